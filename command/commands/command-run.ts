import { resolve } from 'node:path'
import type { Options } from '../command-line.ts'
import { CommandFailure, EXIT } from '../command-failure.ts'
import type { Environment } from '../environment.ts'
import { type Gathered, gatherContext } from '../gather/gather-context.ts'
import type { Instance } from '../instance/call-instance.ts'
import { type Lock, LOCK_FILE, readLock } from '../lock-file.ts'
import { type App, chooseApp } from '../repository/choose-app.ts'
import { findRoot } from '../repository/list-files.ts'
import { type Repository, openRepository, readRepository } from '../repository/read-repository.ts'
import { findSecrets, locateSecrets, withoutSecrets } from '../secrets/find-secrets.ts'
import type { Screen } from '../terminal/screen.ts'

/** One run of the command. */
export interface Run {
  options: Options
  environment: Environment
  screen: Screen
  signal: AbortSignal
}

/** What a command returns: the members of its JSON object. */
export type Outcome = Record<string, unknown>

/** The content of the repository, with the repository that it comes from. */
export interface Read {
  repository: Repository
  gathered: Gathered
}

export const rootOf = ({ options }: Run): string => findRoot(resolve(options.dir ?? '.'))

/**
 * Returns the instance to talk to: from `--instance`, the lock file or FOYER_URL, or else the one that served this
 * file.
 */
export function instanceOf({ options, environment, signal }: Run, lock?: Lock): Instance {
  const url = options.instance ?? lock?.instance ?? environment.instance
  if (url === undefined)
    throw new CommandFailure(EXIT.usage, 'This copy of the command does not know its instance.', {
      fix: 'Set --instance or FOYER_URL, such as --instance http://localhost:3000.',
    })
  if (!URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol))
    throw new CommandFailure(EXIT.usage, `--instance must be an http or https address, not ${url}.`)
  return { url: url.replace(/\/+$/u, ''), apiKey: environment.apiKey, signal }
}

/** Returns the lock file, or throws that there is no agent yet. */
export function getLock(run: Run): Lock {
  const lock = readLock(rootOf(run))
  if (lock) return lock
  throw new CommandFailure(EXIT.usage, `This repository has no agent yet: there is no ${LOCK_FILE}.`, {
    next: 'node foyer.mjs create',
  })
}

/** Reads the repository. Asks for the application if there are several and no option or file names one. */
export async function readContent(run: Run, lock?: Lock): Promise<Read> {
  const opened = openRepository(resolve(run.options.dir ?? '.'))
  const chosen = chooseApp(opened.apps, run.options.app ?? lock?.app)
  const app = Array.isArray(chosen) ? await askApp(run, chosen) : chosen
  const repository = readRepository(opened, app, run.options.exclude ?? [])
  const gathered = gatherContext(repository)
  if (Object.keys(gathered.context).length === 0)
    throw new CommandFailure(
      EXIT.usage,
      'This folder has no content for customers: no README, page, product or contact details.',
      {
        fix: 'Run the command in the repository of your website or product, or name its folder with --app or --dir.',
      },
    )
  if (run.options['skip-secrets']) gathered.context = withoutSecrets(gathered.context)
  return { repository, gathered }
}

async function askApp({ screen }: Run, apps: App[]): Promise<App> {
  const named = apps.map((app) => ({ value: app.folder, label: app.folder.slice(0, -1) || '.', hint: app.framework }))
  if (!screen.isInteractive)
    throw new CommandFailure(EXIT.usage, `This repository has ${apps.length} applications. Choose one with --app.`, {
      next: `node foyer.mjs create --app ${named[0]?.label ?? '.'}`,
      more: { apps: named.map(({ label, hint }) => ({ app: label, framework: hint })) },
    })
  const folder = await screen.choose('Which application should the agent know?', named)
  return apps.find((app) => app.folder === folder) ?? { folder, framework: 'unknown' }
}

/** Throws if the content to send contains a secret. Names files and lines, and never the secret. */
export function refuseSecrets({ repository, gathered }: Read): void {
  const found = findSecrets(gathered.context)
  if (found.length === 0) return
  const places = locateSecrets(found, repository.files)
  const listed = [
    ...new Set(
      places.map(({ kind, path, line, member }) => (path ? `${path}:${line} (${kind})` : `${member} (${kind})`)),
    ),
  ]
  throw new CommandFailure(
    EXIT.secrets,
    `Nothing was sent: ${listed.length === 1 ? 'a secret is' : `${listed.length} secrets are`} in what would be sent.`,
    {
      lines: listed.map((place) => `  ${place}`),
      fix: `Remove ${listed.length === 1 ? 'it' : 'them'}, or leave out such lines with --skip-secrets, or whole files with --exclude.`,
      more: { secrets: places },
    },
  )
}

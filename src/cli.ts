import { parseArgs, type ParseArgsConfig } from 'node:util'
import { VERSION } from '#src/base/version.ts'
import type { CreditsRequest } from './cli/credits-commands.ts'
import { explainFailure } from './cli/explain-failure.ts'
import { ConfigError } from './config.ts'

/** The command `foyer`. Exits with 0 on success, 1 on failure, 2 if the command line is invalid. */
const HELP = `Usage: foyer COMMAND

  start           serve, as npm start does, without building the pages
  backup FILE     write the whole database to FILE
  restore FILE    restore FILE into an empty database
  doctor          check the settings, the database, the disk and external services
  jobs list       list waiting, running, retried and dead jobs
  jobs retry      run dead jobs and jobs that wait for a retry now
  credits show ACCOUNT          show an account's credits and limits; ACCOUNT is its email, its ID or an agent's ID
  credits grant ACCOUNT NUMBER  grant credits to all agents of an account; a negative number takes credits away
  credits limit ACCOUNT         set limits for an account: --agents-per-day N, --model-tokens-per-day N,
                  or “default” to restore one
  demo            create an account with a sample business and weeks of conversations; --email ADDRESS sets its email
  ask QUESTION    ask an agent: --agent ID chooses one of several, --locale LOCALE sets the
                  visitor's language, --explain shows how the answer came about
  --version       print the version

Foyer reads settings from the environment and .env. DATABASE_URL names a PostgreSQL database; without it, Foyer uses the embedded
database in DATA_DIR. While the service runs on the embedded database, backup, jobs, credits and demo run inside it; stop it before
ask and restore.
`

/** PostgreSQL's error code. */
const UNDEFINED_TABLE = '42P01'

type Options = NonNullable<ParseArgsConfig['options']>
type Values = Record<string, string | boolean | undefined>

const OPTIONS: Record<string, Options> = {
  credits: { 'agents-per-day': { type: 'string' }, 'model-tokens-per-day': { type: 'string' } },
  demo: { email: { type: 'string' } },
  ask: { agent: { type: 'string' }, locale: { type: 'string' }, explain: { type: 'boolean' } },
}

/** Each command loads its own modules, so that help and errors are fast. */
const COMMANDS: Record<string, (args: string[], values: Values) => Promise<number>> = {
  start: async () => {
    await import('./main.ts')
    return 0
  },
  doctor: async () => (await import('./cli/doctor.ts')).runDoctor(),
  backup: async ([file]) =>
    file ? (await import('./cli/backup-commands.ts')).backUp(file) : misuse('FILE is missing: foyer backup FILE'),
  restore: async ([file]) =>
    file ? (await import('./cli/backup-commands.ts')).restore(file) : misuse('FILE is missing: foyer restore FILE'),
  jobs: async ([action]) => {
    if (action === 'list') return (await import('./cli/jobs-commands.ts')).listJobs()
    if (action === 'retry') return (await import('./cli/jobs-commands.ts')).retryJobs()
    return misuse('Subcommand is missing: foyer jobs list, or foyer jobs retry')
  },
  credits: async ([action, account, number], { 'agents-per-day': agents, 'model-tokens-per-day': tokens }) => {
    const request = toCreditsRequest(action, account, { number, agents: textOf(agents), tokens: textOf(tokens) })
    return request ? (await import('./cli/credits-commands.ts')).manageCredits(request) : misuse(CREDITS_MISUSE)
  },
  demo: async (_args, { email }) => (await import('./cli/demo-command.ts')).fillDemo(textOf(email)),
  ask: async (words, { agent, locale, explain }) =>
    words.length > 0
      ? (await import('./cli/ask-command.ts')).askAgent(words.join(' '), {
          agent: textOf(agent),
          locale: textOf(locale) ?? '',
          isExplained: explain === true,
        })
      : misuse('QUESTION is missing: foyer ask "How much is it?"'),
}

const CREDITS_MISUSE =
  'Subcommand is missing: foyer credits show ACCOUNT, foyer credits grant ACCOUNT NUMBER, or foyer credits limit ACCOUNT --agents-per-day N'

interface CreditsWords {
  number: string | undefined
  agents: string | undefined
  tokens: string | undefined
}

/** Returns undefined if the arguments are invalid. */
function toCreditsRequest(
  action: string | undefined,
  account: string | undefined,
  words: CreditsWords,
): CreditsRequest | undefined {
  if (!account) return undefined
  if (action === 'show') return { account }
  if (action === 'grant' && /^-?\d{1,9}$/.test(words.number ?? '')) return { account, grant: Number(words.number) }
  const limits = Object.entries({ agents_per_day: words.agents, model_tokens_per_day: words.tokens }).filter(
    ([, value]) => value !== undefined,
  )
  const areLimits = limits.length > 0 && limits.every(([, value]) => /^(default|\d{1,12})$/.test(value ?? ''))
  if (action !== 'limit' || !areLimits) return undefined
  return {
    account,
    limits: Object.fromEntries(limits.map(([name, value]) => [name, value === 'default' ? null : Number(value)])),
  }
}

const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

function misuse(sentence: string): number {
  process.stderr.write(`${sentence}\n\n${HELP}`)
  return 2
}

function help(): number {
  process.stdout.write(HELP)
  return 0
}

function printVersion(): number {
  process.stdout.write(`${VERSION}\n`)
  return 0
}

/** Keeps a negative number at the end from being read as an option. */
function markNumber(words: string[]): string[] {
  return /^-\d+$/.test(words.at(-1) ?? '') && !words.includes('--') ? words.toSpliced(-1, 0, '--') : words
}

async function run(): Promise<number> {
  const words = process.argv.slice(2)
  const named = words.find((word) => !word.startsWith('-')) ?? ''
  const options: Options = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' }, ...OPTIONS[named] }
  const parsed = parseArgs({ args: markNumber(words), allowPositionals: true, options })
  const [name = '', ...args] = parsed.positionals
  const values = parsed.values as Values
  if (values['help'] || name === 'help') return help()
  if (values['version']) return printVersion()
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return command ? command(args, values) : misuse(name ? `Unknown command: ${name}` : 'COMMAND is missing.')
}

// Readers such as `head` close the output early.
process.stdout.on('error', () => process.exit())

try {
  process.exitCode = await run()
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  const misused = code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(
    `${code === UNDEFINED_TABLE ? 'Foyer has not used this database yet.' : explainFailure(error)}\n`,
  )
  process.exitCode = misused || error instanceof ConfigError ? 2 : 1
}

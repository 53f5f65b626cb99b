import { execFile } from 'node:child_process'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { restoreBackup, writeBackup } from './backup.ts'
import { EMBEDDED_MAJOR, databasePaths, pathExists, readMajor } from './data-folder.ts'
import { openInPlace, overPglite } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import type { OlderPgliteWorkerData } from './older-pglite-worker.ts'
import { startOlderPglite } from './pglite.ts'

/**
 * The last releases of the embedded database for each major version of PostgreSQL, which it can no longer read by
 * itself.
 */
const RELEASES: Record<string, string> = { '16': '0.2.17', '17': '0.3.16' }
const PACKAGE = '@electric-sql/pglite'

/**
 * Moves a data folder that an earlier major version of PostgreSQL wrote over to this one: read by the release of then,
 * which npm fetches once, into a backup, and restored from it. What was there stays beside it as `pglite-<major>`.
 * Stopped at any point, it begins again at the next start; done, or with nothing to do, it changes nothing. Throws a
 * sentence with the way by hand.
 */
export async function moveOlderFolder(folder: string, say: (sentence: string) => void): Promise<void> {
  const unlock = await lockFolder(folder)
  try {
    await finishMove(folder)
    const major = await readMajor(folder)
    if (major !== '' && major !== EMBEDDED_MAJOR) await move(folder, major, say)
  } finally {
    await unlock()
  }
}

/** A process that ended between putting the old folder aside and the new one in its place. */
async function finishMove(folder: string): Promise<void> {
  const { live, filled } = databasePaths(folder)
  if (!(await pathExists(live)) && (await pathExists(filled))) await rename(filled, live)
}

async function move(folder: string, major: string, say: (sentence: string) => void): Promise<void> {
  const { live, filling, filled } = databasePaths(folder)
  say(
    `The data folder was written by PostgreSQL ${major}, and this Foyer brings PostgreSQL ${EMBEDDED_MAJOR}. Moving it over; this is done once.`,
  )
  const tools = join(folder, `postgresql-${major}`)
  const packageDir = await fetchRelease(tools, live, major)
  const backup = join(folder, 'backups', `postgresql-${major}.backup`)
  await mkdir(join(folder, 'backups'), { recursive: true, mode: 0o700 })
  const rows = await backUpOlder({ dataDir: live, packageDir }, backup)

  for (const leftover of [filling, filled]) await rm(leftover, { recursive: true, force: true })
  await restoreInto(filling, backup)
  await rename(filling, filled)
  const aside = await freeName(`${live}-${major}`)
  await rename(live, aside)
  await rename(filled, live)
  await rm(tools, { recursive: true, force: true })
  say(
    `Moved ${rows} rows. The old folder is kept as ${aside}, and what was in it as ${backup}; delete both when all is well.`,
  )
}

async function backUpOlder(older: OlderPgliteWorkerData, backup: string): Promise<number> {
  await using database = overPglite(await startOlderPglite(older))
  return await writeBackup(database.db, backup)
}

async function restoreInto(folder: string, backup: string): Promise<void> {
  await using database = await openInPlace(folder)
  await restoreBackup(database, backup)
}

/** The folder of the package that reads that major; fetched unless an earlier start has. */
async function fetchRelease(tools: string, live: string, major: string): Promise<string> {
  const release = RELEASES[major]
  if (!release) throw new Error(byHand(live, major, 'which no release of the embedded database is known to read'))
  const packageDir = join(tools, 'node_modules', ...PACKAGE.split('/'))
  if (await pathExists(join(packageDir, 'package.json'))) return packageDir
  await mkdir(tools, { recursive: true })
  const install = [
    'install',
    '--prefix',
    tools,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${PACKAGE}@${release}`,
  ]
  await promisify(execFile)('npm', install, { cwd: tools }).catch((error: Error & { stderr?: string }) => {
    const problem = `and npm could not fetch ${PACKAGE}@${release}, which reads it (${reasonOf(error)})`
    throw new Error(byHand(live, major, problem), { cause: error })
  })
  return packageDir
}

/** What npm says first: the code of its error, and what it was doing. */
function reasonOf({ stderr = '', message }: Error & { stderr?: string }): string {
  const said = Array.from(stderr.matchAll(/^npm error (\w.*)$/gm), ([, words]) => words)
  return said.slice(0, 2).join(', ') || (message.split('\n')[0] ?? '')
}

function byHand(live: string, major: string, problem: string): string {
  return [
    `The folder ${live} was written by PostgreSQL ${major}, ${problem}. It was left as it is.`,
    `This Foyer brings PostgreSQL ${EMBEDDED_MAJOR}, and moves such a folder over by itself where npm reaches its registry. To do it by hand:`,
    '  1. with the Foyer that wrote it: npx foyer backup before.backup',
    `  2. move ${live} aside`,
    '  3. with this Foyer: npx foyer restore before.backup',
    'Where the earlier Foyer is gone, the newest file of the folder `backups` beside it is at most a day older.',
  ].join('\n')
}

async function freeName(path: string): Promise<string> {
  return (await pathExists(path)) ? `${path}-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : path
}

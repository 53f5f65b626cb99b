import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Of the embedded database. */
export const EMBEDDED_MAJOR = '18'

/** Where a data folder holds the embedded database. */
export function databasePaths(folder: string): Record<'live' | 'filling' | 'filled', string> {
  const live = join(folder, 'pglite')
  // While a folder of an earlier major is moved over: not whole yet, then whole and about to be put in its place.
  return { live, filling: `${live}.filling`, filled: `${live}.filled` }
}

/** The major version of PostgreSQL that wrote a data folder, '' for none. */
export async function readMajor(folder: string): Promise<string> {
  return (await readFile(join(databasePaths(folder).live, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
}

/** Whether the database of a data folder has to be moved over to this major, or a move to be finished. */
export async function needsMoving(folder: string): Promise<boolean> {
  const major = await readMajor(folder)
  return major === '' ? pathExists(databasePaths(folder).filled) : major !== EMBEDDED_MAJOR
}

export function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

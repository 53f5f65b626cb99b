import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The major version of PostgreSQL in the embedded database. */
const EMBEDDED_MAJOR = '18'

/** Returns the path of the embedded database in a data folder. */
export const databasePath = (folder: string): string => join(folder, 'pglite')

/** Throws a message with the fix if another major version of PostgreSQL wrote the database. */
export async function refuseOtherMajor(folder: string): Promise<void> {
  const path = databasePath(folder)
  const major = (await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => EMBEDDED_MAJOR)).trim()
  if (major === EMBEDDED_MAJOR) return
  throw new Error(
    `PostgreSQL ${major} wrote the database in ${path}, and this version of Foyer reads PostgreSQL ${EMBEDDED_MAJOR}. ` +
      `Run "npx foyer backup before.backup" with the version of Foyer that wrote it, move ${path} aside, ` +
      'then run "npx foyer restore before.backup" with this version.',
  )
}

export function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

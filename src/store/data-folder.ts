import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The major version of PostgreSQL that the embedded database is. */
const EMBEDDED_MAJOR = '18'

/** Where a data folder holds the embedded database. */
export const databasePath = (folder: string): string => join(folder, 'pglite')

/** Throws a sentence with the way out when another major version of PostgreSQL wrote the database of a data folder. */
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

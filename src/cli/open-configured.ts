import type { Config } from '#src/config.ts'
import { needsMoving } from '#src/store/data-folder.ts'
import { type Database, type DatabaseLocation, openDatabase } from '#src/store/database.ts'

/** Where the settings say that the database is. */
export function locateDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseLocation {
  return config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir }
}

/** Opens it, moved over first where an earlier major version of PostgreSQL wrote it. */
export async function openConfigured(config: Config): Promise<Database> {
  const location = locateDatabase(config)
  if ('folder' in location && (await needsMoving(location.folder))) {
    const { moveOlderFolder } = await import('#src/store/older-folder.ts')
    await moveOlderFolder(location.folder, (sentence) => process.stderr.write(`${sentence}\n`))
  }
  return openDatabase(location)
}

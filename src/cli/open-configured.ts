import type { Config } from '#src/config.ts'
import { type Database, type DatabaseLocation, openDatabase } from '#src/store/database.ts'

/** Where the settings say that the database is. */
export function locateDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseLocation {
  return config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir }
}

/** Opens the database that the settings name. */
export function openConfigured(config: Config): Promise<Database> {
  return openDatabase(locateDatabase(config))
}

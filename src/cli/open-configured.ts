import type { Config } from '#src/config.ts'
import { type Database, type DatabaseLocation, openDatabase } from '#src/store/database.ts'

/** Returns the location of the configured database. */
export function locateDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseLocation {
  return config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir }
}

/** Opens the configured database. */
export function openConfigured(config: Config): Promise<Database> {
  return openDatabase(locateDatabase(config))
}

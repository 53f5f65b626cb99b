import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import * as first from './migrations/0001-first.ts'

const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
}

/**
 * Brings the schema to this program's version, one node at a time (the migrator takes a lock in the database).
 * Throws a sentence when a newer program has already migrated it further.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } }).migrateToLatest()
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new Error('The database was written by a newer Foyer. Start that version, or restore a backup made with this one.', {
      cause: error,
    })
  }
  if (error) throw error
}

import { sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
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
  check(await createMigrator(db).migrateToLatest())
}

/** Brings the schema to an earlier version, where it is not there or beyond yet. Throws a sentence when this program does not know it. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  if (!(name in MIGRATIONS)) throw new Error('The backup was made by a newer Foyer. Restore it with that version.')
  const applied = await listAppliedMigrations(db)
  if (!applied.includes(name)) check(await createMigrator(db).migrateTo(name))
}

/** The names of what was applied, in order, unknown ones of a newer program included. Lays out nothing. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

function createMigrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
}

function check({ error }: MigrationResultSet): void {
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new Error('The database was written by a newer Foyer. Start that version, or restore a backup made with this one.', {
      cause: error,
    })
  }
  if (error) throw error
}

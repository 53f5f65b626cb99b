import { sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Db, Tx } from './database.ts'
import { readDatabaseFacts } from './database-facts.ts'
import * as first from './migrations/0001-first.ts'
import * as reviews from './migrations/0002-reviews.ts'
import * as cachedTokens from './migrations/0003-cached-tokens.ts'
import * as itemAuthors from './migrations/0004-item-authors.ts'
import * as sessions from './migrations/0005-sessions.ts'
import * as passkeyMails from './migrations/0006-passkey-mails.ts'
import * as batches from './migrations/0007-batches.ts'
import * as creditEvents from './migrations/0008-credit-events.ts'
import * as visitorMcp from './migrations/0009-visitor-mcp.ts'
import * as firstSteps from './migrations/0010-first-steps.ts'
import * as oauth from './migrations/0011-oauth.ts'
import * as judgedLines from './migrations/0012-judged-lines.ts'
import * as looks from './migrations/0013-looks.ts'
import * as notices from './migrations/0014-notices.ts'
import * as oldRows from './migrations/0015-old-rows.ts'
import * as codebases from './migrations/0016-codebases.ts'

// Any number that no other lock in the database uses.
const LOCK_ID = 7_206_114_284

const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-reviews': reviews,
  '0003-cached-tokens': cachedTokens,
  '0004-item-authors': itemAuthors,
  '0005-sessions': sessions,
  '0006-passkey-mails': passkeyMails,
  '0007-batches': batches,
  '0008-credit-events': creditEvents,
  '0009-visitor-mcp': visitorMcp,
  '0010-first-steps': firstSteps,
  '0011-oauth': oauth,
  '0012-judged-lines': judgedLines,
  '0013-looks': looks,
  '0014-notices': notices,
  '0015-old-rows': oldRows,
  '0016-codebases': codebases,
}

export const WRITTEN_BY_NEWER =
  'A newer Foyer has written this database. Start that version, or restore a backup made by this version.'

export const MAY_NOT_CREATE =
  'The role in DATABASE_URL cannot create tables and schemas. Make it the owner of the database: ALTER DATABASE … OWNER TO …'

/**
 * Migrates the schema to this version, one node at a time, all or nothing. Throws a message if a newer version has
 * already migrated it further.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  await migrate(db, (migrator) => migrator.migrateToLatest())
}

/**
 * Migrates the schema up to an earlier version, unless it is already there. Throws a message if this version does not
 * know it.
 */
export async function migrateTo(db: Db, name: string): Promise<void> {
  if (!(name in MIGRATIONS)) throw new Error('A newer Foyer made this backup. Restore it with that version.')
  const applied = await listAppliedMigrations(db)
  if (!applied.includes(name)) await migrate(db, (migrator) => migrator.migrateTo(name))
}

/** Returns the names of the applied migrations in order, including unknown ones of a newer version. Creates nothing. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Reports whether a newer version applied one of these. */
export function areNewer(applied: string[]): boolean {
  return applied.some((name) => !(name in MIGRATIONS))
}

/** Uses a transaction lock: behind a pooler, releasing a session lock could reach another session. */
async function migrate(db: Db, run: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx)
    // The migrator hides the reason, because its next query fails too in the aborted transaction.
    if ((await listAppliedMigrations(tx)).length === 0 && !(await readDatabaseFacts(tx)).mayCreate)
      throw new Error(MAY_NOT_CREATE)
    check(await run(createMigrator(tx)))
  })
}

function createMigrator(db: Tx): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
}

function check({ error }: MigrationResultSet): void {
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new Error(WRITTEN_BY_NEWER, { cause: error })
  }
  if (error) throw error
}

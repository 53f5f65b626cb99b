import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Lets the room of rows that are gone be used again, table by table, so that whoever waits for the one session comes in
 * between.
 */
export async function vacuumTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`.execute(db)
  for (const { name } of rows) await sql`vacuum ${sql.raw(name)}`.execute(db)
}

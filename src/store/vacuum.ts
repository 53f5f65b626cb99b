import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Reclaims the space of deleted rows, table by table, so that queries can use the single session in between. */
export async function vacuumTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`.execute(db)
  for (const { name } of rows) await sql`vacuum ${sql.raw(name)}`.execute(db)
}

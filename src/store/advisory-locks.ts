import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Takes an advisory lock for each name, in the given order. The locks last until the transaction ends. */
export async function acquireLocks(db: Tx, names: string[]): Promise<void> {
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Makes all who ask for the same thing wait for each other until their transactions end. Names are taken in the given
 * order.
 */
export async function acquireLocks(db: Tx, names: string[]): Promise<void> {
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

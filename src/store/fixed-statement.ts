import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs a statement with a constant text, for queries of every request: it needs no query building, and each connection
 * has already planned it.
 */
export async function runFixed<Row>(db: Db, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs a statement whose text never varies, for what every request asks: nothing is built, and each connection has
 * planned it already.
 */
export async function runFixed<Row>(db: Db, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

import { type Compilable, CompiledQuery, type QueryResult } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs a statement with a constant text, for queries of every request: it needs no query building, and each connection
 * has already planned it.
 */
export async function runFixed<Row>(db: Db, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

/** Returns the row of a statement that returns exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('a statement returned no row')
  return row
}

/** Stands for a value while its statement is compiled. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`a statement that is compiled once must not read ${this.name}; pass what it computes`)
  }
}

/**
 * Returns a function that runs a statement, which is built and compiled at its first use only. `build` gets stand-ins
 * for the values: it passes them to the query builder and must not read them.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values
  let compiled: CompiledQuery<Row> | undefined
  return (db, values) => {
    const query = (compiled ??= build(db, slots).compile())
    const parameters = query.parameters.map((one) => (one instanceof Slot ? values[one.name as keyof Values] : one))
    return db.executeQuery({ ...query, parameters })
  }
}

import { type RawBuilder, sql } from 'kysely'

/** Start of the transaction, by the database's clock, which all nodes share. */
export const NOW = sql<Date>`now()`
/** Time of the write, by the database's clock. */
export const THIS_MOMENT = sql<Date>`clock_timestamp()`

type Unit = 'days' | 'hours' | 'mins' | 'secs'

/** Returns a time this long after the start of the transaction; null (never) for no length. */
export function timeFromNow<Count extends number | null>(
  count: Count,
  unit: Unit,
): RawBuilder<Count extends null ? Date | null : Date> {
  return sql`now() + make_interval(${sql.raw(unit)} => ${count})`
}

/** Returns a time this long before the start of the transaction. */
export function timeAgo(count: number, unit: Unit): RawBuilder<Date> {
  return sql`now() - make_interval(${sql.raw(unit)} => ${count})`
}

import { type RawBuilder, sql } from 'kysely'

/** By the database's clock, which is the one all nodes share: when the transaction began. */
export const NOW = sql<Date>`now()`
/** By the same: when the row is written. */
export const THIS_MOMENT = sql<Date>`clock_timestamp()`

type Unit = 'days' | 'hours' | 'mins' | 'secs'

/** So long after the transaction began; of no length never, which is null. */
export function timeFromNow<Count extends number | null>(
  count: Count,
  unit: Unit,
): RawBuilder<Count extends null ? Date | null : Date> {
  return sql`now() + make_interval(${sql.raw(unit)} => ${count})`
}

/** So long before it. */
export function timeAgo(count: number, unit: Unit): RawBuilder<Date> {
  return sql`now() - make_interval(${sql.raw(unit)} => ${count})`
}

import { sql } from 'kysely'

/** By the database's clock, which is the one all nodes share: when the transaction began. */
export const NOW = sql<Date>`now()`
/** By the same: when the row is written. */
export const THIS_MOMENT = sql<Date>`clock_timestamp()`

import type { ColumnType } from 'kysely'

/** Set by the database's clock, which all nodes share. */
export type Time = ColumnType<Date, Date, Date>
export type CreatedAt = ColumnType<Date, Date | undefined, Date>
/** Written as text. */
export type Json<T> = ColumnType<T, string, string>
export type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>

import type { ColumnType } from 'kysely'

/** Kinds of columns. Times are set by the database's clock, which is the one all nodes share. */
export type Time = ColumnType<Date, Date, Date>
export type CreatedAt = ColumnType<Date, Date | undefined, Date>
export type Json<T> = ColumnType<T, string, string>

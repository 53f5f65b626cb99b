import { type Kysely, sql } from 'kysely'

/** Of the input tokens of a turn, those that the provider had cached. */
const STATEMENT = `alter table turns add column cached_tokens integer not null default 0`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db)
}

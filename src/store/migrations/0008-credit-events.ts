import { type Kysely, sql } from 'kysely'

// The last webhook event about the agent's credits, with their limit, such as 'low of 100'.
const STATEMENT = `alter table agents add column credits_announced text`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db)
}

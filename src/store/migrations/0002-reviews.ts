import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // How a model's reply was checked.
  `alter table messages add column review jsonb`,
  // Replies with flagged sentences are rare.
  `create index on messages (conversation_id) where review->'flags' <> '[]'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

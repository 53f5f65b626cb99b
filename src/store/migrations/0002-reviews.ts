import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // How a model's reply was checked.
  `alter table messages add column review jsonb`,
  // Replies with flagged sentences are rare.
  `create index on messages (conversation_id) where review->'flags' <> '[]'`,
  // Corrections become cases: replies that an owner called right or wrong are checked like them.
  `alter table curated_answers
    add column verdict text not null default 'corrected' check (verdict in ('corrected', 'right', 'wrong')),
    add column message_id uuid references messages on delete set null`,
  `create index on curated_answers (message_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

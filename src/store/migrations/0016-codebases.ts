import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The `codebase_context` that an agent was last sent, so that a caller need not repeat the members that stay.
  `create table agent_codebases (
    agent_id uuid primary key references agents on delete cascade,
    context jsonb not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Verdicts of a model on the lines of a website, by a hash of their words.
  `create table judged_lines (
    agent_id uuid not null references agents on delete cascade,
    key text not null,
    verdict text not null,
    primary key (agent_id, key)
  )`,
  // When an agent's lines were last judged, and which were not.
  `create table line_checks (
    agent_id uuid primary key references agents on delete cascade,
    warning text not null,
    checked_at timestamptz not null default now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Websites whose pages loaded the widget.
  `create table widget_sightings (
    agent_id uuid not null references agents (id) on delete cascade,
    host text not null,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    primary key (agent_id, host)
  )`,
  // Steps of an owner that no deletion of old messages or leads undoes.
  `create table first_steps (
    agent_id uuid not null references agents (id) on delete cascade,
    step text not null,
    done_at timestamptz not null,
    primary key (agent_id, step)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Colors and pictures of the website or codebase.
  `alter table agents add column site_look jsonb not null default '{"colors": [], "images": []}'`,
  // Uploaded pictures of agents, as base64, because a backup stores rows as JSON.
  `create table agent_avatars (
    id uuid primary key,
    agent_id uuid not null references agents (id) on delete cascade,
    webp text not null,
    created_at timestamptz not null default now()
  )`,
  `create index on agent_avatars (agent_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

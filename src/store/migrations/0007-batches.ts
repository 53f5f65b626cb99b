import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table agent_batches (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    template_agent_id uuid references agents (id) on delete set null,
    actor jsonb not null,
    created_at timestamptz not null default now(),
    cancelled_at timestamptz
  )`,
  `create index agent_batches_account on agent_batches (account_id)`,
  `create index agent_batches_template on agent_batches (template_agent_id)`,
  `create table agent_batch_rows (
    batch_id uuid not null references agent_batches (id) on delete cascade,
    position integer not null,
    state text not null check (state in ('waiting', 'created', 'failed')),
    request jsonb,
    tries integer not null default 0,
    agent_id uuid references agents (id) on delete cascade,
    failure jsonb,
    primary key (batch_id, position)
  )`,
  `create index agent_batch_rows_agent on agent_batch_rows (agent_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

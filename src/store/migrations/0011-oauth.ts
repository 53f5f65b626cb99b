import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // A key that a person gave to an OAuth client: for one resource, with a token that is replaced every hour.
  `alter table api_keys add column person_id uuid references accounts on delete cascade`,
  `alter table api_keys add column audience text`,
  `alter table api_keys add column client_host text`,
  `alter table api_keys add column refresh_until timestamptz`,
  `create index api_keys_person on api_keys (person_id) where person_id is not null`,
  `create table oauth_clients (
    id text primary key,
    name text not null,
    redirect_uris text[] not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index oauth_clients_expiry on oauth_clients (expires_at)`,
  `create table oauth_codes (
    code_hash text primary key,
    person_id uuid not null references accounts on delete cascade,
    workspace_id uuid not null references accounts on delete cascade,
    client_id text not null,
    client_name text not null,
    client_host text not null,
    redirect_uri text not null,
    challenge text not null,
    scopes text[] not null,
    audience text not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    key_id uuid references api_keys on delete cascade
  )`,
  `create index oauth_codes_person on oauth_codes (person_id)`,
  `create index oauth_codes_workspace on oauth_codes (workspace_id)`,
  `create index oauth_codes_key on oauth_codes (key_id) where key_id is not null`,
  `create table oauth_refresh_tokens (
    token_hash text primary key,
    key_id uuid not null references api_keys on delete cascade,
    client_id text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  `create index oauth_refresh_tokens_key on oauth_refresh_tokens (key_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

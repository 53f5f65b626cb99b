/** The tables of accounts and of the people who work in them, a part of the first migration. */
export const ACCOUNT_TABLES = [
  `create table accounts (
    id uuid primary key,
    email text unique,
    provisional boolean not null,
    origin_email text,
    name text,
    credits_limit integer not null default 0,
    credits_used integer not null default 0 check (credits_used between 0 and credits_limit),
    agents_per_day integer,
    model_tokens_per_day bigint,
    created_at timestamptz not null default now()
  )`,

  `create index on accounts (origin_email) where origin_email is not null`,

  `create table sessions (
    id uuid primary key,
    token_hash text not null unique,
    account_id uuid not null references accounts on delete cascade,
    workspace_id uuid references accounts on delete set null,
    device text not null,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index on sessions (account_id)`,
  `create index on sessions (workspace_id)`,

  // Requests to sign in by email. The link and the code are created when the email is sent.
  `create table sign_ins (
    id uuid primary key,
    email text not null,
    browser_hash text not null unique,
    token_hash text unique,
    code_hash text,
    tries integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index on sign_ins (email)`,

  `create table passkeys (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    device text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index on passkeys (account_id)`,
  `create table passkey_challenges (
    challenge_hash text primary key,
    account_id uuid references accounts on delete cascade,
    expires_at timestamptz not null
  )`,

  // Members of a workspace, except its owner.
  `create table members (
    workspace_id uuid not null references accounts on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    role text not null check (role in ('owner', 'editor')),
    created_at timestamptz not null default now(),
    primary key (workspace_id, account_id)
  )`,
  `create index on members (account_id)`,
  `create table invitations (
    id uuid primary key,
    workspace_id uuid not null references accounts on delete cascade,
    email text not null,
    role text not null check (role in ('owner', 'editor')),
    token_hash text unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    unique (workspace_id, email)
  )`,
  `create index on invitations (email)`,

  // The audit log of a workspace: names of fields, never their values.
  `create table audit_entries (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    actor_kind text not null check (actor_kind in ('person', 'key', 'operator')),
    actor_id uuid,
    actor_name text not null,
    action text not null,
    target_id text,
    fields text[] not null default '{}',
    created_at timestamptz not null default now()
  )`,
  `create index on audit_entries (account_id, id)`,
  `create index on audit_entries (actor_id) where actor_kind = 'person'`,

  `create table api_keys (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    name text not null,
    key_hash text not null unique,
    ending text not null,
    scopes text[] not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
  )`,
  `create index on api_keys (account_id)`,

  // Workspaces whose offer an account declined.
  `create table refused_workspaces (
    account_id uuid not null references accounts on delete cascade,
    workspace_id uuid not null references accounts on delete cascade,
    primary key (account_id, workspace_id)
  )`,

  `create table known_emails (
    email text primary key,
    created_at timestamptz not null default now()
  )`,
]

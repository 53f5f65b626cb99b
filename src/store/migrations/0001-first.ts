import { type Kysely, sql } from 'kysely'
import { ACCOUNT_TABLES } from './0001-accounts.ts'
import { KNOWLEDGE_TABLES } from './0001-knowledge.ts'
import { WHATSAPP_TABLES } from './0001-whatsapp.ts'

const STATEMENTS = [
  `create extension if not exists vector`,

  ...ACCOUNT_TABLES,

  `create table agents (
    id uuid primary key,
    account_id uuid references accounts on delete cascade,
    state text not null check (state in ('demo', 'active', 'archived')),
    name text not null,
    company_name text not null,
    email text,
    industry text,
    greeting text not null,
    language text not null,
    website_url text,
    website text unique,
    linkedin_url text,
    source text,
    channels text[] not null,
    widget_key text not null unique,
    chat_code text not null unique,
    whatsapp_phone text,
    address_hash text,
    credits_limit integer not null,
    credits_used integer not null default 0 check (credits_used between 0 and credits_limit),
    trial_ends_at timestamptz,
    knowledge_version integer not null default 1,
    embedding_model text not null,
    research_state text not null check (research_state in ('none', 'reading', 'done')),
    pages_read integer not null default 0,
    pages_to_read integer not null default 0,
    warnings jsonb not null default '[]',
    verified_at timestamptz,
    retention_days integer not null default 365,
    missing_content text[] not null default '{}',
    appearance jsonb not null default '{}',
    is_new_user boolean not null,
    ask_consent boolean not null default false,
    time_zone text,
    site_time_zone text not null default '',
    privacy_url text,
    tone text not null default 'neutral' check (tone in ('neutral', 'warm', 'formal', 'brief')),
    languages text[] not null default '{}',
    goals text not null default '',
    consent_text text,
    consent_version integer not null default 0,
    identity_salt uuid not null default gen_random_uuid(),
    created_at timestamptz not null default now()
  )`,
  `create index on agents (account_id, created_at)`,
  `create index on agents (email) where account_id is null`,

  `create table refused_agents (
    account_id uuid not null references accounts on delete cascade,
    agent_id uuid not null references agents on delete cascade,
    primary key (account_id, agent_id)
  )`,
  `create index on refused_agents (agent_id)`,

  // Consent texts and when they started; null for Foyer's own texts.
  `create table consent_texts (
    agent_id uuid not null references agents on delete cascade,
    version integer not null,
    text text,
    created_at timestamptz not null default now(),
    primary key (agent_id, version)
  )`,

  `create table creations (
    id uuid primary key,
    owner text not null,
    address_hash text,
    website text,
    agent_id uuid,
    created_at timestamptz not null default now(),
    lease_until timestamptz not null
  )`,
  `create index on creations (owner, created_at)`,
  `create index on creations (address_hash, created_at)`,
  `create index on creations (website) where agent_id is null`,

  // The state of reading an agent's website.
  `create table site_readings (
    agent_id uuid primary key references agents on delete cascade,
    resume jsonb,
    is_finished boolean not null,
    is_stale boolean not null default false,
    start_url text,
    translations text[] not null default '{}',
    started_at timestamptz not null default now()
  )`,

  // Every URL of a website that was tried, with its outcome. A page is kept during temporary failures, because each
  // change makes Foyer understand all pages together again.
  `create table site_pages (
    agent_id uuid not null references agents on delete cascade,
    url text not null,
    position integer not null,
    outcome text not null check (outcome in ('read', 'rendered', 'skipped', 'failed')),
    reason text not null,
    sentence text not null,
    page jsonb,
    content_hash text,
    etag text not null default '',
    last_modified text not null default '',
    tried_at timestamptz not null default now(),
    changed_at timestamptz,
    interval_hours real,
    due_at timestamptz,
    primary key (agent_id, url)
  )`,
  `create index on site_pages (due_at) where due_at is not null`,

  // The changes of pages and items by each refresh.
  `create table site_changes (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    began_at timestamptz not null default now(),
    pages jsonb not null default '[]',
    items jsonb not null default '[]'
  )`,
  `create index on site_changes (agent_id, id)`,

  // The ten questions of a report, answered from this version of the knowledge.
  `create table asked_questions (
    agent_id uuid primary key references agents on delete cascade,
    knowledge_version integer not null,
    answers jsonb not null
  )`,

  // Uploaded files. Their text is in knowledge items.
  `create table uploads (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    name text not null,
    bytes integer not null,
    created_at timestamptz not null default now(),
    unique (agent_id, name)
  )`,

  `create table claim_links (
    token_hash text primary key,
    agent_id uuid not null references agents on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    mailed_to text
  )`,
  `create index on claim_links (agent_id)`,

  `create table mails (
    id uuid primary key,
    kind text not null check (kind in ('claim', 'website_taken', 'trial_ended', 'new_lead', 'person_wanted', 'sign_in', 'invitation', 'webhook_off', 'whatsapp_problem')),
    agent_id uuid references agents on delete cascade,
    sign_in_id uuid references sign_ins on delete cascade,
    invitation_id uuid references invitations on delete set null,
    email text not null,
    inbox_hash text not null,
    notices integer not null default 1,
    created_at timestamptz not null default now(),
    sent_at timestamptz
  )`,
  `create index on mails (inbox_hash, created_at)`,
  `create index on mails (agent_id)`,
  `create index on mails (sign_in_id)`,
  `create index on mails (invitation_id)`,
  `create unique index on mails (agent_id) where kind = 'trial_ended'`,
  `create index on mails (created_at)`,

  `create table stopped_inboxes (
    inbox_hash text primary key,
    created_at timestamptz not null default now()
  )`,

  ...KNOWLEDGE_TABLES,

  `create table conversations (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    channel text not null check (channel in ('webchat', 'whatsapp')),
    token_hash text unique,
    preview boolean not null,
    session_id uuid references sessions on delete set null,
    visitor text,
    address_hash text,
    chat_code_hash text unique,
    chat_code_expires_at timestamptz,
    locale text not null,
    page_url text,
    mode text not null default 'agent' check (mode in ('agent', 'waiting', 'person')),
    consent text not null default 'none' check (consent in ('none', 'asked', 'given')),
    identity jsonb,
    last_message_id uuid,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create index on conversations (agent_id, created_at)`,
  `create index on conversations (agent_id, last_message_id)`,
  `create index on conversations (changed_at)`,
  `create index on conversations (session_id) where session_id is not null`,

  // Unanswered questions, grouped by meaning.
  `create table gaps (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    question text not null,
    language text not null,
    state text not null default 'open' check (state in ('open', 'answered', 'dismissed')),
    created_at timestamptz not null default now()
  )`,
  `create index on gaps (agent_id)`,

  // Corrections. Each is checked again after every research.
  `create table curated_answers (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    question text not null,
    answer text not null,
    site_said text,
    site_says text,
    holds boolean,
    checked_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index on curated_answers (agent_id)`,

  `create table leads (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    conversation_id uuid not null unique references conversations on delete cascade,
    details jsonb not null,
    stage text not null check (stage in ('curious', 'interested', 'ready')),
    stage_set boolean not null default false,
    status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost')),
    consent jsonb not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index on leads (agent_id, created_at)`,

  // A turn has the ID of its reply. A turn with an expired lease belongs to a dead process.
  `create table turns (
    id uuid primary key,
    conversation_id uuid not null references conversations on delete cascade,
    agent_id uuid not null references agents on delete cascade,
    state text not null check (state in ('running', 'done', 'superseded', 'failed')),
    paid boolean not null,
    shown boolean not null default false,
    answerer text,
    input_tokens integer not null default 0,
    output_tokens integer not null default 0,
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    lease_until timestamptz not null
  )`,
  `create index on turns (conversation_id, id)`,
  `create index on turns (lease_until) where state = 'running'`,

  `create table messages (
    id uuid primary key,
    conversation_id uuid not null references conversations on delete cascade,
    agent_id uuid not null references agents on delete cascade,
    role text not null check (role in ('visitor', 'agent', 'person')),
    text text not null,
    sources jsonb not null default '[]',
    cards jsonb not null default '[]',
    actions jsonb not null default '[]',
    suggestions jsonb not null default '[]',
    passages jsonb not null default '[]',
    words tsvector not null default '',
    answered boolean not null,
    turn_id uuid references turns on delete set null,
    client_id uuid,
    rating text check (rating in ('up', 'down')),
    rating_comment text,
    unanswered text,
    gap_id uuid references gaps on delete set null,
    created_at timestamptz not null default now(),
    unique (conversation_id, client_id)
  )`,
  `create index on messages (conversation_id, id)`,
  `create index on messages (turn_id)`,
  `create index on messages (agent_id, role, created_at)`,
  // Indexes for rare values that conversations are filtered by.
  `create index on messages (conversation_id) where role = 'person'`,
  `create index on messages (conversation_id) where role = 'agent' and not answered`,
  `create index on messages (conversation_id, rating) where rating is not null`,
  `create index on messages (gap_id)`,
  // Questions without a gap.
  `create index on messages (agent_id, id) where unanswered is not null and gap_id is null`,
  `create index on messages using gin (words)`,

  `create table webhooks (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    agent_id uuid references agents on delete cascade,
    url text not null,
    events text[] not null,
    state text not null default 'on' check (state in ('on', 'off')),
    off_reason text,
    secret_version integer not null default 1,
    rotated_at timestamptz,
    last_success_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index on webhooks (account_id)`,
  `create index on webhooks (agent_id)`,

  `create table webhook_deliveries (
    id uuid primary key,
    webhook_id uuid not null references webhooks on delete cascade,
    agent_id uuid references agents on delete cascade,
    conversation_id uuid references conversations on delete cascade,
    event text not null,
    body text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null default 0,
    status integer,
    error text,
    next_attempt_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index on webhook_deliveries (webhook_id, id)`,
  `create index on webhook_deliveries (agent_id)`,
  `create index on webhook_deliveries (conversation_id)`,
  `create index on webhook_deliveries (created_at)`,

  // Model tokens per day (UTC), by account and in total.
  `create table token_counts (
    day date not null,
    owner text not null,
    tokens bigint not null,
    primary key (day, owner)
  )`,

  ...WHATSAPP_TABLES,

  `create table idempotency_keys (
    key_hash text primary key,
    holder uuid not null,
    request_hash text not null,
    resource_id uuid,
    created_at timestamptz not null default now(),
    lease_until timestamptz not null
  )`,
  `create index on idempotency_keys (created_at)`,

  `create table research_runs (
    id uuid primary key,
    host text not null,
    lease_until timestamptz not null
  )`,
  `create index on research_runs (host)`,

  // Counts of the current minute and hour. Unlogged is faster, and losing them in a crash is harmless.
  `create unlogged table request_counts (
    key text primary key,
    window_started_at timestamptz not null,
    count integer not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

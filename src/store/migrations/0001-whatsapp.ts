/** The tables of WhatsApp and its simulator, a part of the first migration. */
export const WHATSAPP_TABLES = [
  // WhatsApp numbers of owners, with encrypted tokens.
  `create table whatsapp_numbers (
    id uuid primary key,
    agent_id uuid not null unique references agents on delete cascade,
    phone_number_id text not null unique,
    phone text not null,
    name text not null,
    token_sealed text not null,
    app_secret_sealed text,
    verify_token text not null,
    template text,
    problem text,
    created_at timestamptz not null default now()
  )`,

  // One visitor at one number. An opt-out is kept after the messages are deleted.
  `create table whatsapp_chats (
    id uuid primary key,
    phone_number_id text not null,
    visitor text not null,
    name text not null default '',
    conversation_id uuid references conversations on delete set null,
    last_inbound_at timestamptz not null default now(),
    window_closed boolean not null default false,
    opted_out_at timestamptz,
    created_at timestamptz not null default now(),
    unique (phone_number_id, visitor)
  )`,
  `create index on whatsapp_chats (conversation_id)`,

  // Keys to detect repeated deliveries. The content is deleted once it is handled.
  `create table whatsapp_inbound (
    phone_number_id text not null,
    message_id text not null,
    chat_id uuid not null references whatsapp_chats on delete cascade,
    content jsonb,
    sent_at timestamptz not null,
    received_at timestamptz not null default clock_timestamp(),
    primary key (phone_number_id, message_id)
  )`,
  `create index on whatsapp_inbound (chat_id)`,
  `create index on whatsapp_inbound (received_at)`,

  // Outgoing messages and their delivery state.
  `create table whatsapp_outbox (
    id uuid primary key,
    chat_id uuid not null references whatsapp_chats on delete cascade,
    message_id uuid references messages on delete cascade,
    key text not null,
    content jsonb not null,
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'unknown', 'sent', 'delivered', 'read', 'failed')),
    attempts integer not null default 0,
    remote_id text,
    reported boolean not null default false,
    error text,
    created_at timestamptz not null default clock_timestamp(),
    attempted_at timestamptz,
    unique (chat_id, key)
  )`,
  `create index on whatsapp_outbox (chat_id, id) where state in ('waiting', 'sending')`,
  `create index on whatsapp_outbox (remote_id)`,
  `create index on whatsapp_outbox (message_id)`,

  // The simulator's phone: the messages of both sides.
  `create unlogged table simulator_messages (
    id uuid primary key,
    visitor text not null,
    sender text not null check (sender in ('visitor', 'agent')),
    remote_id text not null unique,
    body jsonb not null,
    is_read boolean not null default false,
    typing_at timestamptz,
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create index on simulator_messages (visitor, id)`,
]

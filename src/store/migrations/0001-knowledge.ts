/** What agents know and search, a part of the first migration. */
export const KNOWLEDGE_TABLES = [
  `create table knowledge_items (
    id uuid primary key,
    agent_id uuid not null references agents on delete cascade,
    item_type text not null check (item_type in ('faq', 'product', 'policy', 'document')),
    title text not null,
    content text not null,
    category text,
    source_url text,
    image_url text,
    language text not null,
    origin text not null check (origin in ('website', 'linkedin', 'codebase', 'added', 'upload')),
    state text not null default 'live' check (state in ('live', 'held', 'quarantined', 'removed')),
    state_before text,
    facts jsonb,
    site_said jsonb,
    site_says jsonb,
    upload_id uuid references uploads on delete cascade deferrable initially deferred,
    updated_at timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`,
  `create index on knowledge_items (agent_id, title)`,
  // Lets one of several simultaneous calls add the same item. md5 shortens the text for the index.
  `create unique index knowledge_items_added_once on knowledge_items (agent_id, title, md5(content), item_type, coalesce(category, ''))
    where origin = 'added' and state <> 'removed'`,
  `create index on knowledge_items (upload_id) where upload_id is not null`,

  // Chunks belong to items and embeddings to chunks. The agent's ID is repeated for searches; checks and deletions go
  // through the item.
  `create table chunks (
    id uuid primary key,
    agent_id uuid not null,
    item_id uuid not null references knowledge_items on delete cascade,
    position integer not null,
    content text not null,
    words tsvector
  )`,
  `create index on chunks (agent_id)`,
  `create index on chunks (item_id)`,
  // Only for large agents, so that adding items to others costs nothing.
  `create index on chunks using gin (words) where words is not null`,

  // Searched exactly, per agent and model. A vector is stored in its row if it fits: 2 to 4 times faster to scan.
  `create table embeddings (
    chunk_id uuid not null references chunks on delete cascade,
    agent_id uuid not null,
    model text not null,
    embedding vector not null,
    primary key (chunk_id, model)
  ) with (toast_tuple_target = 8160)`,
  `alter table embeddings alter column embedding set storage external`,
  `create index on embeddings (agent_id, model)`,
]

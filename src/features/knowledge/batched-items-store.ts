import { createId } from '#src/base/ids.ts'
import type { ChangeBy } from '#src/features/accounts/accounts.ts'
import type { Db } from '#src/store/database.ts'
import { runFixed } from '#src/store/fixed-statement.ts'
import { batchRunsPer } from '#src/store/batch-runs.ts'
import { toVectorBytes } from './chunks-store.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'

interface OneChunkItem {
  agentId: string
  /** Account of the API key. */
  accountId: string
  item: NewKnowledgeItem
  chunk: { content: string; vector: Float32Array }
  model: string
  /** For the audit log. */
  change: ChangeBy | undefined
}

interface StoredItem {
  id: string
  agent: { id: string; name: string }
  /** Knowledge version that includes the item. */
  version: number
}

// Each needs a parameter for its vector.
const MAX_BATCH = 16
const vectors = Array.from({ length: MAX_BATCH }, (_, at) => `$${at + 2}::vector`).join(', ')

/*
 * Every writer locks rows in the same order, items by their unique columns and then agents by ID, so that statements do
 * not deadlock. The limits on lookups keep a plan made while tables were small from scanning them whole.
 */
const ADD = `
  with asked as materialized (
    select asked.*, agent.name, vector
    from unnest(array[${vectors}]) with ordinality as given (vector, at)
    join json_to_recordset($1::json) as asked (
      at int, id uuid, agent_id uuid, account_id uuid, item_type text, title text, content text, category text, source_url text, language text,
      origin text, author text, chunk_id uuid, chunk text, model text,
      entry_id uuid, actor_kind text, actor_id uuid, actor_name text, action text, fields text[]
    ) on asked.at = given.at
    cross join lateral (
      select name from agents where id = asked.agent_id and account_id = asked.account_id and state = 'active' limit 1
    ) as agent
    where (
      select true from knowledge_items i
      where i.agent_id = asked.agent_id and i.title = asked.title and i.content = asked.content and i.item_type = asked.item_type
        and coalesce(i.category, '') = coalesce(asked.category, '')
      limit 1
    ) is null
  ), items as (
    insert into knowledge_items (id, agent_id, item_type, title, content, category, source_url, language, origin, author)
    select id, agent_id, item_type, title, content, category, source_url, language, origin, author from asked
    order by agent_id, title, content, item_type, category
    on conflict (agent_id, title, md5(content), item_type, coalesce(category, '')) where origin = 'added' and state <> 'removed' do nothing
    returning id, agent_id
  ), part1 as (
    insert into chunks (id, agent_id, item_id, position, content) select chunk_id, agent_id, id, 0, coalesce(chunk, content) from asked join items using (id, agent_id)
  ), part2 as (
    insert into embeddings (chunk_id, agent_id, model, embedding) select chunk_id, agent_id, model, vector from asked join items using (id, agent_id)
  ), part3 as (
    insert into audit_entries (id, account_id, actor_kind, actor_id, actor_name, action, target_id, fields)
    select entry_id, account_id, actor_kind, actor_id, actor_name, action, id::text, fields
    from asked join items using (id, agent_id) where action is not null
  ), locked as (
    select id from agents where id = any(array(select agent_id from items)) order by id for no key update
  ), part4 as (
    update agents set knowledge_version = knowledge_version + 1 where id = any(array(select id from locked))
    returning id as agent_id, knowledge_version
  )
  select at, id, agent_id as "agentId", name, knowledge_version as version
  from asked join items using (id, agent_id) join part4 using (agent_id)`

/**
 * Adds a one-chunk item to an active agent of the account, with its audit entry, unless the item already exists;
 * returns null and does nothing if any condition fails. Concurrent calls share a round trip.
 */
export const addOneChunkItem: (db: Db, addition: OneChunkItem) => Promise<StoredItem | null> = batchRunsPer(
  addOneChunkItems,
  MAX_BATCH,
)

async function addOneChunkItems(db: Db, additions: OneChunkItem[]): Promise<(StoredItem | null)[]> {
  const asked = additions.map(({ agentId, accountId, item, chunk, model, change }, index) => ({
    at: index + 1,
    id: createId(),
    agent_id: agentId,
    account_id: accountId,
    item_type: item.type,
    title: item.title,
    content: item.content,
    category: item.category,
    source_url: item.sourceUrl,
    language: item.language,
    origin: item.origin,
    author: item.author,
    chunk_id: createId(),
    chunk: chunk.content === item.content ? null : chunk.content,
    model,
    ...(change && {
      entry_id: createId(),
      actor_kind: change.actor.kind,
      actor_id: change.actor.id,
      actor_name: change.actor.name,
      action: change.action,
      fields: change.fields,
    }),
  }))
  const bytes = Array.from({ length: MAX_BATCH }, (_, at) => additions[at] && toVectorBytes(additions[at].chunk.vector))
  const rows = await runFixed<{ at: number; id: string; agentId: string; name: string; version: number }>(db, ADD, [
    JSON.stringify(asked),
    ...bytes,
  ])
  const stored = new Map(
    rows.map(({ at, id, agentId, name, version }) => [at, { id, agent: { id: agentId, name }, version }]),
  )
  return additions.map((_addition, index) => stored.get(index + 1) ?? null)
}

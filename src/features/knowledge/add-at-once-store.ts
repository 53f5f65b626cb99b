import { createId } from '#src/base/ids.ts'
import type { Db } from '#src/store/database.ts'
import { runFixed } from '#src/store/fixed-statement.ts'
import { toVectorBytes } from './chunks-store.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'

export interface OneChunkItem {
  agentId: string
  /** Of the key that came. */
  accountId: string
  item: NewKnowledgeItem
  chunk: string
  vector: Float32Array
  model: string
}

// The parts stand in the order of `insertKnowledge`: who locks the same rows in another order waits for ever.
const ADD = `
  with agent as materialized (
    select id, name from agents
    where id = $1 and account_id = $2 and state = 'active' and not exists (
      select from knowledge_items
      where agent_id = $1 and title = $5 and content = $6 and item_type = $4 and coalesce(category, '') = coalesce($7::text, '')
    )
  ), part0 as (
    insert into knowledge_items (id, agent_id, item_type, title, content, category, source_url, language, origin)
    select $3::uuid, id, $4, $5, $6, $7, $8, $9, $10 from agent
  ), part1 as (
    insert into chunks (id, agent_id, item_id, position, content) select $11::uuid, id, $3::uuid, 0, $12 from agent
  ), part2 as (
    insert into embeddings (chunk_id, agent_id, model, embedding) select $11::uuid, id, $13, $14::vector from agent
  ), part3 as (
    update agents set knowledge_version = knowledge_version + 1 where id in (select id from agent)
  )
  select id, name from agent`

/**
 * Adds an item of one chunk to an active agent of the account, unless one says the same already; nothing happens, and nothing is
 * answered, when any of it is not so. One round trip. Throws what `isTwin` knows when the same was added at this moment.
 */
export async function addOneChunkItem(
  db: Db,
  { agentId, accountId, item, chunk, vector, model }: OneChunkItem,
): Promise<{ id: string; agent: { id: string; name: string } } | undefined> {
  const { type, title, content, category, sourceUrl, language, origin } = item
  const id = createId()
  const values = [agentId, accountId, id, type, title, content, category, sourceUrl, language, origin, createId(), chunk, model]
  const [agent] = await runFixed<{ id: string; name: string }>(db, ADD, [...values, toVectorBytes(vector)])
  return agent && { id, agent }
}

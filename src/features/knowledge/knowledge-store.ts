import { sql } from 'kysely'
import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { KnowledgeItemsTable } from '#src/store/tables.ts'
import { toVectorBytes } from './chunks-store.ts'

export type ItemState = 'live' | 'held'

/** An item that stands, and whether all of it has vectors. */
export interface AddedItem {
  id: string
  state: ItemState
  embedded: boolean
}

export interface KnowledgeItem {
  id: string
  type: KnowledgeItemsTable['item_type']
  title: string
  content: string
  category: string | null
  sourceUrl: string | null
  language: string
  origin: KnowledgeItemsTable['origin']
  state: ItemState
}

export type NewKnowledgeItem = Omit<KnowledgeItem, 'id' | 'state'>

/** A piece of an item with its vector, or without one when the embedding could not be had. */
export interface NewChunk {
  itemIndex: number
  position: number
  content: string
  vector: Float32Array | undefined
}

/** Items with their chunks and vectors, ready to be stored in one transaction. */
export interface PreparedKnowledge {
  /** The model that the vectors are of. */
  model: string
  items: NewKnowledgeItem[]
  chunks: NewChunk[]
}

const columns = [
  'id',
  'item_type as type',
  'title',
  'content',
  'category',
  'source_url as sourceUrl',
  'language',
  'origin',
  'state',
] as const

const addedColumns = [
  'item.id',
  'item.state',
  sql<boolean>`exists (select from chunks join embeddings on chunk_id = chunks.id where item_id = item.id)`.as('embedded'),
] as const

export function listKnowledgeItems(db: Db, agentId: string): Promise<KnowledgeItem[]> {
  return db.selectFrom('knowledge_items').select(columns).where('agent_id', '=', agentId).orderBy('id').execute()
}

/** Deletes items with their chunks and vectors. */
export async function deleteItems(db: Db, agentId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('knowledge_items').where('agent_id', '=', agentId).where('id', 'in', ids).execute()
}

export interface OwnItem extends KnowledgeItem {
  createdAt: Date
}

export interface ItemFilter {
  type?: KnowledgeItem['type'] | undefined
  state?: ItemState | undefined
  /** In title or content, in whatever letter case. */
  text?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Newest first, held ones included. */
export function listItemsBefore(db: Db, agentId: string, { type, state, text, cursor, limit }: ItemFilter): Promise<OwnItem[]> {
  const pattern = `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('knowledge_items')
    .select(columns)
    .select('created_at as createdAt')
    .where('agent_id', '=', agentId)
    .$if(type !== undefined, (query) => query.where('item_type', '=', type ?? 'faq'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'live'))
    .$if(text !== undefined, (query) => query.where((is) => is.or([is('title', 'ilike', pattern), is('content', 'ilike', pattern)])))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes an item of one of the account's agents; nothing when the account has no such item. */
export function deleteOwnItem(db: Tx, accountId: string, itemId: string): Promise<{ agentId: string } | undefined> {
  return db
    .deleteFrom('knowledge_items as item')
    .using('agents')
    .whereRef('agents.id', '=', 'item.agent_id')
    .where('agents.account_id', '=', accountId)
    .where('item.id', '=', itemId)
    .returning('item.agent_id as agentId')
    .executeTakeFirst()
}

/** The items that the agent answers from. */
export function listLiveItems(db: Db, agentId: string): Promise<KnowledgeItem[]> {
  return db
    .selectFrom('knowledge_items')
    .select(columns)
    .where('agent_id', '=', agentId)
    .where('state', '=', 'live')
    .orderBy('id')
    .execute()
}

/** How many items the agent answers from. */
export function countKnowledgeItems(db: Db, agentId: string): Promise<number> {
  return countItems(db, agentId, { state: 'live' })
}

export async function countItems(db: Db, agentId: string, { state, origin }: { state: ItemState; origin?: 'added' }): Promise<number> {
  const row = await db
    .selectFrom('knowledge_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('agent_id', '=', agentId)
    .where('state', '=', state)
    .$if(origin !== undefined, (query) => query.where('origin', '=', 'added'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The item that says the same in the same words, if there is one. */
export async function findSameItem(db: Db, agentId: string, item: NewKnowledgeItem): Promise<AddedItem | undefined> {
  return db
    .selectFrom('knowledge_items as item')
    .select(addedColumns)
    .where('agent_id', '=', agentId)
    .where('title', '=', item.title)
    .where('content', '=', item.content)
    .where('item_type', '=', item.type)
    .where(sql`coalesce(category, '')`, '=', item.category ?? '')
    .orderBy('item.id')
    .executeTakeFirst()
}

/** Throws `not_found` when the item was deleted. */
export async function getAddedItem(db: Db, id: string): Promise<AddedItem> {
  const item = await db.selectFrom('knowledge_items as item').select(addedColumns).where('item.id', '=', id).executeTakeFirst()
  if (!item) throw new AppError('not_found', 'The item that this request added was deleted.')
  return item
}

export async function setItemLive(db: Tx, id: string): Promise<void> {
  await db.updateTable('knowledge_items').set({ state: 'live' }).where('id', '=', id).execute()
}

/** Lets the agent of the account answer from an item; nothing when the account has no such item. */
export async function releaseHeldItem(db: Tx, accountId: string, itemId: string): Promise<{ agentId: string } | undefined> {
  return db
    .updateTable('knowledge_items as item')
    .from('agents')
    .set({ state: 'live' })
    .whereRef('agents.id', '=', 'item.agent_id')
    .where('agents.account_id', '=', accountId)
    .where('item.id', '=', itemId)
    .returning('item.agent_id as agentId')
    .executeTakeFirst()
}

export interface SimilarityQuery {
  /** Vectors of other models are not looked at. */
  model: string
  vector: Float32Array
  limit: number
}

/** Cosine similarity of a query with each item's closest chunk, by item id; the closest items only. */
export async function findSimilarItems(db: Db, agentId: string, { model, vector, limit }: SimilarityQuery): Promise<Map<string, number>> {
  const { rows } = await sql<{ itemId: string; similarity: number }>`
    select c.item_id as "itemId", max(1 - (e.embedding <=> ${toVectorBytes(vector)}::vector)) as similarity
    from embeddings e join chunks c on c.id = e.chunk_id join knowledge_items i on i.id = c.item_id
    where e.agent_id = ${agentId} and e.model = ${model} and i.state = 'live'
    group by c.item_id order by 2 desc limit ${limit}`.execute(db)
  return new Map(rows.map((row) => [row.itemId, row.similarity]))
}

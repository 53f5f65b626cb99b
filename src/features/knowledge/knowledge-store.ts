import { type Selection, sql } from 'kysely'
import { AppError } from '#src/base/errors.ts'
import type { Fact } from '#src/engine/understand/knowledge/knowledge-types.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'
import type { KnowledgeItemState } from '#src/store/tables/knowledge-tables.ts'
import { toVectorBytes } from './chunks-store.ts'

export type ItemState = KnowledgeItemState

const columns = [
  'id',
  'item_type as type',
  'title',
  'content',
  'category',
  'source_url as sourceUrl',
  'image_url as imageUrl',
  'language',
  'origin',
  'author',
  'approved',
  'state',
] as const

export type KnowledgeItem = Selection<Tables, 'knowledge_items', (typeof columns)[number]>

const addedColumns = [
  'item.id',
  'item.state',
  sql<boolean>`coalesce((
    select bool_and(exists (select from embeddings where chunk_id = c.id)) from chunks c where c.item_id = item.id), false)`.as(
    'embedded',
  ),
] as const

/** A stored item, and whether all its chunks have vectors. */
export interface AddedItem {
  id: string
  state: ItemState
  embedded: boolean
}

export interface NewKnowledgeItem extends Omit<KnowledgeItem, 'id' | 'state' | 'imageUrl' | 'approved'> {
  imageUrl?: string | null
  /** Live by default. */
  state?: ItemState
  facts?: Fact[]
  uploadId?: string
}

/** A chunk with its vector, or without one if embedding failed. */
export interface NewChunk {
  itemIndex: number
  position: number
  content: string
  vector: Float32Array | undefined
}

/** Items with chunks and vectors, ready to store in one transaction. */
export interface PreparedKnowledge {
  /** Model of the vectors. */
  model: string
  items: NewKnowledgeItem[]
  chunks: NewChunk[]
}

const itemsOf = (db: Db, agentId: string) =>
  db.selectFrom('knowledge_items').select(columns).where('agent_id', '=', agentId).orderBy('id')

/** Lists the items the agent answers from. */
export function listLiveItems(db: Db, agentId: string): Promise<KnowledgeItem[]> {
  return itemsOf(db, agentId).where('state', '=', 'live').execute()
}

/** Lists the items the agent answers from with their facts; null if not yet read. */
export function listFactItems(db: Db, agentId: string) {
  return (
    itemsOf(db, agentId)
      // Whether the website differs from the owner's edit.
      .select([sql<Fact[] | null>`facts`.as('facts'), sql<boolean>`site_says is not null`.as('siteSays')])
      .where('state', '=', 'live')
      .execute()
  )
}

export type FactItem = Awaited<ReturnType<typeof listFactItems>>[number]

/** Numbers of items by type, in any state except removed, and by pending decision. */
export type ItemCounts = Record<'product' | 'faq' | 'policy' | 'document' | 'held' | 'quarantined', number>

export async function countItemsByKind(db: Db, agentId: string): Promise<ItemCounts> {
  const rows = await db
    .selectFrom('knowledge_items')
    .select(['item_type as type', 'state', sql<number>`count(*)::int`.as('count')])
    .where('agent_id', '=', agentId)
    .where('state', '<>', 'removed')
    .groupBy(['item_type', 'state'])
    .execute()
  const counts: ItemCounts = { product: 0, faq: 0, policy: 0, document: 0, held: 0, quarantined: 0 }
  for (const { type, state, count } of rows) {
    counts[type] += count
    if (state === 'held' || state === 'quarantined') counts[state] += count
  }
  return counts
}

/** Returns the number of live items. */
export function countKnowledgeItems(db: Db, agentId: string): Promise<number> {
  return countItems(db, agentId, { state: 'live' })
}

/** Returns the number of live items of each agent that has any. */
export async function countLiveItems(db: Db, agentIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('knowledge_items')
    .select(['agent_id as agentId', sql<number>`count(*)::int`.as('count')])
    .where('agent_id', 'in', agentIds)
    .where('state', '=', 'live')
    .groupBy('agent_id')
    .execute()
  return new Map(rows.map(({ agentId, count }) => [agentId, count]))
}

/** Counts items in a state; with `origin`, only those added one by one. */
export async function countItems(
  db: Db,
  agentId: string,
  { state, origin }: { state: ItemState; origin?: 'added' },
): Promise<number> {
  const row = await db
    .selectFrom('knowledge_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('agent_id', '=', agentId)
    .where('state', '=', state)
    .$if(origin !== undefined, (query) => query.where('origin', '=', 'added'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Returns the item with the same text, if there is one. */
export async function findSameItem(db: Db, agentId: string, item: NewKnowledgeItem): Promise<AddedItem | undefined> {
  return db
    .selectFrom('knowledge_items as item')
    .select(addedColumns)
    .where('agent_id', '=', agentId)
    .where('title', '=', item.title)
    .where('content', '=', item.content)
    .where('item_type', '=', item.type)
    .where(sql`coalesce(category, '')`, '=', item.category ?? '')
    .where('state', '<>', 'removed')
    .orderBy('item.id')
    .executeTakeFirst()
}

/** Throws `not_found` if the item is deleted or removed. */
export async function getAddedItem(db: Db, id: string): Promise<AddedItem> {
  const item = await db
    .selectFrom('knowledge_items as item')
    .select(addedColumns)
    .where('item.id', '=', id)
    .where('item.state', '<>', 'removed')
    .executeTakeFirst()
  if (!item) throw new AppError('not_found', 'The item this request added has been deleted.')
  return item
}

/** Makes a stranger's item live that its owner now adds too. */
export async function setItemLive(db: Tx, id: string): Promise<void> {
  await db.updateTable('knowledge_items').set({ state: 'live', author: 'owner' }).where('id', '=', id).execute()
}

export interface SimilarityQuery {
  /** Only vectors of this model are compared. */
  model: string
  vector: Float32Array
  limit: number
}

/**
 * Returns the cosine similarity of a query to each item's closest chunk, by item ID, for the closest items. Reads
 * vectors once and drops them: joining and sorting rows with vectors costs several times the dot product. Checks only
 * the closest items for being live.
 */
export async function findSimilarItems(
  db: Db,
  agentId: string,
  { model, vector, limit }: SimilarityQuery,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ itemId: string; similarity: number }>`
    with near as materialized (
      select chunk_id, embedding <=> ${toVectorBytes(vector)}::vector as distance from embeddings where agent_id = ${agentId} and model = ${model}
    ), ranked as (
      select item_id, 1 - min(distance) as similarity from near join chunks on chunks.id = chunk_id where agent_id = ${agentId}
      group by item_id order by similarity desc offset 0
    )
    select item_id as "itemId", similarity from ranked
    where (select state from knowledge_items where id = item_id) = 'live'
    order by similarity desc limit ${limit}`.execute(db)
  return new Map(rows.map((row) => [row.itemId, row.similarity]))
}

/** A chunk of a live item with its cosine similarity to a query. */
export interface SimilarChunk {
  id: string
  itemId: string
  similarity: number
}

/** Returns the chunks closest to a query, closest first. */
export async function findSimilarChunks(
  db: Db,
  agentId: string,
  { model, vector, limit }: SimilarityQuery,
): Promise<SimilarChunk[]> {
  const { rows } = await sql<SimilarChunk>`
    with near as materialized (
      select chunk_id, embedding <=> ${toVectorBytes(vector)}::vector as distance from embeddings where agent_id = ${agentId} and model = ${model}
    )
    select chunks.id, item_id as "itemId", 1 - distance as similarity
    from near join chunks on chunks.id = chunk_id join knowledge_items i on i.id = item_id
    where chunks.agent_id = ${agentId} and i.state = 'live'
    order by distance, chunks.id limit ${limit}`.execute(db)
  return rows
}

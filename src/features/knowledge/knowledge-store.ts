import { type Selection, sql } from 'kysely'
import { AppError } from '#src/base/errors.ts'
import type { Fact } from '#src/engine/understand/knowledge-types.ts'
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

/** An item that stands, and whether all of it has vectors. */
export interface AddedItem {
  id: string
  state: ItemState
  embedded: boolean
}

export interface NewKnowledgeItem extends Omit<KnowledgeItem, 'id' | 'state' | 'imageUrl'> {
  imageUrl?: string | null
  /** Live when not given. */
  state?: ItemState
  facts?: Fact[]
  uploadId?: string
}

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

const itemsOf = (db: Db, agentId: string) =>
  db.selectFrom('knowledge_items').select(columns).where('agent_id', '=', agentId).orderBy('id')

/** The items that the agent answers from. */
export function listLiveItems(db: Db, agentId: string): Promise<KnowledgeItem[]> {
  return itemsOf(db, agentId).where('state', '=', 'live').execute()
}

/** The items that the agent answers from, with what they say in comparable form; null when that was not read yet. */
export function listFactItems(db: Db, agentId: string) {
  return (
    itemsOf(db, agentId)
      // Whether the site says something else than what its owner edited.
      .select([sql<Fact[] | null>`facts`.as('facts'), sql<boolean>`site_says is not null`.as('siteSays')])
      .where('state', '=', 'live')
      .execute()
  )
}

export type FactItem = Awaited<ReturnType<typeof listFactItems>>[number]

/** Items of an agent by their type, in whatever state but removed, and by what they wait for. */
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

/** How many items the agent answers from. */
export function countKnowledgeItems(db: Db, agentId: string): Promise<number> {
  return countItems(db, agentId, { state: 'live' })
}

/** Items in a state; with `origin` only those that were added one by one. */
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
    .where('state', '<>', 'removed')
    .orderBy('item.id')
    .executeTakeFirst()
}

/** Throws `not_found` when the item was deleted, removed ones included. */
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

export async function setItemLive(db: Tx, id: string): Promise<void> {
  await db.updateTable('knowledge_items').set({ state: 'live' }).where('id', '=', id).execute()
}

export interface SimilarityQuery {
  /** Vectors of other models are not looked at. */
  model: string
  vector: Float32Array
  limit: number
}

/**
 * Cosine similarity of a query with each item's closest chunk, by item id; the closest items only. The vectors are read
 * once and not carried on: joined and sorted with its vector each row costs several times the product. Which items are
 * live is looked up of the closest alone.
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

/** A chunk of a live item, and its cosine similarity with a query. */
export interface SimilarChunk {
  id: string
  itemId: string
  similarity: number
}

/** The chunks closest to a query, closest first. */
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

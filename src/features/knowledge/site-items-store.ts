import { sql } from 'kysely'
import { storableJson } from '#src/base/storable-text.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'
import type { SiteText, ExistingItem } from './plan-replacement.ts'

export interface ItemSource {
  origin: NewKnowledgeItem['origin']
  uploadId?: string
}

/** Includes removed items. */
export function listExistingItems(db: Db, agentId: string, source: ItemSource): Promise<ExistingItem[]> {
  return selectStanding(db, agentId, source).execute()
}

/** Like `listExistingItems`; locks the items until the transaction ends. */
export function lockExistingItems(db: Tx, agentId: string, source: ItemSource): Promise<ExistingItem[]> {
  return selectStanding(db, agentId, source).forNoKeyUpdate().execute()
}

function selectStanding(db: Db, agentId: string, { origin, uploadId }: ItemSource) {
  return db
    .selectFrom('knowledge_items')
    .select([
      'id',
      'item_type as type',
      'title',
      'content',
      'category',
      'source_url as sourceUrl',
      'image_url as imageUrl',
      'language',
      'author',
      'approved',
      'facts',
      'state',
      sql<SiteText | null>`site_said`.as('siteSaid'),
      sql<SiteText | null>`site_says`.as('siteSays'),
    ])
    .where('agent_id', '=', agentId)
    .where('origin', '=', origin)
    .$if(uploadId !== undefined, (query) => query.where('upload_id', '=', uploadId ?? null))
    .orderBy('id')
}

/** Sets an item's text to its source's, unless the owner edited it. */
export function rewriteItem(
  db: Tx,
  agentId: string,
  id: string,
  { content, category, author, state, facts, imageUrl = null }: NewKnowledgeItem,
): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('knowledge_items')
      .set({
        content,
        category,
        author,
        approved: false,
        state,
        image_url: imageUrl,
        facts: facts ? storableJson(facts) : null,
        updated_at: NOW,
      })
      .where('agent_id', '=', agentId)
      .where('id', '=', id)
      .where('site_said', 'is', null),
  )
}

/** Updates the URL and picture of an item with unchanged text, and its facts unless the owner edited it. */
export async function updateReadItem(
  db: Tx,
  agentId: string,
  id: string,
  { sourceUrl, imageUrl = null, facts }: Pick<NewKnowledgeItem, 'sourceUrl' | 'imageUrl' | 'facts'>,
): Promise<void> {
  const read = facts ? storableJson(facts) : null
  await db
    .updateTable('knowledge_items')
    .set({
      source_url: sourceUrl,
      image_url: imageUrl,
      facts: sql`case when site_said is null then ${read}::jsonb else facts end`,
      site_said: sql`site_said || ${storableJson({ sourceUrl })}::jsonb`,
    })
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .execute()
}

/** Stores the website's current text beside an edited item. */
export async function flagEditedItem(db: Tx, agentId: string, id: string, siteSays: SiteText | null): Promise<void> {
  await db
    .updateTable('knowledge_items')
    .set({ site_says: siteSays && storableJson(siteSays) })
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .execute()
}

/** Reports whether an agent has an item of this origin, in any state. */
export async function hasItemsOf(db: Db, agentId: string, origin: NewKnowledgeItem['origin']): Promise<boolean> {
  const row = await db
    .selectFrom('knowledge_items')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('origin', '=', origin)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the number of items of an origin, and when one of them last changed. */
export async function measureItemsOf(
  db: Db,
  agentId: string,
  origin: NewKnowledgeItem['origin'],
): Promise<{ items: number; changedAt: Date | null }> {
  return db
    .selectFrom('knowledge_items')
    .select([sql<number>`count(*)::int`.as('items'), sql<Date | null>`max(updated_at)`.as('changedAt')])
    .where('agent_id', '=', agentId)
    .where('origin', '=', origin)
    .where('state', '<>', 'removed')
    .executeTakeFirstOrThrow()
}

/** Deletes the items of these origins, except those that the owner edited. */
export async function deleteUneditedOf(db: Tx, agentId: string, origins: NewKnowledgeItem['origin'][]): Promise<void> {
  if (origins.length === 0) return
  await db
    .deleteFrom('knowledge_items')
    .where('agent_id', '=', agentId)
    .where('origin', 'in', origins)
    .where('site_said', 'is', null)
    .execute()
}

/** Deletes items with their chunks and vectors, except edited ones. */
export async function deleteUnedited(db: Tx, agentId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('knowledge_items')
    .where('agent_id', '=', agentId)
    .where('id', 'in', ids)
    .where('site_said', 'is', null)
    .execute()
}

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

/** Removed ones included. */
export function listExistingItems(db: Db, agentId: string, source: ItemSource): Promise<ExistingItem[]> {
  return selectStanding(db, agentId, source).execute()
}

/** As `listExistingItems`; they stay so until the transaction ends. */
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

/** Gives an item the text of its source, unless its owner has edited it. */
export function rewriteItem(
  db: Tx,
  agentId: string,
  id: string,
  { content, category, state, facts, imageUrl = null }: NewKnowledgeItem,
): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('knowledge_items')
      .set({
        content,
        category,
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

/** Gives an item whose text stands its address and its picture, and its facts unless its owner has edited it. */
export async function noteReading(
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

/** Notes beside an edited item what its site says now. */
export async function noteSiteText(db: Tx, agentId: string, id: string, siteSays: SiteText | null): Promise<void> {
  await db
    .updateTable('knowledge_items')
    .set({ site_says: siteSays && storableJson(siteSays) })
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .execute()
}

/** Deletes items with their chunks and vectors, but for those that their owner has edited. */
export async function deleteUnedited(db: Tx, agentId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('knowledge_items')
    .where('agent_id', '=', agentId)
    .where('id', 'in', ids)
    .where('site_said', 'is', null)
    .execute()
}

import { sql } from 'kysely'
import { storableJson } from '#src/base/storable-text.ts'
import type { Fact } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { NOW, timeAgo } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { ItemState } from './knowledge-store.ts'
import type { SiteText } from './plan-replacement.ts'
import { containing } from '#src/store/quoting.ts'

export interface ItemQuery {
  agentId: string
  type?: OwnedItem['type']
  state?: ItemState
  /** Text in the title or the content. */
  text?: string
  /** ID of the last item seen. */
  cursor?: string
  limit: number
}

function selectOwn(db: Db, accountId: string) {
  return db
    .selectFrom('knowledge_items as item')
    .innerJoin('agents', 'agents.id', 'item.agent_id')
    .select([
      'item.id',
      'item.agent_id as agentId',
      'item.item_type as type',
      'item.title',
      'item.content',
      'item.category',
      'item.source_url as sourceUrl',
      'item.image_url as imageUrl',
      'item.language',
      'item.origin',
      'item.author',
      'item.state',
      'item.state_before as stateBefore',
      'item.upload_id as uploadId',
      sql<Fact[] | null>`item.facts`.as('facts'),
      sql<SiteText | null>`item.site_said`.as('siteSaid'),
      sql<SiteText | null>`item.site_says`.as('siteSays'),
      'item.created_at as createdAt',
      'item.updated_at as updatedAt',
    ])
    .where('agents.account_id', '=', accountId)
}

/** Origins that are read again, which would overwrite an edit and bring back what the owner removed. */
export const READ_AGAIN: readonly OwnedItem['origin'][] = ['website', 'upload', 'codebase']

/** An item as its owner sees it. */
export type OwnedItem = Awaited<ReturnType<ReturnType<typeof selectOwn>['executeTakeFirstOrThrow']>>

/** Lists items newest first, items stored together in the order of their source; removed ones only if requested. */
export function listOwnedItems(
  db: Db,
  accountId: string,
  { agentId, type, state, text, cursor, limit }: ItemQuery,
): Promise<OwnedItem[]> {
  const pattern = containing(text ?? '')
  return selectOwn(db, accountId)
    .where('item.agent_id', '=', agentId)
    .$if(type !== undefined, (query) => query.where('item.item_type', '=', type ?? 'document'))
    .$if(cursor !== undefined, (query) => query.where(isAfter(agentId, cursor ?? '')))
    .$if(text !== undefined, (query) =>
      query.where((where) =>
        where.or([where('item.title', 'ilike', pattern), where('item.content', 'ilike', pattern)]),
      ),
    )
    .where('item.state', state === undefined ? '<>' : '=', state ?? 'removed')
    .orderBy('item.created_at', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute()
}

/** Matches items after the cursor; if that item is gone, items with older IDs. */
const isAfter = (agentId: string, cursor: string) => sql<boolean>`coalesce(
  (select (item.created_at, last.id) < (last.created_at, item.id) from knowledge_items last where last.id = ${cursor} and last.agent_id = ${agentId}),
  item.id < ${cursor})`

export function findOwnedItem(db: Db, accountId: string, id: string): Promise<OwnedItem | undefined> {
  return selectOwn(db, accountId).where('item.id', '=', id).executeTakeFirst()
}

/** Returns when the item last changed, or undefined if it is gone, and locks it until the transaction ends. */
export async function lockItem(db: Tx, item: Pick<OwnedItem, 'id' | 'agentId'>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('knowledge_items')
    .select('updated_at as updatedAt')
    .where('agent_id', '=', item.agentId)
    .where('id', '=', item.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.updatedAt
}

export interface ItemChange {
  text?: SiteText
  state?: ItemState
  stateBefore?: ItemState | null
  approved?: boolean
  author?: OwnedItem['author']
  origin?: OwnedItem['origin']
  uploadId?: string | null
  facts?: Fact[]
  siteSaid?: SiteText | null
  siteSays?: SiteText | null
}

/** Updates the given fields. */
export async function updateItem(db: Tx, item: Pick<OwnedItem, 'id' | 'agentId'>, change: ItemChange): Promise<void> {
  const { text, state, stateBefore, approved, author, origin, uploadId, facts, siteSaid, siteSays } = change
  await db
    .updateTable('knowledge_items')
    .set({
      ...(text && { item_type: text.type, title: text.title, content: text.content, category: text.category }),
      state,
      state_before: stateBefore,
      approved,
      author,
      origin,
      upload_id: uploadId,
      facts: facts && storableJson(facts),
      site_said: siteSaid && storableJson(siteSaid),
      site_says: siteSays && storableJson(siteSays),
      updated_at: NOW,
    })
    .where('agent_id', '=', item.agentId)
    .where('id', '=', item.id)
    .execute()
}

/** Deletes removed items a day after removal, unless reading their source again would bring them back. */
export async function pruneRemovedItems(db: Db): Promise<void> {
  await db
    .deleteFrom('knowledge_items')
    .where('state', '=', 'removed')
    .where('origin', 'not in', READ_AGAIN)
    .where('updated_at', '<=', timeAgo(1, 'days'))
    .execute()
}

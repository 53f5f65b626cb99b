import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { storableJson } from '#src/base/storable-text.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type SiteChanges, mergeChanges } from './site-changes.ts'

/** Number of readings in the report. */
const KEPT = 5

/** Starts a log for a refresh. Earlier logs are kept if they have changes. */
export async function startChangeLog(db: Db, agentId: string): Promise<void> {
  const older = db
    .selectFrom('site_changes')
    .select('id')
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .offset(KEPT - 1)
  await db
    .deleteFrom('site_changes')
    .where('agent_id', '=', agentId)
    .where((where) => where.or([where('id', 'in', older), sql<boolean>`pages = '[]' and items = '[]'`]))
    .execute()
  await db.insertInto('site_changes').values({ id: createId(), agent_id: agentId }).execute()
}

/** Adds changes to the newest log. The first reading has none. */
export async function addChanges(db: Tx, agentId: string, more: Pick<SiteChanges, 'pages' | 'items'>): Promise<void> {
  if (more.pages.length + more.items.length === 0) return
  const newest = db
    .selectFrom('site_changes')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(1)
  const row = await newest.forUpdate().executeTakeFirst()
  if (!row) return
  const { pages, items } = mergeChanges(row, more)
  await db
    .updateTable('site_changes')
    .set({ pages: storableJson(pages), items: storableJson(items) })
    .where('id', '=', row.id)
    .execute()
}

/** Newest first. */
export async function listChanges(db: Db, agentId: string): Promise<SiteChanges[]> {
  const rows = await db
    .selectFrom('site_changes')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute()
  return rows.map(({ began_at: beganAt, pages, items }) => ({ beganAt, pages, items }))
}

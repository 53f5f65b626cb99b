import { sql } from 'kysely'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

export interface Upload {
  id: string
  /** File name. */
  name: string
  bytes: number
  createdAt: Date
  /** Number of items, held ones included. */
  items: number
}

/** Lists an agent's uploads, newest first. */
export function listUploads(db: Db, agentId: string): Promise<Upload[]> {
  const items = sql<number>`(
    select count(*)::int from knowledge_items where upload_id = uploads.id and state <> 'removed'
  )`
  return db
    .selectFrom('uploads')
    .select(['id', 'name', 'bytes', 'created_at as createdAt', items.as('items')])
    .where('agent_id', '=', agentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Stores a file's name and size, and replaces an earlier upload with that ID. */
export async function saveUpload(
  db: Tx,
  agentId: string,
  { id, name, bytes }: Pick<Upload, 'id' | 'name' | 'bytes'>,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ id, agent_id: agentId, name, bytes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ bytes, created_at: NOW }))
    .execute()
}

/** Deletes an upload with its items. Returns false if there is none. */
export function deleteUpload(db: Tx, agentId: string, id: string): Promise<boolean> {
  return affectsRows(db.deleteFrom('uploads').where('agent_id', '=', agentId).where('id', '=', id))
}

import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** A live item whose text a person or a caller of the API gave. */
export interface WrittenItem {
  title: string
  /** Its first characters. */
  content: string
}

const SHOWN_CHARACTERS = 300

/** Lists live items that were not read from a website, and edited ones, newest first, with their number. */
export async function listWrittenItems(
  db: Db,
  agentId: string,
  limit: number,
): Promise<{ items: WrittenItem[]; count: number }> {
  const rows = await db
    .selectFrom('knowledge_items')
    .select([
      'title',
      sql<string>`left(content, ${SHOWN_CHARACTERS}::int)`.as('content'),
      sql<number>`(count(*) over ())::int`.as('count'),
    ])
    .where('agent_id', '=', agentId)
    .where('state', '=', 'live')
    .where(({ or, eb }) => or([eb('origin', 'in', ['added', 'upload', 'codebase']), eb('site_said', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { items: rows.map(({ title, content }) => ({ title, content })), count: rows[0]?.count ?? 0 }
}

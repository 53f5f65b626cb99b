import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

/** Exported columns of each table with an agent's rows. */
export const EXPORTED = {
  knowledge_items: [
    'id',
    'item_type',
    'title',
    'content',
    'category',
    'source_url',
    'image_url',
    'language',
    'origin',
    'state',
    'created_at',
  ],
  leads: ['id', 'conversation_id', 'details', 'stage', 'status', 'consent', 'created_at', 'updated_at'],
  gaps: ['id', 'question', 'language', 'state', 'created_at'],
  curated_answers: [
    'id',
    'question',
    'answer',
    'verdict',
    'site_said',
    'site_says',
    'holds',
    'checked_at',
    'created_at',
  ],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] }

export interface ExportedRow {
  id: string
  [column: string]: unknown
}

/** Returns an agent's rows of a table by ID, after the last one seen. */
export async function listRowsAfter(
  db: Db,
  table: keyof typeof EXPORTED,
  { agentId, after, limit }: { agentId: string; after: string; limit: number },
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select ${sql.join(EXPORTED[table].map((column) => sql.ref(column)))} from ${sql.table(table)}
    where agent_id = ${agentId} and id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

/** Returns conversations after one, oldest first, without previews by the owner. */
export function listConversationsAfter(db: Db, agentId: string, after: string, limit: number) {
  return db
    .selectFrom('conversations')
    .select(['id', 'channel', 'mode', 'consent', 'locale', 'page_url', 'visitor', 'identity', 'created_at'])
    .where('agent_id', '=', agentId)
    .where('preview', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns the messages of these conversations, oldest first in each. */
export function listMessagesOf(db: Db, conversationIds: string[]) {
  return db
    .selectFrom('messages as m')
    .leftJoin('turns as t', 't.id', 'm.id')
    .select([
      'm.id',
      'm.conversation_id',
      'm.role',
      'm.text',
      'm.sources',
      'm.cards',
      'm.passages',
      'm.review',
      'm.answered',
    ])
    .select(['t.answerer as answered_by', 't.paid', 'm.rating', 'm.rating_comment', 'm.created_at'])
    .where('m.conversation_id', 'in', conversationIds)
    .orderBy('m.conversation_id')
    .orderBy('m.id')
    .execute()
}

import type { Db } from '#src/store/database.ts'

/** The conversations after one, oldest first; owners' own tries are left out. */
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

/** What was said in these conversations, in each oldest first. */
export function listMessagesOf(db: Db, conversationIds: string[]) {
  return db
    .selectFrom('messages as m')
    .leftJoin('turns as t', 't.id', 'm.id')
    .select(['m.id', 'm.conversation_id', 'm.role', 'm.text', 'm.sources', 'm.cards', 'm.passages', 'm.answered'])
    .select(['t.answerer as answered_by', 't.paid', 'm.rating', 'm.rating_comment', 'm.created_at'])
    .where('m.conversation_id', 'in', conversationIds)
    .orderBy('m.conversation_id')
    .orderBy('m.id')
    .execute()
}

/** Everything that an agent knows, held items included, oldest first. */
export function listItemsAfter(db: Db, agentId: string, after: string, limit: number) {
  return db
    .selectFrom('knowledge_items')
    .select(['id', 'item_type', 'title', 'content', 'category', 'source_url', 'image_url', 'language', 'origin', 'state', 'created_at'])
    .where('agent_id', '=', agentId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A page of the agent's leads in the order of their ids, after the last one seen. */
export function listLeadsAfter(db: Db, agentId: string, after: string, limit: number) {
  return db
    .selectFrom('leads')
    .select(['id', 'conversation_id', 'details', 'stage', 'status', 'consent', 'created_at', 'updated_at'])
    .where('agent_id', '=', agentId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Questions that had no answer, whatever became of them. */
export function listGapsAfter(db: Db, agentId: string, after: string, limit: number) {
  return db
    .selectFrom('gaps')
    .select(['id', 'question', 'language', 'state', 'created_at'])
    .where('agent_id', '=', agentId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A page of its corrections, as `listLeadsAfter` reads them. */
export function listCorrectionsAfter(db: Db, agentId: string, after: string, limit: number) {
  return db
    .selectFrom('curated_answers')
    .select(['id', 'question', 'answer', 'site_said', 'site_says', 'holds', 'checked_at', 'created_at'])
    .where('agent_id', '=', agentId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'
import { storableJson } from '#src/base/storable-text.ts'
import type { MessagePassage, MessageReview } from '#src/store/tables/conversation-tables.ts'

/** A reply that waits for the judge. */
export interface WaitingReply {
  agentId: string
  conversationId: string
  review: MessageReview
  passages: MessagePassage[]
  createdAt: Date
  /** The last messages before the reply, oldest first. */
  before: { role: 'visitor' | 'agent' | 'person'; text: string }[]
}

/** Returns a reply with the messages before it; undefined if it was judged or deleted. */
export async function findWaitingReply(db: Db, messageId: string, earlier: number): Promise<WaitingReply | undefined> {
  const { rows } = await sql<WaitingReply>`
    select m.agent_id as "agentId", m.conversation_id as "conversationId", m.review, m.passages, m.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('role', b.role, 'text', b.text) order by b.answers, b.id), '[]') from (
        select id, role, text, turn_id is not distinct from m.id as answers from messages
        where conversation_id = m.conversation_id and (id < m.id or turn_id = m.id)
        order by answers desc, id desc limit ${earlier}) b) as before
    from messages m where m.id = ${messageId} and m.review->>'judged' = 'waiting'`.execute(db)
  return rows[0]
}

/** Stores the judge's result. Does nothing if the reply was judged or deleted meanwhile. */
export async function storeReview(db: Db, messageId: string, review: MessageReview): Promise<void> {
  await sql`
    update messages set review = ${storableJson(review)}
    where id = ${messageId} and review->>'judged' = 'waiting'`.execute(db)
}

/** Returns how far a conversation's replies are judged, by their ID. */
export async function listJudged(db: Db, conversationId: string): Promise<Map<string, MessageReview['judged']>> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', sql<MessageReview['judged']>`review->>'judged'`.as('judged')])
    .where('conversation_id', '=', conversationId)
    .where('review', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, judged }) => [id, judged]))
}

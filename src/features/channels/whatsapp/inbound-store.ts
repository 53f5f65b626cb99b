import { sql } from 'kysely'
import type { InboundContent, InboundMessage } from '#src/engine/whatsapp/webhook-types.ts'
import type { Db } from '#src/store/database.ts'
import { hitsAny } from '#src/store/hits-any.ts'

/** A message that waits for its answer. */
export interface PendingMessage {
  id: string
  content: InboundContent
  /** How long ago it came in. */
  ageMs: number
}

/** How many are listed; more come with the next round. */
export const PENDING_AT_ONCE = 50

type NewInbound = Pick<InboundMessage, 'id' | 'phoneNumberId' | 'sentAt'> & { chatId: string; content: InboundContent | null }

/** Stores what came in; answers which of them are new. What has no content waits for no answer. */
export async function insertInbound(db: Db, messages: readonly NewInbound[]): Promise<Set<string>> {
  if (messages.length === 0) return new Set()
  const inserted = await db
    .insertInto('whatsapp_inbound')
    .values(
      messages.map(({ id, phoneNumberId, chatId, sentAt, content }) => ({
        phone_number_id: phoneNumberId,
        message_id: id,
        chat_id: chatId,
        content: content && JSON.stringify(content),
        sent_at: sentAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['phone_number_id as phoneNumberId', 'message_id as id'])
    .execute()
  return new Set(inserted.map(inboundKey))
}

/** What a message is known by. */
export const inboundKey = ({ phoneNumberId, id }: Pick<InboundMessage, 'phoneNumberId' | 'id'>): string => `${phoneNumberId} ${id}`

/** In the order in which the visitor sent them, in whichever they arrived. */
export async function listPending(db: Db, chatId: string): Promise<PendingMessage[]> {
  const rows = await db
    .selectFrom('whatsapp_inbound')
    .select(['message_id as id', 'content', sql<number>`(extract(epoch from clock_timestamp() - received_at) * 1000)::float8`.as('ageMs')])
    .where('chat_id', '=', chatId)
    .where('content', 'is not', null)
    .orderBy('sent_at')
    .orderBy('received_at')
    .limit(PENDING_AT_ONCE)
    .execute()
  return rows.map(({ id, content, ageMs }) => ({ id, content: content as InboundContent, ageMs }))
}

/** Says that messages were handled, and forgets what they said; false when somebody did so before. */
export function markHandled(db: Db, chatId: string, ids: readonly string[]): Promise<boolean> {
  return hitsAny(
    db
      .updateTable('whatsapp_inbound')
      .set({ content: null })
      .where('chat_id', '=', chatId)
      .where('message_id', 'in', [...ids])
      .where('content', 'is not', null),
  )
}

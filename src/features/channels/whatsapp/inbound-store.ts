import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { storableJson } from '#src/base/storable-text.ts'
import type { InboundContent, InboundMessage, VisitorMove } from '#src/engine/whatsapp/webhook-types.ts'
import type { Db } from '#src/store/database.ts'
import { runFixed } from '#src/store/fixed-statement.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

/** A message that waits for its reply. */
export interface PendingMessage {
  id: string
  content: InboundContent
  /** Time since it arrived. */
  ageMs: number
}

/** How many are listed per round. */
export const PENDING_AT_ONCE = 50

/** A new message with its chat. */
export interface FreshMessage {
  phoneNumberId: string
  id: string
  chatId: string
  optedOut: boolean
  /** A person has taken over. */
  withPerson: boolean
}

const TAKE = `
  with written as (
    select * from json_to_recordset($1::json) as w (
      new_chat_id uuid, phone_number_id text, visitor text, name text, message_id text, content jsonb, sent_at timestamptz)),
  chats as (
    insert into whatsapp_chats as c (id, phone_number_id, visitor, name)
    select distinct on (phone_number_id, visitor) new_chat_id, phone_number_id, visitor, name
    from written order by phone_number_id, visitor, name desc
    on conflict (phone_number_id, visitor) do update set last_inbound_at = clock_timestamp(), window_closed = false,
      name = case when excluded.name = '' then c.name else excluded.name end
    returning id, phone_number_id, visitor, conversation_id, opted_out_at),
  fresh as (
    insert into whatsapp_inbound (phone_number_id, message_id, chat_id, content, sent_at)
    select w.phone_number_id, w.message_id, c.id, w.content, w.sent_at from written w join chats c using (phone_number_id, visitor)
    on conflict do nothing returning phone_number_id, message_id, chat_id)
  select f.phone_number_id as "phoneNumberId", f.message_id as id, f.chat_id as "chatId", c.opted_out_at is not null as "optedOut",
    exists (select from conversations v where v.id = c.conversation_id and v.mode = 'person') as "withPerson"
  from fresh f join chats c on c.id = f.chat_id`

/**
 * Stores visitors' messages in their chats, which it creates if needed, and reopens the 24-hour windows. Returns the
 * new ones. Chats are locked in one order everywhere to avoid deadlocks.
 */
export async function storeInbound(db: Db, messages: readonly InboundMessage[]): Promise<readonly FreshMessage[]> {
  if (messages.length === 0) return []
  const written = messages.map(({ id, phoneNumberId, from, name, sentAt, content }) => ({
    new_chat_id: createId(),
    phone_number_id: phoneNumberId,
    visitor: from,
    name,
    message_id: id,
    content,
    sent_at: sentAt,
  }))
  return runFixed<FreshMessage>(db, TAKE, [storableJson(written)])
}

/** Returns a message's deduplication key. */
export const inboundKey = ({ phoneNumberId, id }: Pick<InboundMessage, 'phoneNumberId' | 'id'>): string =>
  `${phoneNumberId} ${id}`

/** Stores that a move of this chat was reported; false if it is already known. It needs no reply. */
export async function recordMove(db: Db, chatId: string, { id, phoneNumberId, sentAt }: VisitorMove): Promise<boolean> {
  const noted = await db
    .insertInto('whatsapp_inbound')
    .values({ phone_number_id: phoneNumberId, message_id: id, chat_id: chatId, content: null, sent_at: sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** In the order the visitor sent them, whatever order they arrived in. */
export async function listPending(db: Db, chatId: string): Promise<PendingMessage[]> {
  const rows = await db
    .selectFrom('whatsapp_inbound')
    .select([
      'message_id as id',
      'content',
      sql<number>`(extract(epoch from clock_timestamp() - received_at) * 1000)::float8`.as('ageMs'),
    ])
    .where('chat_id', '=', chatId)
    .where('content', 'is not', null)
    .orderBy('sent_at')
    .orderBy('received_at')
    .limit(PENDING_AT_ONCE)
    .execute()
  return rows.map(({ id, content, ageMs }) => ({ id, content: content as InboundContent, ageMs }))
}

/** Marks messages as handled and deletes their content; false if another process already did. */
export function markHandled(db: Db, chatId: string, ids: readonly string[]): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('whatsapp_inbound')
      .set({ content: null })
      .where('chat_id', '=', chatId)
      .where('message_id', 'in', [...ids])
      .where('content', 'is not', null),
  )
}

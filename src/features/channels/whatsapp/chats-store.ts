import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import type { InboundMessage } from '#src/engine/whatsapp/webhook-types.ts'
import type { Conversation } from '#src/features/conversations/conversations.ts'
import type { Db } from '#src/store/database.ts'

/** One visitor at one number. */
export interface Chat {
  id: string
  phoneNumberId: string
  visitor: string
  /** What they call themselves on WhatsApp, or ''. */
  name: string
  conversationId: string | null
  optedOut: boolean
  /** Whether anything may be sent: less than 24 hours since the visitor wrote. */
  isOpen: boolean
}

const columns = [
  'id',
  'phone_number_id as phoneNumberId',
  'visitor',
  'name',
  'conversation_id as conversationId',
  sql<boolean>`opted_out_at is not null`.as('optedOut'),
  sql<boolean>`not window_closed and last_inbound_at > now() - interval '24 hours'`.as('isOpen'),
] as const

/** The chat of a visitor who just wrote, made if there is none: its 24 hours begin anew. */
export function openChat(
  db: Db,
  { phoneNumberId, from: visitor, name }: Pick<InboundMessage, 'phoneNumberId' | 'from' | 'name'>,
): Promise<Chat> {
  return db
    .insertInto('whatsapp_chats')
    .values({ id: createId(), phone_number_id: phoneNumberId, visitor, name })
    .onConflict((conflict) =>
      conflict.columns(['phone_number_id', 'visitor']).doUpdateSet({
        last_inbound_at: sql<Date>`clock_timestamp()`,
        window_closed: false,
        ...(name ? { name } : {}),
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export function findChat(db: Db, id: string): Promise<Chat | undefined> {
  return db.selectFrom('whatsapp_chats').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The chats in which a conversation goes on. */
export function listChatsOf(db: Db, conversationId: string): Promise<Chat[]> {
  return db.selectFrom('whatsapp_chats').select(columns).where('conversation_id', '=', conversationId).execute()
}

export async function bindChat(db: Db, chatId: string, conversationId: string): Promise<void> {
  await db.updateTable('whatsapp_chats').set({ conversation_id: conversationId }).where('id', '=', chatId).execute()
}

export async function setOptOut(db: Db, chatId: string, optedOut: boolean): Promise<void> {
  await db
    .updateTable('whatsapp_chats')
    .set({ opted_out_at: optedOut ? sql<Date>`now()` : null })
    .where('id', '=', chatId)
    .execute()
}

/** WhatsApp lets nothing but templates through any more. */
export async function closeWindow(db: Db, chatId: string): Promise<void> {
  await db.updateTable('whatsapp_chats').set({ window_closed: true }).where('id', '=', chatId).execute()
}

/** Gives a conversation the code that lets it go on in WhatsApp, in place of an earlier one. */
export async function setChatCode(db: Db, conversationId: string, code: string): Promise<void> {
  await db.updateTable('conversations').set({ chat_code: code }).where('id', '=', conversationId).execute()
}

/** The conversation of a code, which is used up by it. */
export function takeByChatCode(db: Db, code: string): Promise<Pick<Conversation, 'id' | 'agentId'> | undefined> {
  return db
    .updateTable('conversations')
    .set({ chat_code: null })
    .where('chat_code', '=', code)
    .returning(['id', 'agent_id as agentId'])
    .executeTakeFirst()
}

/** Forgets visitors whose conversation is gone, except that they opted out, and by which messages repeats are known after a month. */
export async function pruneWhatsapp(db: Db): Promise<void> {
  await sql`
    delete from whatsapp_chats
    where conversation_id is null and opted_out_at is null and last_inbound_at < now() - interval '2 days'`.execute(db)
  await sql`delete from whatsapp_inbound where content is null and received_at < now() - interval '30 days'`.execute(db)
  await sql`delete from whatsapp_outbox where message_id is null and created_at < now() - interval '30 days'`.execute(db)
  await sql`delete from simulator_messages where created_at < now() - interval '7 days'`.execute(db)
}

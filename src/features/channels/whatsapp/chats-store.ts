import { type Selection, sql } from 'kysely'
import type { VisitorMove } from '#src/engine/whatsapp/webhook-types.ts'
import type { Conversation } from '#src/features/conversations/conversations.ts'
import { NOW, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

const columns = [
  'id',
  'phone_number_id as phoneNumberId',
  'visitor',
  'name',
  'conversation_id as conversationId',
  sql<boolean>`opted_out_at is not null`.as('optedOut'),
  /** Whether the 24-hour window is open. */
  sql<boolean>`not window_closed and last_inbound_at > now() - interval '24 hours'`.as('isOpen'),
  /** A person has taken over. */
  sql<boolean>`exists (select from conversations c where c.id = whatsapp_chats.conversation_id and c.mode = 'person')`.as(
    'withPerson',
  ),
] as const

/** A visitor at a number. */
export type Chat = Selection<Tables, 'whatsapp_chats', (typeof columns)[number]>

export function findChat(db: Db, id: string): Promise<Chat | undefined> {
  return db.selectFrom('whatsapp_chats').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Lists the chats of a conversation. */
export function listChatsOf(db: Db, conversationId: string): Promise<Chat[]> {
  return db.selectFrom('whatsapp_chats').select(columns).where('conversation_id', '=', conversationId).execute()
}

/** Assigns the chat to a conversation. */
export async function bindChat(db: Db, chatId: string, conversationId: string): Promise<void> {
  await db.updateTable('whatsapp_chats').set({ conversation_id: conversationId }).where('id', '=', chatId).execute()
}

export async function setOptOut(db: Db, chatId: string, optedOut: boolean): Promise<void> {
  await db
    .updateTable('whatsapp_chats')
    .set({ opted_out_at: optedOut ? NOW : null })
    .where('id', '=', chatId)
    .execute()
}

/** Locks a chat and the one at its visitor's new number, in the order of `storeInbound`. */
export async function lockMove(
  db: Tx,
  { phoneNumberId, from, to }: VisitorMove,
): Promise<{ left: MovedChat | undefined; found: MovedChat | undefined }> {
  const chats = await db
    .selectFrom('whatsapp_chats')
    .select([...columns, 'created_at as createdAt'])
    .where('phone_number_id', '=', phoneNumberId)
    .where('visitor', 'in', [from, to])
    .orderBy('visitor')
    .forUpdate()
    .execute()
  const of = (visitor: string): MovedChat | undefined => chats.find((chat) => chat.visitor === visitor)
  return { left: of(from), found: of(to) }
}

type MovedChat = Chat & { createdAt: Date }

/** Sets the visitor's new number or ID. */
export async function renameChat(db: Tx, chatId: string, visitor: string): Promise<void> {
  await db.updateTable('whatsapp_chats').set({ visitor }).where('id', '=', chatId).execute()
}

/**
 * Merges one chat into another: its opt-out, its messages that are missing there, and its conversation if the other has
 * none.
 */
export async function joinChats(db: Tx, { into, from }: { into: Chat; from: Chat }): Promise<void> {
  await sql`
    update whatsapp_chats n
    set conversation_id = coalesce(n.conversation_id, o.conversation_id), opted_out_at = coalesce(n.opted_out_at, o.opted_out_at)
    from whatsapp_chats o where n.id = ${into.id} and o.id = ${from.id}`.execute(db)
  const known = db.selectFrom('whatsapp_outbox').select('key').where('chat_id', '=', into.id)
  await db.deleteFrom('whatsapp_outbox').where('chat_id', '=', from.id).where('key', 'in', known).execute()
  for (const table of ['whatsapp_inbound', 'whatsapp_outbox'] as const) {
    await db.updateTable(table).set({ chat_id: into.id }).where('chat_id', '=', from.id).execute()
  }
  await deleteChat(db, from.id)
}

export async function deleteChat(db: Tx, chatId: string): Promise<void> {
  await db.deleteFrom('whatsapp_chats').where('id', '=', chatId).execute()
}

/** Closes the 24-hour window: WhatsApp now accepts only templates. */
export async function closeWindow(db: Db, chatId: string): Promise<void> {
  await db.updateTable('whatsapp_chats').set({ window_closed: true }).where('id', '=', chatId).execute()
}

/** Sets the code that continues a conversation on WhatsApp for this long. It replaces an earlier one. */
export async function setChatCode(db: Db, conversationId: string, codeHash: string, minutes: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ chat_code_hash: codeHash, chat_code_expires_at: timeFromNow(minutes, 'mins') })
    .where('id', '=', conversationId)
    .execute()
}

/** Returns and locks the conversation of an unexpired code, which works once. */
/** Finds the conversation of a code by the hashes that it may have. */
export function findByChatCode(
  db: Tx,
  codeHashes: string[],
): Promise<Pick<Conversation, 'id' | 'agentId'> | undefined> {
  return db
    .selectFrom('conversations')
    .select(['id', 'agent_id as agentId'])
    .where('chat_code_hash', 'in', codeHashes)
    .where('chat_code_expires_at', '>', NOW)
    .forUpdate()
    .executeTakeFirst()
}

export async function clearChatCode(db: Tx, conversationId: string): Promise<void> {
  const none = { chat_code_hash: null, chat_code_expires_at: null }
  await db.updateTable('conversations').set(none).where('id', '=', conversationId).execute()
}

/** Deletes visitors without a conversation, except opt-outs, and deduplication keys older than a month. */
export async function pruneWhatsapp(db: Db): Promise<void> {
  const isOver = sql`c.conversation_id is null and c.last_inbound_at < now() - interval '2 days'`
  await sql`delete from whatsapp_chats c where c.opted_out_at is null and ${isOver}`.execute(db)
  await sql`update whatsapp_chats c set name = '' where c.name <> '' and ${isOver}`.execute(db)
  await sql`
    update whatsapp_inbound i set content = null
    from whatsapp_chats c where c.id = i.chat_id and i.content is not null and ${isOver}`.execute(db)
  await sql`delete from whatsapp_inbound where content is null and received_at < now() - interval '30 days'`.execute(db)
  await sql`delete from whatsapp_outbox where message_id is null and created_at < now() - interval '30 days'`.execute(
    db,
  )
  await sql`delete from simulator_messages where created_at < now() - interval '7 days'`.execute(db)
}

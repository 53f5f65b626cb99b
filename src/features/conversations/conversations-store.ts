import { type Insertable, type Selection, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { storableJson } from '#src/base/storable-text.ts'
import { hashToken } from '#src/base/tokens.ts'
import type { ChatAction, ChatCard, ChatSuggestion, ConversationMode } from '#src/contract/chat/chat-contract.ts'
import { THIS_MOMENT, timeAgo } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import { compileOnce, onlyRow } from '#src/store/fixed-statement.ts'
import type { Tables } from '#src/store/tables.ts'
import type { MessagePassage, MessageReview, VisitorIdentity } from '#src/store/tables/conversation-tables.ts'
import { forgetGapWords } from './retention-store.ts'
import { searchWords } from './search-words.ts'

export const conversationColumns = [
  'id',
  'agent_id as agentId',
  'channel',
  'preview',
  'session_id as sessionId',
  'locale',
  'mode',
  'consent',
  'identity',
] as const

export type Conversation = Selection<Tables, 'conversations', (typeof conversationColumns)[number]>

const messageColumns = [
  'id',
  'role',
  'text',
  'sources',
  'cards',
  'actions',
  'suggestions',
  'answered',
  'rating',
  'turn_id as turnId',
  'created_at as createdAt',
] as const

export type StoredMessage = Selection<Tables, 'messages', (typeof messageColumns)[number]>

export interface NewMessage extends Pick<StoredMessage, 'id' | 'role' | 'text' | 'answered'> {
  sources?: StoredMessage['sources']
  cards?: ChatCard[]
  actions?: ChatAction[]
  suggestions?: ChatSuggestion[]
  /** The passages it had; only the owner sees them. */
  passages?: MessagePassage[]
  review?: MessageReview | undefined
  turnId?: string
  clientId?: string
}

export interface NewConversation {
  agentId: string
  channel: Tables['conversations']['channel']
  /** The owner's session that opens a preview. */
  sessionId?: string
  /** Secret that reopens the conversation; absent on channels that identify visitors otherwise. */
  token?: string
  visitor?: string
  addressHash?: string
  locale: string
  pageUrl?: string
}

export function insertConversation(db: Db, conversation: NewConversation): Promise<Conversation> {
  const { agentId, channel, sessionId, token, visitor, addressHash, locale, pageUrl } = conversation
  return db
    .insertInto('conversations')
    .values({
      id: createId(),
      agent_id: agentId,
      channel,
      preview: sessionId !== undefined,
      session_id: sessionId ?? null,
      token_hash: token ? hashToken(token) : null,
      visitor: visitor ?? null,
      address_hash: addressHash ?? null,
      locale,
      page_url: pageUrl ?? null,
    })
    .returning(conversationColumns)
    .executeTakeFirstOrThrow()
}

/** Returns who answers in a conversation. */
export async function findMode(db: Db, conversationId: string): Promise<ConversationMode | undefined> {
  return (await db.selectFrom('conversations').select('mode').where('id', '=', conversationId).executeTakeFirst())?.mode
}

/** Stores a message and notifies listeners. */
export async function insertMessage(
  db: Db,
  conversation: Pick<Conversation, 'id' | 'agentId'>,
  message: NewMessage,
): Promise<StoredMessage> {
  const { id, role, text, answered, review, turnId, clientId } = message
  const { sources = [], cards = [], actions = [], suggestions = [], passages = [] } = message
  const { rows } = await INSERT_MESSAGE(db, {
    id,
    conversation_id: conversation.id,
    agent_id: conversation.agentId,
    role,
    text,
    sources: storableJson(sources),
    cards: storableJson(cards),
    actions: storableJson(actions),
    suggestions: storableJson(suggestions),
    passages: storableJson(passages),
    review: review ? storableJson(review) : null,
    words: searchWords(text),
    answered,
    turn_id: turnId ?? null,
    client_id: clientId ?? null,
  })
  return onlyRow(rows)
}

type MessageRow = Pick<
  Insertable<Tables['messages']>,
  'id' | 'conversation_id' | 'agent_id' | 'role' | 'text' | 'review' | 'answered' | 'turn_id' | 'client_id'
> &
  Record<'sources' | 'cards' | 'actions' | 'suggestions' | 'passages', string> & { words: string[] }

const INSERT_MESSAGE = compileOnce((db, row: MessageRow) =>
  db
    .with('marked', (within) =>
      within
        .updateTable('conversations')
        .set({ changed_at: THIS_MOMENT, last_message_id: row.id })
        .where('id', '=', row.conversation_id),
    )
    .insertInto('messages')
    .values({
      id: row.id,
      conversation_id: row.conversation_id,
      agent_id: row.agent_id,
      role: row.role,
      text: row.text,
      sources: row.sources,
      cards: row.cards,
      actions: row.actions,
      suggestions: row.suggestions,
      passages: row.passages,
      review: row.review,
      words: sql<string>`array_to_tsvector(${row.words}::text[])`,
      answered: row.answered,
      turn_id: row.turn_id,
      client_id: row.client_id,
      // A reply is stored after messages that came while it was written, although its ID is older.
      created_at: THIS_MOMENT,
    })
    .returning(messageColumns),
)

/** Marks a conversation as changed and returns it. */
export function touch(db: Db, conversationId: string): Promise<Conversation | undefined> {
  return db
    .updateTable('conversations')
    .set({ changed_at: THIS_MOMENT })
    .where('id', '=', conversationId)
    .returning(conversationColumns)
    .executeTakeFirst()
}

export interface ConversationChanges {
  mode?: ConversationMode
  consent?: Conversation['consent']
  identity?: VisitorIdentity
  /** How its channel identifies the visitor. */
  visitor?: string
}

/** Updates the given fields and marks the conversation as changed. */
export async function updateConversation(
  db: Db,
  conversationId: string,
  { mode, consent, identity, visitor }: ConversationChanges,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({
      changed_at: THIS_MOMENT,
      mode,
      consent,
      identity: identity && storableJson(identity),
      visitor,
    })
    .where('id', '=', conversationId)
    .execute()
}

/** Sets the visitor's identity; false if it has another one. An identity that only WhatsApp knows can be replaced. */
export function setIdentity(db: Db, conversationId: string, identity: VisitorIdentity): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('conversations')
      .set({ changed_at: THIS_MOMENT, identity: storableJson(identity) })
      .where('id', '=', conversationId)
      .where(sql<boolean>`(identity is null or identity->>'id' = ${identity.id} or exists (
        select from whatsapp_chats w where w.conversation_id = conversations.id and w.visitor = identity->>'id'))`),
  )
}

/** Marks these words of a visitor's message as unanswered. */
export async function markUnanswered(db: Tx, id: string, unanswered: string): Promise<void> {
  await db.updateTable('messages').set({ unanswered }).where('id', '=', id).execute()
}

/** Also deletes its messages, turns and lead, and its questions in gaps. */
export async function deleteConversation(db: Tx, conversationId: string): Promise<void> {
  const asked = await db
    .selectFrom('messages')
    .select('gap_id as id')
    .distinct()
    .where('conversation_id', '=', conversationId)
    .where('gap_id', 'is not', null)
    .execute()
  await db.deleteFrom('conversations').where('id', '=', conversationId).execute()
  await forgetGapWords(
    db,
    asked.flatMap(({ id }) => id ?? []),
  )
}

/** Returns false if the message is not the agent's or a person's in this conversation. */
export function rateMessage(
  db: Db,
  conversationId: string,
  { messageId, rating, comment }: { messageId: string; rating: 'up' | 'down' | null; comment: string | null },
): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('messages')
      .set({ rating, rating_comment: comment })
      .where('conversation_id', '=', conversationId)
      .where('id', '=', messageId)
      .where('role', '!=', 'visitor'),
  )
}

const CHANGED = sql<string>`changed_at::text`.as('changed')

/** Lists conversations that changed in the last seconds, with the exact time of their last change. */
export function listChangedConversations(db: Db, seconds: number): Promise<{ id: string; changed: string }[]> {
  return db
    .selectFrom('conversations')
    .select(['id', CHANGED])
    .where('changed_at', '>', timeAgo(seconds, 'secs'))
    .execute()
}

/** Returns which of these conversations still exist. */
export async function listExistingConversations(db: Db, ids: string[]): Promise<string[]> {
  const standing = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return standing.map(({ id }) => id)
}

/** Returns the visitor's message with this client ID. */
export async function findMessageByClientId(
  db: Db,
  conversationId: string,
  clientId: string,
): Promise<StoredMessage | undefined> {
  return (await BY_CLIENT_ID(db, { conversationId, clientId })).rows[0]
}

const BY_CLIENT_ID = compileOnce((db, { conversationId, clientId }: { conversationId: string; clientId: string }) =>
  db
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId),
)

export function findMessage(db: Db, conversationId: string, id: string): Promise<StoredMessage | undefined> {
  return db
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the number of messages that the visitor has sent. */
export async function countVisitorMessages(db: Db, conversationId: string): Promise<number> {
  const { sent } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'visitor')
    .executeTakeFirstOrThrow()
  return sent
}

/** Lists the messages that a turn answers, oldest first. */
export function listTurnMessages(db: Db, turnId: string): Promise<StoredMessage[]> {
  return db.selectFrom('messages').select(messageColumns).where('turn_id', '=', turnId).orderBy('id').execute()
}

/** Lists the last messages, oldest first. */
export async function listMessages(db: Db, conversationId: string, limit: number): Promise<StoredMessage[]> {
  return (await NEWEST(db, { conversationId, limit })).rows.toReversed()
}

const NEWEST = compileOnce((db, { conversationId, limit }: { conversationId: string; limit: number }) =>
  db
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit),
)

/** A conversation at one moment. */
export interface LatestMessages {
  mode: ConversationMode
  /** Exact time of its last change. */
  changed: string
  /** The last messages, oldest first. */
  messages: StoredMessage[]
}

/** Returns the last messages and who answers; undefined if the conversation is gone. */
export async function findLatestMessages(
  db: Db,
  conversationId: string,
  limit: number,
): Promise<LatestMessages | undefined> {
  const rows = await db
    .selectFrom('conversations')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('messages')
          .select(messageColumns)
          .whereRef('conversation_id', '=', 'conversations.id')
          .orderBy('id', 'desc')
          .limit(limit)
          .as('message'),
      (join) => join.onTrue(),
    )
    .selectAll('message')
    .select(['mode', CHANGED])
    .where('conversations.id', '=', conversationId)
    .execute()
  const [first] = rows
  const messages = rows.flatMap(({ mode: _mode, changed: _changed, ...message }) =>
    message.id === null ? [] : [message as StoredMessage],
  )
  return first && { mode: first.mode, changed: first.changed, messages: messages.toReversed() }
}

/**
 * Returns what was stored after a message, ordered by id. That includes a reply with a smaller id: one to an earlier
 * message, stored later. If the conversation has no such message, returns the messages with a greater id.
 */
export function listMessagesAfter(
  db: Db,
  conversationId: string,
  messageId: string,
  limit: number,
): Promise<StoredMessage[]> {
  return db
    .selectFrom('messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where((is) =>
      is.or([
        is('id', '>', messageId),
        is('created_at', '>', (among) =>
          among
            .selectFrom('messages as before')
            .select('before.created_at')
            .where('before.conversation_id', '=', conversationId)
            .where('before.id', '=', messageId),
        ),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns the conversation with this ID. */
export function findConversation(db: Db, id: string): Promise<Conversation | undefined> {
  return db.selectFrom('conversations').select(conversationColumns).where('id', '=', id).executeTakeFirst()
}

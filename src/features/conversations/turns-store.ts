import { type Selection, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import type { ConversationMode } from '#src/contract/chat/chat-contract.ts'
import { HAS_CREDIT, takingCredit } from '#src/features/agents/agents.ts'
import { NOW, THIS_MOMENT, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Tables } from '#src/store/tables.ts'
import type { Conversation } from './conversations-store.ts'

// Longer than several heartbeats, so that only a turn whose process died lets go by time.
const LEASE = timeFromNow(20, 'secs')

const columns = [
  'id',
  'agent_id as agentId',
  'state',
  'paid',
  /** Running, and its process is still there. */
  sql<boolean>`state = 'running' and lease_until > clock_timestamp()`.as('alive'),
  /** How long ago its last message came. */
  sql<number>`coalesce((select extract(epoch from clock_timestamp() - max(created_at)) * 1000 from messages where turn_id = turns.id), 1e9)::float8`.as(
    'quietMs',
  ),
] as const

export type Turn = Selection<Tables, 'turns', (typeof columns)[number]>

/**
 * A running turn that holds a credit, or takes one; answers its id, which its reply gets too, and whether it has one.
 */
export function insertTurn(
  db: Tx,
  conversation: Conversation,
  { paid, takesCredit }: { paid: boolean; takesCredit: boolean },
): Promise<{ turnId: string; paid: boolean }> {
  const id = createId()
  return takingCredit(db, conversation.agentId, takesCredit)
    .insertInto('turns')
    .values({
      id,
      conversation_id: conversation.id,
      agent_id: conversation.agentId,
      state: 'running',
      paid: sql<boolean>`${paid}::boolean or ${HAS_CREDIT}`,
      answerer: null,
      finished_at: null,
      lease_until: LEASE,
    })
    .returning(['id as turnId', 'paid'])
    .executeTakeFirstOrThrow()
}

/** Who answers in a conversation now, and its newest turn, locked until the transaction ends. */
export async function findStanding(
  db: Tx,
  conversationId: string,
): Promise<{ mode: ConversationMode | undefined; last: Turn | undefined }> {
  const found = await db
    .with('last', (within) =>
      within
        .selectFrom('turns')
        .select(columns)
        .where('conversation_id', '=', conversationId)
        .orderBy('id', 'desc')
        .limit(1)
        .forUpdate(),
    )
    .selectFrom('conversations')
    .leftJoin('last', (join) => join.onTrue())
    .select('mode')
    .selectAll('last')
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst()
  const { mode, ...last } = found ?? { mode: undefined, id: null }
  return { mode, last: last.id === null ? undefined : (last as Turn) }
}

/**
 * All that is being written in a conversation, locked until the transaction ends; a message that is tried again has a
 * turn of its own.
 */
export function listRunningTurns(db: Tx, conversationId: string): Promise<Turn[]> {
  return db
    .selectFrom('turns')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'running')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** A turn, locked until the transaction ends. */
export function findTurn(db: Tx, id: string): Promise<Turn | undefined> {
  return db.selectFrom('turns').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Makes a later turn answer what this one answered: its messages move over, its credit too, and its reply is gone. */
export async function supersedeTurn(db: Tx, id: string, by: string): Promise<void> {
  await db.updateTable('turns').set({ state: 'superseded', paid: false }).where('id', '=', id).execute()
  await db.deleteFrom('messages').where('id', '=', id).execute()
  await db.updateTable('messages').set({ turn_id: by }).where('turn_id', '=', id).execute()
}

/** The turn answers this message of its conversation, too. */
export async function putToTurn(db: Tx, messageId: string, turnId: string): Promise<void> {
  await db.updateTable('messages').set({ turn_id: turnId }).where('id', '=', messageId).execute()
}

/** Says that the turn's process lives; false when the turn is no longer its own. */
export function keepTurn(db: Db, id: string): Promise<boolean> {
  return affectsRows(
    db.updateTable('turns').set({ lease_until: LEASE }).where('id', '=', id).where('state', '=', 'running'),
  )
}

export interface TurnEnd {
  state: 'done' | 'failed'
  paid: boolean
  answerer?: string
  inputTokens?: number
  outputTokens?: number
}

/** Ends a running turn, and answers it; nothing when it is no longer running: a later one has taken it over. */
export function endTurn(
  db: Tx,
  id: string,
  { state, paid, answerer, inputTokens = 0, outputTokens = 0 }: TurnEnd,
): Promise<{ hasEarlierReply: boolean } | undefined> {
  return db
    .updateTable('turns')
    .set({
      state,
      paid,
      answerer: answerer ?? null,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      finished_at: THIS_MOMENT,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(HAS_EARLIER_REPLY)
    .executeTakeFirst()
}

/** Whether another turn of the conversation got its reply, though a later one may have taken it over since. */
const HAS_EARLIER_REPLY = sql<boolean>`exists (
  select from turns other where other.conversation_id = turns.conversation_id and other.id <> turns.id and other.answerer is not null)`.as(
  'hasEarlierReply',
)

/** A turn whose process died, locked until the transaction ends; those that another transaction holds are left out. */
export function lockLostTurn(db: Tx): Promise<Turn | undefined> {
  return db
    .selectFrom('turns')
    .select(columns)
    .where('state', '=', 'running')
    .where('lease_until', '<', NOW)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

import { type QueryCreator, type Selection, sql } from 'kysely'
import type { ConversationMode } from '#src/contract/chat/chat-contract.ts'
import { HAS_CREDIT, takeCreditStatement } from '#src/features/agents/agents.ts'
import { NOW, THIS_MOMENT, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import { compileOnce, onlyRow } from '#src/store/fixed-statement.ts'
import type { Tables } from '#src/store/tables.ts'
import type { Conversation } from './conversations-store.ts'

// Longer than several heartbeats, so that only the turn of a dead process expires.
const LEASE = timeFromNow(20, 'secs')

const columns = [
  'id',
  'agent_id as agentId',
  'state',
  'paid',
  'shown',
  /** Running, and its process is alive. */
  sql<boolean>`state = 'running' and lease_until > clock_timestamp()`.as('alive'),
] as const

export type Turn = Selection<Tables, 'turns', (typeof columns)[number]>

/** Inserts a running turn that holds a credit or takes one, and returns whether it has one. Its reply gets its ID. */
export async function insertTurn(
  db: Tx,
  { id: conversationId, agentId }: Conversation,
  turn: { id: string; paid: boolean; takesCredit: boolean },
): Promise<{ paid: boolean }> {
  return onlyRow((await INSERT_TURN(db, { ...turn, conversationId, agentId })).rows)
}

interface TurnRow {
  id: string
  conversationId: string
  agentId: string
  paid: boolean
  takesCredit: boolean
}

const INSERT_TURN = compileOnce((db, { id, conversationId, agentId, paid, takesCredit }: TurnRow) =>
  takeCreditStatement(db, agentId, takesCredit)
    .insertInto('turns')
    .values({
      id,
      conversation_id: conversationId,
      agent_id: agentId,
      state: 'running',
      paid: sql<boolean>`${paid}::boolean or ${HAS_CREDIT}`,
      answerer: null,
      finished_at: null,
      lease_until: LEASE,
    })
    .returning('paid'),
)

/** Returns a conversation's running turns, locked until the transaction ends: at most one shown and one not. */
export function listRunningTurns(db: Tx, conversationId: string): Promise<Turn[]> {
  return selectRunning(db, conversationId).execute()
}

const selectRunning = (db: QueryCreator<Tables>, conversationId: string) =>
  db
    .selectFrom('turns')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'running')
    .orderBy('id')
    .forUpdate()

/** Returns who answers in a conversation now, and its running turns, locked until the transaction ends. */
export async function lockRunningTurns(
  db: Tx,
  conversationId: string,
): Promise<{ mode: ConversationMode | undefined; running: Turn[] }> {
  const { rows } = await LOCK_RUNNING(db, { conversationId })
  const running = rows.flatMap(({ mode: _mode, ...turn }) => (turn.id === null ? [] : [turn as Turn]))
  return { mode: rows[0]?.mode, running }
}

const LOCK_RUNNING = compileOnce((db, { conversationId }: { conversationId: string }) =>
  db
    .with('running', (within) => selectRunning(within, conversationId))
    .selectFrom('conversations')
    .leftJoin('running', (join) => join.onTrue())
    .select('mode')
    .selectAll('running')
    .where('conversations.id', '=', conversationId),
)

/** Returns a turn, locked until the transaction ends. */
export function findTurn(db: Tx, id: string): Promise<Turn | undefined> {
  return db.selectFrom('turns').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Moves the messages and the credit of a turn without a reply to a later turn. */
export async function supersedeTurn(db: Tx, id: string, by: string): Promise<void> {
  await db.updateTable('turns').set({ state: 'superseded', paid: false }).where('id', '=', id).execute()
  await db.updateTable('messages').set({ turn_id: by }).where('turn_id', '=', id).execute()
}

/** Marks a running turn as shown. Returns false if it is no longer running, so that its reply must not be shown. */
export async function markShown(db: Db, id: string): Promise<boolean> {
  return (await MARK_SHOWN(db, { id })).rows.length > 0
}

const MARK_SHOWN = compileOnce((db, { id }: { id: string }) =>
  db.updateTable('turns').set({ shown: true }).where('id', '=', id).where('state', '=', 'running').returning('id'),
)

/** Reports whether a turn is running and its process alive. */
export async function isTurnAlive(db: Db, id: string): Promise<boolean> {
  const turn = await db.selectFrom('turns').select(columns).where('id', '=', id).executeTakeFirst()
  return turn?.alive ?? false
}

/** Adds a message to those that the turn answers. */
export async function addMessageToTurn(db: Tx, messageId: string, turnId: string): Promise<void> {
  await db.updateTable('messages').set({ turn_id: turnId }).where('id', '=', messageId).execute()
}

/** Extends the turn's lease; false if the turn no longer belongs to its process. */
export function renewTurn(db: Db, id: string): Promise<boolean> {
  return affectsRows(
    db.updateTable('turns').set({ lease_until: LEASE }).where('id', '=', id).where('state', '=', 'running'),
  )
}

export interface TurnEnd {
  state: 'done' | 'failed'
  paid: boolean
  answerer?: string | null
  inputTokens?: number
  cachedTokens?: number
  outputTokens?: number
}

/** Ends a running turn and returns it; undefined if it is no longer running: a later one has taken it over. */
export async function endTurn(
  db: Tx,
  id: string,
  { state, paid, answerer = null, inputTokens = 0, cachedTokens = 0, outputTokens = 0 }: TurnEnd,
): Promise<{ hasEarlierReply: boolean } | undefined> {
  const { rows } = await END_TURN(db, { id, state, paid, answerer, inputTokens, cachedTokens, outputTokens })
  return rows[0]
}

const END_TURN = compileOnce((db, turn: Required<TurnEnd> & { id: string }) =>
  db
    .updateTable('turns')
    .set({
      state: turn.state,
      paid: turn.paid,
      answerer: turn.answerer,
      input_tokens: turn.inputTokens,
      cached_tokens: turn.cachedTokens,
      output_tokens: turn.outputTokens,
      finished_at: THIS_MOMENT,
    })
    .where('id', '=', turn.id)
    .where('state', '=', 'running')
    .returning(HAS_EARLIER_REPLY),
)

/** Adds the tokens of a model that judged the reply to its turn. */
export async function addTurnTokens(
  db: Db,
  id: string,
  { inputTokens, cachedTokens, outputTokens }: Record<'inputTokens' | 'cachedTokens' | 'outputTokens', number>,
): Promise<void> {
  await db
    .updateTable('turns')
    .set((turn) => ({
      input_tokens: turn('input_tokens', '+', inputTokens),
      cached_tokens: turn('cached_tokens', '+', cachedTokens),
      output_tokens: turn('output_tokens', '+', outputTokens),
    }))
    .where('id', '=', id)
    .execute()
}

/** Reports whether another turn of the conversation has a reply. */
const HAS_EARLIER_REPLY = sql<boolean>`exists (
  select from turns other where other.conversation_id = turns.conversation_id and other.id <> turns.id and other.answerer is not null)`.as(
  'hasEarlierReply',
)

/** Returns a turn of a dead process, locked until the transaction ends. Skips turns that others have locked. */
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

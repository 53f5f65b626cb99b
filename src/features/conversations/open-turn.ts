import { setTimeout as sleep } from 'node:timers/promises'
import { createId } from '#src/base/ids.ts'
import { giveCreditBack } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import {
  type Conversation,
  type StoredMessage,
  findMessage,
  findMessageByClientId,
  findMode,
  insertMessage,
  listMessages,
  listTurnMessages,
} from './conversations-store.ts'
import type { RunningTurns } from './running-turns.ts'
import {
  type Turn,
  endTurn,
  findStanding,
  findTurn,
  insertTurn,
  listRunningTurns,
  lockLostTurn,
  putToTurn,
  supersedeTurn,
} from './turns-store.ts'

export interface OpenTurnDeps {
  db: Db
  turns: RunningTurns
  config: { chat: { burstMs: number } }
}

export interface NewTurn {
  conversation: Conversation
  text: string
  /** Names the message: the same one again is answered once. */
  clientId?: string
  /** What the visitor said just before, oldest first; the same reply is for that. */
  earlier?: readonly { text: string; clientId: string }[]
  /**
   * Replies leave for good when they are there: a later message gets one of its own, and takes over only what is not
   * written yet.
   */
  repliesLeave?: boolean
}

/** What follows from messages to a person: done in the transaction that stores them. */
export type DetectHandoffRequest = (db: Tx, said: readonly StoredMessage[]) => Promise<void>

/** A turn to be carried out. */
export interface OpenTurn {
  id: string
  /** Holds a credit. */
  paid: boolean
  /** What the visitor said since the last answer, oldest first; several messages when they came in a burst. */
  said: StoredMessage[]
  /** What was said before, oldest first. */
  history: StoredMessage[]
}

export type Opened =
  | { kind: 'open'; turn: OpenTurn }
  /** The message came before, and this was the reply. */
  | { kind: 'answered'; message: StoredMessage }
  /** The message came before, and a later one has taken its turn over. */
  | { kind: 'superseded' }
  /** A person answers; what was not stored before is, with what follows from it. */
  | { kind: 'with_person' }

/** How far back is looked at what was said. */
export const HISTORY_MESSAGES = 12
const BURST_MESSAGES = 6
const POLL_MS = 200

/**
 * Stores a visitor's message and begins the turn that answers it, in one transaction. A turn that is under way, or
 * whose last message came less than a burst ago, is taken over with its messages and its credit. A message that came
 * before begins nothing: this waits for its reply.
 */
export async function openTurn(deps: OpenTurnDeps, input: NewTurn, hear: DetectHandoffRequest): Promise<Opened> {
  for (;;) {
    const opened = await deps.db.transaction().execute((tx) => tryOpen(tx, deps, { ...input, hear }))
    if (opened.kind !== 'under_way') {
      if (opened.kind === 'open' && opened.supersedes) deps.turns.abort(opened.supersedes)
      return opened
    }
    await sleep(POLL_MS)
  }
}

type Tried =
  | Exclude<Opened, { kind: 'open' }>
  | { kind: 'open'; turn: OpenTurn; supersedes: string | undefined }
  | { kind: 'under_way' }

async function tryOpen(tx: Tx, deps: OpenTurnDeps, input: NewTurn & { hear: DetectHandoffRequest }): Promise<Tried> {
  const { conversation, text, clientId, repliesLeave = false, hear } = input
  await acquireLocks(tx, [`conversation:${conversation.id}`])
  const known = clientId ? await findMessageByClientId(tx, conversation.id, clientId) : undefined
  if (known) return retry(tx, conversation, known)
  // Their ids come before the turn's, which is the reply's.
  const said = [...(await keepUnknown(tx, input)), { text, clientId }].map(
    (one) => ({ id: createId(), role: 'visitor', answered: true, ...one }) as const,
  )
  const { mode, last } = await findStanding(tx, conversation.id)
  const store = async (turnId?: string): Promise<StoredMessage[]> => {
    const stored: StoredMessage[] = []
    for (const message of said) stored.push(await insertMessage(tx, conversation, { ...message, turnId }))
    return stored
  }
  if (mode === 'person') {
    await hear(tx, await store())
    return { kind: 'with_person' }
  }
  const earlier = last && (await settleIfLost(tx, last)) ? undefined : last
  const continued = earlier && isContinued(earlier, repliesLeave ? 0 : deps.config.chat.burstMs) ? earlier : undefined
  const begun = await beginTurn(tx, conversation, continued)
  const stored = await store(begun.turnId)
  const all = continued ? await listTurnMessages(tx, begun.turnId) : stored
  return { kind: 'open', turn: await readTurn(tx, conversation, { ...begun, said: all }), supersedes: continued?.id }
}

/** Of what was said before, that which no earlier try has stored. */
async function keepUnknown(
  tx: Tx,
  { conversation, earlier = [] }: NewTurn,
): Promise<{ text: string; clientId: string }[]> {
  const unknown: { text: string; clientId: string }[] = []
  for (const one of earlier) if (!(await findMessageByClientId(tx, conversation.id, one.clientId))) unknown.push(one)
  return unknown
}

function isContinued({ state, quietMs }: Turn, burstMs: number): boolean {
  return state === 'running' || (state === 'done' && quietMs < burstMs)
}

async function retry(tx: Tx, conversation: Conversation, message: StoredMessage): Promise<Tried> {
  const turn = message.turnId ? await findTurn(tx, message.turnId) : undefined
  if (!turn) return retryHandedBack(tx, conversation, message)
  if (turn.alive) return { kind: 'under_way' }
  const messages = await listTurnMessages(tx, turn.id)
  if (messages.at(-1)?.id !== message.id) return { kind: 'superseded' }
  const reply = turn.state === 'done' ? await findMessage(tx, conversation.id, turn.id) : undefined
  if (reply) return { kind: 'answered', message: reply }
  await settleIfLost(tx, turn)
  if ((await findMode(tx, conversation.id)) === 'person') return { kind: 'with_person' }
  const begun = await beginTurn(tx, conversation, { ...turn, paid: false })
  return { kind: 'open', turn: await readTurn(tx, conversation, { ...begun, said: messages }), supersedes: undefined }
}

/** A message that came while a person answered is the agent's once it was handed back with nothing said since. */
async function retryHandedBack(tx: Tx, conversation: Conversation, message: StoredMessage): Promise<Tried> {
  const [newest] = await listMessages(tx, conversation.id, 1)
  if (newest?.id !== message.id || (await findMode(tx, conversation.id)) === 'person') return { kind: 'with_person' }
  const begun = await beginTurn(tx, conversation, undefined)
  await putToTurn(tx, message.id, begun.turnId)
  return { kind: 'open', turn: await readTurn(tx, conversation, { ...begun, said: [message] }), supersedes: undefined }
}

async function beginTurn(
  tx: Tx,
  conversation: Conversation,
  continued: Turn | undefined,
): Promise<{ turnId: string; paid: boolean }> {
  const paid = !conversation.preview && (continued?.paid ?? false)
  const begun = await insertTurn(tx, conversation, { paid, takesCredit: !conversation.preview && !paid })
  if (continued) await supersedeTurn(tx, continued.id, begun.turnId)
  return begun
}

/** A turn that was begun for some messages, with what was said before them. */
async function readTurn(
  tx: Tx,
  conversation: Conversation,
  { turnId, paid, said }: { turnId: string; paid: boolean; said: readonly StoredMessage[] },
): Promise<OpenTurn> {
  const before = await listMessages(tx, conversation.id, HISTORY_MESSAGES + said.length)
  const history = before.filter((message) => message.turnId !== turnId).slice(-HISTORY_MESSAGES)
  return { id: turnId, paid, said: said.slice(-BURST_MESSAGES), history }
}

/** Gives back what a turn held whose process died; true when it was one. */
async function settleIfLost(tx: Tx, turn: Turn): Promise<boolean> {
  if (turn.state !== 'running' || turn.alive) return false
  await failTurn(tx, turn)
  return true
}

/** Ends a turn without a reply and gives its credit back, unless a later turn has taken it over. */
export async function failTurn(tx: Tx, { id, agentId, paid }: Pick<Turn, 'id' | 'agentId' | 'paid'>): Promise<void> {
  if ((await endTurn(tx, id, { state: 'failed', paid: false })) && paid) await giveCreditBack(tx, agentId)
}

/** Ends what is being written in a conversation, gives its credits back, and answers which turns that were. */
export async function endRunningTurns(tx: Tx, conversationId: string): Promise<string[]> {
  const running = await listRunningTurns(tx, conversationId)
  for (const turn of running) await failTurn(tx, turn)
  return running.map(({ id }) => id)
}

/**
 * Settles the turns whose process died, each by itself: locking several agents at once could wait for who locks them in
 * another order.
 */
export async function settleLostTurns(db: Db): Promise<void> {
  const settleOne = async (tx: Tx): Promise<boolean> => {
    const lost = await lockLostTurn(tx)
    if (lost) await failTurn(tx, lost)
    return lost !== undefined
  }
  while (await db.transaction().execute(settleOne));
}

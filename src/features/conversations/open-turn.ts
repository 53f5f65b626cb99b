import { setTimeout as sleep } from 'node:timers/promises'
import { createId } from '#src/base/ids.ts'
import { giveCreditBack, takeCredit } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { queueUpFor } from '#src/store/queue-up.ts'
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
import { type Turn, endTurn, findLastTurn, findTurn, insertTurn, listLostTurns, supersedeTurn } from './turns-store.ts'

export interface OpenTurnDeps {
  db: Db
  turns: RunningTurns
  config: { chat: { burstMs: number } }
}

export interface NewTurn {
  conversation: Conversation
  text: string
  /** Names the message: the same one again is answered once. */
  clientId?: string | undefined
}

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
  /** A person answers; the message is stored. */
  | { kind: 'with_person' }

const HISTORY_MESSAGES = 12
const BURST_MESSAGES = 6
const POLL_MS = 200
const SETTLED_AT_ONCE = 200

/**
 * Stores a visitor's message and begins the turn that answers it, in one transaction. A turn that is under way, or whose last message came
 * less than a burst ago, is taken over with its messages and its credit. A message that came before begins nothing: this waits for its reply.
 */
export async function openTurn(deps: OpenTurnDeps, input: NewTurn): Promise<Opened> {
  for (;;) {
    const opened = await deps.db.transaction().execute((tx) => tryOpen(tx, deps, input))
    if (opened.kind !== 'under_way') {
      if (opened.kind === 'open' && opened.supersedes) deps.turns.abort(opened.supersedes)
      return opened
    }
    await sleep(POLL_MS)
  }
}

type Tried = Exclude<Opened, { kind: 'open' }> | { kind: 'open'; turn: OpenTurn; supersedes: string | undefined } | { kind: 'under_way' }

async function tryOpen(tx: Tx, deps: OpenTurnDeps, { conversation, text, clientId }: NewTurn): Promise<Tried> {
  await queueUpFor(tx, [`conversation:${conversation.id}`])
  const known = clientId ? await findMessageByClientId(tx, conversation.id, clientId) : undefined
  if (known) return retry(tx, conversation, known)
  const message = { id: createId(), role: 'visitor', text, answered: true, clientId } as const
  if ((await findMode(tx, conversation.id)) === 'person') {
    await insertMessage(tx, conversation, message)
    return { kind: 'with_person' }
  }
  const last = await findLastTurn(tx, conversation.id)
  const earlier = last && (await settleIfLost(tx, last)) ? undefined : last
  const continued = earlier && isContinued(earlier, deps.config.chat.burstMs) ? earlier : undefined
  const begun = await beginTurn(tx, conversation, continued)
  await insertMessage(tx, conversation, { ...message, turnId: begun.turnId })
  return { kind: 'open', turn: await readTurn(tx, conversation, begun), supersedes: continued?.id }
}

function isContinued({ state, quietMs }: Turn, burstMs: number): boolean {
  return state === 'running' || (state === 'done' && quietMs < burstMs)
}

async function retry(tx: Tx, conversation: Conversation, message: StoredMessage): Promise<Tried> {
  const turn = message.turnId ? await findTurn(tx, message.turnId) : undefined
  if (!turn) return { kind: 'with_person' }
  if (turn.alive) return { kind: 'under_way' }
  const messages = await listTurnMessages(tx, turn.id)
  if (messages.at(-1)?.id !== message.id) return { kind: 'superseded' }
  const reply = turn.state === 'done' ? await findMessage(tx, conversation.id, turn.id) : undefined
  if (reply) return { kind: 'answered', message: reply }
  await settleIfLost(tx, turn)
  const begun = await beginTurn(tx, conversation, { ...turn, paid: false })
  return { kind: 'open', turn: await readTurn(tx, conversation, begun), supersedes: undefined }
}

async function beginTurn(tx: Tx, conversation: Conversation, continued: Turn | undefined): Promise<{ turnId: string; paid: boolean }> {
  const paid = !conversation.preview && (continued?.paid || (await takeCredit(tx, conversation.agentId)))
  const turnId = await insertTurn(tx, conversation, paid)
  if (continued) await supersedeTurn(tx, continued.id, turnId)
  return { turnId, paid }
}

async function readTurn(tx: Tx, conversation: Conversation, { turnId, paid }: { turnId: string; paid: boolean }): Promise<OpenTurn> {
  const said = await listTurnMessages(tx, turnId)
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

/** Ends what is being written in a conversation, gives its credit back, and answers which turn that was. */
export async function endRunningTurn(tx: Tx, conversationId: string): Promise<string | undefined> {
  const last = await findLastTurn(tx, conversationId)
  if (last?.state !== 'running') return undefined
  await failTurn(tx, last)
  return last.id
}

/** Settles the turns whose process died. */
export async function settleLostTurns(db: Db): Promise<void> {
  for (let settled = SETTLED_AT_ONCE; settled === SETTLED_AT_ONCE;) {
    settled = await db.transaction().execute(async (tx) => {
      const lost = await listLostTurns(tx, SETTLED_AT_ONCE)
      for (const turn of lost) await failTurn(tx, turn)
      return lost.length
    })
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { createId } from '#src/base/ids.ts'
import { giveCreditBack } from '#src/features/agents/agents.ts'
import type { AnswerSetup } from '#src/features/answers/answers.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { sendAndCommit, sendTogether } from '#src/store/round-trips.ts'
import {
  type Conversation,
  type StoredMessage,
  findMessage,
  findMessageByClientId,
  insertMessage,
  listMessages,
  listTurnMessages,
} from './conversations-store.ts'
import { checkPreviewLength } from './previews.ts'
import type { RunningTurns } from './running-turns.ts'
import {
  type Turn,
  endTurn,
  lockRunningTurns,
  findTurn,
  insertTurn,
  isTurnAlive,
  listRunningTurns,
  lockLostTurn,
  addMessageToTurn,
  supersedeTurn,
} from './turns-store.ts'

export interface OpenTurnDeps {
  db: Db
  turns: RunningTurns
}

export interface NewTurn {
  conversation: Conversation
  text: string
  /** Identifies the message, so that it is answered once although it is sent again. */
  clientId?: string
  /** Earlier messages that the same reply answers, oldest first. */
  earlier?: readonly { text: string; clientId: string }[]
}

/** Handles messages to a person, in the transaction that stores them. */
export type DetectHandoffRequest = (db: Tx, said: readonly StoredMessage[]) => Promise<void>

/** A turn to run. */
export interface OpenTurn {
  id: string
  /** Whether a credit was taken. */
  paid: boolean
  /** The visitor's messages since the last reply, oldest first; several after a burst. */
  said: StoredMessage[]
  /** Earlier messages, oldest first. */
  history: StoredMessage[]
}

export type Opened =
  /** `behind` is the ID of the turn that must end first. */
  | { kind: 'open'; turn: OpenTurn; behind: string | undefined; setup: AnswerSetup }
  /** The message was already answered with this reply. */
  | { kind: 'answered'; message: StoredMessage }
  /** The message was already sent, and a later one has taken over its turn. */
  | { kind: 'superseded' }
  /** A person answers. New messages are stored and handled. */
  | { kind: 'with_person' }

/** Number of earlier messages that a turn reads. */
export const HISTORY_MESSAGES = 12
const BURST_MESSAGES = 6
const POLL_MS = 200

/**
 * Stores a visitor's message and starts the turn that answers it, in one transaction. A running turn that has shown
 * nothing is superseded: its messages and its credit move to the new turn. A running turn that has shown something
 * continues, and the new one waits `behind` it. A message that was sent before starts a turn only if it has no reply;
 * while its turn is running, this waits.
 */
export async function openTurn(
  deps: OpenTurnDeps,
  input: NewTurn,
  { hear, readSetup }: Pick<Opening, 'hear' | 'readSetup'>,
): Promise<Opened> {
  for (;;) {
    const tried = await deps.db.transaction().execute((tx) => tryOpen(tx, { ...input, hear, readSetup }))
    if (tried.kind !== 'under_way') {
      if (tried.kind === 'open') for (const id of tried.superseded) deps.turns.abort(id)
      return tried
    }
    await waitForEnd(deps.db, tried.turnId)
  }
}

/** Waits until a turn has ended or its process has died. */
export async function waitForEnd(db: Db, turnId: string, signal?: AbortSignal): Promise<void> {
  const isOver = async (): Promise<boolean> => signal?.aborted === true || !(await isTurnAlive(db, turnId))
  while (!(await isOver())) await sleep(POLL_MS)
}

type Tried =
  | Exclude<Opened, { kind: 'open' }>
  | (Extract<Opened, { kind: 'open' }> & { superseded: string[] })
  | { kind: 'under_way'; turnId: string }

interface Opening extends NewTurn {
  hear: DetectHandoffRequest
  /** Reads what the answer will need, in the same round trip. */
  readSetup: (db: Tx) => Promise<AnswerSetup>
}

async function tryOpen(tx: Tx, input: Opening): Promise<Tried> {
  const { conversation, clientId, hear, readSetup } = input
  const [, known, { mode, running }, newest, setup] = await sendTogether(tx, (db) => [
    acquireLocks(db, [`conversation:${conversation.id}`]),
    clientId ? findMessageByClientId(db, conversation.id, clientId) : Promise.resolve(undefined),
    lockRunningTurns(db, conversation.id),
    listMessages(db, conversation.id, HISTORY_MESSAGES),
    readSetup(db),
  ])
  const before = known?.turnId ? await findTurn(tx, known.turnId) : undefined
  const outcome = known && (await findOutcome(tx, conversation, { message: known, turn: before }))
  if (outcome) return outcome
  const said = known ? [] : await listNew(tx, input)
  if (!known) await checkPreviewLength(tx, conversation)
  if (mode === 'person') {
    if (!known) await hear(tx, await store(tx, conversation, said))
    return { kind: 'with_person' }
  }
  for (const turn of running) if (turn.shown && !turn.alive) await failTurn(tx, turn)
  const unshown = running.filter(({ shown }) => !shown)
  const superseded = [...new Set([...unshown, ...(before ? [before] : [])].map(({ id }) => id))]
  const hasCredit = unshown.some(({ paid }) => paid)
  const takesCredit = !conversation.preview && !hasCredit
  const behind = running.find(({ shown, alive }) => shown && alive)?.id
  const id = createId()
  if (!known && superseded.length === 0) {
    const [{ paid }, ...stored] = await sendAndCommit(tx, (db) => [
      insertTurn(db, conversation, { id, paid: hasCredit, takesCredit }),
      ...said.map((message) => insertMessage(db, conversation, { ...message, turnId: id })),
    ])
    const turn = { id, paid, said: stored.slice(-BURST_MESSAGES), history: newest }
    return { kind: 'open', turn, behind, superseded, setup }
  }
  const { paid } = await insertTurn(tx, conversation, { id, paid: hasCredit, takesCredit })
  for (const one of superseded) await supersedeTurn(tx, one, id)
  if (known && !before) await addMessageToTurn(tx, known.id, id)
  await store(tx, conversation, said, id)
  const all = await listTurnMessages(tx, id)
  const turn = await readTurn(tx, conversation.id, { id, paid, said: all.slice(-BURST_MESSAGES) })
  return { kind: 'open', turn, behind, superseded, setup }
}

/** Returns the outcome of a message that was sent before; undefined if it needs a reply now. */
async function findOutcome(
  tx: Tx,
  conversation: Conversation,
  { message, turn }: { message: StoredMessage; turn: Turn | undefined },
): Promise<Exclude<Tried, { kind: 'open' }> | undefined> {
  if (!turn) {
    // Sent while a person answered. The agent answers it if the conversation was handed back without a message since.
    const [newest] = await listMessages(tx, conversation.id, 1)
    return newest?.id === message.id ? undefined : { kind: 'with_person' }
  }
  if (turn.alive) return { kind: 'under_way', turnId: turn.id }
  const last = (await listTurnMessages(tx, turn.id)).at(-1)
  if (last?.id !== message.id) return { kind: 'superseded' }
  const reply = turn.state === 'done' ? await findMessage(tx, conversation.id, turn.id) : undefined
  return reply && { kind: 'answered', message: reply }
}

type NewMessage = Parameters<typeof insertMessage>[2]

/** Returns the messages to store, oldest first, without those that an earlier attempt stored. */
async function listNew(tx: Tx, { conversation, text, clientId, earlier = [] }: NewTurn): Promise<NewMessage[]> {
  const unknown: { text: string; clientId?: string }[] = []
  for (const one of earlier) if (!(await findMessageByClientId(tx, conversation.id, one.clientId))) unknown.push(one)
  // Their IDs come before the turn's, which becomes the reply's.
  return [...unknown, { text, clientId }].map((one) => ({ id: createId(), role: 'visitor', answered: true, ...one }))
}

async function store(
  tx: Tx,
  conversation: Conversation,
  messages: readonly NewMessage[],
  turnId?: string,
): Promise<StoredMessage[]> {
  const stored: StoredMessage[] = []
  for (const message of messages) stored.push(await insertMessage(tx, conversation, { ...message, turnId }))
  return stored
}

/** Returns the turn with the messages before it. */
export async function readTurn(
  db: Db,
  conversationId: string,
  turn: Pick<OpenTurn, 'id' | 'paid' | 'said'>,
): Promise<OpenTurn> {
  const before = await listMessages(db, conversationId, HISTORY_MESSAGES + turn.said.length)
  return { ...turn, history: before.filter(({ turnId }) => turnId !== turn.id).slice(-HISTORY_MESSAGES) }
}

/** Ends a turn without a reply and gives its credit back, unless a later turn has taken it over. */
export async function failTurn(tx: Tx, { id, agentId, paid }: Pick<Turn, 'id' | 'agentId' | 'paid'>): Promise<void> {
  if ((await endTurn(tx, id, { state: 'failed', paid: false })) && paid) await giveCreditBack(tx, agentId)
}

/** Ends a conversation's running turns and gives their credits back. Returns the turns' IDs. */
export async function endRunningTurns(tx: Tx, conversationId: string): Promise<string[]> {
  const running = await listRunningTurns(tx, conversationId)
  for (const turn of running) await failTurn(tx, turn)
  return running.map(({ id }) => id)
}

/**
 * Ends the turns of dead processes, each in its own transaction: locking several agents at once could deadlock with
 * others.
 */
export async function endLostTurns(db: Db): Promise<void> {
  const settleOne = async (tx: Tx): Promise<boolean> => {
    const lost = await lockLostTurn(tx)
    if (lost) await failTurn(tx, lost)
    return lost !== undefined
  }
  while (await db.transaction().execute(settleOne));
}

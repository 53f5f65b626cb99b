import type { Metrics } from '#src/base/metrics.ts'
import { inSpan } from '#src/base/tracing.ts'
import { namesNothing } from '#src/engine/answer/answer.ts'
import { type Agent, findBalance } from '#src/features/agents/agents.ts'
import { type AnswersDeps, type Reply, readAnswerSetup, spendTokens } from '#src/features/answers/answers.ts'
import { forgetLead, recordLead, toDetails } from '#src/features/leads/leads.ts'
import { type MailQueueDeps, alertOwner } from '#src/features/mail/mail.ts'
import type { Tx } from '#src/store/database.ts'
import { sendAndCommit, sendTogether } from '#src/store/round-trips.ts'
import { announceCredits, announceTurn } from './announce-turn.ts'
import { queueAudit, toReview } from './audit-reply.ts'
import { agreedBy } from './consent-words.ts'
import {
  type Conversation,
  type StoredMessage,
  findConversation,
  insertMessage,
  markUnanswered,
  touch,
  updateConversation,
} from './conversations-store.ts'
import {
  type NewTurn,
  type OpenTurn,
  type OpenTurnDeps,
  type Opened,
  failTurn,
  openTurn,
  waitForEnd,
  readTurn,
} from './open-turn.ts'
import type { LiveFeed } from './live-feed.ts'
import { prepareHandoffDetection } from './detect-handoff-request.ts'
import { requestPerson } from './people.ts'
import { mayUseModel } from './previews.ts'
import type { SaleStep } from './sale.ts'
import { type Reading, readingFor } from './visitor-details.ts'
import { measureTurn } from './turn-metrics.ts'
import { endTurn, renewTurn, markShown } from './turns-store.ts'
import { type Bill, type Writing, type WritingInput, isOutOfCredit, planReply, writeReply } from './word-turn.ts'

/**
 * The events of a turn. `text` parts are shown as they come and never retracted; `finished` has the stored reply.
 */
export type TurnEvent =
  | { type: 'started'; messageId: string }
  | { type: 'text'; text: string }
  | { type: 'finished'; message: StoredMessage }
  /** A later message took over the turn. Its call gets the reply. */
  | { type: 'superseded' }
  /** A person answers; the message is stored and waits for them. */
  | { type: 'with_person' }

export interface TurnInput extends NewTurn, WritingInput {
  /** Runs in the transaction that stores the reply. */
  onReply?: (db: Tx, reply: StoredMessage) => Promise<void>
}

export interface TurnDeps extends AnswersDeps, OpenTurnDeps, MailQueueDeps {
  live: LiveFeed
  metrics: Metrics
}

const HEARTBEAT_MS = 5_000
/**
 * Answers a visitor's message. Stores the message first. A reply costs one credit, which is taken before it is written
 * and given back if there is none. Without credit, the agent says that it is unavailable, and the owner gets one email.
 * A message that arrives before any of the reply is shown restarts the turn: one reply answers both, and the earlier
 * call ends with `superseded`. A message that arrives later gets its own turn after that reply.
 */
export async function* runTurn(app: TurnDeps, input: TurnInput): AsyncGenerator<TurnEvent, void> {
  const deps = (await mayUseModel(app.db, input.agent, input.conversation)) ? app : { ...app, answerModel: undefined }
  const opening = {
    hear: await prepareHandoffDetection(deps, input),
    readSetup: (db: Tx) => readAnswerSetup(db, deps, input.agent),
  }
  const opened = await inSpan('open turn', () => openTurn(deps, input, opening))
  deps.live.wake(input.conversation.id)
  if (opened.kind === 'superseded' || opened.kind === 'with_person') yield { type: opened.kind }
  else if (opened.kind === 'open') yield* runOpenTurn(deps, input, opened)
  else {
    yield { type: 'started', messageId: opened.message.id }
    yield { type: 'text', text: opened.message.text }
    yield { type: 'finished', message: opened.message }
  }
}

async function* runOpenTurn(
  deps: TurnDeps,
  input: TurnInput,
  { turn, behind, setup }: Pick<Extract<Opened, { kind: 'open' }>, 'turn' | 'behind' | 'setup'>,
): AsyncGenerator<TurnEvent, void> {
  const { conversation } = input
  const startedAt = performance.now()
  const taken = deps.turns.begin(turn.id)
  const bill: Bill = { tokens: 0 }
  const heartbeat = setInterval(() => void keepOrEnd(deps, turn.id), HEARTBEAT_MS)
  let outcome = 'failed'
  try {
    if (!taken.aborted) yield { type: 'started', messageId: turn.id }
    const ready = behind ? await waitForTurn(deps, behind, { input, turn, taken }) : { input, turn }
    const message = ready && (yield* answerTurn(deps, ready.input, { turn: ready.turn, taken, bill, setup }))
    outcome = !message
      ? 'superseded'
      : isOutOfCredit(input, turn)
        ? 'resting'
        : message.answered
          ? 'answered'
          : 'refused'
    deps.live.wake(conversation.id)
    yield message ? { type: 'finished', message } : { type: 'superseded' }
  } finally {
    clearInterval(heartbeat)
    deps.turns.end(turn.id)
    measureTurn(deps.metrics, conversation, { outcome, seconds: (performance.now() - startedAt) / 1000 })
    if (outcome === 'failed') {
      await deps.db
        .transaction()
        .execute((tx) => failTurn(tx, { id: turn.id, agentId: conversation.agentId, paid: turn.paid }))
    }
    await spendTokens(deps.db, input.agent, bill.tokens)
  }
}

/** Waits until the turn before has ended, then reads the conversation again; returns nothing if it was deleted. */
async function waitForTurn(
  { db }: TurnDeps,
  behind: string,
  { input, turn, taken }: Pick<Writing, 'turn' | 'taken'> & { input: TurnInput },
): Promise<{ input: TurnInput; turn: OpenTurn } | undefined> {
  await inSpan('wait for earlier turn', () => waitForEnd(db, behind, taken))
  const conversation = await findConversation(db, input.conversation.id)
  return conversation && { input: { ...input, conversation }, turn: await readTurn(db, conversation.id, turn) }
}

/** Writes and stores the reply. Returns nothing if the turn was ended, and throws if the visitor has left. */
async function* answerTurn(
  deps: TurnDeps,
  input: TurnInput,
  writing: Omit<Writing, 'reading' | 'markShown'>,
): AsyncGenerator<TurnEvent, StoredMessage | undefined> {
  const reading = await readingFor(deps, input.agent, input.conversation)
  const show = { reading, markShown: () => markShown(deps.db, writing.turn.id) }
  const written = writing.taken.aborted ? undefined : yield* writeReply(deps, input, { ...writing, ...show })
  return written && (yield* finishReply(deps, input, { turn: writing.turn, bill: writing.bill, reading, ...written }))
}

/** Stores the reply with the next step of the sale, unless the turn was ended, and shows the rest of it. */
async function* finishReply(
  deps: TurnDeps,
  input: TurnInput,
  { turn, bill, reply, shown, reading }: { turn: OpenTurn; bill: Bill; reply: Reply; shown: string; reading: Reading },
): AsyncGenerator<TurnEvent, StoredMessage | undefined> {
  const { agent, conversation, onReply } = input
  const { step, text } = await planReply(deps, input, { turn, reply, reading })
  const { kind, sources, cards, suggestions, passages, answerer } = reply
  const { inputTokens, cachedTokens, outputTokens } = reply
  const review = reply.review && toReview(reply.review, conversation)
  const message = {
    id: turn.id,
    role: 'agent' as const,
    text,
    sources,
    cards,
    actions: step.actions,
    suggestions,
    passages,
    review,
    answered: kind !== 'unknown',
  }
  const end = { state: 'done' as const, paid: turn.paid, answerer, inputTokens, cachedTokens, outputTokens }
  const store = async (tx: Tx): Promise<StoredMessage | undefined> => {
    const [ended, balance] = await sendTogether(tx, (db) => [
      endTurn(db, turn.id, end),
      findBalance(db, agent.id),
      // Does nothing if the reply is not stored.
      review?.judged === 'waiting' ? queueAudit(deps, db, turn.id) : Promise.resolve(),
    ])
    if (!ended) return undefined
    if (!conversation.preview) {
      await recordStep(deps, tx, { agent, conversation, turn, reply, step })
      await announceTurn(deps, tx, { conversation, turn, reply, isFirst: !ended.hasEarlierReply })
      await announceCredits(deps, tx, { agent, balance, isOut: !turn.paid })
    }
    for (const { id, words } of unansweredIn(turn, reply)) await markUnanswered(tx, id, words)
    if (isOutOfCredit(input, turn)) await alertOwner(deps, tx, agent.id, 'trial_ended')
    // The token counts last: all turns share a row of them, which stays locked until the commit.
    const pay = (db: Tx): Promise<void> => spendTokens(db, agent, bill.tokens)
    if (!onReply) return (await sendAndCommit(tx, (db) => [insertMessage(db, conversation, message), pay(db)]))[0]
    const inserted = await insertMessage(tx, conversation, message)
    await onReply(tx, inserted)
    await pay(tx)
    return inserted
  }
  const stored = await inSpan('store', () => deps.db.transaction().execute(store))
  if (stored) bill.tokens = 0
  const rest = message.text.slice(shown.length)
  if (stored && rest) yield { type: 'text', text: rest }
  return stored
}

/**
 * Returns the turn's messages with an unanswered question, each with its words. What is no question without the
 * messages before tells the owner nothing.
 */
function unansweredIn({ said }: OpenTurn, { unknown, language }: Reply): { id: string; words: string }[] {
  const holder = (words: string): StoredMessage | undefined =>
    said.findLast(({ text }) => text.includes(words)) ?? said.at(-1)
  return said.flatMap((message) => {
    const words = unknown.filter((one) => holder(one) === message && !namesNothing(one, language))
    return words.length > 0 ? [{ id: message.id, words: words.join('\n') }] : []
  })
}

/** Stores the results of a turn: consent, lead, and a request for a person. Concurrent changes by others stay. */
async function recordStep(
  deps: TurnDeps,
  tx: Tx,
  {
    agent,
    conversation,
    turn,
    reply,
    step,
  }: { agent: Agent; conversation: Conversation; turn: OpenTurn; reply: Reply; step: SaleStep },
): Promise<void> {
  if (!step.callsPerson && step.consent === conversation.consent && !step.takesBack && !step.lead) return
  // Waits for a form sent meanwhile, because it belongs to the same lead.
  const now = (await touch(tx, conversation.id)) ?? conversation
  const callsPerson = step.callsPerson && now.mode === 'agent'
  const consent = now.consent === 'given' && !step.takesBack ? now.consent : step.consent
  if (callsPerson || consent !== now.consent) {
    await updateConversation(tx, conversation.id, { consent, mode: callsPerson ? 'waiting' : undefined })
  }
  if (callsPerson) await requestPerson(deps, tx, conversation)
  if (step.takesBack) await forgetLead(tx, conversation.id)
  if (!step.lead) return
  const { lead, isNews } = step
  const agreed = agreedBy(agent, turn, reply.language)
  const found = { details: toDetails(lead), stage: lead.stage, consent: agreed, newFrom: turn.said[0]?.id, isNews }
  await recordLead(deps, tx, { agent, conversationId: conversation.id }, found)
}

/** Another process may have taken the turn over. */
async function keepOrEnd({ db, log, turns }: TurnDeps, turnId: string): Promise<void> {
  try {
    if (!(await renewTurn(db, turnId))) turns.abort(turnId)
  } catch (error) {
    log.warn({ err: error }, 'a turn could not be renewed')
  }
}

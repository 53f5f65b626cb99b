import { createId } from '#src/base/ids.ts'
import { type Metrics, WAITING_SECONDS } from '#src/base/metrics.ts'
import { phrase } from '#src/engine/answer/answer.ts'
import type { Answer } from '#src/engine/answer/answer-types.ts'
import { type Agent, giveCreditBack, takeCredit } from '#src/features/agents/agents.ts'
import { type AnswersDeps, answerVisitor } from '#src/features/answers/answers.ts'
import { type Conversation, type StoredMessage, insertMessage, listMessages } from './conversations-store.ts'

/** One turn as it happens. `text` parts are shown as they come and never taken back; `finished` holds what was stored. */
export type TurnEvent =
  | { type: 'started'; messageId: string }
  | { type: 'text'; text: string }
  | { type: 'finished'; message: StoredMessage }

export interface TurnInput {
  agent: Agent
  conversation: Conversation
  text: string
  /** The visitor's locale at this message, or ''. */
  locale: string
}

export interface TurnDeps extends AnswersDeps {
  metrics: Metrics
}

const HISTORY_MESSAGES = 12
const TURN_SECONDS = { name: 'foyer_turn_seconds', help: 'Time from a message to its stored reply.', buckets: WAITING_SECONDS }
const TURNS = {
  name: 'foyer_turns_total',
  help: 'Turns by what became of them: answered, refused (not known), resting (no credit), failed.',
}

/**
 * Answers one message of a visitor. The message is stored before anything else; a reply costs one credit, taken before it is
 * written and given back when none was produced. Without credit the agent says that it is resting.
 */
export async function* runTurn(deps: TurnDeps, input: TurnInput): AsyncGenerator<TurnEvent, void> {
  const { db } = deps
  const { agent, conversation } = input
  const startedAt = performance.now()
  const history = await listMessages(db, conversation.id, HISTORY_MESSAGES)
  await insertMessage(db, conversation, { id: createId(), role: 'visitor', text: input.text, answered: true })

  const messageId = createId()
  yield { type: 'started', messageId }
  const costs = !conversation.preview
  const paid = !costs || (await takeCredit(db, agent.id))
  let outcome = 'failed'
  try {
    const answer = paid ? await answerFrom(deps, input, history) : restingAnswer(input)
    for (const part of answer.parts) yield { type: 'text', text: part }
    const sources = answer.sources.map(({ title, url }) => (url ? { title, url } : { title }))
    const reply = { id: messageId, role: 'agent', text: answer.parts.join(''), sources, answered: answer.kind !== 'unknown' } as const
    const message = await insertMessage(db, conversation, reply)
    outcome = !paid ? 'resting' : reply.answered ? 'answered' : 'refused'
    yield { type: 'finished', message }
  } finally {
    measureTurn(deps.metrics, conversation, { outcome, seconds: (performance.now() - startedAt) / 1000 })
    if (costs && paid && outcome === 'failed') await giveCreditBack(db, agent.id)
  }
}

function measureTurn(metrics: Metrics, conversation: Conversation, turn: { outcome: string; seconds: number }): void {
  const channel = conversation.preview ? 'preview' : conversation.channel
  metrics.increase(TURNS, { channel, outcome: turn.outcome })
  metrics.observe(TURN_SECONDS, turn.seconds, { channel })
}

function answerFrom(deps: AnswersDeps, { agent, text, locale }: TurnInput, history: StoredMessage[]): Promise<Answer> {
  return answerVisitor(deps, agent, {
    text,
    locale,
    now: new Date(),
    history: history.map((message) => ({ role: message.role === 'visitor' ? 'visitor' : 'agent', text: message.text })),
  })
}

function restingAnswer({ agent, locale }: TurnInput): Answer {
  const language = locale.slice(0, 2).toLowerCase() || agent.language
  return { kind: 'unknown', parts: [phrase('resting', language, { company: agent.companyName })], sources: [], language, confidence: 1 }
}

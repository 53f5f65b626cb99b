import { createId } from '#src/base/ids.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, readAnswerSetup } from '#src/features/answers/answers.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'
import { readingFor } from './visitor-details.ts'
import { planReply, writeReply } from './word-turn.ts'

/** A reply to a first message that nobody sent. */
export interface RehearsedReply {
  question: string
  answer: string
  answered: boolean
  sources: StoredMessage['sources']
}

/**
 * Returns the replies to these messages, each as the first of a conversation, as `runTurn` with the built-in answerer
 * gives them. Stores, sends and costs nothing.
 */
export async function rehearseTurns(
  app: AnswersDeps,
  agent: Agent,
  questions: readonly string[],
): Promise<RehearsedReply[]> {
  const deps = { ...app, answerModel: undefined }
  const setup = await deps.db.transaction().execute((tx) => readAnswerSetup(tx, deps, agent))
  const replies: RehearsedReply[] = []
  for (const question of questions) {
    const conversation = newPreview(agent)
    const input = { agent, conversation, locale: agent.language }
    const turn = { id: createId(), paid: true, said: [firstMessage(question)], history: [] }
    const reading = await readingFor(deps, agent, conversation)
    const { signal: taken } = new AbortController()
    const writing = { turn, taken, bill: { tokens: 0 }, setup, reading, markShown: () => Promise.resolve(true) }
    const { value } = await writeReply(deps, input, writing).next()
    if (typeof value !== 'object' || !('reply' in value)) throw new Error('a rehearsed turn was ended')
    const { reply } = value
    const { text } = await planReply(deps, input, { turn, reply, reading })
    replies.push({ question, answer: text.trim(), answered: reply.kind !== 'unknown', sources: reply.sources })
  }
  return replies
}

/** A preview that is not stored. */
const newPreview = ({ id, language }: Agent): Conversation => ({
  id: createId(),
  agentId: id,
  channel: 'webchat',
  preview: true,
  sessionId: null,
  locale: language,
  mode: 'agent',
  consent: 'none',
  identity: null,
})

const firstMessage = (text: string): StoredMessage => ({
  id: createId(),
  role: 'visitor',
  text,
  sources: [],
  cards: [],
  actions: [],
  suggestions: [],
  answered: true,
  rating: null,
  turnId: null,
  createdAt: new Date(),
})

import { computeOnce } from '#src/base/memoize.ts'
import type { Metrics } from '#src/base/metrics.ts'
import { inSpan } from '#src/base/tracing.ts'
import { MAX_SUGGESTIONS } from '#src/contract/chat/chat-contract.ts'
import {
  type AnswerIndex,
  type FirstReading,
  asksForPerson,
  findTalk,
  readFirst,
  retrievePassages,
  suggestAnswers,
  withoutRepeatedContact,
} from '#src/engine/answer/answer.ts'
import type { Answer, Passage } from '#src/engine/answer/units/answer-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'
import type { Db } from '#src/store/database.ts'
import { answerBurst, partsOf } from './answer-burst.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { lookUp } from './look-up.ts'
import { answerCurated } from './owner-answers.ts'
import { type Correction, listCorrections } from './curated-store.ts'
import { type AnswerModel, findModelFor } from './model-budget.ts'
import { PASSAGES, type Reply, cardsOf, passagesOf, toReply } from './reply.ts'
import { type VisitorQuestion, writeReply } from './write-reply.ts'

export interface AnswersDeps extends IndexDeps {
  /** Writes answers. Without it, the built-in answerer does. */
  answerModel: AnswerModel | undefined
  metrics: Metrics
  /** Makes marks that nobody who writes to the model can know. */
  secretKey: string
}

/** What the owner and the budgets say about an answer. */
export interface AnswerSetup {
  corrections: Correction[]
  /** The model that may write it. */
  writer: ChatModel | undefined
}

/** Reads what an answer needs beside the knowledge. No statement waits for another, as `sendTogether` requires. */
export async function readAnswerSetup(
  db: Db,
  { answerModel }: Pick<AnswersDeps, 'answerModel'>,
  agent: Agent,
): Promise<AnswerSetup> {
  const [corrections, writer] = await Promise.all([listCorrections(db, agent.id), findModelFor(db, answerModel, agent)])
  return { corrections, writer }
}

/** Number of earlier questions that a follow-up may refer to. */
const EARLIER_QUESTIONS = 3

/**
 * Answers a visitor from the agent's current knowledge and returns the reply. If there is a model with budget left, the
 * model writes, and this yields checked text as it comes. The built-in answerer goes first only where rules may answer
 * better; otherwise it writes what the model does not, within the same call.
 */
export async function* answerVisitor(
  deps: AnswersDeps,
  agent: Agent,
  question: VisitorQuestion,
  { corrections, writer }: AnswerSetup,
): AsyncGenerator<string, Reply> {
  const { texts } = question
  const before = question.history.filter(({ role }) => role === 'visitor').slice(-EARLIER_QUESTIONS)
  const asked = texts.length > 1 ? [...texts, texts.join(' ')] : texts
  const wanted = { questions: asked, before: before.map(({ text }) => text) }
  const { index, similarities } = await inSpan('retrieve', () => lookUp(deps, agent, wanted))
  const own = (text: string): Answer | undefined => answerCurated(corrections, text, agent.language)
  let isCurated = false
  const curated = (text: string): Answer | undefined => {
    const answer = own(text)
    isCurated ||= answer !== undefined
    return answer
  }
  const builtin = computeOnce(() =>
    inSpan('built-in answer', async () => {
      const answer = await answerBurst(index, { ...question, curated }, await similarities())
      return withoutRepeatedContact(index, answer, question.history)
    }),
  )
  const first = readMessages(index, question)
  const wantsPerson = texts.some((text) => asksForPerson(text) || findTalk(text, [first.language])?.kind === 'human')
  const mayBeCurated = corrections.length > 0 && partsOf(asked, first.language).some((text) => own(text) !== undefined)
  const isFinal = (first.mayBeFinal || mayBeCurated) && (await builtin()).isFinal
  if (writer && !isCurated && !(first.mayBeFinal && isFinal)) {
    const reply = yield* writeReply(deps, {
      agent,
      question,
      index,
      first,
      builtin,
      model: writer,
      check: deps.answerModel?.check,
      similarities,
    })
    return { ...(await withSuggestions(index, question, reply)), wantsPerson: wantsPerson || reply.wantsPerson }
  }
  const answer = await builtin()
  const rested = { text: answer.parts.join(''), sources: answer.sources }
  const find = async (): Promise<Passage[]> => {
    const similarity = (await similarities()).at(-1) ?? new Map<string, number>()
    return retrievePassages(index, { ...question, text: texts.join(' '), similarity }, PASSAGES)
  }
  const passages = isCurated || answer.kind === 'talk' ? [] : await passagesOf(index, rested, find)
  const answerer = isCurated ? 'correction' : 'builtin'
  const reply = await withSuggestions(index, question, toReply(answer, cardsOf(index, answer)), answer.suggests)
  return { ...reply, unknown: answer.unknown, answerer, passages, contact: index.contact, wantsPerson }
}

/**
 * Reads all messages of a burst before it searches for anything. Small talk can only be final if it is the only
 * message.
 */
function readMessages(index: AnswerIndex, question: VisitorQuestion): FirstReading {
  const readings = question.texts.map((text) => readFirst(index, { ...question, text, similarity: new Map() }))
  const isTalk = readings.every((reading) => reading.isTalk)
  return {
    language: readings.at(-1)?.language ?? index.company.language,
    isTalk,
    mayBeFinal: isTalk || readings.some((reading) => reading.mayBeFinal),
    isForPerson: readings.some((reading) => reading.isForPerson),
  }
}

/** Adds suggestions to a reply that does not know, or that only says what the agent can help with. */
async function withSuggestions(
  index: AnswerIndex,
  question: VisitorQuestion,
  reply: Reply,
  suggests: Answer['suggests'] = reply.kind === 'unknown' ? 'close' : undefined,
): Promise<Reply> {
  if (!suggests) return reply
  const asked = {
    ...question,
    text: suggests === 'close' ? (question.texts.at(-1) ?? '') : '',
    similarity: new Map<string, number>(),
  }
  const told = [reply.text, ...question.history.flatMap(({ role, text }) => (role === 'agent' ? [text] : []))]
  return { ...reply, suggestions: await suggestAnswers(index, asked, { told, limit: MAX_SUGGESTIONS }) }
}

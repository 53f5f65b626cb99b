import type { Metrics } from '#src/base/metrics.ts'
import { MAX_SUGGESTIONS } from '#src/contract/chat/chat-contract.ts'
import {
  type AnswerIndex,
  asksForPerson,
  findTalk,
  retrievePassages,
  suggestAnswers,
  withoutRepeatedContact,
} from '#src/engine/answer/answer.ts'
import type { Answer, AnswerQuestion } from '#src/engine/answer/answer-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { answerBurst } from './answer-burst.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { lookUp } from './look-up.ts'
import { answerCurated } from './owner-answers.ts'
import { listCorrections } from './curated-store.ts'
import { type AnswerModel, findModelFor } from './model-budget.ts'
import { PASSAGES, type Reply, cardsOf, passagesOf, toReply } from './reply.ts'
import { type VisitorQuestion, writeReply } from './write-reply.ts'

export interface AnswersDeps extends IndexDeps {
  /** Writes answers. Without it, the built-in answerer does. */
  answerModel: AnswerModel | undefined
  metrics: Metrics
}

/** Number of earlier questions that a follow-up may refer to. */
const EARLIER_QUESTIONS = 3

/**
 * Answers a visitor from the agent's current knowledge and returns the reply. If there is a model with budget left, the
 * model writes, and this yields checked text as it comes. The built-in answerer writes what the model does not, within
 * the same call.
 */
export async function* answerVisitor(
  deps: AnswersDeps,
  agent: Agent,
  question: VisitorQuestion,
): AsyncGenerator<string, Reply> {
  const { texts } = question
  const before = question.history.filter(({ role }) => role === 'visitor').slice(-EARLIER_QUESTIONS)
  const whole = texts.length > 1 ? [texts.join(' ')] : []
  const [{ index, similarities }, owners, writer] = await Promise.all([
    lookUp(deps, agent, { questions: [...texts, ...whole], before: before.map(({ text }) => text) }),
    listCorrections(deps.db, agent.id),
    findModelFor(deps.db, deps.answerModel, agent),
  ])
  let isCurated = false
  const curated = (text: string): Answer | undefined => {
    const answer = answerCurated(owners, text, agent.language)
    isCurated ||= answer !== undefined
    return answer
  }
  const builtin = withoutRepeatedContact(
    index,
    await answerBurst(index, { ...question, curated }, similarities),
    question.history,
  )
  const model = builtin.isFinal || isCurated ? undefined : writer
  const wantsPerson = texts.some((text) => asksForPerson(text) || findTalk(text, [builtin.language])?.kind === 'human')
  if (model) {
    const reply = yield* writeReply(deps, {
      agent,
      question,
      index,
      builtin,
      model,
      check: deps.answerModel?.check,
      similarity: similarities.at(-1) ?? new Map(),
    })
    return { ...(await withSuggestions(index, question, reply)), wantsPerson: wantsPerson || reply.wantsPerson }
  }
  const passages =
    isCurated || builtin.kind === 'talk'
      ? []
      : findPassages(index, { question, builtin, similarity: similarities.at(-1) })
  const answerer = isCurated ? 'correction' : 'builtin'
  const reply = await withSuggestions(index, question, toReply(builtin, cardsOf(index, builtin)), builtin.suggests)
  return { ...reply, unknown: builtin.unknown, answerer, passages, contact: index.contact, wantsPerson }
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

/** Returns the passages that a built-in answer rests on. */
function findPassages(
  index: AnswerIndex,
  {
    question,
    builtin,
    similarity = new Map(),
  }: { question: VisitorQuestion; builtin: Answer; similarity: AnswerQuestion['similarity'] | undefined },
): Reply['passages'] {
  const found = retrievePassages(index, { ...question, text: question.texts.join(' '), similarity }, PASSAGES)
  return passagesOf(index, { sources: builtin.sources, found })
}

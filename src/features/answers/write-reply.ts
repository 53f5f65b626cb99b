import { computeOnce } from '#src/base/memoize.ts'
import type { Metrics } from '#src/base/metrics.ts'
import { inSpan } from '#src/base/tracing.ts'
import {
  type AnswerIndex,
  type FirstReading,
  findOffers,
  offerCards,
  retrievePassages,
} from '#src/engine/answer/answer.ts'
import type { AnswerQuestion } from '#src/engine/answer/units/answer-types.ts'
import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'
import type { HeldPiece } from '#src/engine/write/judge/apply-verdicts.ts'
import type { HeldAnswer } from '#src/engine/write/judge/hold-answer.ts'
import type { Found } from '#src/engine/write/prompt/answer-prompt.ts'
import { type ToolWish, type WrittenAnswer, writeAnswer } from '#src/engine/write/write-answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { BurstAnswer } from './answer-burst.ts'
import { type IndexDeps, loadPrompt } from './agent-knowledge.ts'
import { holdReply } from './hold-reply.ts'
import { lookUp } from './look-up.ts'
import type { AnswerModel } from './model-budget.ts'
import { countTokenUse, countTokens, noteModelError } from './model-use.ts'
import { sayMoment } from './say-moment.ts'
import { PASSAGES, type Reply, type ReplyReview, cardsOf, passagesOf, toReply } from './reply.ts'

/** A visitor's messages since the last answer, with their conversation. */
export interface VisitorQuestion extends Omit<AnswerQuestion, 'similarity' | 'text'> {
  /** Several messages if they came in a burst, oldest first. */
  texts: string[]
  /** What a model is told of the visitor, a line each. */
  visitor?: string
  /** Aborts the model's work. The built-in answer comes at once. */
  signal: AbortSignal
  /** Gets the tokens that the model used, also of a reply that fails. The caller subtracts them from the budgets. */
  onTokens: (tokens: number) => void
}

export interface Writing {
  agent: Agent
  question: VisitorQuestion
  index: AnswerIndex
  first: FirstReading
  /** Searches the knowledge at the first call. */
  builtin: () => Promise<BurstAnswer>
  model: ChatModel
  check: AnswerModel['check']
  similarities: () => Promise<AnswerQuestion['similarity'][]>
}

interface WritingDeps extends IndexDeps {
  metrics: Metrics
  secretKey: string
}

const DROPPED = {
  name: 'foyer_model_sentences_dropped_total',
  help: 'Sentences of the chat model that were not shown, by reason.',
}

/**
 * Lets the model write a reply, with the built-in answer as a fallback. Throws if the reply is aborted before anything
 * was shown.
 */
export async function* writeReply(deps: WritingDeps, writing: Writing): AsyncGenerator<string, Reply> {
  const { agent, question, index, first, builtin, model, check } = writing
  const { texts, history, visitor = '', signal } = question
  const passages = computeOnce(async () => {
    const { index: of, question: asked } = await findFor(deps, writing, '')
    return retrievePassages(of, asked, PASSAGES)
  })
  const knowledge = await inSpan('knowledge', async () => loadPrompt(deps, agent, await model.contextTokens()))
  const { used, add } = countTokenUse()
  const judge = countTokenUse()
  try {
    // A consumer that stops early leaves the generator suspended. Disposing of it ends the call and reports the tokens
    // used.
    const writer = writeAnswer({
      model,
      builtin,
      company: agent.companyName,
      language: agent.language,
      manner: agent,
      knowledge,
      history,
      texts,
      moment: sayMoment(agent, index, { now: question.now, language: first.language }),
      visitor,
      find: (query) => findFor(deps, writing, query),
      signal,
      onUsage: add,
    })
    await using answer =
      check?.mode === 'hold' ? holdReply(deps, { ...writing, check, passages, onUsage: judge.add }, writer) : writer
    let text = ''
    let next = await answer.next()
    for (; !next.done; next = await answer.next()) {
      text += next.value
      yield next.value
    }
    const written = next.value
    noteTrouble(deps, model, written)
    if (written.failure?.failure === 'aborted' && text === '') throw written.failure
    judge.add(used)
    return {
      ...(await toWrittenReply(writing, text, written)),
      ...judge.used,
      passages: await passagesOf(index, { text, sources: written.sources }, passages),
      review: reviewOf(check, written),
    }
  } finally {
    countTokens(deps.metrics, model, used)
    question.onTokens(used.inputTokens + used.outputTokens)
  }
}

/** Finds the knowledge for a model's query, or for the visitor's question where that is ''. */
async function findFor(
  deps: WritingDeps,
  { agent, question, index, similarities }: Writing,
  query: string,
): Promise<Found> {
  const similarity = (await similarities()).at(-1) ?? new Map<string, number>()
  if (query === '') return { index, question: { ...question, text: question.texts.join(' '), similarity } }
  const looked = await lookUp(deps, agent, { questions: [query] })
  const asked = {
    ...question,
    text: query,
    history: [],
    similarity: (await looked.similarities())[0] ?? new Map<string, number>(),
  }
  return { index: looked.index, question: asked }
}

/** Counts and logs the model's errors, except that the visitor left. */
function noteTrouble(deps: WritingDeps, model: ChatModel, { failure, pieces }: WrittenAnswer): void {
  if (failure && failure.failure !== 'aborted')
    noteModelError(deps, model, failure, 'the model did not finish an answer')
  const reasons = pieces.flatMap(({ problem }) => problem ?? [])
  for (const reason of reasons) deps.metrics.increase(DROPPED, { model: model.name, reason })
  if (reasons.length > 0)
    deps.log.info({ model: model.name, dropped: reasons }, 'sentences of the model were not shown')
}

function reviewOf(check: Writing['check'], answer: WrittenAnswer | HeldAnswer): ReplyReview {
  const { pieces, written }: { pieces: readonly HeldPiece[]; written: string } = answer
  const isDone = 'isJudged' in answer && answer.isJudged
  const dropped = pieces.flatMap(({ text, problem: reason, note, instead }) =>
    reason ? [{ text, reason, note: note || undefined, instead }] : [],
  )
  return { dropped, judged: isDone ? 'done' : check && written !== '' ? 'waiting' : 'none', written }
}

async function toWrittenReply(
  { first, builtin, index, model, question }: Writing,
  text: string,
  { kind, sources, by, wishes }: WrittenAnswer,
): Promise<Reply> {
  const wished = by === 'builtin' ? [] : findOffers(index.items, titlesOf(wishes))
  const cards = wished.length > 0 ? offerCards(index.items, wished) : cardsOf(index, { sources, kind, parts: [text] })
  // A model's text may answer all questions.
  const own = { ...first, unknown: kind === 'unknown' ? question.texts : [] }
  const { language, isForPerson, unknown } = by === 'builtin' ? await builtin() : own
  return {
    ...toReply({ kind, parts: [text], sources, language, isForPerson, confidence: 1 }, cards),
    unknown,
    answerer: by === 'builtin' ? 'builtin' : model.name,
    noted: Object.assign({}, ...wishes.filter(({ name }) => name === 'record_lead').map(({ input }) => textsOf(input))),
    wantsPerson: wishes.some(({ name }) => name === 'hand_over'),
    contact: index.contact,
  }
}

const titlesOf = (wishes: readonly ToolWish[]): string[] =>
  wishes
    .filter(({ name }) => name === 'show_cards')
    .flatMap(({ input: { titles } }) =>
      Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : [],
    )

const textsOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

import type { Metrics } from '#src/base/metrics.ts'
import { type AnswerIndex, findOffers, offerCards, retrievePassages, type ToolWish, writeAnswer } from '#src/engine/answer/answer.ts'
import type { AnswerQuestion } from '#src/engine/answer/answer-types.ts'
import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { BurstAnswer } from './answer-burst.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { spendTokens } from './model-budget.ts'
import { PASSAGES, type Reply, cardsOf, toKept, toReply } from './reply.ts'

export interface Writing {
  agent: Agent
  /** What the visitor said since the last answer, oldest first. */
  question: Omit<AnswerQuestion, 'similarity' | 'text'> & { texts: string[]; signal: AbortSignal }
  index: AnswerIndex
  builtin: BurstAnswer
  model: ChatModel
  similarity: AnswerQuestion['similarity']
}

interface WritingDeps extends IndexDeps {
  metrics: Metrics
}

const ERRORS = { name: 'foyer_model_errors_total', help: 'Calls of the chat model that did not come to their end, by what went wrong.' }
const TOKENS = { name: 'foyer_model_tokens_total', help: 'Tokens that the chat model used, estimated where it did not tell.' }
const DROPPED = { name: 'foyer_model_sentences_dropped_total', help: 'Sentences of the chat model that were not shown, by what was wrong.' }

/**
 * Lets the model write a reply, the built-in answer standing behind it. What the model used is taken from the budgets also when the reply
 * is given up half-way; then this throws, if nothing was shown.
 */
export async function* writeReply(deps: WritingDeps, writing: Writing): AsyncGenerator<string, Reply> {
  const { agent, question, index, builtin, model, similarity } = writing
  const { texts, history, signal } = question
  const passages = retrievePassages(index, { ...question, text: texts.join(' '), similarity }, PASSAGES)
  const used = { inputTokens: 0, outputTokens: 0 }
  const onUsage = (use: typeof used): void => {
    used.inputTokens += use.inputTokens
    used.outputTokens += use.outputTokens
  }
  try {
    // Whoever stops listening leaves a generator where it stands: disposing it ends the call, and tells what that used.
    await using answer = writeAnswer({
      model,
      builtin,
      company: agent.companyName,
      manner: agent,
      passages,
      history,
      texts,
      signal,
      onUsage,
    })
    let text = ''
    let next = await answer.next()
    for (; !next.done; next = await answer.next()) {
      text += next.value
      yield next.value
    }
    const { kind, sources, by, wishes, failure, dropped } = next.value
    if (failure && failure.failure !== 'aborted') {
      deps.metrics.increase(ERRORS, { model: model.name, failure: failure.failure })
      deps.log.warn({ model: model.name, failure: failure.failure, reason: failure.message }, 'the model did not finish an answer')
    }
    for (const reason of dropped) deps.metrics.increase(DROPPED, { model: model.name, reason })
    if (dropped.length > 0) deps.log.info({ model: model.name, dropped }, 'sentences of the model were not shown')
    if (failure?.failure === 'aborted' && text === '') throw failure
    const wished = findOffers(index.items, titlesOf(wishes))
    const cards = wished.length > 0 ? offerCards(index.items, wished) : cardsOf(index, { sources, kind })
    const reply = toReply({ ...builtin, kind, parts: [text], sources }, cards)
    return {
      ...reply,
      ...used,
      // What a model wrote may answer all of it.
      unknown: by === 'builtin' ? builtin.unknown : [],
      passages: passages.map(toKept),
      answerer: by === 'builtin' ? 'builtin' : model.name,
      noted: Object.assign({}, ...wishes.filter(({ name }) => name === 'record_lead').map(({ input }) => textsOf(input))),
      wantsPerson: wishes.some(({ name }) => name === 'hand_over'),
      contact: index.contact,
    }
  } finally {
    await settle(deps, { agent, model, used })
  }
}

async function settle(
  { db, metrics }: WritingDeps,
  { agent, model, used }: { agent: Agent; model: ChatModel; used: { inputTokens: number; outputTokens: number } },
): Promise<void> {
  metrics.increase(TOKENS, { model: model.name, kind: 'input' }, used.inputTokens)
  metrics.increase(TOKENS, { model: model.name, kind: 'output' }, used.outputTokens)
  await spendTokens(db, agent, used.inputTokens + used.outputTokens)
}

const titlesOf = (wishes: readonly ToolWish[]): string[] =>
  wishes
    .filter(({ name }) => name === 'show_cards')
    .flatMap(({ input: { titles } }) => (Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : []))

const textsOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

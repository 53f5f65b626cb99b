import {
  type AnswerIndex,
  findOffers,
  findTalk,
  offerCards,
  retrievePassages,
  type ToolWish,
  writeAnswer,
} from '#src/engine/answer/answer.ts'
import type { Answer, AnswerQuestion, Passage } from '#src/engine/answer/answer-types.ts'
import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'
import type { ChatCard } from '#src/contract/chat/chat-contract.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { answerBurst } from './answer-burst.ts'
import { type IndexDeps, findSimilarity, loadIndex } from './agent-knowledge.ts'
import { findCurated, toCuratedAnswer } from './owner-answers.ts'
import { listCurated } from './curated-store.ts'
import { type AnswerModel, findModelFor, spendTokens } from './model-budget.ts'

export interface AnswersDeps extends IndexDeps {
  /** What writes answers; without it the built-in answerer does. */
  answerModel: AnswerModel | undefined
}

/** What a visitor said since the last answer, and in which conversation. */
export interface VisitorQuestion extends Omit<AnswerQuestion, 'similarity' | 'text'> {
  /** Several messages when they came in a burst, oldest first. */
  texts: string[]
  /** Ends the work of a model; what the built-in answerer says comes at once. */
  signal: AbortSignal
}

/** A whole reply, as it is stored. */
export interface Reply {
  kind: Answer['kind']
  text: string
  sources: { title: string; url?: string }[]
  cards: ChatCard[]
  /** What the agent had before it, best first. */
  passages: Omit<Passage, 'score'>[]
  /** `builtin`, `correction` for the owner's own words, or the name of the model. */
  answerer: string
  inputTokens: number
  outputTokens: number
  /** What a model would have noted of the visitor; not proven by anything. */
  noted: Record<string, string>
  /** A person is wanted. */
  wantsPerson: boolean
  /** Of the agent's own phrases. */
  language: string
  /** How the business can be reached, as its knowledge says it; '' for what it does not say. */
  contact: { phone: string; email: string; url: string }
}

const PASSAGES = 8
/** Kept with an answer of the built-in answerer, which looks at sentences of the whole knowledge. */
const KEPT_PASSAGES = 4

/**
 * Answers a visitor from what the agent knows now: yields the text piece by piece, as it may be shown, and returns the whole. A model writes
 * where there is one with budget left; the built-in answerer writes what it does not, within the same call.
 */
export async function* answerVisitor(deps: AnswersDeps, agent: Agent, question: VisitorQuestion): AsyncGenerator<string, Reply> {
  const index = await loadIndex(deps, agent)
  const { texts } = question
  const whole = texts.length > 1 ? [texts.join(' ')] : []
  const similarities = await Promise.all([...texts, ...whole].map((text) => findSimilarity(deps, agent, text)))
  const owners = await listCurated(deps.db, agent.id)
  let isCurated = false
  const curated = (text: string): Answer | undefined => {
    const found = findCurated(owners, text)
    isCurated ||= found !== undefined
    return found && toCuratedAnswer(found, agent.language)
  }
  const builtin = answerBurst(index, { ...question, curated }, similarities)
  const model = builtin.kind === 'talk' || isCurated ? undefined : await findModelFor(deps.db, deps.answerModel, agent)
  if (model) return yield* writeReply(deps, { agent, question, index, builtin, model, similarity: similarities.at(-1) ?? new Map() })
  yield* builtin.parts
  const wantsPerson = texts.some((text) => findTalk(text, builtin.language)?.kind === 'human')
  const passages = isCurated || builtin.kind === 'talk' ? [] : findPassages(index, { question, builtin, similarity: similarities.at(-1) })
  const answerer = isCurated ? 'correction' : 'builtin'
  return { ...toReply(builtin, cardsOf(index, builtin)), answerer, passages, contact: index.contact, wantsPerson }
}

/** The passages of an answer's sources; where it has none, those that come closest to the question. */
function findPassages(
  index: AnswerIndex,
  {
    question,
    builtin,
    similarity = new Map(),
  }: { question: VisitorQuestion; builtin: Answer; similarity: AnswerQuestion['similarity'] | undefined },
): Reply['passages'] {
  const found = retrievePassages(index, { ...question, text: question.texts.join(' '), similarity }, PASSAGES)
  const ofSources = found.filter(({ itemId }) => builtin.sources.some((source) => source.itemId === itemId))
  return (ofSources.length > 0 ? ofSources : found).slice(0, KEPT_PASSAGES).map(toKept)
}

const toKept = ({ itemId, title, url, text }: Passage): Reply['passages'][number] => ({ itemId, title, url, text })

interface Writing {
  agent: Agent
  question: VisitorQuestion
  index: AnswerIndex
  builtin: Answer
  model: ChatModel
  similarity: AnswerQuestion['similarity']
}

async function* writeReply(
  deps: AnswersDeps,
  { agent, question, index, builtin, model, similarity }: Writing,
): AsyncGenerator<string, Reply> {
  const { texts, history, signal } = question
  const passages = retrievePassages(index, { ...question, text: texts.join(' '), similarity }, PASSAGES)
  const answer = writeAnswer({ model, builtin, company: agent.companyName, passages, history, texts, signal })
  let text = ''
  let next = await answer.next()
  for (; !next.done; next = await answer.next()) {
    text += next.value
    yield next.value
  }
  const { kind, sources, by, inputTokens, outputTokens, wishes, failure, dropped } = next.value
  if (failure) deps.log.warn({ model: model.name, failure: failure.failure, reason: failure.message }, 'the model did not finish an answer')
  if (dropped.length > 0) deps.log.info({ model: model.name, dropped }, 'sentences of the model were not shown')
  await spendTokens(deps.db, agent, inputTokens + outputTokens)
  const wished = findOffers(index.items, titlesOf(wishes))
  const cards = wished.length > 0 ? offerCards(index.items, wished) : cardsOf(index, { sources, kind })
  const reply = toReply({ ...builtin, kind, parts: [text], sources }, cards)
  return {
    ...reply,
    answerer: by === 'builtin' ? 'builtin' : model.name,
    passages: passages.map(toKept),
    inputTokens,
    outputTokens,
    noted: Object.assign({}, ...wishes.filter(({ name }) => name === 'record_lead').map(({ input }) => textsOf(input))),
    wantsPerson: wishes.some(({ name }) => name === 'hand_over'),
    contact: index.contact,
  }
}

const titlesOf = (wishes: readonly ToolWish[]): string[] =>
  wishes
    .filter(({ name }) => name === 'show_cards')
    .flatMap(({ input: { titles } }) => (Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : []))

const textsOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** The offers that an answer speaks of. */
function cardsOf(index: AnswerIndex, { kind, sources }: Pick<Answer, 'kind' | 'sources'>): ChatCard[] {
  return kind === 'known'
    ? offerCards(
        index.items,
        sources.map(({ itemId }) => itemId),
      )
    : []
}

/** An answer of the built-in answerer as a reply. */
export function toReply({ kind, parts, sources, language }: Answer, cards: ChatCard[] = []): Reply {
  return {
    kind,
    text: parts.join(''),
    sources: sources.map(({ title, url }) => (url ? { title, url } : { title })),
    cards,
    passages: [],
    answerer: 'builtin',
    inputTokens: 0,
    outputTokens: 0,
    noted: {},
    wantsPerson: false,
    language,
    contact: { phone: '', email: '', url: '' },
  }
}

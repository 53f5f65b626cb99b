import { type AnswerIndex, passagesBehind, sourceCards } from '#src/engine/answer/answer.ts'
import type { Answer, Passage } from '#src/engine/answer/units/answer-types.ts'
import type { ChatCard, ChatSuggestion } from '#src/contract/chat/chat-contract.ts'

/** A sentence of the model that was not shown, and the reason. */
export interface DroppedSentence {
  text: string
  reason: string
  /** The judging model's explanation. */
  note?: string | undefined
  /** What was shown in its place. */
  instead?: string | undefined
}

/** How a model's text was checked. */
export interface ReplyReview {
  /** The sentences that were not shown. */
  dropped: DroppedSentence[]
  /** Whether a model judged it: `none` if it should not, `waiting` if it still has to. */
  judged: 'none' | 'waiting' | 'done'
  /** The part of the reply that the model wrote, for the judge. */
  written: string
}

/** A complete reply, as stored. */
export interface Reply {
  kind: Answer['kind']
  text: string
  /** The unanswered questions, in the visitor's words. A known answer can have some too. */
  unknown: readonly string[]
  sources: { title: string; url?: string }[]
  cards: ChatCard[]
  /** Suggestions to tap if the agent does not know. */
  suggestions: ChatSuggestion[]
  /** The passages that the agent was given, best first. */
  passages: Passage[]
  /** How a model's text was checked; undefined if no model wrote. */
  review: ReplyReview | undefined
  /** `builtin`, `correction`, or the name of the model. */
  answerer: string
  inputTokens: number
  /** The input tokens that the provider had cached. */
  cachedTokens: number
  outputTokens: number
  /** Details of the visitor that a model noted. They are not verified. */
  noted: Record<string, string>
  /** The visitor asks for a person. */
  wantsPerson: boolean
  /** Only a person can settle this, so the reply offers one. */
  isForPerson: boolean
  /** The language of the agent's own phrases. */
  language: string
  /** The business's contact details in the knowledge. '' for a missing one. */
  contact: Pick<AnswerIndex['contact'], 'phone' | 'email' | 'url' | 'nextStep'>
}

/** Returns an answer's sources as visitors see them. */
export const toNamed = (sources: Answer['sources']): Reply['sources'] =>
  sources.map(({ title, url }) => (url ? { title, url } : { title }))

/** Number of passages to find. */
export const PASSAGES = 8

/** Passages to store with a reply without sources. */
const KEPT_PASSAGES = 4

/**
 * Returns the passages that a reply rests on: those of its sources; without sources, the first that `find` returns for
 * the question.
 */
export async function passagesOf(
  index: AnswerIndex,
  { text, sources }: { text: string; sources: Answer['sources'] },
  find: () => Promise<readonly Passage[]>,
): Promise<Passage[]> {
  if (sources.length === 0) return (await find()).slice(0, KEPT_PASSAGES)
  return passagesBehind(
    index,
    text,
    sources.map(({ itemId }) => itemId),
  )
}

/** Returns the cards of the offers that an answer is about. */
export function cardsOf(index: AnswerIndex, answer: Pick<Answer, 'kind' | 'parts' | 'sources'>): ChatCard[] {
  return answer.kind === 'unknown' ? [] : sourceCards(index.items, answer)
}

/** Returns a built-in answer as a reply. */
export function toReply(
  { kind, parts, sources, language, isForPerson = false }: Answer,
  cards: ChatCard[] = [],
): Reply {
  return {
    kind,
    text: parts.join(''),
    unknown: [],
    sources: toNamed(sources),
    cards,
    suggestions: [],
    passages: [],
    review: undefined,
    answerer: 'builtin',
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    noted: {},
    wantsPerson: false,
    isForPerson,
    language,
    contact: { phone: '', email: '', url: '', nextStep: undefined },
  }
}

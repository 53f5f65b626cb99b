import { type AnswerIndex, sourceCards } from '#src/engine/answer/answer.ts'
import type { Answer, Passage } from '#src/engine/answer/answer-types.ts'
import type { ChatCard, ChatSuggestion } from '#src/contract/chat/chat-contract.ts'

/** A whole reply, as it is stored. */
export interface Reply {
  kind: Answer['kind']
  text: string
  /** What was asked and is not known, in the visitor's words; beside a known answer too. */
  unknown: readonly string[]
  sources: { title: string; url?: string }[]
  cards: ChatCard[]
  /** What to tap instead, where the agent does not know. */
  suggestions: ChatSuggestion[]
  /** What the agent had before it, best first. */
  passages: Passage[]
  /** `builtin`, `correction` for the owner's own words, or the name of the model. */
  answerer: string
  inputTokens: number
  outputTokens: number
  /** What a model would have noted of the visitor; not proven by anything. */
  noted: Record<string, string>
  /** A person is wanted. */
  wantsPerson: boolean
  /** It concerns what only a person can settle: one is offered. */
  isForPerson: boolean
  /** Of the agent's own phrases. */
  language: string
  /** How the business can be reached, as its knowledge says it; '' for what it does not say. */
  contact: Pick<AnswerIndex['contact'], 'phone' | 'email' | 'url' | 'nextStep'>
}

/** Sources as people are told them. */
export const toNamed = (sources: Answer['sources']): Reply['sources'] =>
  sources.map(({ title, url }) => (url ? { title, url } : { title }))

/** How many are looked for. */
export const PASSAGES = 8

/** The offers that an answer speaks of. */
export function cardsOf(index: AnswerIndex, { kind, sources }: Pick<Answer, 'kind' | 'sources'>): ChatCard[] {
  return kind === 'known' ? sourceCards(index.items, sources) : []
}

/** An answer of the built-in answerer as a reply. */
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
    answerer: 'builtin',
    inputTokens: 0,
    outputTokens: 0,
    noted: {},
    wantsPerson: false,
    isForPerson,
    language,
    contact: { phone: '', email: '', url: '', nextStep: undefined },
  }
}

import type { AnswerIndex } from '../../answer/search/prepare-knowledge.ts'
import type { AnswerQuestion, KnowledgeText } from '../../answer/units/answer-types.ts'
import { orderUnits } from '../../answer/search/retrieve-passages.ts'
import type { ChatMessage } from '../../models/chat/chat-types.ts'
import { estimateTokens, withinTokens } from './estimate-tokens.ts'
import {
  ANSWER_TOKENS,
  CONVERSATION_SHARE,
  FRAME_TOKENS,
  type KnowledgePrompt,
  type PromptText,
  fence,
} from './knowledge-prompt.ts'
import { pickPassages } from './pick-passages.ts'
import { type Manner, salesRules } from './sales-rules.ts'

export interface PromptInput {
  company: string
  /** The default is neutral, in the visitor's language, and has no goal. */
  manner?: Manner
  knowledge: KnowledgePrompt
  history: AnswerQuestion['history']
  /** The visitor's messages since the last answer. */
  texts: readonly string[]
  /** The date, the time, and whether the business is open. */
  moment: string
  /** Facts about the visitor, one per line. */
  visitor: string
}

/** The search result for a question, if the prompt has no room for all knowledge. */
export interface Found {
  index: AnswerIndex
  question: AnswerQuestion
}

export interface AnswerPrompt {
  instructions: string
  messages: ChatMessage[]
  /** Item `n` of the prompt is `items[n - 1]`. A search of a large agent adds items. */
  items: readonly KnowledgeText[]
  /** Returns passages that the prompt does not contain yet, or ''. Undefined if the prompt contains everything. */
  search: ((found: Found) => string) | undefined
  /** An estimate of the tokens of prompt and answer. */
  tokens: number
}

const PLAIN: Manner = { tone: 'neutral', languages: [], goals: '' }
/** The largest share of the conversation's tokens for the visitor's latest messages. */
const ASKED_SHARE = 0.8
/** The share of the context that is reserved for search results. */
const SEARCH_SHARE = 0.125
/** The largest share for the card and the titles, if the context is shorter than expected. */
const MAX_BRIEF_SHARE = 0.25
/** The least tokens for passages. A prompt without any passage helps nobody. */
const MIN_PASSAGES = 150
/** The largest context that passages fill. Reading passages takes longer than reading what is cached. */
const MAX_PASSAGES_CONTEXT = 24_000
/** A unit takes about this many tokens. Only as many units are ranked as may fit. */
const UNIT_TOKENS = 10
const MAX_RANKED = 600
/** The longest part of an earlier message that is sent, in characters. */
const MAX_HISTORY_MESSAGE = 800
const READ = 'I have read it.'

/**
 * Combines rules, knowledge and conversation. Everything before the conversation is the same in every turn with one
 * version of the knowledge. Text that depends on the visitor or the time comes last. `found` has the passages for the
 * question, if not all knowledge fits. `most` limits the tokens for a model whose context turned out to be smaller.
 */
export function createAnswerPrompt(
  { company, manner = PLAIN, knowledge, history, texts, moment, visitor }: PromptInput,
  found: readonly Found[],
  most?: number,
): AnswerPrompt {
  const { mark, contextTokens } = knowledge
  const whole = most === undefined ? knowledge.whole : undefined
  const context = whole ? contextTokens : Math.min(contextTokens, MAX_PASSAGES_CONTEXT, most ?? Infinity)
  const known = whole ?? fencedBrief(knowledge, context * MAX_BRIEF_SHARE)
  const talk = context * CONVERSATION_SHARE
  const asked = withinTokens(texts.join('\n').slice(0, 4_000), talk * ASKED_SHARE)
  const before = trimHistory(history, talk - estimateTokens(asked))
  const last = [moment, fence({ mark, name: 'known-of-visitor' }, visitor), fence({ mark, name: 'visitor' }, asked)]
  const { numberOf, items } = openNumbers(knowledge.items)
  const shown = new Set<string>()
  const pick = ({ index, question }: Found, room: number): string => {
    const order = orderUnits(index, question, Math.min(MAX_RANKED, Math.max(1, room / UNIT_TOKENS)))
    return pickPassages(index, { order, room, shown, numberOf })
  }
  const instructions = salesRules(company, manner, whole !== undefined)
  const said = [instructions, ...last, ...before.map(({ content }) => content)].map(estimateTokens)
  const used = said.reduce((sum, tokens) => sum + tokens, known.tokens + ANSWER_TOKENS + FRAME_TOKENS)
  const room = Math.max(MIN_PASSAGES, context * (1 - SEARCH_SHARE) - used)
  const passages = whole ? [] : found.map((one) => pick(one, room / found.length))
  let searchRoom = context * SEARCH_SHARE
  const search = (wanted: Found): string => {
    const passage = pick(wanted, searchRoom / 2)
    searchRoom -= estimateTokens(passage)
    return fence({ mark, name: 'passages' }, passage)
  }
  return {
    instructions,
    messages: [
      { role: 'user', content: known.text, isStable: true },
      { role: 'assistant', content: READ },
      ...before,
      {
        role: 'user',
        content: [fence({ mark, name: 'passages' }, passages.join('\n')), ...last].filter(Boolean).join('\n\n'),
      },
    ],
    items,
    search: whole ? undefined : search,
    tokens: used + (whole ? 0 : room),
  }
}

function fencedBrief({ brief, mark }: KnowledgePrompt, most: number): PromptText {
  const text = withinTokens(brief.text, most)
  return { text: fence({ mark, name: 'knowledge' }, text), tokens: estimateTokens(text) }
}

/** Numbers items as the prompt does. An item without a number gets the next one. */
function openNumbers(numbered: readonly KnowledgeText[]) {
  const items = [...numbered]
  const numbers = new Map(items.map(({ id }, at) => [id, at + 1]))
  const numberOf = (item: KnowledgeText): number => {
    const known = numbers.get(item.id)
    if (known !== undefined) return known
    items.push(item)
    numbers.set(item.id, items.length)
    return items.length
  }
  return { items, numberOf }
}

/** Returns the last messages that fit, starting with one of the visitor, because some providers require that. */
function trimHistory(history: PromptInput['history'], room: number): ChatMessage[] {
  const kept: ChatMessage[] = []
  let tokens = 0
  for (const { role, text } of history.toReversed()) {
    const content = text.slice(0, MAX_HISTORY_MESSAGE)
    tokens += estimateTokens(content)
    if (tokens > room) break
    kept.unshift({ role: role === 'visitor' ? 'user' : 'assistant', content })
  }
  while (kept[0]?.role === 'assistant') kept.shift()
  return kept
}

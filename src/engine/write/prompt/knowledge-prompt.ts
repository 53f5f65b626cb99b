import { createHmac } from 'node:crypto'
import type { AnswerIndex } from '../../answer/search/prepare-knowledge.ts'
import type { KnowledgeText } from '../../answer/units/answer-types.ts'
import { runInSlices, type Steps } from '#src/base/steps.ts'
import { businessCard } from './business-card.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** The most tokens of an answer. */
export const ANSWER_TOKENS = 600
/** Tokens for the tools and the structure of the messages. Their JSON takes fewer than estimated. */
export const FRAME_TOKENS = 400
/** The most tokens of the rules, with a long goal. */
const RULES_TOKENS = 1_000
/** The share of the context for the conversation: the visitor's latest messages and the history. */
export const CONVERSATION_SHARE = 0.2
/** The share of the context for titles, if not all items fit. */
const TITLES_SHARE = 0.1
const MAX_TITLE = 80

/** The part of a prompt with an agent's knowledge. It is the same in every turn, so that providers can cache it. */
export interface KnowledgePrompt {
  /** Item `n` in the prompt is `items[n - 1]`. */
  items: readonly KnowledgeText[]
  /** Tokens for prompt, conversation and answer together. */
  contextTokens: number
  /** The card, the titles and all items in tags, if they fit. Otherwise each turn adds passages for its question. */
  whole: PromptText | undefined
  /** The card and as many titles as fit. */
  brief: PromptText
  /** Opens and closes data. No author of a page or a message can know it. */
  mark: string
}

/** A part of a prompt. */
export interface PromptText {
  text: string
  tokens: number
}

interface PromptOptions {
  contextTokens: number
  /** The secret from which the marks are made. They change only with the knowledge. */
  secret: string
}

/**
 * Prepares the prompt of an agent's knowledge. `isPart`: the index contains only the contact details of a larger one,
 * so its items get no numbers.
 */
export function prepareKnowledgePrompt(
  index: AnswerIndex,
  options: PromptOptions & { isPart: boolean },
): Promise<KnowledgePrompt> {
  return runInSlices(knowledgeSteps(index, options))
}

function* knowledgeSteps(
  index: AnswerIndex,
  { contextTokens, secret, isPart }: PromptOptions & { isPart: boolean },
): Steps<KnowledgePrompt> {
  const items = isPart ? [] : itemsByPage(index.items)
  const numbers = new Map(items.map((item, at) => [item, at + 1]))
  yield
  const card = businessCard(index, (item) => numbers.get(item))
  yield
  const room = contextTokens * (1 - CONVERSATION_SHARE) - ANSWER_TOKENS - FRAME_TOKENS - RULES_TOKENS
  const whole = isPart ? undefined : yield* wholeText(card, items, room)
  const titles = titlesWithin(items, index.company.language, contextTokens * TITLES_SHARE)
  const hash = createHmac('sha256', secret).update(card)
  for (const { id, content } of items) hash.update(id).update(content)
  const mark = hash.digest('hex').slice(0, 12)
  return {
    items,
    contextTokens,
    whole: whole && { ...whole, text: fence({ mark, name: 'knowledge' }, whole.text) },
    brief: toPromptText([card, titles].filter(Boolean).join('\n\n')),
    mark,
  }
}

/** Encloses data in tags that no author of the data can know. Returns '' for ''. */
export function fence({ mark, name }: { mark: string; name: string }, text: string): string {
  return text === '' ? '' : `<${name} ${mark}>\n${text.replaceAll(mark, '')}\n</${name} ${mark}>`
}

const toPromptText = (text: string): PromptText => ({ text, tokens: estimateTokens(text) })

/** Returns the items grouped by page. Pages are in the order of their first item. */
function itemsByPage(items: readonly KnowledgeText[]): KnowledgeText[] {
  return [...Map.groupBy(items, ({ url }) => url).values()].flat()
}

const titleLine = (title: string, number: number): string =>
  `[${number}] ${title.replace(/\s+/g, ' ').slice(0, MAX_TITLE)}`

/** Returns the card, all titles and all items, unless they are too long. */
function* wholeText(card: string, items: readonly KnowledgeText[], room: number): Steps<PromptText | undefined> {
  const titles = items.map(({ title }, at) => titleLine(title, at + 1)).join('\n')
  const opening = toPromptText(`${card}\n\nTitles:\n${titles}`)
  const parts = [opening.text]
  let { tokens } = opening
  let page: string | undefined
  for (const [at, { url, title, content }] of items.entries()) {
    const part = toPromptText(
      [...(url === page || url === '' ? [] : [`Page ${url}`]), `[${at + 1}] ${title}`, content].join('\n'),
    )
    page = url
    tokens += part.tokens + 2
    if (tokens > room) return undefined
    parts.push(part.text)
    yield
  }
  return { text: parts.join('\n\n'), tokens }
}

/** Returns the titles that fit, those in the language of the business first. */
function titlesWithin(items: readonly KnowledgeText[], language: string, room: number): string {
  const lines = items.map(({ title, language: spoken }, at) => ({
    isFirst: spoken === language || spoken === '',
    line: titleLine(title, at + 1),
  }))
  const kept: string[] = []
  let tokens = 0
  for (const { line } of lines.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))) {
    tokens += estimateTokens(line) + 1
    if (tokens > room) break
    kept.push(line)
  }
  return kept.length === 0 ? '' : `Titles:\n${kept.join('\n')}`
}

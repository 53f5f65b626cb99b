import { alternativesOf } from '../../language/word-lists.ts'
import { anyWord, type WordPattern, wordPattern } from '../../language/word-patterns.ts'
import type { ItemLine } from './item-lines.ts'
import {
  AGO_WORDS,
  CANCELLATION,
  CONDITIONS,
  DELIVERY,
  KINDS_OF_DAYS,
  NO,
  NOT_POSSIBLE,
  REFUNDS,
  RETURNS,
  SINCE_WORDS,
  TIME_UNITS,
  WARRANTY,
  YEAR_UNITS,
} from './policy-words.ts'

/** How long something may be returned, cancelled, takes or is warranted for, as the line says it. */
export interface PolicyFact {
  value: string
  /** `returns`, `cancellation`, `delivery`, `warranty`. */
  subject: string
  /** For what alone it holds, as the sentence says it: `international`, `sale`; '' for all. */
  qualifier: string
}

const TOPICS: readonly (readonly [subject: string, words: WordPattern])[] = [
  ['returns', anyWord(RETURNS)],
  ['cancellation', anyWord(CANCELLATION)],
  ['delivery', anyWord(DELIVERY)],
  ['warranty', anyWord(WARRANTY)],
]
/** `14 days`, `5 to 7 business days`; neither an amount, the end of a date, nor a time of day (`las 15 horas`). */
const SPAN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,€£$/-]|\d\s(?:and|und|et|y|e|en|a los|al|aux?)\s|(?<!\p{L})las\s)`,
    String.raw`\d{1,3}(?:\s?(?:-|–|to|bis|à|a|tot)\s?\d{1,3})?\s?`,
    `(?:(?:${alternativesOf(KINDS_OF_DAYS)}) )?(?:${alternativesOf(TIME_UNITS)})(?!\\p{L})`,
  ].join(''),
  'giu',
)
/** The end of each of these. */
const UNIT_BEHIND = /\d\s?\p{L}/u
/** What a rule is limited to; two rules for different ones of these do not contradict each other. */
const CONDITION = anyWord(CONDITIONS)
/** Until when a thing is not to be had is no rule of how long it is. */
const REFUSES = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${alternativesOf(NOT_POSSIBLE)}|(?:${alternativesOf(NO)})\\s(?:\\p{L}+ )?(?:${alternativesOf(REFUNDS)}))(?!\\p{L})`,
    'iu',
  ),
)
const YEARS = new RegExp(`(?:${alternativesOf(YEAR_UNITS)})\\p{L}*$`, 'iu')
const SINCE = new RegExp(`(?<!\\p{L})(?:${alternativesOf(SINCE_WORDS)})\\s(?:\\p{L}+\\s)?$`, 'iu')
const AGO = new RegExp(`^\\s(?:${alternativesOf(AGO_WORDS)})(?!\\p{L})`, 'iu')
const SENTENCE = /[^.!?。]{1,300}(?:[.!?。]|$)/gu
/** A longer heading is about more than the policy. */
const MAX_HEADING_WORDS = 3

/** The time spans of a line's sentences that speak of one policy, or stand under its heading. */
export function policyFacts({ text, heading }: Pick<ItemLine, 'text' | 'heading'>): PolicyFact[] {
  if (!UNIT_BEHIND.test(text)) return []
  return (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const span = onlySpan(sentence)
    const subject = span && onlyTopic(sentence, heading)
    if (!subject || REFUSES.test(sentence) || (subject === 'delivery' && YEARS.test(span))) return []
    const qualifier = CONDITION.exec(`${heading} ${sentence}`)?.[0].toLowerCase() ?? labelOf(sentence)
    return [{ value: span.trim(), subject, qualifier }]
  })
}

/** The time span of a sentence that has one, unless it tells how long something has been so. */
function onlySpan(sentence: string): string | undefined {
  const [span, ...more] = sentence.match(SPAN) ?? []
  if (span === undefined || more.length > 0) return undefined
  const at = sentence.indexOf(span)
  const isAge = SINCE.test(sentence.slice(0, at)) || AGO.test(sentence.slice(at + span.length))
  return isAge ? undefined : span
}

/** The policy that a sentence, or its short heading where it names none, speaks of; nothing for several. */
function onlyTopic(sentence: string, heading: string): string | undefined {
  const own = topicsOf(sentence)
  const isShort = heading.trim().split(/\s+/u).length <= MAX_HEADING_WORDS
  const [topic, ...others] = own.length > 0 || !isShort ? own : topicsOf(heading)
  return others.length > 0 ? undefined : topic
}

/** What a sentence of a list of several names before its colon: `Our fitting: 5 years' warranty`. */
function labelOf(sentence: string): string {
  const label = /^\s*([^:\d]{3,40}):\s/u.exec(sentence)?.[1] ?? ''
  return topicsOf(label).length > 0 ? '' : label
}

const topicsOf = (text: string): string[] => TOPICS.flatMap(([subject, words]) => (words.test(text) ? [subject] : []))

import { anyWord, siteWords } from '../../language/word-lists.ts'
import { mayNameLength, readLengths } from '../../values/read-values.ts'
import type { ItemLine } from './item-lines.ts'

/** The time limit of a return, cancellation, delivery or warranty, as the line says it. */
export interface PolicyFact {
  value: string
  /** `returns`, `cancellation`, `delivery`, `warranty`. */
  subject: string
  /** What it applies to, in the words of the sentence: `international`, `sale`; '' for everything. */
  qualifier: string
}

const CONDITION = anyWord(siteWords('policyConditions'))
const NO_RULE = anyWord(siteWords('notPolicies'))
/** In minutes. A shorter span is not a rule, and no delivery or return takes longer than a year. */
const [SHORTEST, LONGEST] = [12 * 60, 366 * 24 * 60]
const MONTH = 30 * 24 * 60
const TOPICS: readonly (readonly [subject: string, words: RegExp])[] = [
  ['returns', anyWord(siteWords('returns'))],
  ['cancellation', anyWord(siteWords('cancellation'))],
  ['delivery', anyWord(siteWords('delivery'))],
  ['warranty', anyWord(siteWords('warranty'))],
]
const SENTENCE = /[^.!?。]{1,300}(?:[.!?。]|$)/gu
/** A longer heading is about more than the policy. */
const MAX_HEADING_WORDS = 3

/** Returns the time spans in a line whose sentences are about one policy, or under its heading. */
export function policyFacts({ text, heading }: Pick<ItemLine, 'text' | 'heading'>): PolicyFact[] {
  if (!mayNameLength(text)) return []
  return (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const subject = mayNameLength(sentence) && !NO_RULE.test(sentence) ? onlyTopic(sentence, heading) : undefined
    const [length, ...others] = subject === undefined ? [] : readLengths(sentence)
    if (subject === undefined || length === undefined || others.length > 0) return []
    const minutes = length.amount * (length.unit === 'month' ? MONTH : 1)
    if (minutes < SHORTEST || (minutes > LONGEST && subject !== 'warranty')) return []
    const qualifier = CONDITION.exec(`${heading} ${sentence}`)?.[0].toLowerCase() ?? ''
    return [{ value: sentence.slice(length.start, length.end), subject, qualifier }]
  })
}

/** Returns the policy that a sentence is about, or else its short heading; undefined if there are several. */
function onlyTopic(sentence: string, heading: string): string | undefined {
  const own = topicsOf(sentence)
  const isShort = heading.trim().split(/\s+/u).length <= MAX_HEADING_WORDS
  const [topic, ...others] = own.length > 0 || !isShort ? own : topicsOf(heading)
  return others.length > 0 ? undefined : topic
}

const topicsOf = (text: string): string[] => TOPICS.flatMap(([subject, words]) => (words.test(text) ? [subject] : []))

import { computeOnce, memoize } from '#src/base/memoize.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { readValues } from '../../values/read-values.ts'
import type { Span, Value } from '../../values/value-types.ts'
import { numberOf } from '../../language/number-words.ts'
import { isLight } from '../../language/word-rarity.ts'
import { isCountedPerson, isNeedWord, needSource } from '../../language/need-words.ts'
import type { ParsedQuestion, QuestionWord } from './question.ts'

/** Conditions that an offer must meet. */
export interface VisitorNeed {
  /** A currency of '' is the offers' own. */
  budget: { amount: number; currency: string } | undefined
  people: number | undefined
  age: number | undefined
  order: 'lowest' | 'highest' | undefined
  /** A wish counts only with a budget, people or an age; a choice only with offers. */
  asks: 'comparison' | 'advice' | 'choice' | 'wish' | 'nothing'
}

export interface Range {
  from: number
  to: number
}

const expressions = computeOnce(() => {
  const any = (source: string): RegExp => new RegExp(source, 'u')
  const [people, groups, upTo, age] = (['people', 'groups', 'upTo', 'age'] as const).map(needSource)
  return {
    comparison: any(needSource('compare')),
    advice: any(needSource('advice')),
    choice: any(needSource('choose')),
    wish: any(needSource('wish')),
    lowest: any(needSource('lowest')),
    highest: any(needSource('highest')),
    limitBefore: any(`${upTo}:?\\s?(?:\\p{Sc}|\\p{L}{3}\\s)?$`),
    limitAfter: any(`^\\s?${upTo}`),
    whenAfter: any(`^\\s${needSource('when')}`),
    both: any(`^\\W*${needSource('both')}\\W*$`),
    peopleAfter: any(`^\\+?\\s(?:\\p{L}{1,10}\\s)?${people}`),
    groupBefore: any(`(?:${groups}|${people})\\s?:?\\s?(?:${upTo}\\s)?$`),
    endsGroup: any(`${groups}\\s$`),
    forEach: any(`${needSource('each')}|/ ?${people}`),
    eachAfter: any(`^\\s?${needSource('each')}`),
    agedAfter: any(`(?<!\\d)(?<from>\\d{1,2})[\\s-](?:\\p{L}{1,6}[\\s-])?${age}`),
    agedBefore: any(
      `${age}:?\\s(?:[\\p{L}'’]{1,5}\\s)?(?<from>\\d{1,2})(?![.,]?\\d|\\s?\\p{Sc})(?:\\s?(?:-|–|\\p{L}{1,3})\\s?(?<to>\\d{1,2})(?!\\d))?`,
    ),
  }
})

/** Reports whether a text says that something is for each person. */
export const saysForEach = (text: string): boolean => expressions().forEach.test(fold(text))

const MAX_CACHED = 500
const MAX_BESIDE = 40

const around = (text: string, { start, end }: Span): [before: string, after: string] => [
  text.slice(Math.max(0, start - MAX_BESIDE), start),
  text.slice(end, end + MAX_BESIDE),
]

/** Reads a need from a visitor's words, in any language. */
export const readNeed = memoize(MAX_CACHED, (text): VisitorNeed => {
  const said = expressions()
  const folded = fold(text)
  const asks = (['comparison', 'advice', 'choice', 'wish'] as const).find((kind) => said[kind].test(folded))
  return {
    budget: readBudget(folded),
    people: readPeople(folded),
    age: readAges(folded)?.from,
    order: said.lowest.test(folded) ? 'lowest' : said.highest.test(folded) ? 'highest' : undefined,
    asks: asks ?? 'nothing',
  }
})

function readBudget(folded: string): VisitorNeed['budget'] {
  const { limitBefore, limitAfter, peopleAfter } = expressions()
  for (const value of readValues(folded)) {
    if ((value.kind !== 'price' && value.kind !== 'count') || value.isArticle || value.rounded === 'over') continue
    const [amount = 0] = value.amounts
    const [before, after] = around(folded, value)
    if (value.kind === 'price') return { amount, currency: value.currency }
    const isLimit = value.rounded === 'under' || limitBefore.test(before) || limitAfter.test(after)
    if (isLimit && !peopleAfter.test(after)) return { amount, currency: '' }
  }
  return undefined
}

const CLAUSE_END = /^\s*(?:$|[.,;:!?)؟،])/u

/** Returns the numbers of people in a folded text, each with its position. */
function countedPeople(folded: string): (Value & { kind: 'count' })[] {
  const { peopleAfter, groupBefore, eachAfter, whenAfter } = expressions()
  return readValues(folded).flatMap((value) => {
    if (value.kind !== 'count' || value.isArticle || !Number.isInteger(value.amounts[0])) return []
    const [before, after] = around(folded, value)
    const isCounted =
      peopleAfter.test(after) || (groupBefore.test(before) && (CLAUSE_END.test(after) || whenAfter.test(after)))
    return isCounted && !eachAfter.test(after) ? [value] : []
  })
}

/** Returns the number of people that a folded text gives. */
export const readPeople = (folded: string): number | undefined =>
  countedPeople(folded)[0]?.amounts[0] ?? (expressions().both.test(folded) ? 2 : undefined)

/** Returns the group size of an offer in a folded text: "up to 8 people", "6+ guests". */
export function readGroup(folded: string): Range | undefined {
  const [value] = countedPeople(folded)
  const [to] = value?.amounts ?? []
  if (value === undefined || to === undefined) return undefined
  if (value.rounded === 'over' || folded[value.end] === '+') return { from: to, to: Number.POSITIVE_INFINITY }
  const [, from = 1] = /(\d+)\s?(?:-|–|—|\p{L}{1,3})\s?$/u.exec(folded.slice(0, value.start)) ?? []
  return { from: Number(from), to }
}

/** Returns the ages in a folded text: "ages 7 to 12". A single age is the lowest: "8 years old". */
export function readAges(folded: string): Range | undefined {
  const { agedBefore, agedAfter } = expressions()
  const inDigits = folded.replace(/\p{L}{3,}/gu, (word) => numberOf(word) || word)
  const { from, to = Number.POSITIVE_INFINITY } = (agedBefore.exec(inDigits) ?? agedAfter.exec(inDigits))?.groups ?? {}
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}

/** Completes a need with an earlier one. */
export const withEarlier = (need: VisitorNeed, before: VisitorNeed): VisitorNeed => ({
  budget: need.budget ?? before.budget,
  people: need.people ?? before.people,
  age: need.age ?? before.age,
  order: need.order ?? before.order,
  asks: need.asks === 'nothing' ? before.asks : need.asks,
})

/** Reports whether a need has a budget, a number of people or an age. */
export const isBounded = ({ budget, people, age }: VisitorNeed): boolean =>
  budget !== undefined || people !== undefined || age !== undefined

/** Reports whether a text says for how many people, for whom or at what price something is wanted. */
export const tellsNeed = (text: string): boolean => isBounded(readNeed(text))

/** Reports whether a text asks which offer fits, or for one that does. */
export const asksForAdvice = (text: string): boolean => {
  const { asks, order } = readNeed(text)
  return (asks !== 'nothing' && asks !== 'comparison') || order !== undefined
}

/** Reports whether a word of a question says nothing about the wanted thing. */
export const saysNoTopic = ({ word, stem, isCue, isGeneric }: QuestionWord, language: string): boolean =>
  isCue || isGeneric || isNeedWord(word) || isLight(stem, language)

type Asked = Pick<ParsedQuestion, 'text' | 'words' | 'language'>

const namesNothing = ({ words, language }: Asked): boolean =>
  words.every((word) => word.weight < 1 || saysNoTopic(word, language))

/** Reports whether a question asks for advice and does not say what for: "What would you suggest?" */
export const asksOnlyForAdvice = (question: Asked): boolean =>
  readNeed(question.text).asks === 'advice' && !tellsNeed(question.text) && namesNothing(question)

/** Reports whether a question asks only for the lowest or highest price: "Which is cheaper?" */
export const asksOnlyOrder = (question: Asked): boolean =>
  readNeed(question.text).order !== undefined && !tellsNeed(question.text) && namesNothing(question)

/** Returns a folded text without the number of people: "dinner for four of us". */
export function withoutParty(folded: string): string {
  const { peopleAfter, endsGroup } = expressions()
  let left = folded
  for (const { start, end } of countedPeople(folded).toReversed()) {
    const counted = peopleAfter.exec(left.slice(end))?.[0] ?? ''
    const before = left.slice(0, start).replace(endsGroup, '')
    left = before + left.slice(end + counted.length)
  }
  return left.replace(/\s+/gu, ' ').trim()
}

/** Reports whether a question only gives a number of people or a price: "And for three?" */
export function changesOnlyNeed({ text, words, language }: Asked): boolean {
  if (!tellsNeed(text)) return false
  if (expressions().both.test(fold(text))) return true
  const left = new Set(wordsOf(withoutParty(fold(text))))
  return words.every((word) => !left.has(word.word) || isCountedPerson(word.word) || saysNoTopic(word, language))
}

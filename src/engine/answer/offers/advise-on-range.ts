import { isLight } from '../../language/word-rarity.ts'
import { phrasesFor } from '../../language/phrases.ts'
import type { AnswerIndex } from '../prepare-knowledge.ts'
import { openingOf, type ParsedQuestion } from '../question/question.ts'
import { stemsOf } from '../../language/text-terms.ts'
import { fold } from '../../language/fold.ts'
import { stemOf } from '../../language/stem.ts'
import { asksToCompare, isChoosingWord, tabled } from './compare-offers.ts'
import { isOfPlans, type OfferRange, PLANS, rangesOf } from './offer-ranges.ts'
import { type Advised, type OfferAdvice, recommendAmong } from './recommend-offers.ts'
import { isBounded, isNeedWord } from '../question/visitor-need.ts'

/**
 * Answers a question about a range of offers as a whole ("compare your plans", "Which plan fits six people?"): with
 * those that meet a budget or a number of people, else with a table of all. `undefined` if no range is asked for.
 */
export function adviseOnRange(index: AnswerIndex, { question, need, offers }: Advised): OfferAdvice | undefined {
  const isComparison = asksToCompare(question)
  if (!isComparison && question.kinds.has('yesno')) return undefined
  const range = rangeAsked(rangesOf(offers), openingOf(question))
  if (range === undefined) return undefined
  if (!isComparison && (need.order !== undefined || isBounded(need)))
    return recommendAmong(index, { question, need, offers: range.offers })
  const table = tabled(index, question, range.offers)
  if (table === undefined) return undefined
  if (isComparison) return { ...table, fits: true, isFinal: true }
  const { byNeed } = phrasesFor(question.language, index.company.language).offers
  return { parts: [byNeed, ...table.parts.map((part) => `\n\n${part}`)], sources: table.sources, fits: true }
}

/** The largest range that a question names, if it names nothing else. */
function rangeAsked(ranges: readonly OfferRange[], { text, words, language }: ParsedQuestion): OfferRange | undefined {
  const named = words.filter(
    ({ word, stem, weight, isCue }) =>
      weight === 1 && !isCue && !isNeedWord(word) && !isChoosingWord(word) && !isLight(stem, language),
  )
  const asksForPlans = PLANS.test(fold(text))
  if (named.length === 0 && !asksForPlans) return undefined
  const isMeant = (range: OfferRange): boolean =>
    (!asksForPlans || isOfPlans(range)) && named.every(({ word }) => PLANS.test(word) || isNameOf(range, word))
  return ranges.filter(isMeant).toSorted((a, b) => b.offers.length - a.offers.length)[0]
}

/** Whether a word names a range: its place, or most of its offers. */
function isNameOf({ label, offers }: OfferRange, word: string): boolean {
  const stem = stemOf(word)
  const titled = offers.filter(({ title }) => stemsOf(title).includes(stem))
  return stemsOf(label).includes(stem) || titled.length * 2 > offers.length
}

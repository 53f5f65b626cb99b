import type { AnswerIndex } from '../prepare-knowledge.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import { isStatement } from '../question/remark.ts'
import { openingOf, type ParsedQuestion } from '../question/question.ts'
import { stemsOf } from '../../language/text-terms.ts'
import { fold } from '../../language/fold.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import { adviseOnRange } from './advise-on-range.ts'
import { asksToChooseOrCompare, asksToCompare, compareOffers } from './compare-offers.ts'
import type { Offer } from './offer-types.ts'
import { PLANS } from './offer-ranges.ts'
import { itemsSpoken } from './items-spoken.ts'
import { readOffers } from './read-offers.ts'
import { type OfferAdvice, recommendOffers } from './recommend-offers.ts'
import { isBounded, readNeed, withEarlier } from '../question/visitor-need.ts'

/** Answers a comparison of offers, or a need that some of them meet. `undefined` for any other question. */
export function adviseOnOffers(index: AnswerIndex, question: ParsedQuestion): OfferAdvice | undefined {
  if (question.counted !== undefined) return undefined
  const read = readNeed(question.text)
  const told =
    read.asks === 'nothing' && isStatement(question.text, question.language) ? { ...read, asks: 'wish' as const } : read
  const opening = openingOf(question)
  const need = opening === question ? told : withEarlier(told, readNeed(opening.text))
  const isAdvice = need.order !== undefined || need.asks !== 'nothing' || question.asksAgain !== undefined
  const chooses =
    need.asks === 'advice' || asksToChooseOrCompare(question) || (isBounded(need) && PLANS.test(fold(question.text)))
  if (!isAdvice && !chooses) return undefined
  if (isAskedInKnowledge(index, question)) return undefined
  const offers = offersOf(index, question.language)
  const compared = compareOffers(index, question, offers)
  if (compared) return { ...compared, fits: true, isFinal: asksToCompare(question) }
  const advised = { question, need, offers }
  return (chooses ? adviseOnRange(index, advised) : undefined) ?? recommendOffers(index, advised)
}

/** By the items that they are read from. Most questions need no offers: they are read for the first that does. */
const offersByIndex = new WeakMap<AnswerIndex, Map<string, readonly Offer[]>>()

function offersOf(index: AnswerIndex, language: string): readonly Offer[] {
  const known = offersByIndex.get(index) ?? new Map<string, readonly Offer[]>()
  const offers = known.get(language) ?? readOffers(itemsSpoken(index, language))
  offersByIndex.set(index, known.set(language, offers))
  return offers
}

/** Whether the business answers the very question: one of its own holds every word of it. */
function isAskedInKnowledge({ units }: AnswerIndex, { text, language }: ParsedQuestion): boolean {
  const stopwords = stopwordsOf(language)
  const stems = wordsOf(text).flatMap((word) => (stopwords.has(word) ? [] : [stemOf(word)]))
  const questions = new Set(units.map(({ question }) => question))
  return stems.length > 1 && [...questions].some((asked) => asked !== '' && isWithin(stems, new Set(stemsOf(asked))))
}

const isWithin = (stems: readonly string[], held: ReadonlySet<string>): boolean => stems.every((stem) => held.has(stem))

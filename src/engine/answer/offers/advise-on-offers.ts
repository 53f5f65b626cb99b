import type { AnswerIndex } from '../prepare-knowledge.ts'
import type { ParsedQuestion } from '../question.ts'
import { asksToCompare, compareOffers } from './compare-offers.ts'
import { type OfferAdvice, recommendOffers } from './recommend-offers.ts'

/** What answers a comparison of offers, or a need that some of them meet; `undefined` for any other question. */
export function adviseOnOffers(index: AnswerIndex, question: ParsedQuestion): OfferAdvice | undefined {
  const compared = compareOffers(index, question)
  return compared ? { ...compared, fits: true, isFinal: asksToCompare(question) } : recommendOffers(index, question)
}

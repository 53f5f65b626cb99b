import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { ComposedAnswer } from '../units/answer-types.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { asksOfBusiness, saysOfBusiness } from '../question/of-business.ts'
import type { RankedUnit } from '../search/rank.ts'
import { measureEvidence } from './evidence.ts'
import { saidBy, subjectWords } from './said-words.ts'
import { termsOf } from '../../language/text-terms.ts'
import type { Steps, TimeBudget } from '#src/base/steps.ts'
import { confidenceOf, isRefused, type AnswerFeatures } from './confidence.ts'

/** A unit that may be the answer, with its evidence. */
export interface Candidate {
  best: RankedUnit
  features: AnswerFeatures
  /** The probability (0–1) that it answers the question; 0 if it is refused. */
  confidence: number
  /** Whether it gives the price of an offer whose title has the whole subject of the question. */
  isNamedOfferPrice: boolean
}

/** A candidate with what the agent says if it is the answer. */
export interface ComposedCandidate extends Candidate {
  draft: ComposedAnswer
}

/** The minimum for the business's own phone, email, address or hours, if the question asks for nothing else. */
const OF_BUSINESS_CONFIDENCE = 0.5
/** Best-ranked units to measure. */
const MAX_MEASURED = 8

/**
 * Measures the best-ranked units, and those about the business itself if the question asks for that. Returns them in
 * the order of the ranking. Stops when the budget is spent, after at least one.
 */
export function* findCandidates(
  index: AnswerIndex,
  question: ParsedQuestion,
  { ranked, budget }: { ranked: readonly RankedUnit[]; budget: TimeBudget | undefined },
): Steps<Candidate[]> {
  const isOfBusiness = asksOfBusiness(question)
  const measured = ranked.filter(
    ({ unit }, place) => place < MAX_MEASURED || (isOfBusiness && saysOfBusiness(index, question, unit)),
  )
  const candidates: Candidate[] = []
  for (const best of measured) {
    if (candidates.length > 0 && budget !== undefined && budget.leftMs <= 0) break
    const features = measureEvidence(index, question, best)
    const minConfidence = features.ofBusiness === 1 && features.fit === 1 ? OF_BUSINESS_CONFIDENCE : 0
    const confidence = isRefused(features) ? 0 : Math.max(confidenceOf(features), minConfidence)
    candidates.push({
      best,
      features,
      confidence,
      isNamedOfferPrice: confidence > 0 && hasNamedOfferPrice(index, question, best),
    })
    yield
  }
  return candidates
}

function hasNamedOfferPrice(index: AnswerIndex, question: ParsedQuestion, { unit: at, fit }: RankedUnit): boolean {
  const item = index.items[index.units[at]?.item ?? -1]
  if (!question.kinds.has('price') || fit < 1 || item?.type !== 'product') return false
  const title = new Set(termsOf(item.title, item.language, index.company.language))
  return subjectWords(question).every((word) => saidBy(title, word) > 0)
}

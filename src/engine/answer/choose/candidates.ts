import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { ComposedAnswer } from '../units/answer-types.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { asksOfBusiness, saysOfBusiness } from '../question/of-business.ts'
import type { RankedUnit } from '../search/rank.ts'
import { measureEvidence } from './evidence.ts'
import { saidBy, subjectWords } from './said-words.ts'
import { termsOf } from '../../language/text-terms.ts'
import type { Steps, TimeBudget } from '#src/base/steps.ts'
import { ANSWER_THRESHOLD, choiceScore, confidenceOf, isRefused, type AnswerFeatures } from './confidence.ts'

/** A unit that may be the answer, with its evidence. */
export interface Candidate {
  best: RankedUnit
  features: AnswerFeatures
  /** 0–1: how surely it answers; 0 if it is refused. */
  confidence: number
  /** It gives the price that is asked for, of the offer that is named after what is asked about. */
  isOfOffer: boolean
}

/** A candidate with what the agent says if it is the answer. */
export interface ComposedCandidate extends Candidate {
  draft: ComposedAnswer
}

/** For the phone, email, address or hours of the business when just that is asked for. */
const OF_BUSINESS_CONFIDENCE = 0.5
/** The number of best ranked units that are measured. */
const MEASURED = 8

/**
 * Measures the best ranked units, and those that say what is asked of the business itself. Returns them in the order of
 * the ranking, and only the first of them once the budget is spent.
 */
export function* findCandidates(
  index: AnswerIndex,
  question: ParsedQuestion,
  { ranked, budget }: { ranked: readonly RankedUnit[]; budget: TimeBudget | undefined },
): Steps<Candidate[]> {
  const isOfBusiness = asksOfBusiness(question)
  const measured = ranked.filter(
    ({ unit }, place) => place < MEASURED || (isOfBusiness && saysOfBusiness(index, question, unit)),
  )
  const candidates: Candidate[] = []
  for (const best of measured) {
    if (candidates.length > 0 && budget !== undefined && budget.leftMs <= 0) break
    const features = measureEvidence(index, question, best)
    const least = features.ofBusiness === 1 && features.fit === 1 ? OF_BUSINESS_CONFIDENCE : 0
    const confidence = isRefused(features) ? 0 : Math.max(confidenceOf(features), least)
    candidates.push({ best, features, confidence, isOfOffer: confidence > 0 && pricesOffer(index, question, best) })
    yield
  }
  return candidates
}

function pricesOffer(index: AnswerIndex, question: ParsedQuestion, { unit: at, fit }: RankedUnit): boolean {
  const item = index.items[index.units[at]?.item ?? -1]
  if (!question.kinds.has('price') || fit < 1 || item?.type !== 'product') return false
  const title = new Set(termsOf(item.title, item.language, index.company.language))
  return subjectWords(question).every((word) => saidBy(title, word) > 0)
}

/**
 * Returns the candidate with the best evidence, the first of equals. One that says the business's own hours, phone or
 * address goes before all others when just that is asked, and one that says what was spoken of before all others when a
 * question names nothing itself.
 */
export function chooseCandidate(candidates: readonly Candidate[], goesOn = false): Candidate | undefined {
  const ofBusiness = candidates.filter(({ features }) => features.ofBusiness === 1)
  const saysSubject = ({ features: { own, formLacking }, confidence }: Candidate): boolean =>
    own > 0 && formLacking === 0 && confidence >= ANSWER_THRESHOLD
  const ofSubject = goesOn ? candidates.filter(saysSubject) : []
  const ofOffer = candidates.filter(({ isOfOffer }) => isOfOffer)
  const [first, ...others] = [ofBusiness, ofOffer, ofSubject].find(({ length }) => length > 0) ?? candidates
  if (first === undefined) return undefined
  return others.reduce((best, one) => (choiceScore(one.features) > choiceScore(best.features) ? one : best), first)
}

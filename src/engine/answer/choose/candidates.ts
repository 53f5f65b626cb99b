import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { ComposedAnswer } from '../units/answer-types.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { asksOfBusiness, saysOfBusiness } from '../question/of-business.ts'
import type { RankedUnit } from '../search/rank.ts'
import { measureEvidence } from './evidence.ts'
import type { Steps, TimeBudget } from '#src/base/steps.ts'
import { choiceScore, confidenceOf, isRefused, type AnswerFeatures } from './confidence.ts'

/** What could be said, and how surely it answers. */
export interface Candidate {
  best: RankedUnit
  draft: ComposedAnswer
  features: AnswerFeatures
  confidence: number
}

/** The units to choose from, best first, and what writes a draft from the first of some. */
interface Looked {
  ranked: readonly RankedUnit[]
  compose: (index: AnswerIndex, question: ParsedQuestion, units: readonly RankedUnit[]) => ComposedAnswer
}

/** For what the hours of the business say of the day or the moment that is asked for. */
const OPENING_CONFIDENCE = 0.8
/** For the phone, email, address or hours of the business when just that is asked for. */
const OF_BUSINESS_CONFIDENCE = 0.5
/** So many of the first units in the ranking are looked at closely. */
const LOOKED_AT = 8

/**
 * The first units in the ranking, and those that say what is asked of the business itself, with what each would have
 * the agent say, in the order of the ranking. Where the budget is spent, no more than were looked at by then.
 */
export function* findCandidates(
  index: AnswerIndex,
  question: ParsedQuestion,
  { ranked, compose, budget }: Looked & { budget: TimeBudget | undefined },
): Steps<Candidate[]> {
  const isOfBusiness = asksOfBusiness(question)
  const looked = ranked.filter(
    ({ unit }, place) => place < LOOKED_AT || (isOfBusiness && saysOfBusiness(index, question, unit)),
  )
  const candidates: Candidate[] = []
  for (const best of looked) {
    if (candidates.length > 0 && budget !== undefined && budget.leftMs <= 0) break
    candidates.push(readCandidate(index, question, { best, ranked, compose }))
    yield
  }
  return candidates
}

function readCandidate(
  index: AnswerIndex,
  question: ParsedQuestion,
  { best, ranked, compose }: Looked & { best: RankedUnit },
): Candidate {
  const draft = compose(index, question, [best, ...ranked.filter((one) => one !== best)])
  const features = measureEvidence(index, question, { best, draft: draft.parts })
  const isOpening = draft.tellsOpening && features.ofBusiness === 1
  const least = isOpening
    ? OPENING_CONFIDENCE
    : features.ofBusiness === 1 && features.fit === 1
      ? OF_BUSINESS_CONFIDENCE
      : 0
  return { best, draft, features, confidence: isRefused(features) ? 0 : Math.max(confidenceOf(features), least) }
}

/**
 * The candidate to say: the one whose evidence is best, the first of equals. What says the business's own hours, phone
 * or address goes before all else when just that is asked.
 */
export function chooseCandidate(candidates: readonly Candidate[]): Candidate | undefined {
  const ofBusiness = candidates.filter(({ features }) => features.ofBusiness === 1)
  const [first, ...others] = ofBusiness.length > 0 ? ofBusiness : candidates
  if (first === undefined) return undefined
  return others.reduce((best, one) => (choiceScore(one.features) > choiceScore(best.features) ? one : best), first)
}

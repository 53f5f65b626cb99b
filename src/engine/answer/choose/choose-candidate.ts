import type { Candidate } from './candidates.ts'
import { ANSWER_THRESHOLD, choiceScore } from './confidence.ts'

/**
 * Returns the candidate with the best evidence, the first of equals, from the first group that has any: the asked
 * value in the units that the agent spoke from, if they say everything else or the question is a follow-up; the
 * business's own hours, phone, email or address; the price of the named offer; with `isFollowUp`, units about the
 * conversation; all candidates.
 */
export function chooseCandidate(candidates: readonly Candidate[], isFollowUp = false): Candidate | undefined {
  const ofBusiness = candidates.filter(({ features }) => features.ofBusiness === 1)
  const givesSpokenOf = ({ features: { spokenOf, fit, own }, confidence }: Candidate): boolean =>
    spokenOf > 0 && fit === 1 && (isFollowUp || own === 1) && confidence >= ANSWER_THRESHOLD
  const ofReply = candidates.filter(givesSpokenOf)
  const saysSubject = ({ features: { own, formLacking }, confidence }: Candidate): boolean =>
    own > 0 && formLacking === 0 && confidence >= ANSWER_THRESHOLD
  const ofSubject = isFollowUp ? candidates.filter(saysSubject) : []
  const ofOffer = candidates.filter(({ isNamedOfferPrice }) => isNamedOfferPrice)
  const [first, ...others] = [ofReply, ofBusiness, ofOffer, ofSubject].find(({ length }) => length > 0) ?? candidates
  if (first === undefined) return undefined
  return others.reduce((best, one) => (choiceScore(one.features) > choiceScore(best.features) ? one : best), first)
}

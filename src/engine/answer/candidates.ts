import type { AnswerIndex } from './prepare-knowledge.ts'
import { type ComposedAnswer, composeAnswer } from './compose.ts'
import { plainPriceFirst } from './plain-price.ts'
import type { ParsedQuestion, QuestionWord } from './question.ts'
import type { RankedUnit } from './rank/rank.ts'
import { measureEvidence } from './evidence.ts'
import { countsAnother, isOtherRow, isToldOnRequest, namesRival, saysOpening } from './other-things.ts'
import { leavesOutSubject } from './left-out.ts'
import { asksOfBusiness, sellsNot } from './rank/of-business.ts'
import { isLight } from './common-words/light-words.ts'
import { conceptsOf, stopwordsOf } from './lexicon/lexicon.ts'
import { ownTerms } from './said-words.ts'
import { conceptTerm } from './text/analyse.ts'
import { fold } from './text/fold.ts'
import { valueKindsOf } from './units/values.ts'
import { choiceScore, confidenceOf, type AnswerFeatures } from './weights.ts'

/** What could be said, and how surely it answers. */
export interface Candidate {
  best: RankedUnit
  draft: ComposedAnswer
  features: AnswerFeatures
  confidence: number
}

/** For what the hours of the business say of the day or the moment that is asked for. */
const OPENING_CONFIDENCE = 0.8
/** For the phone, email, address or hours of the business when just that is asked for. */
const OF_BUSINESS_CONFIDENCE = 0.5
/** Kinds of answer that are worth nothing without their value. */
/** A written question that says little else than the visitor's. */
const MUCH_ALIKE = 0.6
const STRICT = ['price', 'phone', 'email'] as const
/** So many of the first units in the ranking are looked at closely. */
const LOOKED_AT = 8

/** True when a price, a phone or an email is asked for and nothing that would be said gives one. */
function lacksForm(question: ParsedQuestion, parts: readonly string[]): boolean {
  if (question.kinds.has('yesno')) return false
  const given: ReadonlySet<string> = valueKindsOf(parts.join(' '))
  const isStrict = STRICT.some((kind) => question.kinds.has(kind))
  const instead = asksCost(question) ? ['free'] : ['free', 'percent']
  return isStrict && ![...question.kinds, ...instead].some((kind) => given.has(kind))
}

/** What a thing costs is no share of it, as a fee or a deposit may be. Folded. */
const COSTS =
  /(?<!\p{L})(?:costs?|cuestan?|costar|kost(?:et|en)?|coute(?:nt|r)?|costan?o?|custam?|prices?|prix|preise?|precios?|prezz[io]|precos?|prijs|prijzen|سعر|اسعار|تكلفه)(?!\p{L})/u

const asksCost = ({ kinds, text }: ParsedQuestion): boolean => kinds.has('price') && COSTS.test(fold(text))

/** "How many per cent cheaper …?" */
const ASKS_SHARE =
  /(?<!\p{L})(?:how (?:many|much) (?:per ?cent)|(?:what|which) percentage|wie ?viel prozent|quel pourcentage|que porcentaje|che percentuale|que percentagem|hoeveel procent)(?!\p{L})/u

/** True when a share is asked for by its name and nothing that would be said gives one. */
const lacksShare = ({ text }: ParsedQuestion, parts: readonly string[]): boolean =>
  ASKS_SHARE.test(fold(text)) && !valueKindsOf(parts.join(' ')).has('percent')

/** True when a discount is asked for, and a unit says nothing of one and what would be said gives no share. */
function lacksDiscount(index: AnswerIndex, question: ParsedQuestion, { best, draft }: Candidate): boolean {
  const asks = question.words.some(({ stem }) => conceptsOf(stem, question.language).includes('discount'))
  if (!asks || !question.kinds.has('percent') || ownTerms(index, question, best.unit).has(conceptTerm('discount'))) return false
  const given = valueKindsOf(draft.parts.join(' '))
  return !given.has('percent') && !given.has('free')
}

/** True for a question of nothing but everyday words ("What else can you do?") that no written question is much like. */
function asksNothing({ kinds, words, language }: ParsedQuestion, { features }: Candidate): boolean {
  const saysNothing = ({ word, stem, weight }: QuestionWord): boolean =>
    weight < 1 || stopwordsOf(language).has(word) || (isLight(stem, language) && conceptsOf(stem, language).length === 0)
  return [...kinds].every((kind) => kind === 'yesno') && features.alike < MUCH_ALIKE && words.every(saysNothing)
}

/** True when it is asked how many there are of something that the knowledge does not know. */
const countsUnknown = ({ kinds, counted }: ParsedQuestion): boolean => kinds.has('count') && counted?.known === 'absent'

/** True when a unit answers for another branch, product or row than the one that is asked for, also where the price of that is told on request, counts something else, or speaks of a thing that it does not sell. */
const isOfAnother = (index: AnswerIndex, question: ParsedQuestion, unit: number): boolean =>
  namesRival(index, question, unit) ||
  countsAnother(index, question, unit) ||
  isOtherRow(index, question, unit) ||
  isToldOnRequest(index, question, unit) ||
  sellsNot(index, question, unit)

/** True when a price is asked for and what would be said gives it only for another number of the same, or without the thing. */
const isOfOther = (question: ParsedQuestion, { draft, features }: Candidate): boolean =>
  question.kinds.has('price') && (features.numberOther === 1 || leavesOutSubject(question, draft.parts[0] ?? ''))

/** True when it is asked when the business is open, and a unit says nothing of opening. */
function isOfOtherHours(index: AnswerIndex, question: ParsedQuestion, { best, features }: Candidate): boolean {
  if (!question.kinds.has('hours') || features.ofBusiness === 1 || !asksOfBusiness(question)) return false
  return !saysOpening(index, question, best.unit)
}

/** True for what is refused whatever speaks for it: it lacks the form that is asked for, or is about something else of the same kind. */
export const isGated = (index: AnswerIndex, question: ParsedQuestion, candidate: Candidate): boolean =>
  lacksForm(question, candidate.draft.parts) ||
  lacksShare(question, candidate.draft.parts) ||
  countsUnknown(question) ||
  lacksDiscount(index, question, candidate) ||
  asksNothing(question, candidate) ||
  isOfAnother(index, question, candidate.best.unit) ||
  isOfOther(question, candidate) ||
  isOfOtherHours(index, question, candidate)

/** The first units in the ranking with what each would have the agent say, in the order of the ranking. */
export function findCandidates(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[]): Candidate[] {
  return ranked.slice(0, LOOKED_AT).flatMap((first) => {
    const order = plainPriceFirst(index, question, [first, ...ranked.filter((one) => one !== first)])
    const [best] = order
    if (best === undefined) return []
    const draft = composeAnswer(index, question, order)
    const features = measureEvidence(index, question, { best, ranked, draft: draft.parts })
    const isOpening = draft.tellsOpening && features.ofBusiness === 1
    const least = isOpening ? OPENING_CONFIDENCE : features.ofBusiness === 1 && features.fit === 1 ? OF_BUSINESS_CONFIDENCE : 0
    return { best, draft, features, confidence: Math.max(confidenceOf(features), least) }
  })
}

/** The candidate to say: the one whose evidence is best, the first of equals. What says the business's own hours, phone or address goes before all else when just that is asked. */
export function chooseCandidate(candidates: readonly Candidate[]): Candidate | undefined {
  const ofBusiness = candidates.filter(({ features }) => features.ofBusiness === 1)
  const [first, ...others] = ofBusiness.length > 0 ? ofBusiness : candidates
  if (first === undefined) return undefined
  return others.reduce((best, one) => (choiceScore(one.features) > choiceScore(best.features) ? one : best), first)
}

import type { AnswerIndex } from '../../prepare-knowledge.ts'
import { stemsOf } from '../../text/analyse.ts'
import { phrasesFor } from '../../phrases/phrases.ts'
import { openingOf, type ParsedQuestion } from '../../question/question.ts'
import { stemOf } from '../../../language/stem.ts'
import { findAskedRange } from './asked-range.ts'
import { audiencesIn, isTitledFor, isToldFor, offersFor } from './audiences.ts'
import { sourcesOf, tabled } from '../compare-offers.ts'
import { groupRange, tellsGroup } from '../offer-bounds.ts'
import { rangesOf } from './offer-ranges.ts'
import type { Offer, OfferDetail } from '../offer-types.ts'
import { type Advised, lineOf, type OfferAdvice, recommendAmong } from '../recommend-offers.ts'
import { isBounded, type VisitorNeed } from '../visitor-need.ts'

const MAX_NAMED = 3
const MIN_SIZED = 2

/**
 * For a range of offers as a whole ("compare your plans", "Which plan is best for a freelancer?"): all side by side,
 * those that say they meet the need, or, where none does or none is told, all with a question back. `undefined` where
 * no range is asked for.
 */
export function adviseOnRange(index: AnswerIndex, { question, need: told, offers }: Advised): OfferAdvice | undefined {
  const opening = openingOf(question)
  const isReply = opening !== question
  const audiences = audiencesIn(question.text)
  const need = isReply ? readReply(question.text, told) : told
  if (isReply && (question.kinds.size > 0 || (audiences.length === 0 && !isBounded(need)))) return undefined
  const asked = findAskedRange(rangesOf(offers), opening, need)
  if (!asked) return undefined
  if (asked.topics.length > 0)
    return sayHaving(index, { question, need, offers: asked.ranges.flatMap((range) => range.offers) }, asked.topics)
  const advice = asked.ranges.map(({ offers: among }) =>
    asked.asks === 'compare' && !isReply
      ? layOut(index, question, among)
      : adviseAmong(index, { question, need, offers: among }, { audiences, others: offers }),
  )
  return advice.find((one) => one?.fits) ?? advice[0]
}

/** All of a range, side by side. */
function layOut(index: AnswerIndex, question: ParsedQuestion, offers: readonly Offer[]): OfferAdvice | undefined {
  const table = tabled(index, question, offers)
  return table && { ...table, fits: true, isFinal: true }
}

interface Asking {
  audiences: readonly string[]
  /** What may tell of those for whom no offer of the range is. */
  others: readonly Offer[]
}

function adviseAmong(index: AnswerIndex, advised: Advised, { audiences, others }: Asking): OfferAdvice | undefined {
  const { question, need, offers } = advised
  const titled = others.filter(({ title }) => isTitledFor(title))
  const fitting =
    sayRoomy(index, advised) ??
    sayMadeFor(index, advised, audiences) ??
    sayMadeFor(index, { ...advised, offers: titled }, audiences)
  if (fitting) return fitting
  const isSized = offers.filter((offer) => groupRange(offer) !== undefined).length >= MIN_SIZED
  const canTell = need.people === undefined || isSized
  if (need.order !== undefined || (isBounded(need) && canTell)) return recommendAmong(index, advised)
  const table = tabled(index, question, offers)
  if (!table) return undefined
  const words = phrasesFor(question.language, index.company.language).offers
  const isTold = audiences.length > 0 || isBounded(need)
  const asksBack = isSized ? [words.askPeople] : isTold ? [] : [words.askWho]
  const shown = [...table.parts, ...asksBack].map((part) => `\n\n${part}`)
  return { parts: [isTold ? words.noneMadeFor : words.byNeed, ...shown], sources: table.sources, fits: !isTold }
}

/** What a reply tells; a number alone is one of people. */
function readReply(text: string, told: VisitorNeed): VisitorNeed {
  const [number, ...others] = text.match(/\d{1,4}/g) ?? []
  return isBounded(told) || number === undefined || others.length > 0 ? told : { ...told, people: Number(number) }
}

/** The offers with room for as many as there are, the smallest first, where only that is told. */
function sayRoomy(index: AnswerIndex, { question, need, offers }: Advised): OfferAdvice | undefined {
  const { people, budget, age, order } = need
  if (people === undefined || budget !== undefined || age !== undefined || order !== undefined) return undefined
  const roomy = offers.flatMap((offer) => {
    const range = groupRange(offer)
    return range && people >= range.from && people <= range.to ? [{ offer, to: range.to }] : []
  })
  const offersBySize = roomy.toSorted((a, b) => a.to - b.to).map(({ offer }) => offer)
  return sayFitting(index, question, offersBySize, tellsGroup)
}

/** The offers that are said to have all of something, where others are not and nothing else is needed. */
function sayHaving(
  index: AnswerIndex,
  { question, need, offers }: Advised,
  topics: readonly string[],
): OfferAdvice | undefined {
  if (isBounded(need) || need.order !== undefined || audiencesIn(question.text).length > 0) return undefined
  const wanted = topics.map(stemOf)
  const sayIn = ({ label, value }: OfferDetail): boolean => {
    const said = new Set(stemsOf(`${label} ${value}`))
    return wanted.every((stem) => said.has(stem))
  }
  const among = [...new Set(offers)]
  const having = among.filter(({ details }) => details.some(sayIn))
  return having.length < among.length && having.length <= MAX_NAMED
    ? sayFitting(index, question, having, sayIn)
    : undefined
}

/** The offers that are said to be for one of these, the first of whom any speaks. */
function sayMadeFor(
  index: AnswerIndex,
  { question, offers }: Advised,
  audiences: readonly string[],
): OfferAdvice | undefined {
  const name = audiences.find((one) => offersFor(offers, one).length > 0)
  return name === undefined
    ? undefined
    : sayFitting(index, question, offersFor(offers, name), (detail) => isToldFor(detail, name))
}

function sayFitting(
  index: AnswerIndex,
  { language }: ParsedQuestion,
  offers: readonly Offer[],
  speaksFor: (detail: OfferDetail) => boolean,
): OfferAdvice | undefined {
  const named = offers.slice(0, MAX_NAMED)
  if (named.length === 0) return undefined
  const { fits } = phrasesFor(language, index.company.language).offers
  return {
    parts: [fits, ...named.map((offer) => `\n${lineOf(offer, speaksFor)}`)],
    sources: sourcesOf(index, named),
    fits: true,
  }
}

import type { AnswerIndex } from '../prepare-knowledge.ts'
import { openingOf, type ParsedQuestion, type QuestionWord } from '../question/question.ts'
import { phrasesFor } from '../../language/phrases.ts'
import { termsOf } from '../../language/text-terms.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { asksOnlyForAdvice, changesOnlyNeed } from '../question/changed-need.ts'
import { type OfferAnswer, offersNamedBefore, sourcesOf } from './compare-offers.ts'
import { ageRange, groupRange, priceOf, tellsGroup } from './offer-bounds.ts'
import { isPriced } from './offer-prices.ts'
import type { Offer, OfferDetail } from './offer-types.ts'
import { PLANS } from './offer-ranges.ts'
import { isBounded, saysNoTopic, type VisitorNeed } from '../question/visitor-need.ts'

export interface OfferAdvice extends OfferAnswer {
  /** Whether what is named meets all that was asked. */
  fits: boolean
  /** Asked for in so many words, and laid out side by side. */
  isFinal?: boolean
}

const MAX_NAMED = 3
const MAX_REMARK = 140
const IN_TITLE = 3
const IN_PLACE = 2
const IN_DETAILS = 1
const SAID_ONLY = 1
/** What is said by another word for the same idea counts less. */
const BY_IDEA = 0.7

/** A question with what its visitor needs, and the offers it can be met with. */
export interface Advised {
  question: ParsedQuestion
  need: VisitorNeed
  offers: readonly Offer[]
}

interface Rated {
  offer: Offer
  price: number
  currency: string
  topic: number
  /** How many it is for at most. */
  room: number
  /** How well it keeps the bounds. */
  met: number
}

/**
 * Up to three priced offers that meet a need (a budget, a number of people, an age, a subject), or the lowest and
 * highest prices of a kind; `undefined` where none is asked for. Where none meets all of it, those that come closest,
 * and that is said.
 */
export function recommendOffers(index: AnswerIndex, { question, need, offers }: Advised): OfferAdvice | undefined {
  const hasBounds = isBounded(need)
  if (need.order === undefined && need.asks !== 'advice' && !(need.asks === 'wish' && hasBounds)) return undefined
  const said = changesOnlyNeed(question) ? openingOf(question) : question
  // Visitors call what fits them a package, whatever it is called.
  const isNamed = (word: QuestionWord): boolean =>
    !saysNoTopic(word, question.language) && !(hasBounds && PLANS.test(word.word))
  const topics = said.words.filter((word) => word.weight === 1 && isNamed(word))
  const priced = offers.filter(
    ({ price, kind }) => price !== undefined && kind !== 'policy' && kind !== 'list' && kind !== 'section',
  )
  const rated = priced.flatMap((offer) => rate(offer, need, topicOf(offer, topics, index.company.language)))
  const about = rated.filter(({ topic }) => topic > leastTopic(question, need))
  if (topics.length === 0 && !hasBounds && need.order !== undefined)
    return sayInOrder(index, { question, need, offers }, rated)
  if (about.length > 0)
    return say(index, { need, question, meant: need.order === undefined ? closestOf(about) : ofKind(about) })
  const ofAll = rated.filter(({ offer }) => offer.kind === 'product')
  if (asksOnlyForAdvice(question)) return ofAll.length > 1 ? say(index, { need, question, meant: ofAll }) : undefined
  if (topics.length > 0 || !hasBounds) return undefined
  const isOpen = need.people === undefined && need.age === undefined
  return say(index, { need, question, meant: rated.filter(({ offer }) => offer.kind === 'product' || !isOpen) })
}

/** Whether it gives a price of which it is not known what it is for, or is one of a list of small things. */
const isPricedOtherwise = ({ price, kind, details }: Offer): boolean =>
  kind === 'list'
    ? price !== undefined
    : kind !== 'section' && price === undefined && details.some(({ value }) => isPriced(value))

/**
 * The lowest or highest prices of what was spoken of before, of what stands beside it where that was one offer, or of
 * all offers where each has its price.
 */
function sayInOrder(
  index: AnswerIndex,
  { question, need, offers }: Advised,
  rated: readonly Rated[],
): OfferAdvice | undefined {
  const before = offersNamedBefore(offers, question)
  if (before.length > 1) return recommendAmong(index, { question, need, offers: before })
  const beside = offers.filter(({ besides }) =>
    before.some((one) => one.besides.some(({ key }) => besides.some((place) => place.key === key))),
  )
  if (beside.length > 1) return recommendAmong(index, { question, need, offers: beside })
  const earlier = question.words.filter((word) => word.weight < 1 && !saysNoTopic(word, question.language))
  const about = rated.flatMap((one) => {
    const topic = topicOf(one.offer, earlier, index.company.language)
    return topic > 0 ? [{ ...one, topic }] : []
  })
  const meant = earlier.length > 0 ? ofKind(about) : offers.some(isPricedOtherwise) ? [] : rated
  return meant.length > 1 ? say(index, { need, question, meant }) : undefined
}

/** A question of yes or no needs more than a word in passing. */
const leastTopic = ({ kinds }: ParsedQuestion, need: VisitorNeed): number =>
  kinds.has('yesno') && !isBounded(need) ? SAID_ONLY : 0

/**
 * Up to three of offers that are all meant, by how they keep a need's bounds or by price; `undefined` where none has a
 * price.
 */
export function recommendAmong(index: AnswerIndex, { question, need, offers }: Advised): OfferAdvice | undefined {
  return say(index, { need, question, meant: offers.flatMap((offer) => rate(offer, need, IN_TITLE)) })
}

/** What is most about the subject. */
function closestOf(about: readonly Rated[]): Rated[] {
  const best = Math.max(...about.map(({ topic }) => topic))
  return about.filter(({ topic }) => topic === best)
}

/** All of a kind: what bears its very name or stands under it, else what does by another word. */
function ofKind(about: readonly Rated[]): readonly Rated[] {
  const exact = about.filter(({ topic }) => topic >= IN_PLACE)
  const placed = exact.length > 0 ? exact : about.filter(({ topic }) => topic >= IN_PLACE * BY_IDEA)
  return placed.length > 0 ? placed : about
}

function say(
  index: AnswerIndex,
  { need, question, meant }: { need: VisitorNeed; question: ParsedQuestion; meant: readonly Rated[] },
): OfferAdvice | undefined {
  const words = phrasesFor(question.language, index.company.language).offers
  const nearest = Math.max(0, ...meant.map(({ met }) => met))
  const isMet = nearest === ALL
  const sign = need.order === 'highest' ? -1 : 1
  const chosen = meant
    .filter(({ met }) => met === nearest)
    .toSorted((a, b) => (need.order ? 0 : b.topic - a.topic || a.room - b.room) || sign * (a.price - b.price))
    .slice(0, MAX_NAMED)
  if (chosen.length === 0) return undefined
  const { budget } = need
  const isOtherCurrency =
    budget !== undefined && budget.currency !== '' && chosen.every(({ currency }) => currency !== budget.currency)
  const fitting = isOtherCurrency ? words.otherCurrency : need.order === undefined ? words.fits : words[need.order]
  const offers = chosen.map(({ offer }) => offer)
  return {
    parts: [
      isMet ? fitting : words.noneFits,
      ...offers.map((offer) => `\n${lineOf(offer, (detail) => tells(detail, need))}`),
    ],
    sources: sourcesOf(index, offers),
    fits: isMet,
  }
}

/** How far the offer is about what is wanted: in its name, in what is said of it, or by where it stands. */
function topicOf(offer: Offer, topics: ParsedQuestion['words'], language: string): number {
  if (topics.length === 0) return 0
  const fields = [
    [offer.title, IN_TITLE],
    [offer.details.map(({ label, value }) => `${label} ${value}`).join(' '), IN_DETAILS],
    [offer.place, IN_PLACE],
  ] as const
  const said = fields.map(([text, weight]) => ({ terms: new Set(termsOf(text, '', language)), weight }))
  return topics.reduce((sum, { stem, terms }) => {
    const ideas = [...terms.keys()]
    const hits = said.map(({ terms: held, weight }) =>
      held.has(stem) ? weight : ideas.some((idea) => held.has(idea)) ? weight * BY_IDEA : 0,
    )
    return sum + Math.max(...hits)
  }, 0)
}

const ADULT = 18
/** Where nothing keeps all bounds, a dearer offer is closer than one without room. */
const HARD = 2
const SOFT = 1
const ALL = 2 * HARD + SOFT

/** Dearer than any that is known. */
const ON_REQUEST = { amount: Number.POSITIVE_INFINITY, currency: '' }

function rate(offer: Offer, { budget, people, age }: VisitorNeed, topic: number): Rated[] {
  const group = groupRange(offer)
  const price = priceOf(offer, people) ?? (group && ON_REQUEST)
  if (!price) return []
  const { amount, currency } = price
  const ages = ageRange(offer)
  const isAffordable =
    budget === undefined || amount <= budget.amount || (budget.currency !== '' && budget.currency !== currency)
  const hasRoom = people === undefined || (group !== undefined && people >= group.from && people <= group.to)
  const isOfAge =
    age === undefined
      ? topic > 0 || ages === undefined || ages.to >= ADULT
      : ages !== undefined && age >= ages.from && age <= ages.to
  return [
    {
      offer,
      price: amount,
      currency,
      topic,
      room: (people && group?.to) || 0,
      met: (hasRoom ? HARD : 0) + (isOfAge ? HARD : 0) + (isAffordable ? SOFT : 0),
    },
  ]
}

/** Name, price, and what speaks for it; else the first sentence that is said of it. */
const lineOf = (offer: Offer, speaksFor: (detail: OfferDetail) => boolean): string =>
  `- ${describeOffer(offer, speaksFor)}`

function describeOffer(offer: Offer, speaksFor: (detail: OfferDetail) => boolean): string {
  const telling = offer.details.filter(speaksFor)
  const said = telling.length > 0 ? telling : offer.details.filter(({ label }) => label === '').slice(0, 1)
  const remarks = said
    .slice(0, 2)
    .map(({ label, value }) => (label === '' ? (sentencesOf(value)[0] ?? value) : `${label}: ${value}`))
  const short = remarks.filter((remark) => remark.length <= MAX_REMARK && !remark.includes(offer.price?.value ?? '\n'))
  const price =
    offer.price?.label && offer.price.label.length < 30
      ? `${offer.price.label}: ${offer.price.value}`
      : (offer.price?.value ?? '')
  return `**${offer.title}**: ${[price, ...short]
    .filter(Boolean)
    .map((said, at, all) => (at < all.length - 1 && !/[.!?]$/.test(said) ? `${said}.` : said))
    .join(' ')}`
}

const tells = (detail: OfferDetail, { people, age }: VisitorNeed): boolean =>
  (people !== undefined && tellsGroup(detail)) ||
  (age !== undefined && ageRange({ title: '', details: [detail] }) !== undefined)

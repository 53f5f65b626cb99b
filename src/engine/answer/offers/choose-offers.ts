import { computeOnce } from '#src/base/memoize.ts'
import { fold } from '../../language/fold.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import { phrasesFor } from '../../language/phrases.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { openingOf, type ParsedQuestion, type QuestionWord } from '../question/question.ts'
import { asksOnlyDay } from '../question/of-business.ts'
import { isStatement } from '../question/remark.ts'
import {
  asksOnlyForAdvice,
  changesOnlyNeed,
  isBounded,
  type Range,
  readAges,
  readGroup,
  readNeed,
  saysForEach,
  saysNoTopic,
  type VisitorNeed,
  withEarlier,
} from '../question/visitor-need.ts'
import type { Steps } from '#src/base/steps.ts'
import { stemsOf, termsOf } from '../../language/text-terms.ts'
import { isCountedPerson, needSource } from '../../language/need-words.ts'
import { findNamedOffers } from './named-offers.ts'
import { type Offer, type OfferDetail, offersOf } from './read-offers.ts'
import { type OfferAnswer, offerTable, sayOffer, sourcesOf } from './say-offers.ts'

const MAX_LISTED = 3
const MAX_COMPARED = 8
const plans = computeOnce(() => new RegExp(needSource('plans'), 'u'))

/** A question with its visitor's needs, and the words for the wanted thing. */
interface Asked {
  question: ParsedQuestion
  need: VisitorNeed
  topics: readonly QuestionWord[]
}

/**
 * Answers a comparison of offers with a table, and a need (a budget, a number of people, an age, a subject, the
 * lowest price) with a list of matching offers. Returns `undefined` for any other question.
 */
export function* chooseOffers(index: AnswerIndex, question: ParsedQuestion): Steps<OfferAnswer | undefined> {
  if (question.counted !== undefined) return undefined
  const need = needOf(question)
  const said = changesOnlyNeed(question) ? openingOf(question) : question
  const asksForPlans = plans().test(fold(said.text))
  const isAsked =
    need.order !== undefined ||
    need.asks === 'comparison' ||
    need.asks === 'advice' ||
    need.asks === 'choice' ||
    (isBounded(need) && (need.asks === 'wish' || asksForPlans || question.asksAgain !== undefined))
  // "Saturday 10:30 would suit me" tells a time.
  const own = { ...question, words: question.words.filter(({ weight }) => weight === 1) }
  if (!isAsked || asksOnlyDay(own) || isAskedInKnowledge(index, question)) return undefined
  const offers = yield* offersOf(index, question.language)
  const asksNamed = need.asks !== 'nothing' && need.asks !== 'wish'
  // "Which is cheaper, the mug or the bowl?" names both itself.
  const naming = asksNamed ? question : { ...question, words: [] }
  const named = asksNamed || need.order !== undefined ? findNamedOffers(offers, naming) : []
  if (named.length > 1) return compare(index, question, named)
  const asked = { question, need, topics: topicsOf(said, need) }
  const isOpen = need.order === undefined && !isBounded(need)
  const products = offers.filter(({ isProduct }) => isProduct)
  const areAllMeant =
    asksForPlans && namesOnlyPlans(question, asked.topics) && products.length > 1 && products.length <= MAX_COMPARED
  if (need.asks === 'comparison') {
    const compared = areAllMeant ? products : namedAlike(offers, asked.topics)
    return compared.length > 1 ? compare(index, question, compared) : undefined
  }
  // "Can I choose another plan later?" does not ask for a choice.
  if (areAllMeant && isOpen && !question.kinds.has('yesno')) return showAll(index, question, products)
  if (isOpen && need.asks === 'choice') return undefined
  return listOffers(index, asked, offersAbout(index, asked, offers))
}

/** Returns the offers whose titles have all topics ("the boxes"), unless they are too many to compare. */
function namedAlike(offers: readonly Offer[], topics: readonly QuestionWord[]): readonly Offer[] {
  const alike = offers.filter(({ title }) => {
    const stems = stemsOf(title)
    return topics.length > 0 && topics.every(({ stem }) => stems.includes(stem))
  })
  return alike.length <= MAX_COMPARED ? alike : []
}

/** Reports whether a question names nothing but plans, and not "other companies". */
const namesOnlyPlans = ({ words }: ParsedQuestion, topics: readonly QuestionWord[]): boolean =>
  [...topics, ...words.filter(({ isGeneric }) => isGeneric)].every(({ word }) => plans().test(word))

function needOf(question: ParsedQuestion): VisitorNeed {
  const { text, language, kinds } = question
  const read = readNeed(text)
  const onlyTells =
    isStatement(text, language) || (read.age !== undefined && [...kinds].every((kind) => kind === 'person'))
  const told = read.asks === 'nothing' && onlyTells ? { ...read, asks: 'wish' as const } : read
  const opening = openingOf(question)
  return opening === question ? told : withEarlier(told, readNeed(opening.text))
}

/** Reports whether the knowledge has this very question: one of its own has every word of it. */
function isAskedInKnowledge({ units }: AnswerIndex, { text, language }: ParsedQuestion): boolean {
  const stopwords = stopwordsOf(language)
  const stems = wordsOf(text).flatMap((word) => (stopwords.has(word) ? [] : [stemOf(word)]))
  const holds = (asked: string): boolean => {
    const held = new Set(stemsOf(asked))
    return stems.every((stem) => held.has(stem))
  }
  return stems.length > 1 && [...new Set(units.map(({ question }) => question))].some((asked) => asked && holds(asked))
}

/** Returns the words for the wanted thing. */
function topicsOf(question: ParsedQuestion, need: VisitorNeed): QuestionWord[] {
  const { words, language } = question
  const isTopic = (word: QuestionWord): boolean =>
    word.weight === 1 &&
    (plans().test(word.word) || !saysNoTopic(word, language)) &&
    !(need.people !== undefined && isCountedPerson(word.word))
  return words.filter(isTopic)
}

function compare(index: AnswerIndex, question: ParsedQuestion, offers: readonly Offer[]): OfferAnswer {
  const table = offerTable(index, question.language, offers)
  return { parts: [table], sources: sourcesOf(index, offers), fits: true, isFinal: true }
}

/** Says that the choice depends on the need, and shows all offers. */
function showAll(index: AnswerIndex, question: ParsedQuestion, offers: readonly Offer[]): OfferAnswer {
  const { byNeed } = phrasesFor(question.language, index.company.language).offers
  const { parts, sources } = compare(index, question, offers)
  return { parts: [byNeed, ...parts.map((part) => `\n\n${part}`)], sources, fits: true }
}

const IN_TITLE = 3
const IN_PLACE = 2
const IN_DETAILS = 1
/** The weight of a match by another word for the same concept. */
const BY_CONCEPT = 0.7

/** Returns how well an offer matches the wanted thing: in its name, its place or its text. */
function topicOf(offer: Offer, topics: readonly QuestionWord[], language: string): number {
  const fields = [
    [offer.title, IN_TITLE],
    [[...offer.places.values()].join(' '), IN_PLACE],
    [offer.details.map(({ label, value }) => `${label} ${value}`).join(' '), IN_DETAILS],
  ] as const
  const held = fields.map(([text, weight]) => ({ terms: new Set(termsOf(text, '', language)), weight }))
  const scores = topics.map(({ stem, terms }) => {
    const concepts = [...terms.keys()]
    const hits = held.map(({ terms: said, weight }) =>
      said.has(stem) ? weight : concepts.some((concept) => said.has(concept)) ? weight * BY_CONCEPT : 0,
    )
    return Math.max(...hits)
  })
  return scores.reduce((sum, score) => sum + score, 0)
}

/** Returns the offers that match the wanted thing best; the products if nothing is named. */
function offersAbout(
  index: AnswerIndex,
  { question, need, topics }: Asked,
  offers: readonly Offer[],
): readonly Offer[] {
  const priced = offers.filter(({ price }) => price !== undefined)
  const rated = priced.map((offer) => ({ offer, topic: topicOf(offer, topics, index.company.language) }))
  const best = Math.max(0, ...rated.map(({ topic }) => topic))
  if (topics.length === 0 || (best === 0 && namesOnlyPlans(question, topics))) {
    const products = priced.filter(({ isProduct }) => isProduct)
    if (need.order !== undefined && !isBounded(need)) return inOrder(question, offers)
    return asksOnlyForAdvice(question) || isBounded(need) ? (products.length > 0 ? products : priced) : []
  }
  const isPassing = question.kinds.has('yesno') && !isBounded(need)
  const least = need.order === undefined ? best : Math.min(best, IN_PLACE * BY_CONCEPT)
  if (best <= (isPassing ? IN_DETAILS : 0)) return offersOfAge(need, priced)
  const about = rated.flatMap(({ offer, topic }) => (topic >= least ? [offer] : []))
  const ofAge = about.some((offer) => firstOf(offer, readAges)) ? [] : offersOfAge(need, priced)
  return ofAge.length > 0 ? ofAge : about
}

/** Returns the offers that are said to be for an age. */
const offersOfAge = ({ age }: VisitorNeed, offers: readonly Offer[]): readonly Offer[] =>
  age === undefined ? [] : offers.filter((offer) => holds(firstOf(offer, readAges), age))

/** Returns what "Which is cheapest?" compares: the previous subject, the offers beside it, or all offers. */
function inOrder(question: ParsedQuestion, offers: readonly Offer[]): readonly Offer[] {
  const carried = question.words.filter((word) => word.weight < 1 && !saysNoTopic(word, question.language))
  const before = findNamedOffers(offers, question)
  if (before.length > 1) return before
  const keys = new Set(before.flatMap(({ places }) => [...places.keys()]))
  const beside = offers.filter(({ places }) => [...places.keys()].some((key) => keys.has(key)))
  if (beside.length > 1) return beside
  if (carried.length > 0) return []
  // A price on request might be lower.
  const products = offers.filter(({ isProduct }) => isProduct)
  return products.length > 1 && products.every(({ price }) => price !== undefined) ? products : []
}

const ADULT = 18
/** If nothing meets the whole need, a more expensive offer is closer than one without room. */
const HARD = 2
const SOFT = 1
const ALL = 2 * HARD + SOFT

const textsOf = ({ price, details }: Offer): string[] => [
  ...details.map(({ label, value }) => fold(`${label} ${value}`.trim())),
  fold(price?.text ?? ''),
]

const firstOf = (offer: Offer, read: (text: string) => Range | undefined): Range | undefined => {
  for (const text of [...textsOf(offer), fold(offer.title)]) {
    const found = read(text)
    if (found) return found
  }
  return undefined
}

const holds = (range: Range | undefined, value: number): boolean =>
  range !== undefined && value >= range.from && value <= range.to

/** The facts that any of some offers has. If none has a fact, its absence says nothing against an offer. */
interface Told {
  group: boolean
  age: boolean
}

interface Rated {
  offer: Offer
  amount: number
  currency: string
  room: number
  met: number
}

function rate(offer: Offer, { need: { budget, people, age }, topics }: Asked, isTold: Told): Rated {
  const { amount = Number.POSITIVE_INFINITY, currency = '', text = '' } = offer.price ?? {}
  const whole = people !== undefined && saysForEach(text) ? amount * people : amount
  const [group, ages] = [firstOf(offer, readGroup), firstOf(offer, readAges)]
  const hasRoom = people === undefined || !isTold.group || holds(group, people)
  const isOfAge =
    age === undefined ? topics.length > 0 || (ages?.to ?? ADULT) >= ADULT : !isTold.age || holds(ages, age)
  const isOther = budget !== undefined && budget.currency !== '' && budget.currency !== currency
  const isAffordable = budget === undefined || isOther || whole <= budget.amount
  const met = (hasRoom ? HARD : 0) + (isOfAge ? HARD : 0) + (isAffordable ? SOFT : 0)
  return { offer, amount: whole, currency, room: (people && group?.to) || 0, met }
}

/** Lists up to three of some offers: those that meet most of the need, by room and price. */
function listOffers(index: AnswerIndex, asked: Asked, meant: readonly Offer[]): OfferAnswer | undefined {
  const { question, need } = asked
  const words = phrasesFor(question.language, index.company.language).offers
  const isTold = {
    group: meant.some((offer) => firstOf(offer, readGroup) !== undefined),
    age: meant.some((offer) => firstOf(offer, readAges) !== undefined),
  }
  const rated = meant.map((offer) => rate(offer, asked, isTold))
  const nearest = Math.max(0, ...rated.map(({ met }) => met))
  const sign = need.order === 'highest' ? -1 : 1
  const chosen = rated
    .filter(({ met, amount }) => met === nearest && Number.isFinite(amount))
    .toSorted((a, b) => (need.order ? 0 : a.room - b.room) || sign * (a.amount - b.amount))
    .slice(0, MAX_LISTED)
  if (chosen.length === 0) return undefined
  const { budget } = need
  const isOtherCurrency =
    budget !== undefined && budget.currency !== '' && chosen.every(({ currency }) => currency !== budget.currency)
  const fitting = isOtherCurrency ? words.otherCurrency : need.order === undefined ? words.fits : words[need.order]
  const tells = (detail: OfferDetail): boolean => {
    const text = fold(`${detail.label} ${detail.value}`.trim())
    return (need.people !== undefined && readGroup(text) !== undefined) || (need.age !== undefined && !!readAges(text))
  }
  const offers = chosen.map(({ offer }) => offer)
  return {
    parts: [nearest === ALL ? fitting : words.noneFits, ...offers.map((offer) => `\n${sayOffer(offer, tells)}`)],
    sources: sourcesOf(index, offers),
    fits: nearest === ALL,
  }
}

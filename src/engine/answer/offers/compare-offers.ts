import { type AnswerSource, toSource } from '../answer-types.ts'
import { stemsOf } from '../../language/text-terms.ts'
import type { AnswerIndex } from '../prepare-knowledge.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import { phrasesFor } from '../../language/phrases.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stemOf } from '../../language/stem.ts'
import { offerTable } from './offer-table.ts'
import type { Offer } from './offer-types.ts'

const MAX_COMPARED = 3

/** Asked for in so many words, in any language. */
const COMPARES =
  /(?<!\p{L})(?:differen(?:ce|t|z|za|ze|ces)s?|differs?|differe|differiscono|compar\p{L}*|versus|vs|unterschied\p{L}*|gegenuber(?:stell\p{L}*|zu stellen)|unterscheide\p{L}*|vergleich\p{L}*|diferenci\p{L}*|diferenca\p{L}*|confront\p{L}*|paragon\p{L}*|verschil\p{L}*|vergelijk\p{L}*)(?!\p{L})|فرق|قارن|مقارنه/u
/** Beside two offers by name it is not mistaken. */
const CHOOSES =
  /(?<!\p{L})(?:better|best|cheaper|gunstiger|billiger|preiswerter|goedkoper|voordeliger|moins cher\p{L}*|mas barat[oa]s?|mais barat[oa]s?|piu economic\p{L}*|suits?|conviene|convient|convem|passt|past|besser|beste[rns]?|mieux|meilleure?s?|plutot|mejor(?:es)?|melhor(?:es)?|meglio|miglior[ei]?|beter|should|soll(?:te)?|dois|devrais|debo|deberia|devo|dovrei|choose|choisir|elegir|scegliere|escolher|kiezen|wahlen|nehmen)(?!\p{L})|افضل|اختار/u

/** Whether a comparison is asked for, not merely a choice. */
export const asksToCompare = ({ text }: Pick<ParsedQuestion, 'text'>): boolean => COMPARES.test(fold(text))

/** Whether a comparison is asked for, or a choice. */
export const asksToChooseOrCompare = ({ text }: Pick<ParsedQuestion, 'text'>): boolean => isChoosingWord(fold(text))

/** Whether a folded word asks to compare or to choose. */
export const isChoosingWord = (folded: string): boolean => COMPARES.test(folded) || CHOOSES.test(folded)

export interface OfferAnswer {
  parts: string[]
  sources: AnswerSource[]
}

/**
 * A table of the offers that a question compares, in the site's words; `undefined` when it does not compare two that
 * are known.
 */
export function compareOffers(
  index: AnswerIndex,
  question: ParsedQuestion,
  offers: readonly Offer[],
): OfferAnswer | undefined {
  if (!asksToChooseOrCompare(question)) return undefined
  const compared = offersNamed(offers, question).slice(0, MAX_COMPARED)
  if (compared.length < 2) return undefined
  return tabled(index, question, compared)
}

/** Offers side by side; `undefined` where nothing is said of them. */
export function tabled(
  index: AnswerIndex,
  { language }: ParsedQuestion,
  offers: readonly Offer[],
): OfferAnswer | undefined {
  const table = offerTable(offers, phrasesFor(language, index.company.language).offers)
  return table === undefined ? undefined : { parts: [table], sources: sourcesOf(index, offers) }
}

/** Where offers stand, each place once, the products among them first. */
export function sourcesOf(index: AnswerIndex, offers: readonly Offer[]): AnswerSource[] {
  const ids = new Set(offers.flatMap(({ itemIds }) => itemIds.slice(0, 2)))
  return [...ids].flatMap((id) => index.items.find((item) => item.id === id) ?? []).map(toSource)
}

interface Named {
  offer: Offer
  stems: string[]
}

const stemsBefore = ({ words }: ParsedQuestion): string[] =>
  words.filter(({ weight }) => weight < 1).map(({ stem }) => stem)

const namedBy = (offers: readonly Offer[], { language }: ParsedQuestion): Named[] => {
  const stopwords = stopwordsOf(language)
  return offers.map((offer) => {
    const words = wordsOf(offer.title)
    const telling = words.filter((word) => !stopwords.has(word))
    return { offer, stems: [...new Set((telling.length > 0 ? telling : words).map(stemOf))] }
  })
}

/** The offers that the questions before this one name. */
export const offersNamedBefore = (offers: readonly Offer[], question: ParsedQuestion): Offer[] =>
  findNamed(namedBy(offers, question), stemsBefore(question))

/**
 * The offers that a question names, in its order; what is a line of a list or merely stands under a heading only where
 * fewer than two others are named and a comparison is asked for.
 */
function offersNamed(offers: readonly Offer[], question: ParsedQuestion): Offer[] {
  const named = namedBy(offers, question)
  const asked = stemsOf(question.text)
  const earlier = stemsBefore(question)
  const find = (among: readonly Named[]): Offer[] => {
    const own = findNamed(among, asked)
    return own.length === 1 ? [...new Set([...own, ...findNamed(among, earlier)])].slice(0, 2) : own
  }
  const found = find(named.filter(({ offer }) => offer.kind !== 'section' && offer.kind !== 'list'))
  return found.length >= 2 || !asksToCompare(question) ? found : find(named)
}

/** By whole names, longest first; where that is fewer than two, also by a word that no other name has. */
function findNamed(named: readonly Named[], said: readonly string[]): Offer[] {
  const left = new Set(said)
  const found = new Map<Offer, number>()
  const take = ({ stems, offer }: Named): void => {
    for (const stem of stems) left.delete(stem)
    found.set(offer, Math.min(...stems.map((stem) => said.indexOf(stem)).filter((at) => at >= 0)))
  }
  const whole = named.filter(({ stems }) => stems.length > 0 && stems.every((stem) => left.has(stem)))
  for (const one of whole.toSorted((a, b) => b.stems.length - a.stems.length))
    if (one.stems.some((stem) => left.has(stem))) take(one)
  const isEnough = found.size >= 2
  for (const stem of isEnough ? [] : [...left]) {
    const [only, another] = named.filter(({ stems }) => stems.includes(stem))
    if (only && !another && left.has(stem) && !found.has(only.offer)) take(only)
  }
  return [...found].toSorted(([, a], [, b]) => a - b).map(([offer]) => offer)
}

import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { stemsOf } from '../../language/text-terms.ts'
import type { Offer } from './read-offers.ts'

const MAX_NAMED = 3

interface Named {
  offer: Offer
  stems: string[]
}

/** Returns up to three offers that a question names, in its order; with one, also those named before it. */
export function findNamedOffers(offers: readonly Offer[], question: ParsedQuestion): Offer[] {
  const stopwords = stopwordsOf(question.language)
  const named = offers.map((offer) => {
    const words = wordsOf(offer.title)
    const telling = words.filter((word) => !stopwords.has(word))
    return { offer, stems: [...new Set((telling.length > 0 ? telling : words).map(stemOf))] }
  })
  const before = question.words.filter(({ weight }) => weight < 1).map(({ stem }) => stem)
  const own = findNamed(named, stemsOf(question.text))
  const found = own.length > 1 ? own : [...new Set([...own, ...findNamed(named, before)])]
  return found.slice(0, MAX_NAMED)
}

/** Finds whole names, longest first; if there are fewer than two, also by a word that no other name has. */
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
  const isEnough = found.size > 1
  for (const stem of isEnough ? [] : [...left]) {
    const [only, another] = named.filter(({ stems }) => stems.includes(stem))
    if (only && !another && left.has(stem) && !found.has(only.offer)) take(only)
  }
  return [...found].toSorted(([, a], [, b]) => a - b).map(([offer]) => offer)
}

import { LANGUAGES } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { stemOf } from '../text/stem.ts'
import { RELATIVE_DAY, datesIn } from './claim-dates.ts'
import { durationsIn, withoutDurations } from './claim-durations.ts'
import {
  type ClaimGround,
  type Evidence,
  type Line,
  type Owned,
  contentStems,
  countsIn,
  gatherEvidence,
  markersOf,
} from './claim-evidence.ts'
import { linksIn, phonesIn, withoutLinks } from './claim-links.ts'
import { numbersIn, rangeStartsIn, spelledNumbers, spelledPrices, timesIn, withoutTimes } from './claim-numbers.ts'
import { promises, weightyClaims, withoutWeighty } from './claim-promises.ts'
import { codesIn, quantityWordsIn } from './claim-quantities.ts'
import { gatherSupport } from './claim-statements.ts'
import { type SupportProblem, findUnsupported } from './claim-support.ts'
import { contradictsWeek } from './claim-week.ts'

/** Why a sentence is not shown. */
export type ClaimProblem =
  | 'promise'
  | 'link'
  | 'phone'
  | 'price'
  | 'percent'
  | 'time'
  | 'number'
  | 'date'
  | 'weekday'
  | 'weighty'
  | 'foreign'
  | SupportProblem
  | 'tainted'
  | 'instructions'

/** Judges sentences of a written answer against one ground. */
export type SentenceCheck = (sentence: string) => ClaimProblem | undefined

const SHINGLE = 6
const LIST_MARK = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+/

/** Makes the check of one answer. The ground is read once; a sentence takes well under a millisecond. */
export function createSentenceCheck(ground: ClaimGround): SentenceCheck {
  const evidence = gatherEvidence(ground)
  const support = gatherSupport({ ...ground, language: evidence.language })
  const isSpoken = LANGUAGES.includes(evidence.language)
  const orders = ground.tainted.map((line) => new Set(contentStems(line))).filter((stems) => stems.size > 0)
  const rules = new Set(shinglesOf(ground.instructions))
  return (sentence) => {
    const text = sentence.replace(LIST_MARK, '')
    if (orders.some((stems) => repeats(text, stems))) return 'tainted'
    if (shinglesOf(text).some((shingle) => rules.has(shingle))) return 'instructions'
    return (
      findLink(evidence, text) ??
      (isVerbatim(evidence, text)
        ? undefined
        : (findClaim(evidence, text) ?? (isSpoken ? findUnsupported(support, text) : findForeign(evidence, text))))
    )
  }
}

const isVerbatim = ({ folded }: Evidence, text: string): boolean => {
  const plain = fold(text)
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > 20 && folded.includes(plain)
}

/** Whether a sentence says what an order wanted said. */
function repeats(text: string, order: ReadonlySet<string>): boolean {
  const stems = contentStems(text)
  return stems.length > 0 && stems.filter((stem) => order.has(stem)).length / stems.length >= 0.8
}

function shinglesOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' '))
}

function findLink({ links, hosts, phones }: Evidence, text: string): ClaimProblem | undefined {
  for (const link of linksIn(text)) if (!links.has(link) && !(hosts.has(link) && !link.includes('/'))) return 'link'
  for (const digits of phonesIn(text)) if (!phones.includes(digits) && isLikePhone(text)) return 'phone'
  return undefined
}

/** Digits in groups are a phone number only when they are not a price or a date. */
const isLikePhone = (text: string): boolean => /\+?\d[\d ()/-]{6,}\d/.test(text.replace(/\d{4}-\d{2}-\d{2}/g, ''))

/** In a language whose words the answerer does not know: a sentence whose words are all unknown to the passages and to the visitor. */
function findForeign({ stems, language }: Evidence, text: string): ClaimProblem | undefined {
  const own = languageOfWords(text, wordsOf(text))
  const content = contentStems(text)
  // A number was checked by itself, and says more than the words around it.
  if (content.length < 2 || /\p{N}/u.test(text) || (own !== '' && own !== language)) return undefined
  return content.every((stem) => !stems.has(stem)) ? 'foreign' : undefined
}

function findClaim(evidence: Evidence, text: string): ClaimProblem | undefined {
  if (promises(text)) return 'promise'
  const bare = withoutLinks(text)
  return (
    findNumber(evidence, bare) ??
    findQuantity(evidence, bare) ??
    findTime(evidence, bare) ??
    findDate(evidence, bare) ??
    findCount(evidence, bare) ??
    findWeighty(evidence, text)
  )
}

function findNumber(evidence: Evidence, text: string): ClaimProblem | undefined {
  const { amounts, bareNumbers, currencies, saidNumbers } = evidence
  const timeless = withoutTimes(text)
  for (const number of numbersIn(timeless)) {
    const { readings, kind, currency } = number
    if (kind === 'price') {
      const isPriced = readings.some((value) => amounts.prices.has(`${value} ${currency}`))
      const isUnmarked = readings.some((value) => bareNumbers.has(value)) && currencies.has(currency) && !hasOtherPrice(evidence, readings)
      if ((!isPriced && !isUnmarked) || isMisattributed(evidence, timeless, number)) return 'price'
    } else if (kind === 'percent') {
      if (!readings.some((value) => amounts.percent.has(value))) return 'percent'
    } else if (!readings.some((value) => amounts.plain.has(value) || saidNumbers.has(value))) {
      return 'number'
    }
  }
  if (spelledPrices(timeless).some((price) => !amounts.prices.has(price))) return 'price'
  return spelledNumbers(withoutDurations(timeless)).some((value) => !amounts.plain.has(value) && !saidNumbers.has(value))
    ? 'number'
    : undefined
}

/** A count that stands in the passages with none of the sentence's words, while another count does. */
function findCount({ counted, saidNumbers }: Evidence, text: string): ClaimProblem | undefined {
  if (/[?؟]\s*$/.test(text)) return undefined
  const words = contentStems(text)
  const isWith = (lines: readonly Owned[]): boolean => lines.some((line) => words.some((word) => line.own.has(word)))
  const isWrong = (value: string): boolean => {
    const own = counted.filter(({ values }) => values.has(value))
    return own.length > 0 && !isWith(own) && isWith(counted.filter((line) => !own.includes(line)))
  }
  return countsIn(text).some((value) => !saidNumbers.has(value) && isWrong(value)) ? 'number' : undefined
}

const hasOtherPrice = ({ amounts }: Evidence, readings: readonly string[]): boolean =>
  [...amounts.prices].some((price) => readings.includes(price.split(' ')[0] ?? ''))

/**
 * Whether the words before a price belong to another price: one of them stands with other prices in the passages, and never with this one.
 */
function isMisattributed({ priced }: Evidence, text: string, { readings, index }: { readings: string[]; index: number }): boolean {
  const before = fold(text).slice(0, index)
  if (numbersIn(before).some(({ kind }) => kind === 'price')) return false
  const isOf = (line: Line): boolean => readings.some((value) => line.amounts.plain.has(value))
  const own = priced.filter(isOf)
  const others = priced.filter((line) => !isOf(line))
  if (own.length === 0 || others.length === 0) return false
  return isOfOthers(
    markersOf(before).filter((stem) => !PRICE_WORDS.has(stem)),
    { own, others },
  )
}

const PRICE_WORDS = new Set(
  'cost costs price prices priced pay charge fee only just each kostet kosten preis preise zahlen coute coutent prix tarif cuesta cuestan precio vale costa costano prezzo custa custam preco kost prijs سعر تكلفه'
    .split(' ')
    .map(stemOf),
)

/**
 * Whether words belong to other things in the passages: one of them never stands with this one, or none of them in its own words, while
 * they do stand with another. A compound stands with what its first part stands with.
 */
function isOfOthers(words: readonly string[], { own, others }: { own: readonly Owned[]; others: readonly Owned[] }): boolean {
  const holds = (stems: ReadonlySet<string>, word: string): boolean =>
    stems.has(word) || (word.length >= COMPOUND && [...stems].some((stem) => stem.length >= COMPOUND_PART && word.startsWith(stem)))
  const isElsewhere = (word: string): boolean => others.some((line) => holds(line.own, word))
  const isNear = words.some((word) => own.some((line) => holds(line.own, word)))
  return words.some((word) => isElsewhere(word) && (!isNear || !own.some(({ stems }) => holds(stems, word))))
}

const COMPOUND = 9
const COMPOUND_PART = 4

/** How long, how much in a word, and codes to type in: each must be said as it is. */
function findQuantity({ timed, quantities, folded, saidText, saidDurations }: Evidence, text: string): ClaimProblem | undefined {
  const isUnknown = (code: string): boolean => !folded.includes(fold(code)) && !saidText.includes(fold(code))
  const words = contentStems(withoutDurations(text))
  const isWrong = [...durationsIn(text)].some((duration) => {
    const own = timed.filter(({ durations }) => durations.has(duration))
    if (own.length === 0) return !saidDurations.has(duration)
    return isOfOthers(words, { own, others: timed.filter((line) => !own.includes(line)) })
  })
  return isWrong || quantityWordsIn(withoutDurations(text)).some((word) => !quantities.has(word)) || codesIn(text).some(isUnknown)
    ? 'number'
    : undefined
}

function findTime({ amounts }: Evidence, text: string): ClaimProblem | undefined {
  const isNew = timesIn(text).some((minutes) => !amounts.times.has(minutes))
  return isNew || rangeStartsIn(text).some((start) => !start.some((minutes) => amounts.times.has(minutes))) ? 'time' : undefined
}

function findDate({ dates, week, folded, saidText }: Evidence, text: string): ClaimProblem | undefined {
  if ([...datesIn(text, false)].some((date) => !dates.has(date) && isDate(text, date))) return 'date'
  if (contradictsWeek(week, text, contentStems(text))) return 'weekday'
  const relative = RELATIVE_DAY.exec(fold(text))?.[0]
  return relative !== undefined && !folded.includes(relative) && !saidText.includes(relative) ? 'date' : undefined
}

/** Two numbers with a point or a dash between them are more often a time, a price or a range than a date. */
const isDate = (text: string, date: string): boolean =>
  !date.includes('-') || datesIn(text.replace(/\d{1,2}[-./:]\d{1,2}(?![./-]\d)/g, ' '), false).has(date)

/**
 * What weighs must be said of the same thing: by a line that shares a word or a number with the sentence, beside the weighty words
 * themselves. Across languages it is enough that the knowledge says it at all.
 */
function findWeighty({ lines, language }: Evidence, text: string): ClaimProblem | undefined {
  const own = languageOfWords(text, wordsOf(text))
  const stems = contentStems(withoutWeighty(text))
  const values = numbersIn(text).flatMap(({ readings }) => readings)
  const shares = (line: Line): boolean => stems.some((stem) => line.own.has(stem)) || values.some((value) => line.amounts.plain.has(value))
  const isSaid = (group: string): boolean =>
    lines.some((line) => line.weighty.has(group) && (stems.length === 0 || (own !== '' && own !== language) || shares(line)))
  return !DENIED.test(fold(text)) && weightyClaims(text).some((group) => !isSaid(group)) ? 'weighty' : undefined
}

const DENIED = /\b(?:no|not|don't|doesn't|kein\p{L}*|nicht|pas|non|nao|geen|niet)\b|n't\b/u

import { COMPOUNDING, LANGUAGES } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { tellsOfOtherActs } from './acts/agent-acts.ts'
import { listedIn } from './claim-counts.ts'
import { RELATIVE_DAY, datesIn, withoutDates } from './claim-dates.ts'
import { durationsIn, withoutDurations } from './claim-durations.ts'
import { type ClaimGround, type Evidence, type Line, contentStems, gatherEvidence } from './claim-evidence.ts'
import { linksIn, phonesIn, withoutLinks } from './claim-links.ts'
import { claimedTimesIn, withoutTimes } from './claim-times.ts'
import { numbersIn } from '../units/written-numbers.ts'
import { spelledNumbers, spelledPrices } from './spelled-numbers.ts'
import { weightyClaims, withoutWeighty } from './weighty-claims.ts'
import { codesIn, quantityWordsIn } from './claim-quantities.ts'
import { gatherSupport } from './claim-statements.ts'
import { findUnsupported } from './support/claim-support.ts'
import type { SupportProblem } from './support/clause-support.ts'
import { areAkin } from './claimed-words.ts'
import { withClockInDigits } from './spoken-clock.ts'
import { type ValueKind, readValuePieces } from './values/value-pieces.ts'
import { findMisplaced } from './values/value-binding.ts'
import { contradictsWeek } from './claim-week.ts'

/** Why a sentence is not shown. */
export type ClaimProblem =
  | 'promise'
  | 'link'
  | 'phone'
  | 'number'
  | 'weekday'
  | 'weighty'
  | 'foreign'
  | SupportProblem
  | ValueKind
  | 'tainted'
  | 'instructions'

/** Judges the sentences of a written answer against one ground, in their order: one that names nothing speaks of what the last one that held named. */
export type SentenceCheck = (sentence: string) => ClaimProblem | undefined

const SHINGLE = 6
/** What leads up to a list. */
const LEADS = /:\W*$/
const LIST_MARK = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+/

/** Makes the check of one answer, which remembers what the answer said before. The ground is read once; a sentence takes some milliseconds. */
export function createSentenceCheck(given: ClaimGround): SentenceCheck {
  const ground = { ...given, passages: given.passages.map((passage) => ({ ...passage, text: linesWithClock(passage.text) })) }
  const evidence = gatherEvidence(ground)
  const support = gatherSupport({ ...ground, language: evidence.language })
  const pieces = readValuePieces(ground.passages, evidence.language)
  const isSpoken = LANGUAGES.includes(evidence.language)
  const orders = ground.tainted.map((line) => new Set(contentStems(line))).filter((stems) => stems.size > 0)
  const rules = new Set(shinglesOf(ground.instructions))
  let before = ''
  let lead = ''
  const judge = (text: string): ClaimProblem | undefined => {
    if (!/\p{L}/u.test(text)) return undefined
    if (orders.some((stems) => repeats(text, stems))) return 'tainted'
    if (shinglesOf(text).some((shingle) => rules.has(shingle))) return 'instructions'
    const link = findLink(evidence, text)
    if (link || isVerbatim(evidence, text)) return link
    return (
      findClaim(evidence, text) ??
      findMisplaced(pieces, support, { text, before, lead, saidNumbers: evidence.saidNumbers }) ??
      (isSpoken ? findUnsupported(support, text) : findForeign(evidence, text))
    )
  }
  return (sentence) => {
    if (!LIST_MARK.test(sentence)) lead = ''
    const text = withClockInDigits(sentence.replace(LIST_MARK, ''))
    const problem = judge(text)
    // A visitor never reads what is refused.
    if (problem === undefined) before = text
    if (LEADS.test(text)) lead = text
    return problem
  }
}

const linesWithClock = (text: string): string => text.split('\n').map(withClockInDigits).join('\n')

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
  const passages = evidence.lines.map((line) => line.text)
  if (tellsOfOtherActs(text, passages, contentStems)) return 'promise'
  const bare = withoutLinks(text)
  return (
    findNumber(evidence, bare) ??
    findQuantity(evidence, bare) ??
    findTime(evidence, bare) ??
    findDate(evidence, bare) ??
    findWeighty(evidence, text)
  )
}

function findNumber(evidence: Evidence, text: string): ClaimProblem | undefined {
  const { amounts, unmarkedPrices, currencies, saidNumbers } = evidence
  const timeless = withoutTimes(text)
  for (const number of numbersIn(withoutDurations(withoutDates(timeless)))) {
    const { readings, kind, currency } = number
    if (kind === 'price') {
      const isPriced = readings.some((value) => amounts.prices.has(`${value} ${currency}`))
      const isUnmarked =
        readings.some((value) => unmarkedPrices.has(value)) && currencies.has(currency) && !hasOtherPrice(evidence, readings)
      if (!isPriced && !isUnmarked) return 'price'
    } else if (kind === 'percent') {
      if (!readings.some((value) => amounts.percent.has(value))) return 'percent'
    } else if (!readings.some((value) => amounts.plain.has(value) || saidNumbers.has(value))) {
      return 'number'
    }
  }
  if (spelledPrices(timeless).some((price) => !amounts.prices.has(price))) return 'price'
  return spelledNumbers(withoutDurations(timeless)).some(
    (value) =>
      !(LEADS.test(text) && Number(value) <= MOST_LISTED) &&
      value !== String(listedIn(text)) &&
      !amounts.plain.has(value) &&
      !saidNumbers.has(value),
  )
    ? 'number'
    : undefined
}

/** A list of more is seldom counted by who speaks. */
const MOST_LISTED = 12

const hasOtherPrice = ({ amounts }: Evidence, readings: readonly string[]): boolean =>
  [...amounts.prices].some((price) => readings.includes(price.split(' ')[0] ?? ''))

/** How long, how much in a word, and codes to type in: each must be said as it is. */
function findQuantity({ durations, quantities, folded, saidText, saidDurations }: Evidence, text: string): ClaimProblem | undefined {
  const isUnknown = (code: string): boolean => !folded.includes(fold(code)) && !saidText.includes(fold(code))
  const isWrong = [...durationsIn(text)].some((duration) => !durations.has(duration) && !saidDurations.has(duration))
  return isWrong || quantityWordsIn(withoutDurations(text)).some((word) => !quantities.has(word)) || codesIn(text).some(isUnknown)
    ? 'number'
    : undefined
}

function findTime({ amounts }: Evidence, text: string): ClaimProblem | undefined {
  return claimedTimesIn(text).some((readings) => !readings.some((minutes) => amounts.times.has(minutes))) ? 'time' : undefined
}

function findDate({ dates, week, folded, saidText }: Evidence, text: string): ClaimProblem | undefined {
  if ([...datesIn(text, false)].some((date) => !dates.has(date) && isDate(text, date))) return 'date'
  if (contradictsWeek(week, text)) return 'weekday'
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
  const isCompounding = COMPOUNDING.has(own || language)
  const isAmong = (stem: string, line: Line): boolean =>
    line.own.has(stem) || (isCompounding && [...line.own].some((other) => areAkin(stem, other, true)))
  const shares = (line: Line): boolean => stems.some((stem) => isAmong(stem, line)) || values.some((value) => line.amounts.plain.has(value))
  const isSaid = (group: string): boolean =>
    lines.some((line) => line.weighty.has(group) && (stems.length === 0 || (own !== '' && own !== language) || shares(line)))
  return !DENIED.test(fold(text)) && weightyClaims(text).some((group) => !isSaid(group)) ? 'weighty' : undefined
}

const DENIED = /\b(?:no|not|don't|doesn't|kein\p{L}*|nicht|pas|non|nao|geen|niet)\b|n't\b/u

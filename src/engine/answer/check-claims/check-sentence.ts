import { memoize } from '#src/base/memoize.ts'
import { LANGUAGES } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { tellsOfOwnActs } from './acts/agent-acts.ts'
import { listedIn, withoutBoth } from './claim-counts.ts'
import { RELATIVE_DAY, datesIn, withoutDates } from './claim-dates.ts'
import { withoutDurations } from './claim-durations.ts'
import { type ClaimGround, type Evidence, READ_PASSAGES, contentStems, gatherEvidence } from './claim-evidence.ts'
import { linksIn, phonesIn, withoutLinks } from './claim-links.ts'
import { withoutTimes } from './claim-times.ts'
import { numbersIn } from '../units/written-numbers.ts'
import { spelledNumbers, spelledPrices } from './spelled-numbers.ts'
import { codesIn } from './claim-quantities.ts'
import { type ClaimSigns, type SignedSentence, readSigns } from './claim-signs.ts'
import { gatherSupport } from './claim-statements.ts'
import { CLAIM_BIAS, CLAIM_WEIGHTS } from './claim-weights.ts'
import type { SupportProblem } from './support/clause-support.ts'
import { withClockInDigits } from './spoken-clock.ts'
import { type ValueKind, readValuePieces } from './values/value-pieces.ts'
import { contradictsWeek, withClosedApart } from './claim-week.ts'

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

/**
 * Judges the sentences of a written answer against one ground, in their order: one that names nothing speaks of what
 * the last one that held named.
 */
export type SentenceCheck = (sentence: string) => ClaimProblem | undefined

const SHINGLE = 6
/** What leads up to a list. */
const LEADS = /:\W*$/
const LIST_MARK = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+/

/** What became of a sentence, and the signs that it was judged by where these decided. */
export interface Judgement {
  problem: ClaimProblem | undefined
  signs?: ClaimSigns
}

/**
 * Makes the check of one answer, which remembers what the answer said before. The ground is read once; a sentence takes
 * some milliseconds.
 */
export function createSentenceCheck(given: ClaimGround): SentenceCheck {
  const judge = createSentenceJudge(given)
  return (sentence) => judge(sentence).problem
}

/** The same with the signs, for whoever weighs them. */
export function createSentenceJudge(given: ClaimGround): (sentence: string) => Judgement {
  const ground = {
    ...given,
    passages: given.passages.map((passage) => ({ ...passage, text: withClock(passage.text) })),
  }
  const evidence = gatherEvidence(ground)
  const support = gatherSupport({ ...ground, language: evidence.language })
  const pieces = readValuePieces(ground.passages, evidence.language)
  // Of nothing nothing holds, whatever its language.
  const isSpoken = LANGUAGES.includes(evidence.language) || given.passages.length === 0
  const orders = ground.tainted.map((line) => new Set(contentStems(line))).filter((stems) => stems.size > 0)
  const rules = rulesOf(ground.instructions)
  let before = ''
  let lead = ''
  const judge = (text: string): Judgement => {
    if (!/\p{L}/u.test(text)) return { problem: undefined }
    if (orders.some((stems) => repeats(text, stems))) return { problem: 'tainted' }
    if (shinglesOf(text).some((shingle) => rules.has(shingle))) return { problem: 'instructions' }
    const link = findLink(evidence, text)
    if (link || isVerbatim(evidence, text)) return { problem: link }
    const unknown = findUnknown(evidence, text)
    if (unknown) return { problem: unknown }
    const signed = readSigns({ evidence, support, pieces }, { text, before, lead })
    return isSpoken
      ? { problem: weighSigns(signed), signs: signed.signs }
      : { problem: findFirst(signed) ?? findForeign(evidence, text) }
  }
  return (sentence) => {
    if (!LIST_MARK.test(sentence)) lead = ''
    const text = withClockInDigits(sentence.replace(LIST_MARK, ''))
    const judgement = judge(text)
    // A visitor never reads what is refused.
    if (judgement.problem === undefined) before = text
    if (LEADS.test(text)) lead = text
    return judgement
  }
}

/** What weighs most against a sentence, where all of it is too much. */
function weighSigns(signed: SignedSentence): ClaimProblem | undefined {
  const weighed = SIGNS.map((sign) => ({ sign, weight: CLAIM_WEIGHTS[sign] * signed.signs[sign] }))
  const odds = weighed.reduce((sum, { weight }) => sum + weight, CLAIM_BIAS)
  const heaviest = weighed.toSorted((a, b) => b.weight - a.weight).at(0)
  return odds < 0 || heaviest === undefined ? undefined : problemOf(heaviest.sign, signed)
}

/** Where the words of a language are not known: the first sign that stands by itself. */
function findFirst(signed: SignedSentence): ClaimProblem | undefined {
  const found = ALONE.find((sign) => signed.signs[sign] > 0)
  return found && problemOf(found, signed)
}

const SIGNS = Object.keys(CLAIM_WEIGHTS) as (keyof ClaimSigns)[]
const ALONE: readonly (keyof ClaimSigns)[] = ['act', 'duration', 'quantity', 'time', 'weighty', 'misplaced', 'terms']
const OF_VALUES = new Set<keyof ClaimSigns>(['misplaced', 'terms', 'margin', 'plainMargin', 'valued'])
const OF_SIGNS: Partial<Record<keyof ClaimSigns, ClaimProblem>> = {
  act: 'promise',
  duration: 'number',
  quantity: 'number',
  time: 'time',
  weighty: 'weighty',
  denied: 'denied',
  opposed: 'denied',
  reach: 'reach',
  also: 'reach',
  cheaper: 'reach',
}

const problemOf = (sign: keyof ClaimSigns, { kind }: SignedSentence): ClaimProblem =>
  OF_SIGNS[sign] ?? (OF_VALUES.has(sign) ? kind : undefined) ?? 'unsaid'

const withClock = memoize(READ_PASSAGES, (text) => withClosedApart(text).split('\n').map(withClockInDigits).join('\n'))

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

const INSTRUCTIONS = 50
/** An agent has the same ones for all its visitors. */
const rulesOf = memoize(INSTRUCTIONS, (instructions) => new Set(shinglesOf(instructions)))

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

/**
 * In a language whose words the answerer does not know: a sentence whose words are all unknown to the passages and to
 * the visitor.
 */
function findForeign({ stems, language }: Evidence, text: string): ClaimProblem | undefined {
  const own = languageOfWords(text, wordsOf(text))
  const content = contentStems(text)
  // A number was checked by itself, and says more than the words around it.
  if (content.length < 2 || /\p{N}/u.test(text) || (own !== '' && own !== language)) return undefined
  const known = stems()
  return content.every((stem) => !known.has(stem)) ? 'foreign' : undefined
}

/** What no passage gives: a price, a share, a number, a date or a code, and acts of who answers. */
function findUnknown(evidence: Evidence, text: string): ClaimProblem | undefined {
  if (tellsOfOwnActs(text)) return 'promise'
  const bare = withoutLinks(text)
  return findNumber(evidence, bare) ?? findCode(evidence, bare) ?? findDate(evidence, bare)
}

function findNumber(evidence: Evidence, text: string): ClaimProblem | undefined {
  const { amounts, unmarkedPrices, currencies, saidNumbers } = evidence
  const timeless = withoutTimes(text)
  for (const number of numbersIn(withoutDurations(withoutDates(timeless)))) {
    const { readings, kind, currency } = number
    if (kind === 'price') {
      const isPriced = readings.some((value) => amounts.prices.has(`${value} ${currency}`))
      const isUnmarked =
        readings.some((value) => unmarkedPrices.has(value)) &&
        currencies.has(currency) &&
        !hasOtherPrice(evidence, readings)
      if (!isPriced && !isUnmarked) return 'price'
    } else if (kind === 'percent') {
      if (!readings.some((value) => amounts.percent.has(value))) return 'percent'
    } else if (!readings.some((value) => amounts.plain.has(value) || saidNumbers.has(value))) {
      return 'number'
    }
  }
  if (spelledPrices(timeless).some((price) => !amounts.prices.has(price))) return 'price'
  return spelledNumbers(withoutBoth(withoutDurations(timeless))).some(
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

/** Codes to type in must be said as they are. */
function findCode({ folded, saidText }: Evidence, text: string): ClaimProblem | undefined {
  return codesIn(text).some((code) => !folded.includes(fold(code)) && !saidText.includes(fold(code)))
    ? 'number'
    : undefined
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

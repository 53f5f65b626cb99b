import { readDigitDates, readNamedDates } from './dates.ts'
import { readContacts } from './contacts.ts'
import { readDays } from './days-of-week.ts'
import { MASK, foldInPlace, replaceSpans } from './text-spans.ts'
import { readMeasures, readPercents } from './measures.ts'
import { readDigitPrices, readPrices } from './prices.ts'
import { readTimes } from './times-of-day.ts'
import { ABOUT_PHRASES } from './value-lexicon.ts'
import { type TokenText, phraseBefore, tokenize } from './value-tokens.ts'
import type { Span, Value } from './value-types.ts'

const mark = (length: number): string => MASK.padEnd(length)

/** Reads the numbers that no other reader took. */
function readCounts(text: TokenText): Value[] {
  return text.tokens.flatMap((token, at): Value[] => {
    if (token.amounts === undefined || text.taken[at]) return []
    const after = text.tokens[at + 1]
    const count: Value = { kind: 'count', amounts: token.amounts, start: token.start, end: token.end }
    // "four-legged" and "Zehnerkarte" are single words.
    const isPart = after?.start === token.end && (after.text === '-' || after.isWord) && !token.isDigits
    return [isPart ? { ...count, isArticle: true } : count]
  })
}

/**
 * Reads all values of a text, each with its position. There is one reader for each kind, and every word is read once.
 * If the words of a time may also be a number or a duration, the value has the other reading in `or`. The text's
 * language decides about words that differ between languages.
 */
export function readValues(text: string, language = ''): Value[] {
  const contacts = readContacts(text)
  const folded = foldInPlace(text)
  const inDigits = readDigitDates(replaceSpans(folded, contacts, mark))
  const dates = [...inDigits, ...readNamedDates(replaceSpans(folded, [...contacts, ...inDigits], mark))]
  const prices = readDigitPrices(replaceSpans(text, [...contacts, ...dates], mark))
  const tokens = tokenize(replaceSpans(folded, [...contacts, ...dates, ...prices], mark), language)
  const days = readDays(tokens)
  const times = readTimes(tokens, days.length + dates.length > 0)
  const others = [
    ...readPercents(tokens),
    ...readPrices(tokens, prices),
    ...readMeasures(tokens),
    ...readCounts(tokens),
  ]
  const numbers = withUnits(text, joinReadings(times, others)).map((value) => withRounding(tokens, value))
  return [...contacts, ...dates, ...days, ...numbers].toSorted((a, b) => a.start - b.start)
}

/** Merges times and other values by position. A value that may be both has both readings. */
function joinReadings(times: readonly Value[], others: readonly Value[]): Value[] {
  const ordered = others.toSorted((a, b) => a.start - b.start)
  const double = new Set<Value>()
  let next = 0
  const told = times.map((time) => {
    while ((ordered[next]?.end ?? Infinity) <= time.start) next += 1
    const other = ordered[next]
    if (other === undefined || other.start >= time.end) return time
    double.add(other)
    return { ...time, or: other }
  })
  return [...told, ...ordered.filter((one) => !double.has(one))]
}

/** "Stay seven nights, pay for six": a number without a following word may have the unit of the number before it. */
function withUnits(text: string, values: readonly Value[]): readonly Value[] {
  const ordered = values.toSorted((a, b) => a.start - b.start)
  return ordered.map((value, at) => {
    const before = ordered[at - 1]
    if (value.kind !== 'count' || value.isArticle || before === undefined || !('written' in before)) return value
    if (/^[^\S\n]*[\p{L}\p{N}]/u.test(text.slice(value.end))) return value
    const size = (before.amounts[0] ?? 0) / (before.written[0] || 1)
    const { amounts, start, end } = value
    return {
      ...value,
      or: { ...before, or: undefined, amounts: amounts.map((amount) => amount * size), written: amounts, start, end },
    }
  })
}

/** Returns a value with the rounding word before it. */
function withRounding(text: TokenText, value: Value): Value {
  let at = firstTokenBehind(text, value.start)
  while (at > 0 && text.tokens[at - 1]?.isWord === false && text.tokens[at - 1]?.amounts === undefined) at -= 1
  const rounded = phraseBefore(text, at, ABOUT_PHRASES())
  return rounded ? { ...value, rounded } : value
}

/** Returns the index of the first token that ends after a position. */
function firstTokenBehind({ tokens }: TokenText, position: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) > position) high = middle
    else low = middle + 1
  }
  return low
}

/** A duration in digits. Both ends of a range are one. */
export interface WrittenLength extends Span {
  /** The lower end of a range, as it is written. */
  from: number
  /** The upper end, in minutes, months or nights. */
  amount: number
  unit: string
}

const RANGE_GAP = /^\s?(?:[-–—]|\p{L}{1,3})\s?$/u

const DIGIT_AND_WORD = /\d[^\p{L}\d]{0,3}\p{L}/u

/** Reports whether a text has a number directly before a word, as each duration has. A fast test. */
export const mayNameLength = (text: string): boolean => DIGIT_AND_WORD.test(text)

/** Returns the durations that a text names in digits: `14 days`, `5 to 7 working days`. */
export function readLengths(text: string): WrittenLength[] {
  if (!mayNameLength(text)) return []
  const values = readValues(text)
  const isRange = (one: Value | undefined, other: Value | undefined): boolean =>
    one !== undefined && other !== undefined && RANGE_GAP.test(text.slice(one.end, other.start))
  return values.flatMap((value, at) => {
    const length = value.kind === 'time' ? value.or : value
    if (length?.kind !== 'duration' || length.isArticle || isRange(value, values[at + 1])) return []
    const before = isRange(values[at - 1], value) ? values[at - 1] : undefined
    const [from = 0] =
      before?.kind === 'count' ? before.amounts : before && 'written' in before ? before.written : length.written
    const { start } = before ?? length
    const {
      end,
      amounts: [amount = 0],
      unit,
    } = length
    return /^\d/u.test(text.slice(start)) ? [{ start, end, from, amount, unit }] : []
  })
}

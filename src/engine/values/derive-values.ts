import type { CalendarDate, Value } from './value-types.ts'
import { agrees, isAmount } from './value-agreement.ts'

/** The values that another value may be derived from. */
export interface Known {
  /** The values in the reply and from the visitor, and the current date. */
  told: readonly Value[]
  /** All values of the sentence. Known values may be multiplied by them, but they support nothing else. */
  beside: readonly Value[]
  /** The values of what the sentence names or cites. */
  named: readonly Value[]
  /** The knowledge gives the value for something else, so only a multiple that the sentence spells out counts. */
  isGiven: boolean
}

/** Only the last values of a conversation count. */
const MOST_BASES = 40
const MOST_TIMES = 12
const MOST_FACTOR = 1000
const MOST_SHARES = 12
const MOST_ADDENDS = 400
/** With more values than this, sums could be anything. */
const MOST_NAMED = 12
const MOST_SUMMED = 8
const MINUTES_OF_DAY = 1440

/** Returns the amounts of another value of this kind and unit. */
function amountsLike(value: Value, one: Value): readonly number[] {
  if (value.kind !== one.kind || !('amounts' in one) || one.isArticle) return []
  return !('unit' in value) || !('unit' in one) || value.unit === one.unit ? one.amounts : []
}

/** Returns the numbers that something may be multiplied by: three nights, four people, 20 m³. */
function timesOf(numbers: readonly Value[]): number[] {
  return [...new Set(numbers.flatMap(writtenOf).filter((amount) => amount > 1 && amount <= MOST_FACTOR))].slice(
    -MOST_TIMES,
  )
}

/**
 * Reports whether a value follows from known ones: a multiple by a stated number, the price of one of several, a
 * percentage, a price with a percentage added or subtracted, a sum or a difference of stated values, or of these and
 * a few values that the sentence names, the rest of a hundred percent, a time between two times or dates, or a date
 * counted from another. Stated values allow two such steps, named ones one.
 */
export function follows(value: Value, { told, beside, named: all, isGiven }: Known): boolean {
  const isOther = (one: Value): boolean => one !== value && one.or !== value
  const others = told.filter(isOther)
  const numbers = [...told, ...beside].filter(isOther)
  const named = isGiven ? [] : all
  if (value.kind === 'date') return isCountedFrom(value, others)
  if (value.kind !== 'count' && value.kind !== 'price' && value.kind !== 'duration' && value.kind !== 'measure')
    return value.kind === 'percent' && isRest(value.amounts, [...others, ...named])
  const basesIn = (values: readonly Value[]): number[] =>
    [...new Set(values.flatMap((one) => amountsLike(value, one)))].slice(-MOST_BASES)
  const [said, stated] = [basesIn(others), basesIn(named)]
  const bases = [...new Set([...said, ...stated])]
  const is = (amount: number): boolean => value.amounts.some((claimed) => isAmount(claimed, amount, value.rounded))
  const isSum = (one: number, other: number): boolean => one !== other && (is(one + other) || is(Math.abs(one - other)))
  // Multiples of counts by counts could be anything.
  const times = value.kind === 'count' ? [] : timesOf(numbers)
  const multiply = (base: number): number[] => times.map((factor) => base * factor)
  if (value.kind !== 'price' && isExample(writtenOf(value), others, named)) return true
  if (bases.some((base) => multiply(base).some(is))) return true
  // There and back, or one for each of two.
  if (said.some((base) => is(2 * base) || (value.kind === 'price' && is(base / 2)))) return true
  const whole = value.kind !== 'price' ? [] : value.per === '' ? said : bases
  if (whole.some((base) => times.some((factor) => is(base / factor)))) return true
  const sharesIn = (values: readonly Value[]): number[] =>
    values.flatMap((one) => (one.kind === 'percent' ? one.amounts : [])).slice(0, MOST_SHARES)
  const shares = sharesIn([...told, ...named])
  const changed = (base: number): number[] =>
    shares.flatMap((share) => [base * (1 - share / 100), base * (1 + share / 100), (base * share) / 100])
  if (bases.some((base) => changed(base).some(is))) return true
  const steps = said.flatMap((base) => [...changed(base), ...multiply(base)])
  if (steps.some((amount) => [...changed(amount), ...multiply(amount)].some(is))) return true
  const addends = [...said, ...steps].slice(0, MOST_ADDENDS)
  if (addends.some((one, at) => addends.slice(at + 1).some((other) => isSum(one, other)))) return true
  if (
    isTotal(
      others.flatMap((one) => amountsLike(value, one).slice(0, 1)),
      is,
    )
  )
    return true
  if (value.kind === 'duration' && isBetween(value, numbers, others)) return true
  return stated.length <= MOST_NAMED && stated.some((one) => addends.some((other) => isSum(one, other)))
}

/** Reports whether consecutive amounts add up to this. */
function isTotal(amounts: readonly number[], is: (amount: number) => boolean): boolean {
  const last = amounts.slice(-MOST_SUMMED)
  return last.some((_, from) => {
    let total = 0
    return last.slice(from).some((amount, at) => is((total += amount)) && at > 0)
  })
}

/** Reports whether a share is the rest of a hundred percent. */
const isRest = (amounts: readonly number[], known: readonly Value[]): boolean =>
  known.some((one) => one.kind === 'percent' && one.amounts.some((share) => amounts.includes(100 - share)))

const writtenOf = (value: Value): readonly number[] =>
  value.kind === 'count' ? value.amounts : 'written' in value ? value.written : []

/** Reports whether a number belongs to an example: at a known price, that many make another stated price. */
function isExample(numbers: readonly number[], told: readonly Value[], named: readonly Value[]): boolean {
  const pricesIn = (values: readonly Value[]): number[] =>
    values.flatMap((one) => (one.kind === 'price' && !one.isArticle ? one.amounts : [])).slice(-MOST_BASES)
  const [totals, prices] = [pricesIn(told), pricesIn([...told, ...named])]
  return numbers.some(
    (count) => count > 2 && prices.some((price) => totals.some((total) => isAmount(total, count * price, undefined))),
  )
}

type Duration = Value & { kind: 'duration' | 'measure' }

/** Reports whether a duration is the time between two times of day or two dates, or as many nights as stated days. */
function isBetween({ unit, amounts, rounded }: Duration, numbers: readonly Value[], told: readonly Value[]): boolean {
  const [amount = 0] = amounts
  const minutes = numbers.flatMap((one) => (one.kind === 'time' ? one.minutes : [])).slice(-MOST_BASES)
  if (
    unit === 'minute' &&
    minutes.some((from) => minutes.some((to) => to > from && isAmount(amount, to - from, rounded)))
  )
    return true
  const days = unit === 'night' ? amount : unit === 'minute' ? amount / MINUTES_OF_DAY : 0
  const dates = daysOfYear(told)
  if (days > 0 && dates.some((from) => dates.some((to) => isDayApart(from, to, days)))) return true
  return unit === 'night' && minutesOf(told).includes(days * MINUTES_OF_DAY)
}

const minutesOf = (values: readonly Value[]): number[] =>
  values.flatMap((one) => (one.kind === 'duration' && one.unit === 'minute' ? one.amounts : [])).slice(-MOST_BASES)
const daysOfYear = (values: readonly Value[]): number[] =>
  values.flatMap((one) => (one.kind === 'date' ? daysIn(one) : [])).slice(-MOST_BASES)
const daysIn = ({ readings }: CalendarDate): number[] =>
  readings.flatMap(({ month, day }) => (day === 0 ? [] : [Date.UTC(2027, month - 1, day) / (MINUTES_OF_DAY * 60_000)]))

/** Reports whether one day is that many days before another, in some year, with or without a leap day. */
const isDayApart = (from: number, to: number, days: number): boolean => {
  const apart = (to - from + 365) % 365
  return days <= 365 && (apart === days || (apart === days - 1 && days > 28))
}

/** Reports whether a date is a stated time before or after a stated date. */
function isCountedFrom(value: CalendarDate, told: readonly Value[]): boolean {
  const lengths = told.flatMap((one) => (one.kind === 'duration' ? daysOf(one) : [])).slice(-MOST_BASES)
  return daysIn(value).some((claimed) =>
    daysOfYear(told).some((known) =>
      lengths.some((days) => days >= 1 && (isDayApart(claimed, known, days) || isDayApart(known, claimed, days))),
    ),
  )
}

const daysOf = ({ unit, amounts }: Duration): readonly number[] =>
  unit === 'night' ? amounts : unit === 'minute' ? amounts.map((amount) => amount / MINUTES_OF_DAY) : []

export const isSaid = (value: Value, said: readonly Value[]): boolean => said.some((one) => agrees(value, one))

export const readingsOf = (value: Value): Value[] => (value.or ? [value, value.or] : [value])

/** Reports whether a number cannot be wrong: an article, a one or a two ("the two of you"), "three boxes: ...". */
export const countsNothing = (value: Value, text: string): boolean =>
  value.isArticle === true ||
  (value.kind === 'count' &&
    (value.amounts.every((amount) => amount <= 2) || /^[^.!?]*[:：]/u.test(text.slice(value.end))))

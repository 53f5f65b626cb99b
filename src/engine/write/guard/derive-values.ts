import type { Value } from '../../values/value-types.ts'
import type { GroundValue } from './ground.ts'
import { agrees, isAmount } from './value-agreement.ts'

/** What a value may be worked out from. */
export interface Known {
  /** The values of the reply and of the visitor. */
  told: readonly Value[]
  /** What these may be multiplied by. */
  numbers: readonly Value[]
  /** The values of what the sentence names or cites. */
  named: readonly GroundValue[]
}

const MOST_BASES = 40
const MOST_TIMES = 12
const MOST_FACTOR = 1000
/** Sums with more values than these would be everything. */
const MOST_NAMED = 12

const amountsOf = (value: Value): readonly number[] => ('amounts' in value ? value.amounts : [])

/** The numbers that something may be multiplied by: three nights, four people. */
function timesOf(numbers: readonly Value[]): number[] {
  const written = numbers.flatMap((value) =>
    value.kind === 'count' ? value.amounts : value.kind === 'duration' ? value.written : [],
  )
  return [...new Set(written.filter((amount) => amount > 1 && amount <= MOST_FACTOR))].slice(0, MOST_TIMES)
}

/** Two values of one kind and unit. */
const isAlike = (one: Value, other: Value): boolean =>
  one.kind === other.kind && (!('unit' in one) || !('unit' in other) || one.unit === other.unit)

/**
 * Whether a price, a length of time, a measure or a count follows plainly from known ones: a multiple by a number that
 * somebody said, the price of one of so many, a share in percent or a price with it added or taken off, a sum or a
 * difference of what was told, or of that and of one of a few values that the sentence names.
 */
export function follows(value: Value, { told, numbers, named }: Known): boolean {
  if (!['price', 'duration', 'measure', 'count'].includes(value.kind)) return false
  const isOther = (one: Value): boolean => one.start !== value.start || one.end !== value.end
  const basesIn = (values: readonly Value[]): number[] =>
    [
      ...new Set(values.filter((one) => isOther(one) && isAlike(one, value) && !one.isArticle).flatMap(amountsOf)),
    ].slice(0, MOST_BASES)
  const given = named.map((one) => one.value)
  const [said, bases] = [basesIn(told), basesIn([...told, ...given])]
  const is = (amount: number): boolean => amountsOf(value).some((claimed) => isAmount(claimed, amount, value.rounded))
  // Counts that are multiples of counts would be everything.
  const times = value.kind === 'count' ? [] : timesOf(numbers.filter(isOther))
  const isPart = (base: number, factor: number): boolean =>
    value.kind === 'price' && value.per !== '' && is(base / factor)
  if (bases.some((base) => times.some((factor) => is(base * factor) || isPart(base, factor)))) return true
  const shares = [...told, ...given].flatMap((one) => (one.kind === 'percent' ? one.amounts : []))
  const changed = (base: number): number[] =>
    shares.flatMap((share) => [base * (1 - share / 100), base * (1 + share / 100)])
  if (bases.some((base) => shares.some((share) => is((base * share) / 100)) || changed(base).some(is))) return true
  // There and back, or one for each of two.
  if (said.some((base) => is(2 * base))) return true
  const addends = said.flatMap((base) => [base, ...changed(base), ...times.map((factor) => base * factor)])
  const isSumWith = (one: number, other: number): boolean => is(one + other) || is(Math.abs(one - other))
  const isSum = addends.some((one, at) => addends.slice(at + 1).some((other) => isSumWith(one, other)))
  if (isSum || isDaysOfWeek(value, named) || isTimeBetween(value, numbers.filter(isOther))) return true
  const further = basesIn(given)
  return (
    further.length <= MOST_NAMED && further.some((one) => said.some((other) => one !== other && isSumWith(one, other)))
  )
}

/** "six days a week" of a line that gives them from day to day, or leaves one out. */
function isDaysOfWeek(value: Value, named: readonly GroundValue[]): boolean {
  if (value.kind !== 'duration' || value.unit !== 'minute') return false
  const days = (value.amounts[0] ?? 0) / 1440
  return days > 1 && days <= 7 && named.some((one) => one.days.size === days)
}

/** A length of time between two times of day that were told. */
function isTimeBetween(value: Value, told: readonly Value[]): boolean {
  if (value.kind !== 'duration' || value.unit !== 'minute') return false
  const minutes = told.flatMap((one) => (one.kind === 'time' ? one.minutes : []))
  return minutes.some((from) =>
    minutes.some((to) => to > from && isAmount(value.amounts[0] ?? 0, to - from, value.rounded)),
  )
}

export const isSaid = (value: Value, said: readonly Value[]): boolean => said.some((one) => agrees(value, one))

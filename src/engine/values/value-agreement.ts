import type { Rounding, Value } from './value-types.ts'

/** The largest difference between a rounded value and the exact one, as a share. */
const ABOUT = 0.12
const REACH = 0.2
const MONTHS = [30 * 1440, 28 * 1440]
const MINUTES_APART = 20

/** Reports whether an amount is the known one, or a declared rounding of it. */
export function isAmount(amount: number, known: number, rounded: Rounding | undefined): boolean {
  if (Math.abs(amount - known) < 0.005) return true
  if (rounded === undefined || known === 0) return false
  const off = (known - amount) / known
  if (rounded === 'about') return Math.abs(off) <= ABOUT
  return rounded === 'over' ? off > 0 && off <= REACH : off < 0 && -off <= REACH
}

/** Returns the amounts of a value in all units in which it can be given. */
function amountsIn(value: Value): readonly { unit: string; amount: number }[] {
  if (value.kind !== 'duration' && value.kind !== 'measure') return []
  return value.amounts.flatMap((amount) => {
    const own = { unit: value.unit, amount }
    // A month is thirty days, or four weeks.
    if (value.unit === 'month') return [own, ...MONTHS.map((month) => ({ unit: 'minute', amount: amount * month }))]
    return [own]
  })
}

/** Reports whether a value of a sentence agrees with a known value. */
export function agrees(claim: Value, known: Value): boolean {
  if (claim.kind === 'price' && known.kind === 'price')
    return (
      (claim.currency === known.currency || claim.currency === '' || known.currency === '') &&
      hasAmount(claim.amounts, known.amounts, claim.rounded)
    )
  if (claim.kind === 'percent' && known.kind === 'percent')
    return hasAmount(claim.amounts, known.amounts, claim.rounded)
  if (claim.kind === 'count') return hasAmount(claim.amounts, numbersOf(known), claim.rounded)
  if (
    (claim.kind === 'duration' && known.kind === 'duration') ||
    (claim.kind === 'measure' && known.kind === 'measure')
  )
    return agreesInUnit(claim, known)
  if (claim.kind === 'time' && known.kind === 'time') {
    const apart = claim.rounded === undefined ? 0 : MINUTES_APART
    return claim.minutes.some((minutes) => known.minutes.some((other) => Math.abs(minutes - other) <= apart))
  }
  if (claim.kind === 'date' && known.kind === 'date')
    return claim.readings.some((one) =>
      known.readings.some(({ month, day }) => month === one.month && (one.day === 0 || one.day === day)),
    )
  return 'contact' in claim && 'contact' in known && claim.kind === known.kind && claim.contact === known.contact
}

/** Returns the numbers of a value that can be repeated without their unit: "at least 23" for "23 years". */
function numbersOf(known: Value): readonly number[] {
  if (known.kind === 'count' || known.kind === 'price') return known.amounts
  return known.kind === 'duration' || known.kind === 'measure' ? known.written : []
}

const hasAmount = (amounts: readonly number[], known: readonly number[], rounded: Rounding | undefined): boolean =>
  amounts.some((amount) => known.some((other) => isAmount(amount, other, rounded)))

function agreesInUnit(claim: Value, known: Value): boolean {
  return amountsIn(claim).some(({ unit, amount }) =>
    amountsIn(known).some((other) => other.unit === unit && isAmount(amount, other.amount, claim.rounded)),
  )
}

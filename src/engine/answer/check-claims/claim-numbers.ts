import { numbersIn } from '../units/written-numbers.ts'
import { possibleTimesIn, withoutTimes } from './claim-times.ts'
import { spelledNumbers, spelledPrices } from './spelled-numbers.ts'

/**
 * The numbers of a text, each by every value that it may be read as: `1.200` is one thousand two hundred, or one and a
 * fifth.
 */
export interface Amounts {
  plain: Set<string>
  percent: Set<string>
  /** Amounts with a currency beside them, as `value class`. */
  prices: Set<string>
  /** Minutes since midnight. */
  times: Set<string>
}

/** Everything that a text gives as a number. */
export function amountsOf(text: string): Amounts {
  const amounts: Amounts = {
    plain: new Set(spelledNumbers(text)),
    percent: new Set(),
    prices: new Set(spelledPrices(text)),
    times: possibleTimesIn(text),
  }
  // The digits of 12:30 are no twelve.
  for (const { readings, kind, currency } of numbersIn(withoutTimes(text))) {
    for (const value of readings) {
      amounts.plain.add(value)
      if (kind === 'percent') amounts.percent.add(value)
      if (kind === 'price') amounts.prices.add(`${value} ${currency}`)
    }
  }
  return amounts
}

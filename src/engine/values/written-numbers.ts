import { findMatches } from '#src/base/find-matches.ts'
import { fold } from '../language/fold.ts'

const SIGNS: readonly [currency: string, pattern: string][] = [
  ['eur', '€|eur|euros?|يورو'],
  ['gbp', '£|gbp|pounds?|libras|livres|pfund'],
  ['yen', '¥|jpy|cny|yuan|yen|元|円|人民币'],
  ['inr', '₹|inr|rupees?|rs\\.?'],
  ['chf', 'chf|sfr\\.?|franken|francs?'],
  ['aed', 'aed|dirhams?|dhs?|درهم'],
  ['crown', 'sek|nok|dkk|czk|kr\\.?|kronor|kroner'],
  ['zloty', 'pln|zl|zloty'],
  ['real', 'r\\$|brl|reais'],
  ['riyal', 'sar|riyals?|ريال'],
  ['baht', 'thb|฿|บาท'],
  ['dollar', '(?:us|ca|au|nz|hk|sg)?\\$|usd|cad|aud|dollars?|dolares|دولار'],
]
const CURRENCIES = SIGNS.map(([currency, pattern]) => ({
  currency,
  before: new RegExp(`(?:^|[^\\p{L}])(?:${pattern})\\s?$`, 'u'),
  after: new RegExp(`^\\s?(?:${pattern})(?!\\p{L}|\\d)`, 'u'),
}))

const NUMBER = /\d+(?:[.,'\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d)|[.,]\d{4,})?/g

/** The values that a written number may have, as text without trailing zeros. */
function readingsOf(written: string): string[] {
  const bare = written.replace(/['\u00a0\u202f ]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last === -1) return [String(Number(bare))]
  const decimals = bare.length - last - 1
  const whole = bare.slice(0, last).replace(/[.,]/g, '')
  const asDecimal = String(Number(`${whole}.${bare.slice(last + 1)}`))
  // Three decimals are written where they count: 5,000 is never the 5 of another sentence.
  return decimals === 3
    ? [String(Number(bare.replace(/[.,]/g, ''))), `${Number(whole)}.${bare.slice(last + 1)}`]
    : [asDecimal]
}

/** One number with everything that it may be read as. */
export interface WrittenNumber {
  readings: string[]
  kind: 'plain' | 'percent' | 'price'
  currency: string
  index: number
}

/** The numbers written in digits, in order. */
export function numbersIn(text: string): WrittenNumber[] {
  const folded = fold(text)
  return findMatches(folded, NUMBER).map(({ 0: written, index }) => {
    const [before, after] = [
      folded.slice(Math.max(0, index - 12), index),
      folded.slice(index + written.length, index + written.length + 12),
    ]
    const currency = CURRENCIES.find((one) => one.before.test(before) || one.after.test(after))?.currency ?? ''
    const kind = /^\s?(?:%|percent|prozent|pour ?cent|por ?cien|por ?cent|per ?cent|procent)/.test(after)
      ? 'percent'
      : currency === ''
        ? 'plain'
        : 'price'
    return { readings: readingsOf(written), kind, currency, index }
  })
}

import { computeOnce } from '#src/base/memoize.ts'
import { CURRENCY_PHRASES, ONE_PHRASES, PER_PHRASES, UNIT_PHRASES } from './value-lexicon.ts'
import { type TokenText, phraseAt, rangeEnd, wordAt } from './value-tokens.ts'
import type { Price, Value } from './value-types.ts'
import { CURRENCY_CODES, CURRENCY_SIGNS } from './written-prices.ts'

const DOLLARS = new Set(['AUD', 'CAD', 'NZD', 'HKD', 'SGD', 'MXN'])
const MARKS: Readonly<Record<string, string>> = {
  rs: 'INR',
  kr: 'SEK',
  zl: 'PLN',
  dhs: 'AED',
  dh: 'MAD',
  p: 'coin',
  c: 'coin',
  ct: 'coin',
  fr: 'CHF',
  sfr: 'CHF',
}
/** Codes that are words in small letters. */
const WORDS = new Set(['mad', 'cop', 'sar', 'ron', 'ars'])
const CODES = computeOnce(
  () =>
    new Map(
      CURRENCY_CODES.split('|').flatMap((code) => {
        const small = code.toLowerCase()
        return WORDS.has(small) ? [] : [[small, DOLLARS.has(code) ? 'USD' : code] as const]
      }),
    ),
)
const TIMES = new Set(['minute', 'hour', 'night', 'day', 'week', 'month', 'year'])

interface Currency {
  code: string
  next: number
}

/** The currency that stands at a place, if one does. */
function currencyAt(text: TokenText, at: number, isBehind: boolean): Currency | undefined {
  const { text: word = '', start = 0, end = 0 } = text.tokens[at] ?? {}
  const glued = text.tokens[at - 1]?.end === start
  const leads = isBehind && !glued && text.tokens[at + 1]?.isDigits === true && text.tokens[at + 1]?.start === end
  const sign = leads ? undefined : (CURRENCY_SIGNS[word] ?? CODES().get(word))
  if (sign) return { code: word === '$' && text.tokens[at - 1]?.text === 'r' ? 'BRL' : sign, next: at + 1 }
  const mark = MARKS[word]
  const isHot = word === 'c' && Number(text.tokens[at - 1]?.amounts?.[0]) >= LEAST_DEGREES
  if (mark && !isHot && (isBehind ? word !== 'rs' && (glued || mark !== 'coin') : word === 'rs'))
    return { code: mark, next: at + 1 }
  const named = isBehind ? phraseAt(text, at, CURRENCY_PHRASES()) : undefined
  return named && { code: named.meaning, next: named.next }
}

/** The currency before an amount: `€24`, `R$ 24`, `EUR 24`, and `P240` for pesos. */
function currencyBefore(text: TokenText, at: number): string | undefined {
  const [letter, amount] = [text.tokens[at - 1], text.tokens[at]]
  if (letter?.text === 'p' && letter.end === amount?.start && Number(amount.amounts?.[0]) >= LEAST_PESOS) return 'PHP'
  const place = text.tokens[at - 1]?.text === '.' ? at - 2 : at - 1
  return text.taken[place] ? undefined : currencyAt(text, place, false)?.code
}

/** Of 180C. Nobody writes so many cents. */
const LEAST_DEGREES = 100
/** "P5" is more often a place to park. */
const LEAST_PESOS = 20
const DASH = /^[-–—]$/

/** `24,-` and `24.–`: the dash stands for the cents. */
function hasDash({ tokens, taken }: TokenText, at: number): boolean {
  const [point, dash] = [tokens[at + 1], tokens[at + 2]]
  const isPointed = /^[.,]$/.test(point?.text ?? '') && point?.start === tokens[at]?.end && DASH.test(dash?.text ?? '')
  return isPointed && dash?.start === point?.end && !taken[at + 2] && tokens[at + 3]?.isDigits !== true
}

/** Reads the amounts of money, each end of a range by itself; "a euro" has an article for its number. */
export function readPrices(text: TokenText): Value[] {
  const found: Value[] = []
  let last: { at: number; currency: string } | undefined
  for (let at = 0; at < text.tokens.length; at += 1) {
    const token = text.tokens[at]
    if (text.taken[at] || token === undefined) continue
    const isOne = token.amounts === undefined && wordAt(text, at, ONE_PHRASES()) === true
    if (token.amounts === undefined && !isOne) continue
    const dashed = !isOne && hasDash(text, at)
    const after = dashed ? at + 3 : at + 1
    const behind = isOne && text.tokens[after]?.isWord !== true ? undefined : currencyAt(text, after, true)
    const end = behind || isOne ? undefined : rangeEnd(text, at)
    const shared = end === undefined ? undefined : currencyAt(text, end + 1, true)
    const before = isOne
      ? undefined
      : (currencyBefore(text, at) ?? (last && rangeEnd(text, last.at) === at ? last.currency : undefined))
    const code = before ?? behind?.code ?? shared?.code ?? (dashed ? '' : undefined)
    if (code === undefined) continue
    const paid = (before === undefined ? behind?.next : undefined) ?? after
    const cents = before === undefined && behind ? centsAt(text, paid) : 0
    const next = cents > 0 ? paid + 1 : paid
    const isCoin = code === 'coin'
    const amounts = (token.amounts ?? [1]).map((amount) => (isCoin ? amount / 100 : amount + cents / 100))
    const per = perAt(text, next)
    const price: Price = {
      kind: 'price',
      amounts,
      currency: isCoin ? '' : code,
      per: per?.unit ?? '',
      start: token.start,
      end: text.tokens[next - 1]?.end ?? token.end,
    }
    text.taken.fill(
      1,
      before !== undefined && at > 0 && currencyAt(text, at - 1, false) ? at - 1 : at,
      per?.next ?? next,
    )
    last = { at, currency: price.currency }
    found.push(isOne ? { ...price, isArticle: true } : price)
  }
  return found
}

/** The cents behind the currency: "zwölf Euro fünfzig", `12€50`. */
function centsAt({ tokens }: TokenText, at: number): number {
  const { amounts: [cents] = [], isDigits, text } = tokens[at] ?? { isDigits: false, text: '' }
  const isCents = cents !== undefined && cents >= 10 && cents < 100 && Number.isInteger(cents)
  return isCents && (!isDigits || text.length === 2) && tokens[at + 1]?.isWord !== true ? cents : 0
}

/** The unit of time behind a price: "per night", "die Stunde", "/h". */
function perAt(text: TokenText, next: number): { unit: string; next: number } | undefined {
  let place = next
  if (text.tokens[place]?.text === '/') place += 1
  else {
    const per = phraseAt(text, place, PER_PHRASES())
    if (per === undefined) return undefined
    place = per.next
    // "24 EUR per person per night"
    const second = phraseAt(text, place, UNIT_PHRASES()) ? undefined : phraseAt(text, place + 1, PER_PHRASES())
    if (second) place = second.next
  }
  const named = phraseAt(text, place, UNIT_PHRASES())
  const unit = named?.meaning ?? (text.tokens[place]?.text === 'h' ? 'hour' : '')
  return TIMES.has(unit) ? { unit, next: named?.next ?? place + 1 } : undefined
}

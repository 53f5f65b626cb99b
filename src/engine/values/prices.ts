import { splitKeyed, splitList } from '../language/language-packs.ts'
import { siteWords, alternativesOf } from '../language/word-lists.ts'
import { findMatches } from '#src/base/find-matches.ts'
import { latinDigits } from '#src/base/letters.ts'
import { memoize } from '#src/base/memoize.ts'
import { replaceSpans } from './text-spans.ts'
import { CURRENCY_PHRASES, ONE_PHRASES, PER_PHRASES, UNIT_PHRASES } from './value-lexicon.ts'
import { type TokenText, amountsOf, phraseAt, rangeEnd, wordAt } from './value-tokens.ts'
import type { Price, Span, Value } from './value-types.ts'

const codesBy = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(' ').map((entry) => [entry.slice(0, -4), entry.slice(-3)] as const))

/** The currency of each sign. */
const SIGNS = codesBy(
  '£=GBP €=EUR ¥=JPY ₱=PHP ₹=INR ₺=TRY ₽=RUB ₩=KRW ฿=THB ₫=VND ₪=ILS ₴=UAH ₦=NGN ₡=CRC ₲=PYG ₵=GHS $=USD',
)
const ALL_SIGNS = [...SIGNS.keys()].join('')

/** The currency of each name and abbreviation, except those that several countries use. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(siteWords('moneyCodes')).flatMap((list) =>
    splitKeyed(list).flatMap(([code, names]) => splitList(names).map((name) => [name, code] as const)),
  ),
)
const DOLLARS = new Set(['AUD', 'CAD', 'NZD', 'HKD', 'SGD', 'MXN'])
const CODES =
  'EUR|USD|GBP|CHF|MAD|PHP|AED|SEK|NOK|DKK|PLN|CZK|HUF|INR|BRL|AUD|CAD|NZD|SGD|HKD|THB|MXN|ZAR|JPY|CNY|SAR|VND|KRW|KES|NGN|COP|CLP|RON|IDR|MYR|EGP|TND|QAR|KWD|TWD|ISK|BGN|GTQ|PEN|UYU|ARS|DOP|TRY|ILS'
const CODE = new RegExp(`(?:${CODES})`, 'u')
/** Countries put their letters before the dollar: `US$`, `R$`, `RD$`. */
const SIGN = `(?:(?<!\\p{L})\\p{Lu}{1,3}\\$|[${ALL_SIGNS}])`
/** Letters that are a currency only before a larger amount: rand, quetzal. */
const LARGE_MARKS =
  '[RQ](?!\\s?\\d{2,4},\\s\\p{Lu})(?=\\s?(?:\\d{3}|\\d{1,3}[.,]\\d{2,3}|\\d{1,2}[\\s\\u00a0\\u202f]\\d{3})(?!\\d|\\p{L}))'
const BEFORE_WORD = `(?:(?:${CODES})|Fr\\.|SFr\\.|S/\\.?|Rs\\.?|Rp\\.?|RM|KSh|${LARGE_MARKS})`
/** The programming language in a version, not pesos, which are rarely so few. */
const PHP_VERSION = '(?!PHP\\s?[3-9](?:\\.\\d){0,2}(?!\\d|[.,]\\d))'
/** Words of these scripts follow each other without a space. */
const WORD_END = '(?:(?<=[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Thai}])|(?!\\p{L}))'
const AFTER_WORD = `(?:${CODES}|${alternativesOf(siteWords('moneyAfter'))}|S?Fr\\.(?=\\s*(?:$|[|,;·()/–-]|pro|je|in[ck]l|ex[ck]l)))${WORD_END}`
/** Groups of three with dots, commas, apostrophes or thin spaces, then two decimals; or `5,-`. */
const NUMBER =
  "[\\d٠-٩]{1,3}(?:[.,'’٬\\u0020\\u00a0\\u202f][\\d٠-٩]{3})+(?:[.,٫][\\d٠-٩]{1,2})?(?![\\d٠-٩])|[\\d٠-٩]{1,7}(?:[.,٫][\\d٠-٩]{1,2}(?![\\d٠-٩]))?(?:[.,][-–—]+)?"
const RANGE = `(?:\\s?[-–—]\\s?(?:${SIGN}\\s?)?(?:${NUMBER}))?`
/** A range whose currency follows both ends. */
const WORDED_RANGE = `(?:\\s?(?:[-–—]|(?<=\\s)(?:${alternativesOf(siteWords('rangeWords'))})(?=\\s))\\s?(?:${SIGN}\\s?)?(?:${NUMBER}))?`
const PRICE = new RegExp(
  [
    // `12€50`, as French menus write it.
    '(?<![\\d.,:])\\d{1,4}€\\d{2}(?!\\d|[.,]\\d)',
    `${SIGN}\\s?(?:${NUMBER})${RANGE}(?:\\s?[km](?!\\p{L})|\\s?(?:${CODES})(?!\\p{L}))?`,
    `(?<!\\p{L})${PHP_VERSION}${BEFORE_WORD}\\s?(?:${NUMBER})${RANGE}`,
    `(?<![\\d٠-٩.,:])(?:${NUMBER})${WORDED_RANGE}\\s?(?:${SIGN}(?!\\d)|${AFTER_WORD})`,
    '(?<![\\p{L}\\d])P(?:\\d{3,4}|\\d{1,3},\\d{3})(?:[–-]\\d{3,4})?(?!\\d|,\\d)',
    '(?<![\\d.,])\\d{1,2}p(?![\\p{L}\\d])',
    // A dash for the cents needs no currency: `103,-`, and `25.–` at an end, which elsewhere numbers a list.
    '(?<![\\p{L}\\d.,:])\\d{1,5}(?:,[-–—]{1,2}(?![-\\p{L}\\d])|\\.[-–—]{1,2}(?=\\s*(?:$|[|;)])))',
  ].join('|'),
  'gu',
)
/** What each price has: a currency sign, or its letters or a dash beside a digit. A fast test. */
const MAY_HAVE_PRICE = new RegExp(
  `[${ALL_SIGNS}]|[\\d٠-٩](?:\\s?${AFTER_WORD}|p(?!\\p{L})|[.,][-–—])|(?<!\\p{L})(?:${BEFORE_WORD}\\s?|P)[\\d٠-٩]`,
  'u',
)
const AMOUNTS = new RegExp(NUMBER, 'gu')
const MAX_CACHED = 2_000

/** A price in digits as a page writes it. A range is one price. */
export interface WrittenPrice extends Span {
  text: string
}

const NO_PRICES: readonly WrittenPrice[] = []

/** Returns the prices in digits of a text, as written: `£1,950`, `1.950.000 ₫`, `CHF 35.–`, `35–49 €`, `50p`. */
export const readWrittenPrices = (text: string): readonly WrittenPrice[] =>
  MAY_HAVE_PRICE.test(text) ? readPriced(text) : NO_PRICES

/** Remembers the last texts, because callers read a line, its cells and its sentences several times. */
const readPriced = memoize(MAX_CACHED, (text): readonly WrittenPrice[] =>
  findMatches(text, PRICE).map(({ 0: found, index }) => {
    const shown = found.trim()
    const start = index + found.length - found.trimStart().length
    return { text: shown, start, end: start + shown.length }
  }),
)

/** Reports whether a text names a price in digits. */
export const hasPrice = (text: string): boolean => readWrittenPrices(text).length > 0

/** Returns a text without its prices in digits. */
export const withoutPrices = (text: string): string => replaceSpans(text, readWrittenPrices(text), () => ' ')

/** Returns the numbers of a written price, each with what its digits can mean, likeliest first. */
function numbersIn(price: string): (Span & { amounts: readonly number[] })[] {
  const size = /\d\s?p$/u.test(price) ? 100 : 1
  return findMatches(price.replace(/(?<=\d)€(?=\d{2}(?!\d))/gu, '.'), AMOUNTS).map(({ 0: written, index }) => ({
    amounts: amountsOf(latinDigits(written).replace(/[.,][-–—]+$/u, '')).map((amount) => amount / size),
    start: index,
    end: index + written.length,
  }))
}

/** Returns the likeliest amount of each number in a text that is a price: 1950 and 12.5 for `£1,950 + 12€50`. */
export const amountsIn = (text: string): number[] => numbersIn(text).map(({ amounts: [amount = 0] }) => amount)

/** Returns the amounts of the prices in digits of a text. */
export const priceAmounts = (text: string): number[] =>
  readWrittenPrices(text).flatMap(({ text: price }) => amountsIn(price))

/** Returns the ISO code of a written price's currency, or ''. A dollar without a country is American. */
export function currencyOf(price: string): string {
  const code = CODE.exec(price)?.[0]
  if (code) return code
  const word = /\p{Lu}{1,3}\$|S\/|\p{Script=Arabic}\.\p{Script=Arabic}|\p{L}+\.?/u.exec(price)?.[0].toLowerCase() ?? ''
  const named = NAMES.get(word) ?? NAMES.get(word.replace(/\.$/u, ''))
  if (named) return named
  const sign = [...price].find((letter) => SIGNS.has(letter))
  if (sign) return SIGNS.get(sign) ?? ''
  return /^P\d/u.test(price) ? 'PHP' : price.endsWith('p') ? 'GBP' : ''
}

/** Returns the prices in digits as values, each end of a range as one. Dollars of all countries are `USD`. */
export const readDigitPrices = (text: string): Price[] =>
  readWrittenPrices(text).flatMap(({ text: price, start, end }) => {
    const code = currencyOf(price)
    const numbers = numbersIn(price)
    return numbers.map(({ amounts, ...number }, at) => ({
      kind: 'price' as const,
      amounts,
      currency: DOLLARS.has(code) ? 'USD' : code,
      per: '',
      start: at === 0 ? start : start + number.start,
      end: at === numbers.length - 1 ? end : start + number.end,
    }))
  })

const TIMES = new Set(['minute', 'hour', 'night', 'day', 'week', 'month', 'year'])

interface ReadPrice {
  price: Value & Price
  next: number
}

/**
 * Returns the prices in digits, which were read before, and those in words, each with its unit of time: "€24 per
 * night", "zwölf Euro fünfzig", "20 pounds", "a euro".
 */
export function readPrices(text: TokenText, inDigits: readonly Price[]): Value[] {
  const byStart = new Map(inDigits.map((price) => [price.start, price]))
  const found: Value[] = []
  let last: { at: number; price: Price } | undefined
  for (const [at, token] of text.tokens.entries()) {
    if (text.taken[at]) continue
    const digits = byStart.get(token.start)
    const isRangeEnd = last !== undefined && token.amounts !== undefined && rangeEnd(text, last.at) === at
    const read =
      (digits && { price: digits, next: at + 1 }) ??
      wordedAt(text, at) ??
      (isRangeEnd ? { price: priceAt(text, at, last?.price.currency ?? ''), next: at + 1 } : undefined)
    if (read === undefined) continue
    const { price, next, end } = withCents(text, read)
    const per = perAt(text, next)
    text.taken.fill(1, at, per?.next ?? next)
    last = { at: next - 1, price }
    found.push({ ...price, per: per?.unit ?? '', end })
  }
  return found
}

function priceAt({ tokens }: TokenText, at: number, currency: string): Price {
  const { amounts = [1], start = 0, end = 0 } = tokens[at] ?? {}
  return { kind: 'price', amounts, currency, per: '', start, end }
}

/** Returns the price of a number and the name of a currency; "a euro" has an article as its number. */
function wordedAt(text: TokenText, at: number): ReadPrice | undefined {
  const isArticle = text.tokens[at]?.amounts === undefined
  if (isArticle && wordAt(text, at, ONE_PHRASES()) !== true) return undefined
  const own = phraseAt(text, at + 1, CURRENCY_PHRASES())
  const end = own || isArticle ? undefined : rangeEnd(text, at)
  const currency = own ?? (end === undefined ? undefined : phraseAt(text, end + 1, CURRENCY_PHRASES()))
  if (currency === undefined) return undefined
  const next = own?.next ?? at + 1
  const price = priceAt(text, at, currency.meaning)
  const value = { ...price, end: text.tokens[next - 1]?.end ?? price.end, ...(isArticle && { isArticle }) }
  const isCoin = currency.meaning === 'coin'
  return { price: isCoin ? { ...value, amounts: price.amounts.map((a) => a / 100), currency: '' } : value, next }
}

/** Reads a price with the cents after its currency: "zwölf Euro fünfzig", `12 € 50`. */
function withCents(text: TokenText, { price, next }: ReadPrice): ReadPrice & { end: number } {
  const { tokens } = text
  const { amounts: [cents = 0] = [], isDigits = false, text: written = '', end = 0 } = tokens[next] ?? {}
  const isCents = cents >= 10 && cents < 100 && Number.isInteger(cents) && (!isDigits || written.length === 2)
  const isOther = tokens[next + 1]?.isWord === true && perAt(text, next + 1) === undefined
  if (!isCents || price.currency === '' || isOther) return { price, next, end: price.end }
  return { price: { ...price, amounts: price.amounts.map((a) => a + cents / 100) }, next: next + 1, end }
}

/** Returns the unit of time after a price: "per night", "die Stunde", "/h". */
function perAt(text: TokenText, next: number): { unit: string; next: number } | undefined {
  const isSlash = text.tokens[next]?.text === '/'
  const per = isSlash ? { next: next + 1 } : phraseAt(text, next, PER_PHRASES())
  if (per === undefined) return undefined
  // "24 EUR per person per night"
  const second = phraseAt(text, per.next, UNIT_PHRASES()) ? undefined : phraseAt(text, per.next + 1, PER_PHRASES())
  const place = second?.next ?? per.next
  const named = phraseAt(text, place, UNIT_PHRASES())
  const unit = named?.meaning ?? (text.tokens[place]?.text === 'h' ? 'hour' : '')
  return TIMES.has(unit) ? { unit, next: named?.next ?? place + 1 } : undefined
}

/** A whole text that says that the price of a plan is agreed upon. */
const AGREED = new RegExp(`^\\s*(?:${alternativesOf(siteWords('agreed'))})[.!]?\\s*$`, 'iu')
const LISTED_AS = alternativesOf(siteWords('priceLists'))
const CONDITIONS = alternativesOf(siteWords('conditions'))
const UNTOLD_VALUE = `(?:(${alternativesOf(siteWords('onRequest'))})|(${alternativesOf(siteWords('free'))}))`
/** A whole text that says that a price is free or on request, with a limit after a mark or a small word. */
export const UNTOLD = new RegExp(
  String.raw`^(?:(?:${LISTED_AS})\s)??${UNTOLD_VALUE}(?:[.!]?$|\s?[,;(–-]\s?(.{2,60})$|\s((?:${CONDITIONS})\s.{2,50})$)`,
  'iu',
)
const UNTOLD_WORDS = new RegExp(String.raw`(?<!\p{L})${UNTOLD_VALUE}`, 'iu')
const MAX_SAID = 60

/** Reports whether a text says anywhere that a price is free or on request. */
export const saysUntold = (text: string): boolean => UNTOLD_WORDS.test(text)

/** Reports whether a text says only that a price is on request or agreed upon. */
export const isPriceOnRequest = (text: string): boolean =>
  text.length <= MAX_SAID && (AGREED.test(text) || (UNTOLD.exec(text.trim())?.[1] ?? '') !== '')

/** Reports whether a text says only that a price is free, on request or agreed upon. */
export const isUntoldPrice = (text: string): boolean =>
  text.length <= MAX_SAID && (AGREED.test(text) || UNTOLD.test(text.trim()))

import { findMatches } from '#src/base/find-matches.ts'
import { latinDigits } from '#src/base/letters.ts'
import { memoize } from '#src/base/memoize.ts'
import { amountsOf } from './amounts.ts'
import { replaceSpans } from './text-spans.ts'
import type { Span } from './value-types.ts'

/** Signs of currencies, with the code of each. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₱': 'PHP',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  '฿': 'THB',
  '₫': 'VND',
  '₪': 'ILS',
  '₴': 'UAH',
  '₦': 'NGN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  $: 'USD',
}

/** All of them, to stand between the brackets of an expression. */
const ALL_SIGNS = Object.keys(CURRENCY_SIGNS).join('')

/** Codes of currencies that are no words in small letters, as alternatives of an expression. */
export const CURRENCY_CODES =
  'EUR|USD|GBP|CHF|MAD|PHP|AED|SEK|NOK|DKK|PLN|CZK|HUF|INR|BRL|AUD|CAD|NZD|SGD|HKD|THB|MXN|ZAR|JPY|CNY|SAR|VND|KRW|KES|NGN|COP|CLP|RON|IDR|MYR|EGP|TND|QAR|KWD|TWD|ISK|BGN|GTQ|PEN|UYU|ARS|DOP'

/**
 * Abbreviations that stand before an amount, as alternatives of an expression that tells capitals from small letters:
 * sol, rupee, rupiah, ringgit, shilling.
 */
const CURRENCY_MARKS = 'S/\\.?|Rs\\.?|Rp\\.?|RM|KSh'

/** Letters that are a currency only before a larger amount: rand, quetzal. */
const LARGE_MARKS =
  '[RQ](?!\\s?\\d{2,4},\\s\\p{Lu})(?=\\s?(?:\\d{3}|\\d{1,3}[.,]\\d{2,3}|\\d{1,2}[\\s\\u00a0\\u202f]\\d{3})(?!\\d|\\p{L}))'

/** What stands behind an amount only. */
const CURRENCY_TAILS = 'lei|TL|บาท|円|元|원|руб\\.?|грн|S?Fr\\.(?=\\s*(?:$|[|,;·()/–-]|pro|je|in[ck]l|ex[ck]l))'

/** Arabic names and abbreviations of currencies behind an amount, several of them those of more than one country. */
const ARABIC_CURRENCIES =
  '(?:دينار|دنانير|درهم|دراهم|ريال|جنيه|ليرة|ليرات|يورو|دولار)[\\p{L}\\p{M}]*|(?:ر\\.س|د\\.إ|د\\.م|ج\\.م|د\\.ك|ر\\.ق|ر\\.ع|د\\.ب)\\.?'

/**
 * An amount whose dash stands for the cents needs no currency: `103,-`, and where nothing follows `25.–`, which
 * elsewhere numbers a list.
 */
const DASHED_AMOUNT = '(?<![\\p{L}\\d.,:])\\d{1,5}(?:,[-–—]{1,2}(?![-\\p{L}\\d])|\\.[-–—]{1,2}(?=\\s*(?:$|[|;)])))'

/** A price as a page writes it, in digits; a range is one price. */
export interface WrittenPrice extends Span {
  text: string
}

const WORDS: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  dh: 'MAD',
  dhs: 'MAD',
  dirham: 'MAD',
  dirhams: 'MAD',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  rs: 'INR',
  's/': 'PEN',
  soles: 'PEN',
  dollar: 'USD',
  dollars: 'USD',
  baht: 'THB',
  rp: 'IDR',
  rm: 'MYR',
  ksh: 'KES',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  au$: 'AUD',
  r$: 'BRL',
  rd$: 'DOP',
  mx$: 'MXN',
  nz$: 'NZD',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  chf: 'CHF',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  php: 'PHP',
  lei: 'RON',
  tl: 'TRY',
  บาท: 'THB',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  руб: 'RUB',
  грн: 'UAH',
  r: 'ZAR',
  q: 'GTQ',
  يورو: 'EUR',
  دولار: 'USD',
  'ر.س': 'SAR',
  'د.إ': 'AED',
  'د.م': 'MAD',
  'ج.م': 'EGP',
  'د.ك': 'KWD',
  'ر.ق': 'QAR',
}
const CODES = `${CURRENCY_CODES}|TRY|ILS`
const CODE = new RegExp(`(?:${CODES})`, 'u')
/** Countries put their letters before the dollar: `US$`, `R$`, `RD$`. */
const DOLLAR = '(?<!\\p{L})\\p{Lu}{1,3}\\$'
const SIGN = `(?:${DOLLAR}|[${ALL_SIGNS}])`
const BEFORE_WORD = `(?:(?:${CODES})|Fr\\.|SFr\\.|${CURRENCY_MARKS}|${LARGE_MARKS})`
const AFTER_WORD = `(?:${CODES}|[Ee]uros?|dirhams?|DHS?|Dhs?|dh|zł|Kč|Ft|kr\\.?|pesos|dollars?|soles|baht|${CURRENCY_TAILS}|${ARABIC_CURRENCIES})(?!\\p{L})`
/** Groups of three with dots, commas, apostrophes or thin spaces, then two decimals; or `5,-`. */
const NUMBER =
  "[\\d٠-٩]{1,3}(?:[.,'’٬\\u0020\\u00a0\\u202f][\\d٠-٩]{3})+(?:[.,٫][\\d٠-٩]{1,2})?(?![\\d٠-٩])|[\\d٠-٩]{1,7}(?:[.,٫][\\d٠-٩]{1,2}(?![\\d٠-٩]))?(?:[.,][-–—]+)?"
const RANGE = `(?:\\s?[-–—]\\s?(?:${SIGN}\\s?)?(?:${NUMBER}))?`
/** Where the currency stands behind both ends. */
const WORDED_RANGE = `(?:\\s?(?:[-–—]|(?<=\\s)(?:to|à|a|bis|tot|até)(?=\\s))\\s?(?:${SIGN}\\s?)?(?:${NUMBER}))?`
/** `12€50`, as French menus have it. */
const SIGN_AS_POINT = '(?<![\\d.,:])\\d{1,4}€\\d{2}(?![\\d.,])'
const PRICE = new RegExp(
  `${SIGN_AS_POINT}|${SIGN}\\s?(?:${NUMBER})${RANGE}(?:\\s?[km](?!\\p{L})|\\s?(?:${CODES})(?!\\p{L}))?|(?<!\\p{L})${BEFORE_WORD}\\s?(?:${NUMBER})${RANGE}|` +
    `(?<![\\d٠-٩.,:])(?:${NUMBER})${WORDED_RANGE}\\s?(?:${SIGN}(?!\\d)|${AFTER_WORD})|(?<![\\p{L}\\d])P(?:\\d{3,4}|\\d{1,3},\\d{3})(?:[–-]\\d{3,4})?(?!\\d|,\\d)|(?<![\\d.,])\\d{1,2}p(?![\\p{L}\\d])|${DASHED_AMOUNT}`,
  'gu',
)

const DIGIT = /[\d٠-٩]/u
const AMOUNTS = new RegExp(NUMBER, 'gu')
const MAX_CACHED = 100

/**
 * Returns the prices that a text names, as written: `£1,950`, `1.950.000 ₫`, `CHF 35.–`, `35–49 €`, `50p`. Callers ask
 * for a line, its cells and its sentences several times.
 */
export const readWrittenPrices: (text: string) => readonly WrittenPrice[] = memoize(MAX_CACHED, (text) =>
  DIGIT.test(text)
    ? findMatches(text, PRICE).map(({ 0: found, index }) => {
        const shown = found.trim()
        const start = index + found.length - found.trimStart().length
        return { text: shown, start, end: start + shown.length }
      })
    : [],
)

/** Reports whether a text names a price in digits. */
export const hasPrice = (text: string): boolean => readWrittenPrices(text).length > 0

/** Returns a text without the prices that it names. */
export const withoutPrices = (text: string): string => replaceSpans(text, readWrittenPrices(text), () => ' ')

/** Returns the likeliest amount of each number in a text that is a price: 1950 and 12.5 for `£1,950 + 12€50`. */
export const amountsIn = (text: string): number[] =>
  findMatches(text.replace(/(?<=\d)€(?=\d{2}(?!\d))/gu, '.'), AMOUNTS).map(
    ([written]) => amountsOf(latinDigits(written).replace(/[.,][-–—]+$/u, ''))[0] ?? 0,
  )

/** Returns the amounts of the prices that a text names. */
export const priceAmounts = (text: string): number[] =>
  readWrittenPrices(text).flatMap(({ text: price }) => amountsIn(price))

/**
 * The ISO code of a written price's currency, '' where it names none. A dollar without a country counts as the American
 * one.
 */
export function currencyOf(price: string): string {
  const code = CODE.exec(price)?.[0]
  if (code) return code
  const word = /\p{Lu}{1,3}\$|S\/|[دجر]\.[ء-ي]|\p{L}+\.?/u.exec(price)?.[0].toLowerCase() ?? ''
  const named = WORDS[word] ?? WORDS[word.replace(/\.$/u, '')]
  if (named) return named
  const sign = [...price].find((letter) => CURRENCY_SIGNS[letter])
  if (sign) return CURRENCY_SIGNS[sign] ?? ''
  return /^P\d/u.test(price) ? 'PHP' : price.endsWith('p') ? 'GBP' : ''
}

import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'

/** The numbers of a text, each by every value that it may be read as: `1.200` is one thousand two hundred, or one and a fifth. */
export interface Amounts {
  plain: Set<string>
  percent: Set<string>
  /** Amounts with a currency beside them, as `value class`. */
  prices: Set<string>
  /** Minutes since midnight. */
  times: Set<string>
}

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
  anywhere: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u'),
}))

const NUMBER = /\d+(?:[.,'\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d)|[.,]\d{4,})?/g
const TIME = /(?<![\d.,])(\d{1,2})(?:([:.h])(\d{2})(?!\d))?\s?(am|pm|a\.m\.|p\.m\.|uhr|o'clock|h(?![\p{L}\d]))?/gu
const RANGE_START =
  /(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))?\s?(?:-|–|—|to|until|till|and|bis|und|a|al|as|ate|tot|en|et|y|e|الى)\s?\d{1,2}(?:[:.h]\d{2})?\s?(am|pm|a\.m\.|p\.m\.|uhr|h(?![\p{L}\d])|o'clock)/gu
const SPELLED: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [2, 'two zwei deux dos due dois duas twee'],
      [3, 'three drei trois tres tre drie'],
      [4, 'four vier quatre cuatro quattro quatro'],
      [5, 'five funf cinq cinco cinque vijf'],
      [6, 'six sechs seis sei zes'],
      [7, 'seven sieben sept siete sette sete zeven'],
      [8, 'eight acht huit ocho otto oito'],
      [9, 'nine neun neuf nueve nove negen'],
      [10, 'ten zehn dix diez dieci dez tien'],
      [11, 'eleven elf once undici'],
      [12, 'twelve zwolf douze doce dodici doze twaalf dozen'],
      [13, 'thirteen dreizehn treize trece tredici treze dertien'],
      [14, 'fourteen vierzehn quatorze catorce quattordici veertien fortnight'],
      [15, 'fifteen funfzehn quinze quince quindici vijftien'],
      [16, 'sixteen sechzehn seize dieciseis sedici dezesseis zestien'],
      [17, 'seventeen siebzehn dix-sept diecisiete diciassette dezessete zeventien'],
      [18, 'eighteen achtzehn dix-huit dieciocho diciotto dezoito achttien'],
      [19, 'nineteen neunzehn dix-neuf diecinueve diciannove dezenove negentien'],
      [20, 'twenty zwanzig vingt veinte venti vinte twintig'],
      [24, 'twenty-four vierundzwanzig'],
      [25, 'twenty-five funfundzwanzig'],
      [30, 'thirty dreissig trente treinta trenta trinta dertig'],
      [40, 'forty vierzig quarante cuarenta quaranta quarenta veertig'],
      [48, 'forty-eight achtundvierzig'],
      [50, 'fifty funfzig cinquante cincuenta cinquanta cinquenta vijftig half'],
      [60, 'sixty sechzig soixante sesenta sessanta sessenta zestig'],
      [70, 'seventy siebzig setenta settanta zeventig'],
      [80, 'eighty achtzig ochenta ottanta oitenta tachtig'],
      [90, 'ninety neunzig noventa novanta negentig'],
      [100, 'hundred hundert cent cien cento honderd'],
      [1000, 'thousand tausend mille mil duizend'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
)

/** The values that a written number may have, as text without trailing zeros. */
export function readingsOf(written: string): string[] {
  const bare = written.replace(/['\u00a0\u202f ]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last === -1) return [String(Number(bare))]
  const decimals = bare.length - last - 1
  const whole = bare.slice(0, last).replace(/[.,]/g, '')
  const asDecimal = String(Number(`${whole}.${bare.slice(last + 1)}`))
  // Three decimals are written where they count: 5,000 is never the 5 of another sentence.
  return decimals === 3 ? [String(Number(bare.replace(/[.,]/g, ''))), `${Number(whole)}.${bare.slice(last + 1)}`] : [asDecimal]
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
  return [...folded.matchAll(NUMBER)].map(({ 0: written, index }) => {
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

/** The number that a folded word spells; from two on. */
export function spelledValue(word: string): number | undefined {
  if (Object.hasOwn(SPELLED, word)) return SPELLED[word]
  const [, tens, ones] = /^(\p{L}+)-(\p{L}+)$/u.exec(word) ?? []
  const [, first, last] = /^(\p{L}{3,6})(?:und|en)(\p{L}{6,8})$/u.exec(word) ?? []
  const joined = tens === undefined ? [last, first] : [tens, ones]
  const [ten = 0, one = 0] = joined.map((part) =>
    part === undefined ? 0 : ONES.has(part) ? 1 : Object.hasOwn(SPELLED, part) ? (SPELLED[part] ?? 0) : 0,
  )
  return ten >= 20 && ten < 100 && one > 0 && one < 10 ? ten + one : undefined
}

const ONES = new Set(['one', 'ein', 'een', 'un'])

/** Words that are numbers in one language and something else in others: once, due, Sept. */
const NUMBER_ONLY_IN = new Map([
  ['once', 'es'],
  ['due', 'it'],
  ['sept', 'fr'],
  ['sei', 'it'],
])

const isOtherWord = (word: string, text: string): boolean => {
  const language = NUMBER_ONLY_IN.get(word)
  return language !== undefined && languageOfWords(text, wordsOf(text), language) !== language
}

/** Numbers that are spelled out, from two on: a one is too often no number. */
export function spelledNumbers(text: string): string[] {
  return (fold(text).match(/\p{L}+(?:-\p{L}+)?/gu) ?? []).flatMap((word) => {
    const value = isOtherWord(word, text) ? undefined : spelledValue(word)
    return value === undefined ? [] : [String(value)]
  })
}

/** Prices whose number is spelled out, as `value currency`. */
export function spelledPrices(text: string): string[] {
  const folded = fold(text)
  return [...folded.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(({ 0: word, index }) => {
    const value = spelledValue(word)
    const after = folded.slice(index + word.length, index + word.length + 12)
    const currency = value === undefined ? undefined : CURRENCIES.find((one) => one.after.test(after))?.currency
    return currency === undefined ? [] : [`${value} ${currency}`]
  })
}

interface ReadTime {
  minutes: number
  /** Says by itself whether it is before or after noon. */
  isSure: boolean
}

function readTimes(folded: string): ReadTime[] {
  return [...folded.matchAll(TIME)].flatMap(([, hour = '', separator = '.', minutes, mark = '']) => {
    // A point alone makes a price as well.
    if (separator === '.' && mark === '') return []
    const isAfternoon = mark.startsWith('p') && Number(hour) < 12
    const isMidnight = mark.startsWith('a') && Number(hour) === 12
    const total = (Number(hour) + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0)) * 60 + Number(minutes ?? 0)
    const isSure = /^[ap]/.test(mark) || Number(hour) > 12 || Number(hour) === 0 || mark === 'uhr' || mark === 'h'
    return isOnTheClock(Number(hour), Number(minutes ?? 0)) ? [{ minutes: total % 1440, isSure }] : []
  })
}

/** A range of hours with points, as in 8.30 to 17.30: two prices would hardly stand so. */
const POINTED_RANGE =
  /(?<![\d.,:])(\d{1,2})\.([0-5]\d)\s?(?:-|–|—|to|until|till|and|bis|und|a|al|as|ate|e|y|et|tot|en)\s?(\d{1,2})\.([0-5]\d)(?!\d|[.,]\d)/gu

/** The text, folded, without its times of day, whose digits are no numbers of their own. */
export function withoutTimes(text: string): string {
  const replace = (found: string, ...[hour = '', separator = '.', minutes = '0', mark]: (string | undefined)[]): string => {
    const isTime = (separator !== '.' || mark !== undefined) && isOnTheClock(Number(hour), Number(minutes))
    return isTime ? ' ' : found
  }
  return fold(text)
    .replace(RANGE_START, (found, hour: string, minutes = '') =>
      isOnTheClock(Number(hour), Number(minutes)) ? found.slice(hour.length + (minutes === '' ? 0 : minutes.length + 1)) : found,
    )
    .replace(TIME, replace)
}

const isOnTheClock = (hour: number, minutes: number): boolean => hour < 25 && minutes < 60

/** The times of day that a text names, in minutes since midnight. */
export function timesIn(text: string): string[] {
  return readTimes(fold(text)).map(({ minutes }) => String(minutes))
}

/** The times that a text claims, each with all that it may mean: a 7:15 without a mark may be one of the evening, a 07:15 is none. */
export function claimedTimesIn(text: string): string[][] {
  const folded = fold(text)
  const isLoose = (minutes: number): boolean => minutes % 60 !== 0 && new RegExp(`(?<!\\d)${Math.floor(minutes / 60)}[:.]`).test(folded)
  return [
    ...readTimes(folded).map(({ minutes, isSure }) =>
      (isSure || minutes >= 720 || !isLoose(minutes) ? [minutes] : [minutes, minutes + 720]).map(String),
    ),
    ...rangeStartsIn(text),
  ]
}

/** The times at which ranges begin, in minutes since midnight, each with all that it may mean: the 9 of "9 to 5 pm". */
export function rangeStartsIn(text: string): string[][] {
  return [...fold(text).matchAll(RANGE_START)].map(([, from = '', minutes = '0', mark = '']) => {
    const start = Number(from) * 60 + Number(minutes)
    return (/^[ap]/.test(mark) && Number(from) < 12 ? [start, start + 720] : [start]).map(String)
  })
}

/** The times of day that a text may mean: those at the begin of a range too, and 6:30 as both where no hour is over twelve. */
export function possibleTimesIn(text: string): Set<string> {
  const folded = fold(text)
  const times = readTimes(folded)
  const hasLongClock = times.some(({ minutes }) => minutes >= 13 * 60)
  const pointed = [...folded.matchAll(POINTED_RANGE)].flatMap(([, from, minutes, to, past]) => [
    Number(from) * 60 + Number(minutes),
    Number(to) * 60 + Number(past),
  ])
  const all = times.flatMap(({ minutes, isSure }) => (isSure || hasLongClock || minutes >= 720 ? [minutes] : [minutes, minutes + 720]))
  return new Set([...rangeStartsIn(text).flat(), ...[...pointed, ...all].map(String)])
}

/** The currencies that a text names anywhere. */
export function currenciesIn(text: string): Set<string> {
  const folded = fold(text)
  return new Set(CURRENCIES.filter(({ anywhere }) => anywhere.test(folded)).map(({ currency }) => currency))
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

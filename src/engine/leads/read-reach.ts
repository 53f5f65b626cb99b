import { findMatches } from '#src/base/find-matches.ts'
import { latinDigits } from '#src/base/letters.ts'
import {
  type CountryCode,
  type PhoneNumber,
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import { readDigitDates } from '../values/dates.ts'
import { readSpokenEmails } from '../values/contacts.ts'
import { replaceSpans } from '../values/text-spans.ts'
import { alternativesOf, siteWords } from '../language/word-lists.ts'
import { NUMBER_GIVEN, anyOf, listed } from './lead-patterns.ts'

/** Countries of phone numbers. */
export { type CountryCode, isSupportedCountry } from 'libphonenumber-js'

const COUNTRIES: Readonly<Record<string, CountryCode>> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  ar: 'AE',
}

/**
 * Returns the countries to try for a number without a country code, the most likely first. The country of the
 * business comes before the region of the browser, because most visitors are near, and many browsers say `en-US`
 * anywhere.
 */
export function countriesOf(business: CountryCode | undefined, locale: string): CountryCode[] {
  const [language = '', region = ''] = locale.split(/[-_]/)
  const country = region.toUpperCase()
  const found = [business, isSupportedCountry(country) ? country : undefined, COUNTRIES[language.toLowerCase()]]
  return [...new Set(found.filter((one) => one !== undefined))]
}

/** Words before an old or wrong address. */
const NOT_THIS = new RegExp(`${anyOf('notThis')}(?!\\p{L})[^@.!?]{0,24}$`, 'iu')
/** Words after an address that the visitor asks about. */
const ASKED_OF = new RegExp(`^[^.!?]{0,30}${anyOf('yours')}(?!\\p{L})[^.!?]{0,20}\\?`, 'iu')
/** Words before contact details of the business, or before another kind of number. */
const USED_ALREADY = new RegExp(`${anyOf('usedAlready')}(?!\\p{L})`, 'iu')
const NO_PHONE = new RegExp(
  `${anyOf('numbered')}\\p{L}*(?:[^.!?,\\d]{0,12}(?:no|nr|n°|id|code|${alternativesOf(siteWords('numberWords'))})(?!\\p{L})\\.?[^.!?,\\d]{0,14}| ?\\p{L}{0,3}[\\s:#]*(?:\\p{Lu}{1,4}-?)?)$`,
  'iu',
)
const CLAUSE_END = new RegExp(`[.!?;](?:\\s|$)|,\\s*(?:${listed('but')})\\s`, 'u')

/** Reads the last address that is the visitor's own and not old or wrong. */
export function readEmail(text: string): { value: string; words: string } | undefined {
  const found = readSpokenEmails(text)
  const before = (at: number): string => text.slice(at === 0 ? 0 : (found[at - 1]?.start ?? 0), found[at]?.start)
  const theirs = found.filter(({ end }, at) => isOwn(before(at)) && !ASKED_OF.test(text.slice(end)))
  const meant = found.filter((address, at) => theirs.includes(address) && !NOT_THIS.test(before(at)))
  const last = (meant.length > 0 ? meant : found.length > 1 ? [] : theirs).at(-1)
  return last && { value: last.value, words: text.slice(last.start, last.end) }
}

const isOwn = (before: string): boolean => {
  const clause = before.split(CLAUSE_END).at(-1) ?? ''
  return !USED_ALREADY.test(clause) && !NO_PHONE.test(clause)
}

/** Digits that look like a phone number in an unknown or unassigned range. */
const PHONE_LIKE = /(?<![\d@\p{L}]|\p{L}-)(?:\+|00?) ?\d[\d ()/.-]{7,18}\d(?!\d)/gu

/** A number that can be called from elsewhere has at least this many digits. */
const MIN_DIGITS = 7

/** No country has shorter numbers. Most messages with digits have fewer, such as a time. */
const LEAST_DIGITS = 5

/** A phone number as people may type it: 6 to 15 digits. */
const DIGITS = String.raw`[+(]{0,2}\d(?:[ ()/.•\u00a0–-]{0,3}\d){5,14}(?![ ()/.•\u00a0–-]{0,3}\d)`
/** Digits right after words such as "my number is". */
const GIVEN = new RegExp(`${NUMBER_GIVEN}[\\s:#.=-]{0,4}(${DIGITS})`, 'giu')
const ALONE = new RegExp(`^\\s*(${DIGITS})[\\s.!]*$`, 'u')

interface FoundNumber {
  value: string
  from: number
  to: number
}

/** The most digits of a message to read. */
const MAX_DIGITS = 300

const withoutDates = (latin: string): string =>
  replaceSpans(latin, readDigitDates(latin), (length) => ' '.repeat(length))

/** Returns a text with blanks in place of everything before its last 300 digits. */
function lastDigitsOf(text: string): string {
  const from = findMatches(text, /\d/gu).at(-MAX_DIGITS)?.index ?? 0
  return ' '.repeat(from) + text.slice(from)
}

/** Finds the valid numbers of a country, and possible ones. */
function numbersIn(latin: string, country: CountryCode | undefined): FoundNumber[] {
  const valid = findPhoneNumbersInText(latin, country ? { defaultCountry: country } : {}).map(
    ({ number, startsAt, endsAt }) => ({ value: number.number, from: startsAt, to: endsAt }),
  )
  const possible = findMatches(latin, PHONE_LIKE).flatMap(({ 0: digits, index }) => {
    const number = parsePhoneNumberFromString(digits, country)
    const isFound = valid.some(({ from, to }) => index < to && from < index + digits.length)
    if (!number?.isPossible() || isFound) return []
    // A 0 that a country does not use as a prefix is a sign of another country.
    const isOfElsewhere = country !== 'IT' && number.nationalNumber.startsWith('0')
    return !isOfElsewhere ? [{ value: number.number, from: index, to: index + digits.length }] : []
  })
  return [...valid, ...possible].toSorted((a, b) => a.from - b.from)
}

/**
 * Finds numbers as they were typed: those after words such as "my number is", or else digits that look like phone
 * numbers.
 */
function typedNumbers(latin: string): FoundNumber[] {
  const given = findMatches(latin, GIVEN).map(({ 0: all, 1: value = '', index }) => ({
    value,
    from: index + all.length - value.length,
    to: index + all.length,
  }))
  const alike = findMatches(latin, PHONE_LIKE).map(({ 0: value, index }) => ({
    value,
    from: index,
    to: index + value.length,
  }))
  return given.length > 0 ? given : alike
}

/**
 * Returns the visitor's phone number: the last one that is theirs, not one that they called or another kind of
 * number. Returns it in E.164 for the first of `countries` that groups numbers like this, or else the first in which
 * it is valid. Returns any other number as typed.
 */
export function readPhone(
  text: string,
  countries: readonly CountryCode[],
): { value: string; words: string } | undefined {
  const latin = lastDigitsOf(withoutDates(latinDigits(text)))
  if (findMatches(latin, /\d/gu).length < LEAST_DIGITS) return undefined
  const readings = countries.length > 0 ? countries : [undefined]
  const found = readings.flatMap((country) => lastOwn(text, numbersIn(latin, country)) ?? [])
  const valid = found.flatMap((one) => {
    const number = parsePhoneNumberFromString(one.value)
    return number?.isValid() ? [{ ...one, number }] : []
  })
  const best =
    valid.find(({ number, from, to }) => isGroupedAs(number, latin.slice(from, to))) ??
    valid[0] ??
    found[0] ??
    lastOwn(text, typedNumbers(latin))
  return best && { value: best.value, words: text.slice(best.from, best.to) }
}

const groupsOf = (text: string): string[] => text.match(/\d+/gu) ?? []

/** Reports whether digits are grouped as the number's country writes it: `(212) 555-2368` is American. */
function isGroupedAs(number: PhoneNumber, typed: string): boolean {
  const groups = groupsOf(typed)
  return groups.length > 1 && groups.join(' ') === groupsOf(number.formatNational()).join(' ')
}

function lastOwn(text: string, found: readonly FoundNumber[]): FoundNumber | undefined {
  const long = found.filter(({ value, from, to }) => isTyped(value) || digitCount(text.slice(from, to)) >= MIN_DIGITS)
  return long.findLast(({ from }, at) => isOwn(text.slice(long[at - 1]?.to ?? 0, from)))
}

const isTyped = (value: string): boolean => !/^\+\d+$/u.test(value)
const digitCount = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0

/** Reads a phone number in the reply to a request for one. Here, a few digits alone count. */
export function readAskedPhone(
  text: string,
  countries: readonly CountryCode[],
): { value: string; words: string } | undefined {
  const typed = ALONE.exec(latinDigits(text))?.[1]
  return readPhone(text, countries) ?? (typed === undefined ? undefined : { value: typed, words: text.trim() })
}

/** Formats a number: nationally if it is in the first country, or else internationally. */
export function writePhone(value: string, [home]: readonly CountryCode[]): string {
  const number = isTyped(value) ? undefined : parsePhoneNumberFromString(value)
  if (!number) return value
  const isNear = home !== undefined && number.countryCallingCode === getCountryCallingCode(home)
  return isNear ? number.formatNational() : number.formatInternational()
}

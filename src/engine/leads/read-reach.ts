import { latinDigits } from '#src/base/letters.ts'
import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import { findEmails } from './emails.ts'
import { ASKED_OF, NOT_THIS, NO_PHONE, OF_OTHERS, USED_ALREADY } from './not-theirs.ts'

/** How a visitor can be reached, by their own words. */

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
 * The region of the locale, or the country where its language is spoken most among those who write national numbers.
 */
export function countryOf(locale: string): CountryCode | undefined {
  const [language = '', region = ''] = locale.split(/[-_]/)
  const country = region.toUpperCase()
  return isSupportedCountry(country) ? country : COUNTRIES[language.toLowerCase()]
}

/** The last address that the visitor does not speak of as an old or a wrong one. */
export function readEmail(text: string): { value: string; words: string } | undefined {
  const found = findEmails(text)
  const before = (at: number): string => text.slice(at === 0 ? 0 : (found[at - 1]?.index ?? 0), found[at]?.index)
  const theirs = found.filter(
    ({ words, index }, at) => isOwn(before(at)) && !ASKED_OF.test(text.slice(index + words.length)),
  )
  const meant = found.filter((address, at) => theirs.includes(address) && !NOT_THIS.test(before(at)))
  const last = (meant.length > 0 ? meant : found.length > 1 ? [] : theirs).at(-1)
  return last && { value: last.value, words: last.words }
}

const isOwn = (before: string): boolean => {
  const clause = before.split(/[.!?;](?:\s|$)|,\s*(?:but|aber|mais|pero|ma|mas|maar)\s/u).at(-1) ?? ''
  return !OF_OTHERS.test(clause) && !USED_ALREADY.test(clause) && !NO_PHONE.test(clause)
}

const DATE = /(?<![\d./-])(?:\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![./-]?\d)/g

/**
 * Digits that may be a phone number of somebody who leaves the country out: a range that is not given out yet, or
 * never.
 */
const PHONE_LIKE = /(?<![\d@\p{L}])(?:\+|00?)\d[\d ()/.-]{7,16}\d(?!\d)/gu

/** A number that reaches somebody from elsewhere has no fewer digits. */
const MIN_DIGITS = 7

/**
 * The last number that the visitor does not speak of as another's, as the one they rang, or as no phone number at all.
 */
export function readPhone(
  text: string,
  country: CountryCode | undefined,
): { value: string; words: string } | undefined {
  const latin = latinDigits(text).replace(DATE, (date) => ' '.repeat(date.length))
  const valid = findPhoneNumbersInText(latin, country ? { defaultCountry: country } : {}).map(
    ({ number, startsAt, endsAt }) => ({
      value: number.number,
      from: startsAt,
      to: endsAt,
    }),
  )
  const possible = [...latin.matchAll(PHONE_LIKE)].flatMap(({ 0: digits, index }) => {
    const number = parsePhoneNumberFromString(digits, country)
    const isFound = valid.some(({ from, to }) => index < to && from < index + digits.length)
    return number?.isPossible() && !isFound ? [{ value: number.number, from: index, to: index + digits.length }] : []
  })
  const all = [...valid, ...possible].toSorted((a, b) => a.from - b.from)
  const long = all.filter(({ from, to }) => latin.slice(from, to).replace(/\D/g, '').length >= MIN_DIGITS)
  const own = long.filter(({ from }, at) => isOwn(text.slice(long[at - 1]?.to ?? 0, from)))
  const last = own.at(-1)
  return last && { value: last.value, words: text.slice(last.from, last.to) }
}

/** A number that stands alone, in E.164; nothing when it is none. */
export function readPhoneNumber(text: string, country: CountryCode | undefined): string | undefined {
  return readPhone(text, country)?.value
}

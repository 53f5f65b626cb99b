import { alternatives, alternativesOf } from '../../language/word-lists.ts'
import { EVERY_DAY, WEEKDAY_NAMES } from '../../answer/text/calendar-words.ts'
import { readEmails } from '../../values/emails.ts'
import { readPhones } from '../../values/phones.ts'
import { OF_THE, STREETS } from '../typed/address-words.ts'
import { wordPattern } from './word-patterns.ts'

/** What a piece of text carries, told by its shape. All patterns are linear in the length of the text. */

const TIME_SPAN =
  /\b\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|à|a|until|till)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?|[٠-٩]{1,2}(?::[٠-٩]{2})?\s?[صم]?\s?(?:[-–—]|إلى|حتى)\s?[٠-٩]{1,2}(?::[٠-٩]{2})?|\d\s?(?:(?:[صم]|(?:صباح|مساء|ظهر)[\p{L}\p{M}]*)\s?(?:[-–—]|إلى|حتى)|إلى|حتى)\s?\d/iu
const DAY = wordPattern(
  new RegExp(
    '(?<!\\p{L})(?:' +
      `${EVERY_DAY}|` +
      `(?:${WEEKDAY_NAMES.flatMap(({ full }) => full).join('|')})s?|` +
      `${WEEKDAY_NAMES.flatMap(({ short }) => short).join('|')})\\.?(?!\\p{L})`,
    'iu',
  ),
)
const OPEN_WORD = wordPattern(
  new RegExp(
    '(?<!\\p{L})(?:opening|hours|open|closed|öffnungszeiten|geöffnet|geschlossen|ouvert|ouverture|horaires?|fermé|horarios?|abierto|cerrado|' +
      'abertura|aberto|fechado|orari|aperto|chiuso|openingstijden|geopend|gesloten|ساعات العمل|الدوام|مفتوح|مغلق)(?!\\p{L})',
    'iu',
  ),
)
/**
 * British, Canadian, continental (a year before a month is none), American and Dutch postcodes with what stands beside
 * them.
 */
const POSTCODE =
  /\b[A-Z]\d[A-Z]\s\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|(?:^|[,\n|·]\s?|\b[A-Z]{1,2}-)\d{4,5}\s\p{Lu}\p{Ll}{2}|\b(?<!(?:[Ee]st\.?|[Ss]ince|[Ss]eit|[Dd]epuis|[Dd]esde)\s)(?!19\d\d\s|20\d\d\s)\d{4,5}\s\p{Lu}\p{Ll}{2}|\b[A-Z]{2}\s\d{5}\b|,\s(?!19\d\d|20\d\d)\d{4,5},\s\p{Lu}\p{Ll}|,\s\p{Lu}[\p{L} ]{2,30}\s\d{6}(?!\d)|(?<![\d-])\d{5}-\d{3}(?![\d-])|\b\d{4}\s?[A-Z]{2}\s\p{Lu}/u
/** What stands in each of these. */
const POSTCODE_DIGITS = /\d{4}|\d[A-Z]{2}|\d[A-Z]\d/u
const STREET = `(?:${alternativesOf(STREETS)})`
/** The same where the number stands before, in any case. */
const HOUSE_STREET = `(?:${alternatives(STREETS.fr).replace(/\p{Lu}/gu, (letter) => `[${letter}${letter.toLowerCase()}]`)})`
const NUMBER_STREET =
  /\b\d{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}'.-]{0,30}\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Square|Court|Way|Boulevard|Blvd)\b/u
const STREET_NUMBER = /(?<=(?:straße|strasse|str\.|gasse|platz|weg|allee)\s?)\d/u
/**
 * A line with a number, names and a postcode between commas is an address whatever its street is called: `7 The
 * Ropewalk, Ashcombe, Victoria, 3199`.
 */
export const NUMBERED_PLACE = /^\s*\d{1,5}[a-z]?,?\s\p{Lu}[\p{L}'’. ]{2,40},\s\p{Lu}[\p{L}'’., ]{2,60}\s\d{4,6}$/mu
/** A street that its word opens, with the number of the house behind its name or before the word. */
const NAMED_STREET = new RegExp(
  `(?<!\\p{L})${STREET}\\s(?:(?:${alternativesOf(OF_THE)}) ){0,3}\\p{Lu}[\\p{L}'’. ]{1,40},?\\s(?:n\\.?º?\\s?)?\\d{1,4}[A-Z]?(?![\\p{L}\\d:])|` +
    `(?<![\\d.,:])\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s${HOUSE_STREET}\\s(?:(?:${alternatives(OF_THE.fr)})\\s|(?:de\\s)?[ld][’']){0,3}\\p{Lu}`,
  'u',
)
/** The word for a street before its name. */
const STREET_WORD = wordPattern(
  /(?<!\p{L})(?:rue|calle|c\/|avda\.?|avenida|plaza|paseo|rua|viale|via|piazza)\s\p{L}|شارع\s\p{L}/iu,
)
const STREET_NAMED =
  /(?<!\p{L})(?:rue|calle|c\/|avda\.?|avenida|plaza|paseo|rua|viale|piazza)\s\p{Lu}|(?<!\p{L})via\s\p{Lu}[\p{L}. ]{1,30},?\s\d|شارع\s\p{L}/u

const DIGIT = /\d/u
const ANY_DIGIT = /[\d٠-٩۰-۹]/u

export const hasDay = (text: string) => DAY.test(text)
/** Days and what joins them, and nothing else. */
export const isDays = (text: string): boolean =>
  hasDay(text) &&
  text
    .split(/[\s–—-]+/u)
    .every((word) => hasDay(word) || /^(?:[&,+/]|and|to|und|bis|et|à|au|y|a|al|e|en|tot)?$/iu.test(word))
export const hasEmail = (text: string) => readEmails(text).length > 0
export const hasPhone = (text: string) => readPhones(text).some(({ isSure }) => isSure)
const hasPostcode = (text: string) => POSTCODE_DIGITS.test(text) && POSTCODE.test(text)
export const hasAddress = (text: string) =>
  (DIGIT.test(text) &&
    (hasPostcode(text) ||
      NUMBER_STREET.test(text) ||
      NUMBERED_PLACE.test(text) ||
      STREET_NUMBER.test(text) ||
      NAMED_STREET.test(text))) ||
  (STREET_WORD.test(text) && STREET_NAMED.test(text))
/** Two of three: a day, a span of times, a word of opening. */
export const hasHours = (text: string) =>
  DAY.test(text)
    ? saysOpen(text) || (ANY_DIGIT.test(text) && TIME_SPAN.test(text))
    : DIGIT.test(text) && TIME_SPAN.test(text) && saysOpen(text)
const TIMES =
  /\d\s?:\s?[0-5]\d(?!\d)[^\d:]{1,16}\d{1,2}\s?:\s?[0-5]\d(?!\d)|\d(?:[:.h][0-5]\d)?\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|à|a|until|till)\s?\d{1,2}(?:[:.h][0-5]\d\s?(?:[ap]\.?m|uhr)|\s?(?:[ap]\.?m|uhr|h(?!\p{L})))/iu
/** Two times of the day, as a clock shows them. */
export const hasTimes = (text: string) => DIGIT.test(text) && TIMES.test(text)
const saysOpen = (text: string) => text.includes('24/7') || OPEN_WORD.test(text)
export const hasContact = (text: string) => hasEmail(text) || hasPhone(text) || hasAddress(text)

/** What parts words, but for a single space. */
const PARTING = /[^\p{L}\p{N}€£$%+@ ][^\p{L}\p{N}€£$%+@]*| [^\p{L}\p{N}€£$%+@]+/gu
/** White space other than single spaces. */
const UNFOLDED = /[^\S ]|\s\s/u

/** The form in which two lines count as the same: list marks, letter case and white space do not matter. */
export function lineKey(text: string): string {
  const bare = text.toLowerCase().replace(/^\s*[-•*]\s+/u, '')
  return (UNFOLDED.test(bare) ? bare.replace(/\s+/gu, ' ') : bare).trim()
}

/** The words of a text and nothing else, for comparing names and titles. */
export function foldKey(text: string): string {
  return text.toLowerCase().replace(PARTING, ' ').trim()
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/u).length
}

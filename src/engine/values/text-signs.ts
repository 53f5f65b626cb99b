import { EVERY_DAY, WEEKDAY_NAMES } from '../language/calendar-words.ts'
import { alternativesOf, anyWord, siteWords } from '../language/word-lists.ts'
import { hasTimeSpan } from './clock-times.ts'
import { readEmails } from './contacts.ts'
import { readPhones } from './phones.ts'
import { hasAddress } from './postal-addresses.ts'

/** Tests for what a text contains, by its form. All patterns are linear in the length of the text. */

const DAY = new RegExp(
  '(?<!\\p{L})(?:' +
    `${EVERY_DAY}|` +
    `(?:${WEEKDAY_NAMES.flatMap(({ full }) => full).join('|')})s?|` +
    `${WEEKDAY_NAMES.flatMap(({ short }) => short).join('|')})\\.?(?!\\p{L})`,
  'iu',
)
const OPEN_WORD = anyWord(siteWords('openingLabels'))
const JOINS_DAYS = new RegExp(`^(?:[,+/]|${alternativesOf(siteWords('andWords'), siteWords('rangeWords'))})?$`, 'iu')

export const hasDay = (text: string) => DAY.test(text)
/** Reports whether a text has only days and the words that join them. */
export const isDays = (text: string): boolean =>
  hasDay(text) && text.split(/[\s–—-]+/u).every((word) => hasDay(word) || JOINS_DAYS.test(word))
export const hasEmail = (text: string) => readEmails(text).length > 0
export const hasPhone = (text: string) => readPhones(text).some(({ isSure }) => isSure)
/** Reports whether a text has two of these: a day, a time span, a word for opening. */
export const hasHours = (text: string) =>
  DAY.test(text) ? saysOpen(text) || hasTimeSpan(text) : saysOpen(text) && hasTimeSpan(text)
/** Reports whether a text has two times of day. */
export const hasTimes = (text: string) => hasTimeSpan(text)
const saysOpen = (text: string) => text.includes('24/7') || OPEN_WORD.test(text)
export const hasContact = (text: string) => hasEmail(text) || hasPhone(text) || hasAddress(text)

/** Separators of words other than a single space. */
const PARTING = /[^\p{L}\p{N}€£$%+@ ][^\p{L}\p{N}€£$%+@]*| [^\p{L}\p{N}€£$%+@]+/gu
/** White space other than single spaces. */
const UNFOLDED = /[^\S ]|\s\s/u

/** Returns the form in which lines are compared: without list marks, letter case and white space. */
export function lineKey(text: string): string {
  const bare = text.toLowerCase().replace(/^\s*[-•*]\s+/u, '')
  return (UNFOLDED.test(bare) ? bare.replace(/\s+/gu, ' ') : bare).trim()
}

/** Returns only the words of a text, for comparing names and titles. */
export function foldKey(text: string): string {
  return text.toLowerCase().replace(PARTING, ' ').trim()
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/u).length
}

import { siteWords, alternativesOf } from '../language/word-lists.ts'
import { findMatches } from '#src/base/find-matches.ts'
import { latinDigits } from '#src/base/letters.ts'
import type { Span } from './value-types.ts'

/** A phone number in a text. */
export interface Phone extends Span {
  /** As written, in Latin digits. */
  value: string
  /** Its label or its form shows that it is a phone number. Other digits only look like one. */
  isSure: boolean
  /** The text before it, at most 40 characters. */
  before: string
}

/** One number, or two with a separator between them, including spaces and marks. */
const SHAPE =
  /(?<![\d.,/€£$-]|\d:|\p{Lu}{2})(?:(?:\+\d|\(\+?\d|00\d|0\s?\d|1[\s.-]\(?\d{3}|[1-9]\d{1,4}[\s.•-]|3[2-9]\d\/)[\d\s()./•\u00a0–-]{5,48}\d|[1-9]\d{3,4}[\s.•-]\d{4,5}|[1-9]\d{6,11})(?![\d/]|\s?[€£$%])/gu
const DATE = /(?<![\d./])\d{1,2}[./]\d{1,2}[./]\d{2,4}(?![\d./])|(?<![\d./])\d{1,2}[:.]\d{2}\s?[-–]\s?\d/u
/** A year or an IP address, where no area code says that it is a phone number. */
const LIKE_OTHERS = /\b(?:19|20)\d\d\b|\d{1,3}(?:\.\d{1,3}){3}/u
/** A number abroad or with its area code, as phone numbers are written and years are not. */
const WITH_AREA =
  /^\(?[+0]|^\(\d{2,4}\)\s?\d{3,5}[\s.•-]?\d{4}$|^(?:1[\s.-])?\(?\d{3}\)?[\s.•-]\d{3}[\s.•-]\d{2}[\s.-]?\d{2}$/u
const GROUPED = /^\(?\d{3}\)?[\s.-]\d{2,3}[\s.-]\d{2,4}/u
const ITALIAN_MOBILE = /^3[2-9]\d[\s./-]\d{3}\s?\d{3,4}$/u
/** A date, an amount in groups of three, years or a range. Other digits are a phone number. */
const OTHER_NUMBER = /^\d{4}-\d{2}-\d{2}|^\d{1,3}(?:\.\d{3})+$|^\d{4} ?[-–/] ?\d{4}$|\d ?– ?\d{1,3}$/u
const PHONE_PIECE = new RegExp(alternativesOf(siteWords('phonePieces')), 'iu')
const LABEL_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${alternativesOf(siteWords('phoneLabels'))})(?: (?:${alternativesOf(siteWords('numberWords'))}))?|☎|📞)[^\\p{L}\\d]{0,4}$`,
  'iu',
)
const REGISTER = new RegExp(`(?:${alternativesOf(siteWords('registers'))})(?!\\p{L})`, 'iu')
/** Names of other numbers, directly before one. In German it is one word: `Bestellnummer`. */
const ITEM_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(siteWords('itemNumbers'))})(?:[. ]{1,2}(?:${alternativesOf(siteWords('numberWords'))}))?[.:#\\s]*$`,
  'iu',
)
const MIN_DIGITS = 7
const MAX_DIGITS = 15
/** A number with its area code has at least this many digits. */
const WHOLE_DIGITS = 9
const MAX_CONTEXT = 40

const digitsOf = (text: string): string => text.replace(/\D/gu, '')

/** A country code or a leading 0 does not make another number. */
const SAME_DIGITS = 8

/** Returns the digits that all ways to write a phone number have in common: the last eight. */
export const phoneKey = (phone: string): string => digitsOf(phone).slice(-SAME_DIGITS)

/** Returns the numbers in a text that look like phone numbers, in order. */
export function readPhones(written: string): Phone[] {
  const text = latinDigits(written)
  return findMatches(text, SHAPE)
    .flatMap(separate)
    .flatMap(({ shown, at }) => {
      const value = shown.trim().replace(/^\((?=[^)]*$)|\s?\([^)]*$/gu, '')
      const digits = digitsOf(value).length
      if (digits < MIN_DIGITS || digits > MAX_DIGITS || DATE.test(value) || OTHER_NUMBER.test(value)) return []
      const before = text.slice(Math.max(0, at - MAX_CONTEXT), at)
      const start = at + shown.indexOf(value)
      return [{ value, start, end: start + value.length, before, isSure: isSure(value, before) }]
    })
}

/**
 * Separates two whole numbers with a mark between them, or an area code in brackets after the first. A mark before or
 * within a number joins its groups.
 */
function separate({ 0: shown, index }: RegExpExecArray): { shown: string; at: number }[] {
  const pieces = shown.split(/(\s?[/–]\s?|\s[•-]\s|\s(?=\(\d{2,5}\)))/u)
  const numbers = pieces.filter((_, at) => at % 2 === 0)
  const [first = '', second = ''] = numbers
  // "01234 567890 / 567891": the second number has the area code of the first.
  if (digitsOf(first).length >= WHOLE_DIGITS && digitsOf(second).length < MIN_DIGITS && /[/–•]/u.test(pieces[1] ?? ''))
    return [{ shown: first, at: index }]
  if (!numbers.every((number) => digitsOf(number).length >= MIN_DIGITS)) return [{ shown, at: index }]
  return numbers.map((number, at) => ({ shown: number, at: index + pieces.slice(0, 2 * at).join('').length }))
}

/** Returns the text between a number and the one before, given the text before it. */
export const textBeside = (before: string): string => before.replace(/^.*\d\d/su, '')

/** Reports whether a text is about phones. */
export const namesPhone = (text: string): boolean => PHONE_PIECE.test(text)

/**
 * Reports whether a number without a label can only be a phone number: it has a prefix, and groups as people write
 * them.
 */
function isSure(value: string, before: string): boolean {
  const beside = textBeside(before)
  // After its own label, a number does not belong to a register that is named earlier.
  const isLabelled = LABEL_BEFORE.test(beside)
  if (REGISTER.test(isLabelled ? beside : (before.split(/[·|;,]/u).at(-1) ?? ''))) return false
  if (ITEM_NUMBER.test(beside) || (LIKE_OTHERS.test(value) && !WITH_AREA.test(value))) return false
  // Digits in one run are a phone number only right after its label.
  if (/^[1-9]\d+$/u.test(value)) return isLabelled
  if (ITALIAN_MOBILE.test(value) || PHONE_PIECE.test(before)) return true
  return digitsOf(value).length >= WHOLE_DIGITS && (WITH_AREA.test(value) || GROUPED.test(value))
}

import { findMatches } from '#src/base/find-matches.ts'
import { HOLIDAY_NAMES, MONTH_NAMES } from '../language/calendar-words.ts'
import { alternativesOf, siteWords } from '../language/word-lists.ts'
import { replaceSpans } from './text-spans.ts'
import { NUMBER_PHRASES } from './value-lexicon.ts'
import type { CalendarDate, Span } from './value-types.ts'

/**
 * Days of every year, from the first to the last, as month × 100 + day. If the last day is before the first, the span
 * crosses the new year.
 */
export interface DateSpan {
  from: number
  until: number
}

const SPAN = alternativesOf(siteWords('spanWords'))
const PAIR = alternativesOf(siteWords('andWords'), siteWords('orWords'))
/** "Children under 18 may join." */
const MONTH = `(?!may (?!(?:${SPAN}|${PAIR})(?!\\p{L}))\\p{L})(?:${MONTH_NAMES.flat().join('|')})(?!\\p{L})`
/** Folding turns `1º` into `1o`. */
const ORDINAL = '(?:st|nd|rd|th|er|o|°|\\.)?'
const LINK = ` ?(?:,|-|–|${PAIR}|${SPAN}) ?(?:(?:${alternativesOf(siteWords('dateArticles'))}) )?`
const OF = " ?(?:of |de |d')?"
const DAY_FIRST = new RegExp(
  `(?<![\\d.:])(?<day>\\d{1,2})${ORDINAL}(?:${OF}(?<month>${MONTH})(?:(?<link>${LINK})(?<last>\\d{1,2})${ORDINAL}(?:${OF}(?<end>${MONTH}))?)?|` +
    `(?<joint>${LINK})(?<to>\\d{1,2})${ORDINAL}${OF}(?<only>${MONTH}))(?: (?:19|20)\\d{2})?`,
  'gu',
)
const MONTH_FIRST = new RegExp(
  `(?<!\\p{L})(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d| ?[ap]\\.?m)(?:(${LINK})(\\d{1,2})(?:st|nd|rd|th))?`,
  'gu',
)
const SPANS = new RegExp(`-|–|(?<!\\p{L})(?:${SPAN})(?!\\p{L})`, 'u')
const HOLIDAYS = HOLIDAY_NAMES.map(
  ([names, from, until = from]) => [new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'gu'), from, until] as const,
)

const monthOf = (word: string): number => MONTH_NAMES.findIndex((names) => names.includes(word)) + 1

const isDate = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

interface Ends {
  day: string
  month: string
  link: string
  lastDay: string
  lastMonth: string
}

/**
 * Reads "25 December", "25 and 26 December" or "10 January to 28 February". Returns the days, or none if a number is
 * not a date.
 */
function readEnds({ day, month, link, lastDay, lastMonth }: Ends): DateSpan[] {
  const end = monthOf(lastMonth)
  const start = monthOf(month) || end
  const first = start * 100 + Number(day)
  if (!isDate(start, Number(day))) return []
  const last = (end || start) * 100 + Number(lastDay)
  if (lastDay === '' || !isDate(end || start, Number(lastDay))) return [{ from: first, until: first }]
  return SPANS.test(link) ? [{ from: first, until: last }] : [first, last].map((date) => ({ from: date, until: date }))
}

/** Returns the dates with the name of a month or holiday in a folded text, by kind, each with its position. */
function findDates(folded: string): (DateSpan & Span)[] {
  const found: (DateSpan & Span)[] = []
  const take = ({ 0: { length }, index }: RegExpExecArray, dates: readonly DateSpan[]): void => {
    const span = { start: index, end: index + length }
    if (!found.some(({ start, end }) => start < span.end && end > span.start))
      found.push(...dates.map((date) => ({ ...date, ...span })))
  }
  for (const match of findMatches(folded, DAY_FIRST)) {
    const { day = '', month = '', link, last, end, joint, to, only } = match.groups ?? {}
    take(
      match,
      readEnds({ day, month, link: link ?? joint ?? '', lastDay: last ?? to ?? '', lastMonth: end ?? only ?? '' }),
    )
  }
  for (const match of findMatches(folded, MONTH_FIRST)) {
    const [, month = '', day = '', link = '', lastDay = ''] = match
    take(match, readEnds({ day, month, link, lastDay, lastMonth: '' }))
  }
  for (const [pattern, from, until] of HOLIDAYS)
    for (const match of findMatches(folded, pattern)) take(match, [{ from, until }])
  return found
}

/** Returns the dates that a folded text names, including holidays with a fixed date, and the text without them. */
export function readDates(folded: string): { dates: DateSpan[]; rest: string } {
  const found = findDates(folded)
  return { dates: found.map(({ from, until }) => ({ from, until })), rest: replaceSpans(folded, found, () => ' ') }
}

/** Returns the dates, whole months and holidays that a folded text names, both ends of a span as one each. */
export function readNamedDates(folded: string): CalendarDate[] {
  const dates = findDates(folded)
  const rest = replaceSpans(folded, dates, (length) => ' '.repeat(length))
  const valueAt = ({ start, end }: Span, date: number): CalendarDate => ({
    kind: 'date',
    readings: [{ month: Math.floor(date / 100), day: date % 100 }],
    start,
    end,
  })
  return [
    ...dates.flatMap((one) => [...new Set([one.from, one.until])].map((date) => valueAt(one, date))),
    ...findMatches(rest, MONTHS_ALONE).map(({ 0: name, index }) =>
      valueAt({ start: index, end: index + name.length }, monthOf(name) * 100),
    ),
  ]
}

const ISO = /(?<![\d-])(?:19|20)\d{2}-(\d{2})-(\d{2})(?![\d-])/g
const POINTED = /(?<![\d.]|\d\s?[–-]\s?)(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(?:19|20)?\d{2}(?!\d))?(?![.\d]*\d)/g
const SLASHED = /(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-](?:(?:19|20)\d{2}(?!\d)|\d{2}(?!\d|[/-]\d))/g
const DOTTED = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?:19|20)?\d{2}(?![\d.]*\d)/g

/** Returns the dates in digits. */
export function readDigitDates(folded: string): CalendarDate[] {
  const found: CalendarDate[] = []
  const taken = new Uint8Array(folded.length)
  const take = (pattern: RegExp, readingsOf: (one: number, two: number) => CalendarDate['readings']): void => {
    for (const { 0: written, 1: one, 2: two, index } of findMatches(folded, pattern)) {
      const readings = readingsOf(Number(one), Number(two)).filter(({ month, day }) => isDate(month, day))
      if (readings.length === 0 || taken[index]) continue
      taken.fill(1, index, index + written.length)
      found.push({ kind: 'date', readings, start: index, end: index + written.length })
    }
  }
  take(ISO, (month, day) => [{ month, day }])
  take(DOTTED, (day, month) => [{ month, day }])
  take(POINTED, (day, month) => [{ month, day }])
  take(SLASHED, (one, two) => [
    { month: two, day: one },
    { month: one, day: two },
  ])
  return found
}

const EXCEPT = alternativesOf(siteWords('exceptWords'))
const IN = alternativesOf(siteWords('inWords'))
/** Two months with the words between them ("April to October", "except July and August"), or one after "in". */
const MONTHS = new RegExp(
  `(?<!\\p{L})(?:(${EXCEPT}) )?(?:(?:${alternativesOf(siteWords('fromWords'))}|${IN}) )?(${MONTH})( ?(?:-|–|—|${SPAN}|${PAIR}) ?)(${MONTH})|(?<!\\p{L})(?:(${EXCEPT}) )?(?:${IN}) (${MONTH})`,
  'gu',
)
const AND = new RegExp(`^ ?(?:${PAIR}) ?$`, 'u')
const LAST_DAY = 31
/** The full name of a month, because short names are often other words, and "sept" is seven in French. */
const FULL_NAMES = MONTH_NAMES.flat().filter((name) => name.length > 3 && !NUMBER_PHRASES().entries.has(name))
const FULL_MONTH = `(?<!\\p{L})(?:${FULL_NAMES.join('|')})(?!\\p{L})`
const MONTH_ALONE = new RegExp(FULL_MONTH, 'u')
const MONTHS_ALONE = new RegExp(FULL_MONTH, 'gu')

/** Reports whether a folded text names a month in full. */
export const namesMonth = (folded: string): boolean => MONTH_ALONE.test(folded)

/** Returns the parts of the year that a folded text names by whole months, and the text without them. */
export function readSeasons(folded: string): { seasons: DateSpan[]; rest: string } {
  const seasons: DateSpan[] = []
  const rest = folded.replace(MONTHS, (...[, but, first, link, last, butOne, only = '']: (string | undefined)[]) => {
    const [from, until] = [monthOf(first ?? only) * 100, monthOf(last ?? only) * 100 + LAST_DAY]
    // The whole year except these months.
    if (but ?? butOne) seasons.push({ from: until + 1, until: from })
    else if (first === undefined || !AND.test(link ?? '')) seasons.push({ from, until })
    else seasons.push({ from, until: from + LAST_DAY }, { from: until - LAST_DAY, until })
    return ' '
  })
  return { seasons, rest }
}

/** Reports whether a day of the year is in one of the spans. */
export function isWithin(dates: readonly DateSpan[], { month, date }: { month: number; date: number }): boolean {
  const day = month * 100 + date
  return dates.some(({ from, until }) => (from <= until ? day >= from && day <= until : day >= from || day <= until))
}

import { EVERY_DAY, WEEKDAY_NAMES } from '../../language/calendar-words.ts'
import { alternativesOf, anyWord, siteWords } from '../../language/word-lists.ts'
import { placeOf } from './contact-facts.ts'
import { type ItemLine, nameIn } from './item-lines.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { hasExactTime, hasTime, mayHaveTime, readClockTimes } from '../../values/clock-times.ts'
import { readDigitDates, readNamedDates } from '../../values/dates.ts'
import { foldInPlace } from '../../values/text-spans.ts'
import { hasAddress } from '../../values/postal-addresses.ts'
import { hasDay, hasHours, isDays } from '../../values/text-signs.ts'
import { hasPrice } from '../../values/prices.ts'
import type { Span } from '../../values/value-types.ts'

export interface HoursFact {
  value: string
  subject: string
  qualifier: string
}

const EXCEPTION = anyWord(siteWords('exceptions'))
const CLOSED = anyWord(siteWords('closed'))
/** A day by its full name. */
const ANY_DAY = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(siteWords('dayGroups'))}|${EVERY_DAY}|(?:${WEEKDAY_NAMES.flatMap(({ full }) => full).join('|')})s?)(?!\\p{L})`,
  'iu',
)
const OPENING = anyWord(siteWords('opening'))
const HOURS_WORD = anyWord(siteWords('closed'), siteWords('opening'))
const BETWEEN_PARTS = /\s+[·•]\s+/u
/** A time of the day without a digit. */
const NOON = /(?<!\p{L})(?:noon|midnight)/iu
const MAX_HOURS = 220
const MAX_EXCEPTION = 140
const SHORT_LINE = 80
const MAX_HEADING_WORDS = 4
/** A longer part may have a short name of a day by chance. */
const MAX_DAYS = 25

/** Returns the opening hours in a line, with their owner; `qualifier` names an exception. */
export function hoursFacts(line: ItemLine): HoursFact[] {
  // A day in the line above, or in the header of the only column, is the day of the times.
  const day = [line.before, line.cells.length === 1 ? (line.headers[0] ?? '') : ''].find(isDays)
  const text = day !== undefined && !hasDay(line.text) ? `${day}: ${line.text}` : line.text
  if (!maySayHours(text)) return []
  if (line.cells.length > 1) return rowHours(line)
  const parts = sentencesOf(text).filter((part) => part.length <= MAX_HOURS)
  const first = parts.findIndex((part) => isHours(part, line))
  if (first === -1) return []
  // Later sentences with hours belong to the first.
  const together = parts
    .filter((part, at) => at === first || (at > first && (CLOSED.test(part) || isHours(part, line))))
    .join(' ')
  const value = withoutOthers(together)
  if (hasPrice(value)) return []
  return [{ value, subject: ownerOf(line, value), qualifier: exceptionIn(value) }]
}

/** Returns the thing that has these hours: the label's, else the heading's. */
function ownerOf(line: ItemLine, value: string): string {
  const { label } = line
  const { title, heading } = placeOf(line)
  const isName = label !== '' && !value.includes(label) && !hasDay(label) && !OPENING.test(label)
  return nameIn(title, isName ? nameIn(heading, label) : heading)
}

/** Returns the cells of a row with times, as the hours of its first cell. */
function rowHours(line: ItemLine): HoursFact[] {
  const name = line.cells[0] ?? ''
  const timed = line.cells.filter(
    (cell) => !hasPrice(cell) && (CLOSED.test(cell) || hasDay(cell) || hasExactTime(cell)),
  )
  const value = timed.join(' | ')
  if (!isHours(value, line)) return []
  const subject = timed.includes(name) ? nameIn(line.title, line.heading) : nameIn(line.heading, name)
  return [{ value, subject, qualifier: exceptionIn(value) }]
}

/** Returns the parts of a line with times. */
function withoutOthers(text: string): string {
  const times = readClockTimes(text)
  let next = 0
  const telling = text.split(BETWEEN_PARTS).filter((part) => {
    const start = text.indexOf(part, next)
    next = start + part.length
    const isTimed = times.some((time) => time.start >= start && time.end <= next)
    return isTimed || CLOSED.test(part) || ANY_DAY.test(part) || (part.length <= MAX_DAYS && hasDay(part))
  })
  return telling.length > 0 ? telling.join(' · ') : text
}

const maySayHours = (text: string): boolean => mayHaveTime(text) || HOURS_WORD.test(text)

/** In a longer text, short words are seldom short names of days. */
const saysDay = (text: string): boolean =>
  ANY_DAY.test(text) || hasDay(text.length <= SHORT_LINE ? text : text.replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu, ''))

function isHours(text: string, line: ItemLine): boolean {
  return hasTime(text) ? isTimedHours(text, line) : isUntimedHours(text, line)
}

/** Reports whether a text without times gives hours: closed, or open on the day of its label. */
function isUntimedHours(text: string, { label }: ItemLine): boolean {
  const isClosed = CLOSED.test(text)
  if (!isClosed && !OPENING.test(text)) return false
  return isDay(label) || (isClosed && text.length <= MAX_EXCEPTION && isDated(text) && !hasAddress(text))
}

/**
 * Reports whether a time in a text gives hours: with a day or an exception, or in a short line with a word for
 * opening, in it or in its label or heading. A time on one date is an event.
 */
function isTimedHours(text: string, { heading, label }: ItemLine): boolean {
  const isOpening = OPENING.test(text)
  if (dateIn(text) && !isOpening && !CLOSED.test(text)) return false
  const isShort = text.length <= SHORT_LINE
  if (isDated(text)) return isShort || isOpening || hasExactTime(text) || NOON.test(text)
  if (/\p{L}{3}[.!?]$/u.test(text)) return isShort && OPENING.test(`${label} ${text}`)
  const around = heading.split(/\s+/u).length <= MAX_HEADING_WORDS ? `${heading} ${label} ${text}` : `${label} ${text}`
  return isShort && (OPENING.test(around) || hasHours(around) || (hasExactTime(text) && isDay(heading)))
}

/** The first date in a text. */
function dateIn(text: string): Span | undefined {
  const folded = foldInPlace(text)
  const dates = [...readNamedDates(folded), ...readDigitDates(folded)]
  return dates.filter(({ readings }) => readings.every(({ day }) => day > 0)).toSorted((a, b) => a.start - b.start)[0]
}

/** The words that name an exception: a holiday, a date. */
function exceptionIn(text: string): string {
  const [word, date] = [EXCEPTION.exec(text), dateIn(text)]
  if (date && (word === null || date.start < word.index)) return text.slice(date.start, date.end).trim()
  return word?.[0] ?? ''
}

const isDated = (text: string): boolean => saysDay(text) || exceptionIn(text) !== ''
const isDay = (heading: string): boolean => saysDay(heading) && heading.split(/\s+/u).length <= 2

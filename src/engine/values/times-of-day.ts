import { NOT_A_RANGE } from './days-of-week.ts'
import { MASK } from './text-spans.ts'
import {
  AT_PHRASES,
  CURRENCY_PHRASES,
  OCLOCK_PHRASES,
  PART_OF_DAY_PHRASES,
  PERCENT_PHRASES,
  SPOKEN_BY_FIRST,
  TO_PHRASES,
  TWELVE_PHRASES,
  UNIT_PHRASES,
} from './value-lexicon.ts'
import { type Token, type TokenText, phraseAt, phraseBefore, wordAt } from './value-tokens.ts'
import type { ClockTime, Span, Value } from './value-types.ts'

const DAY = 1440
const NOON = 720
/** No business opens before, unless it says so: "from 5 am". */
const MORNING = 5 * 60
/** Marks after an hour that tell its half of the day. */
const HALVES = new Set(['am', 'pm'])
/** After these marks, a number may also be a duration. */
const LOOSE_MARKS = new Set(['h', 'uur', 'heures', 'heure', 'horas', 'ore', 'hrs'])
const DASHES = new Set(['-', '–', '—', '−', '~', '〜'])

/** An hour in the text, before its half of the day is known. */
interface Hour {
  minutes: number
  /** Shows on its own whether it is before noon: `17:30`, `09:00`, `5 pm`. */
  isSure: boolean
  /** Only its context shows that it is a time. */
  isBare: boolean
  /** It may be a duration: `2 h`. */
  isLength: boolean
  /** It is in words, which show only their own half of the day. */
  isSpoken?: boolean
  /** A mark or a word says whether it is before noon: `5 pm`. */
  isHalf?: boolean
  at: number
  next: number
}

/** Reads the times of day: `17:30`, `5 pm`, `halb sechs`, noon, and the bare hours of a range. */
export function readTimes(text: TokenText, isHours: boolean): Value[] {
  const hours = findHours(text, isHours)
  const hasLongClock = hours.some(({ minutes, isSure }) => isSure && minutes >= 13 * 60 && minutes !== DAY)
  return hours.flatMap((hour) => {
    for (let at = hour.at; at < hour.next; at += 1) if (!hour.isBare && !hour.isLength) text.taken[at] = 1
    const isExact = hour.isSure || (hasLongClock && !hour.isSpoken && !hour.isBare)
    const minutes = hour.minutes % DAY
    const value: ClockTime = {
      kind: 'time',
      minutes: isExact || hour.minutes >= NOON + 60 ? [minutes] : [minutes, (minutes + NOON) % DAY],
      start: text.tokens[hour.at]?.start ?? 0,
      end: text.tokens[hour.next - 1]?.end ?? 0,
    }
    return [value]
  })
}

/** A time span in minutes since midnight. An end beyond 1,440 is on the next day. */
export interface TimeSpan extends Span {
  from: number
  until: number
}

/**
 * Returns the spans of a line of opening hours: "9–5" ends in the afternoon, "22:00–02:00" in the night. A second span
 * of the same days ("10–12:30, 1:30–5") is later than the first.
 */
export function readTimeSpans(text: TokenText, isSameDays: (one: Span, other: Span) => boolean): TimeSpan[] {
  const isWord = ({ isBare, at, isHalf }: Hour): boolean => isBare && !isHalf && text.tokens[at]?.isDigits !== true
  const hours = findHours(text, true).filter((hour) => !isWord(hour))
  const found: TimeSpan[] = []
  for (let at = 0; at + 1 < hours.length; at += 1) {
    const [from, to] = [hours[at], hours[at + 1]]
    if (from === undefined || to === undefined || !isRange(text, from, to)) continue
    if (NOT_A_RANGE.has(text.tokens[from.next]?.text ?? '')) continue
    const place = { start: text.tokens[from.at]?.start ?? 0, end: text.tokens[to.next - 1]?.end ?? 0 }
    const last = found.at(-1)
    const before = last !== undefined && isSameDays(last, place) ? last.until : -1
    found.push({ ...place, ...spanOf(from, to, before) })
    at += 1
  }
  return found
}

function spanOf(from: Hour, to: Hour, before: number): { from: number; until: number } {
  const isMarked = from.isHalf === true || to.isHalf === true
  const { minutes: plain } = from
  const until = to.minutes
  if (!isMarked && !from.isSure && plain <= before && before < plain + NOON && plain < NOON)
    return { from: plain + NOON, until: until > NOON ? until : until <= plain ? until + DAY : until + NOON }
  // Nobody opens at one in the night: "Sunday 1–5".
  if (!isMarked && !from.isSure && !to.isSure && plain < MORNING && plain < until && until < NOON)
    return { from: plain + NOON, until: until + NOON }
  const late = plain + NOON
  const start = to.isHalf === true && !from.isSure && late < until ? late : plain
  if (until > start) return { from: start, until }
  return { from: start, until: !to.isSure && start <= NOON ? until + NOON : until + DAY }
}

function findHours(text: TokenText, isHours: boolean): Hour[] {
  const found: Hour[] = []
  for (let at = 0; at < text.tokens.length;) {
    const hour = text.taken[at] ? undefined : readHour(text, at)
    if (hour) found.push(hour)
    // The noon in "après-midi" is not noon.
    at = hour?.next ?? phraseAt(text, at, PART_OF_DAY_PHRASES())?.next ?? at + 1
  }
  return found
    .filter((hour, at) => keepsHour(text, hour, { before: found[at - 1], after: found[at + 1], isHours }))
    .map((hour, at, kept) => shareHalf(text, hour, kept[at + 1]))
}

/** Reports whether only a dash or a range word is between two hours. */
function isRange({ tokens, language }: TokenText, from: Hour, to: Hour): boolean {
  const dash = tokens[from.next]
  if (dash && DASHES.has(dash.text) && from.next + 1 === to.at) return true
  let at = from.next
  const word = phraseAt({ tokens, language }, at, TO_PHRASES())
  if (word === undefined) return false
  at = word.next
  return at === to.at || (at + 1 === to.at && tokens[at]?.isWord === true)
}

interface Around {
  before: Hour | undefined
  after: Hour | undefined
  isHours: boolean
}

const LONGEST_JOINT = 3

/**
 * Reports whether a bare number is an hour: in a range with a marked one, beside a word for it, or in a line of
 * opening hours.
 */
function keepsHour(text: TokenText, hour: Hour, { before, after, isHours }: Around): boolean {
  if (!hour.isBare) return true
  const mates = [
    before && isRange(text, before, hour) ? before : undefined,
    after && isRange(text, hour, after) ? after : undefined,
  ].filter((mate) => mate !== undefined)
  // "at 3 Pier Road", "4 to 8 glasses"
  const last = after && mates.includes(after) ? after : hour
  const behind = text.tokens[last.next]
  const isNoun = behind?.isWord === true && behind.text.length > LONGEST_JOINT && !text.taken[last.next]
  const to = phraseAt(text, hour.next, TO_PHRASES())
  // "£10 to 15"
  if (text.tokens[hour.at - 2]?.text === MASK && wordAt(text, hour.at - 1, TO_PHRASES())) return false
  if (isNoun && (mates.length === 0 ? !to : mates.every(({ isBare }) => isBare))) return false
  // "from 8 to 32 children"
  if (mates.length === 0 && to && text.tokens[to.next]?.isDigits) return false
  return (
    mates.some(({ isBare }) => !isBare || isHours) ||
    (mates.length === 0 || isHours ? phraseBefore(text, hour.at, AT_PHRASES()) !== undefined : false)
  )
}

/** Gives the first hour in "6 to 8 pm" the half of the day, if it is then before the second. */
function shareHalf(text: TokenText, hour: Hour, after: Hour | undefined): Hour {
  if (hour.isSure || after === undefined || !after.isSure || !isRange(text, hour, after)) return hour
  const late = hour.minutes + NOON
  return late < after.minutes
    ? after.isHalf && after.minutes - late <= 4 * 60 && hour.minutes < 7 * 60
      ? { ...hour, minutes: late, isSure: true }
      : hour
    : { ...hour, isSure: true }
}

function readHour(text: TokenText, at: number): Hour | undefined {
  return readSpoken(text, at) ?? readTwelve(text, at) ?? readDigits(text, at)
}

function readTwelve(text: TokenText, at: number): Hour | undefined {
  const found = phraseAt(text, at, TWELVE_PHRASES())
  return found && { minutes: found.meaning, isSure: true, isBare: false, isLength: false, at, next: found.next }
}

/** Reads "half past seven" or "siete y media", and the part of the day after it. */
function readSpoken(text: TokenText, at: number): Hour | undefined {
  const patterns = [
    ...(SPOKEN_BY_FIRST().get(text.tokens[at]?.text ?? '') ?? []),
    ...(hourOf(text, at) === undefined ? [] : (SPOKEN_BY_FIRST().get('') ?? [])),
  ]
  for (const { before, after, minutes, language } of patterns) {
    // "half zes" is 5:30, "half six" is 6:30.
    if (before[0] === 'half' && (language === 'nl') !== (text.language === 'nl')) continue
    const hourAt = wordsMatch(text, at, before)
    const hour = hourAt === undefined ? undefined : hourOf(text, hourAt)
    const next = hour === undefined || hourAt === undefined ? undefined : wordsMatch(text, hourAt + 1, after)
    if (
      hour === undefined ||
      hourAt === undefined ||
      next === undefined ||
      isEndOfRange(text, hourAt, { start: at, next })
    )
      continue
    return withPartOfDay(text, {
      minutes: (hour * 60 + minutes + DAY) % DAY,
      isSure: hour > 12,
      isBare: false,
      isLength: LOOSE_MARKS.has(after[0] ?? ''),
      isSpoken: true,
      at,
      next,
    })
  }
  return undefined
}

/** Reports whether a number is the end of a range of something else: "ten to fifteen minutes", "five to ten guests". */
function isEndOfRange(text: TokenText, at: number, { start, next }: { start: number; next: number }): boolean {
  if (wordAt(text, at - 1, TO_PHRASES()) === undefined) return false
  const unit = phraseAt(text, next, UNIT_PHRASES()) ?? phraseAt(text, next, CURRENCY_PHRASES())
  if (unit ?? phraseAt(text, next, PERCENT_PHRASES())) return true
  const { text: noun = '', isWord = false } = text.tokens[next] ?? {}
  return isWord && noun.length > LONGEST_JOINT && phraseBefore(text, start, AT_PHRASES()) === undefined
}

/** Returns the index after some words, if they are at this index. */
function wordsMatch({ tokens }: TokenText, at: number, words: readonly string[]): number | undefined {
  let next = at
  for (const word of words) {
    if (tokens[next]?.text === '-') next += 1
    if (tokens[next]?.text !== word) return undefined
    next += 1
  }
  return next
}

function hourOf({ tokens }: TokenText, at: number): number | undefined {
  const { amounts, text = '' } = tokens[at] ?? {}
  const hour = amounts?.[0] ?? (ONE.has(text) ? 1 : undefined)
  return hour !== undefined && Number.isInteger(hour) && hour <= 24 ? hour : undefined
}
const ONE = new Set(['one', 'eins', 'ein', 'une', 'una', 'uma', 'een'])

function readDigits(text: TokenText, at: number): Hour | undefined {
  const { tokens } = text
  const token = tokens[at]
  if (token?.amounts === undefined) return undefined
  const written = readWritten(text, at)
  if (written === undefined) return undefined
  const marked = withMark(text, written)
  const isSign =
    /^[€$£¥₱₹%°]$/u.test(tokens[marked.next]?.text ?? '') || /^[€$£¥₱₹#]$/u.test(tokens[at - 1]?.text ?? '')
  return marked.isBare && isSign ? undefined : marked
}

/** Reads the hour and its minutes: `17:30`, `8.30`, `14h30`, or a bare number. */
function readWritten({ tokens }: TokenText, at: number): Hour | undefined {
  const token = tokens[at]
  const [separator, minutes] = [tokens[at + 1], tokens[at + 2]]
  const hour = token?.amounts?.[0] ?? Number.NaN
  const whole = { isLength: false, at }
  const isMinutes = minutes !== undefined && /^[0-5]\d$/.test(minutes.text)
  if (hour <= 24 && /^\d{1,2}$/.test(token?.text ?? '') && isMinutes && isSeparated(separator, { token, minutes }))
    return {
      ...whole,
      minutes: hour * 60 + Number(minutes.text),
      isSure: hour > 12 || token?.text.startsWith('0') === true || separator?.text === 'h',
      isBare: false,
      next: at + 3,
    }
  const pointed = /^(\d{1,2})\.([0-5]\d)$/.exec(token?.text ?? '')
  if (pointed && Number(pointed[1]) <= 24)
    return {
      ...whole,
      minutes: Number(pointed[1]) * 60 + Number(pointed[2]),
      isSure: Number(pointed[1]) > 12,
      isBare: true,
      next: at + 1,
    }
  if (!Number.isInteger(hour) || hour > 24 || (token?.isDigits && token.text.length > 2)) return undefined
  return { ...whole, minutes: hour * 60, isSure: hour > 12, isBare: true, next: at + 1 }
}

/** A colon has the same distance to both numbers. An `h` may be separate: `12 h 30`. */
const isSeparated = (
  separator: Token | undefined,
  { token, minutes }: { token: Token | undefined; minutes: Token },
): boolean =>
  separator?.text === 'h' ||
  (separator?.text === ':' &&
    separator.start - (token?.end ?? 0) <= 1 &&
    separator.start - (token?.end ?? 0) === minutes.start - separator.end)

/** Returns an hour with the mark after it: Uhr, o'clock, am, "in the evening". */
function withMark(text: TokenText, hour: Hour): Hour {
  const { tokens } = text
  const mark = tokens[hour.next]?.text ?? ''
  const spoken = phraseAt(text, hour.next, OCLOCK_PHRASES())
  if (spoken && !LOOSE_MARKS.has(mark)) {
    const minutes = tokens[hour.next + 1]
    const isUhr = mark === 'uhr' && minutes !== undefined && /^[0-5]\d$/.test(minutes.text) && hour.minutes % 60 === 0
    return withPartOfDay(text, {
      ...hour,
      minutes: hour.minutes + (isUhr ? Number(minutes.text) : 0),
      isBare: false,
      next: isUhr ? hour.next + 2 : spoken.next,
    })
  }
  if (LOOSE_MARKS.has(mark))
    return withPartOfDay(text, { ...hour, isBare: false, isLength: hour.minutes % 60 === 0, next: hour.next + 1 })
  return withPartOfDay(text, hour)
}

function withPartOfDay(text: TokenText, hour: Hour): Hour {
  const part = phraseAt(text, hour.next, PART_OF_DAY_PHRASES())
  if (part) return inHalf(hour, part.meaning === 'evening', part.next)
  if (!hour.isBare && !hour.isSpoken && !hour.isLength) return hour
  // "abends um 8"
  const at = wordAt(text, hour.at - 1, AT_PHRASES()) ? hour.at - 1 : hour.at
  const { text: word = '' } = text.tokens[at - 1] ?? {}
  // "I am 5", "I am at 5"
  const isOther = HALVES.has(word) || word.length === 1
  const before = isOther ? undefined : phraseBefore(text, at, PART_OF_DAY_PHRASES())
  return before === undefined ? hour : inHalf(hour, before === 'evening', hour.next)
}

/** Returns an hour in a half of the day. */
function inHalf(hour: Hour, isLate: boolean, next: number): Hour {
  const isTwelve = hour.minutes >= NOON && hour.minutes < NOON + 60
  const minutes =
    isLate && hour.minutes < NOON ? hour.minutes + NOON : !isLate && isTwelve ? hour.minutes - NOON : hour.minutes
  return { ...hour, minutes, isSure: true, isHalf: true, isBare: false, isLength: false, next }
}

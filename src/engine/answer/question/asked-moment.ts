import { findMatches } from '#src/base/find-matches.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import { conceptsIn, stemsOf } from '../../language/text-terms.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'
import { dateOfDay, type LocalMoment, weekdayOfDay } from '../opening/local-moment.ts'
import { isWithin, readDates } from '../../values/dates.ts'

/** The day and time for which a question asks about opening hours. Days are counted as in `LocalMoment`. */
export interface AskedMoment {
  /** One, or the two of a weekend. */
  days: readonly number[]
  /** How the days are named. Without a clock, `weekday` is any such day and `date` is that date in any year. */
  by: 'now' | 'day' | 'weekday' | 'date'
  /** There is no clock, so the year or week is unknown. */
  isAnyYear: boolean
  /** The time that must be open, in minutes since midnight. Both ends are the same for a moment. */
  during: readonly [from: number, until: number] | undefined
  /** The words of the folded question that name the time, or ''. */
  said: string
}

const YEAR_DAYS = 366
/** 1999-12-26, a Sunday; the year that follows has a 29 February. */
const ANY_YEAR = 10_951
const HOUR = 60
/** "Before 6" and "until 6" ask for this long before the time. */
const BEFORE_MINUTES = 30
/** "At 5" is of the afternoon, "at 8" of the morning. */
const EARLIEST_PLAIN = 7
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [9 * HOUR, 12 * HOUR],
  afternoon: [14 * HOUR, 17 * HOUR],
  evening: [18.5 * HOUR, 21 * HOUR],
  night: [21 * HOUR, 24 * HOUR],
}
const OPENING_CONCEPTS: ReadonlySet<string> = new Set(['open', 'close', 'hour'])
const LATER = ['afternoon', 'evening', 'night'] as const

const BEFORE =
  "before|by|until|till|vor|bis|avant|jusqu'a|antes (?:de|das)|hasta|ate|prima delle|fino alle|voor|tot|قبل|حتي"
const AT = 'at|after|from|around|um|gegen|nach|ab|a|apres|alle|dopo|as|depois|om|na|الساعه|بعد'
const SUFFIX = "a\\.?m\\.?|p\\.?m\\.?|o'clock|uhr|uur|h|heures?|horas"
/** Stands behind a number, for a time of day. */
export const CLOCK_WORD = new RegExp(`^(?:${SUFFIX})$`, 'u')
const TIME = new RegExp(
  `(?<![\\p{L}\\d.:])(?:(?<before>${BEFORE}) |(?<at>${AT}) )?(?:(?:the|las|les|le|delle|das|الساعه) )?` +
    `(?<hour>\\d{1,2})(?:[:.h](?<minute>[0-5]\\d))? ?(?<suffix>${SUFFIX})?(?![\\p{L}\\d]|[.,:]\\d| ?[€£$%])`,
  'gu',
)

/** Reads the time that a folded question names: with a colon, a suffix, or a word such as "at" before it. */
function timeAsked(folded: string, concepts: ReadonlySet<string>): Pick<AskedMoment, 'during' | 'said'> | undefined {
  for (const { 0: said, groups = {} } of findMatches(folded, TIME)) {
    const { before, at, hour = '', minute, suffix = '' } = groups
    if ((before ?? at ?? minute) === undefined && suffix === '') continue
    const hours = Number(hour)
    if (hours > 24) continue
    const half = /^[ap]\.?m/.exec(suffix)?.[0][0] ?? ''
    const isPlain = suffix === '' && minute === undefined && hours < EARLIEST_PLAIN
    const isLater = half === 'p' || (half === '' && (isPlain || LATER.some((part) => concepts.has(part))))
    const clock = (hours < 12 || half !== '' ? hours % 12 : hours) + (isLater && hours <= 12 ? 12 : 0)
    const time = (hours === 12 && half === '' ? 12 : clock) * HOUR + Number(minute ?? 0)
    return { during: before === undefined ? [time, time] : [time - BEFORE_MINUTES, time], said }
  }
  return undefined
}

/** Returns the next days, from one on, that fall on some weekdays. */
function nextOn(weekdays: readonly number[], from: number): number[] {
  return weekdays.map((weekday) => from + ((weekday - weekdayOfDay(from) + 7) % 7))
}

type AskedDays = Omit<AskedMoment, 'during' | 'said'>

/** Returns the named weekdays if there are at most two; "weekend" names two. */
function weekdaysAsked(concepts: ReadonlySet<string>): number[] {
  const named = WEEKDAYS.flatMap((name, weekday) => (concepts.has(name) ? [weekday] : []))
  const weekdays = named.length === 0 && concepts.has('weekend') ? [6, 0] : named
  return weekdays.length <= 2 ? weekdays : []
}

function daysAsked(
  folded: string,
  concepts: ReadonlySet<string>,
  clock: LocalMoment | undefined,
): AskedDays | undefined {
  const isAnyYear = clock === undefined
  const from = clock?.day ?? ANY_YEAR
  if (clock !== undefined && concepts.has('rightnow')) return { days: [from], by: 'now', isAnyYear }
  const { dates } = readDates(folded)
  const ahead = Array.from({ length: dates.length > 0 ? YEAR_DAYS : 0 }, (_, days) => from + days)
  const dated = ahead.find((one) => isWithin(dates, dateOfDay(one)))
  if (dated !== undefined) return { days: [dated], by: 'date', isAnyYear }
  // "Sonntag morgen" and "el domingo por la mañana" name the morning, not tomorrow.
  const weekdays = weekdaysAsked(concepts)
  if (weekdays.length > 0) return { days: nextOn(weekdays, from), by: 'weekday', isAnyYear }
  if (clock === undefined) return undefined
  if (concepts.has('tomorrow')) return { days: [from + 1], by: 'day', isAnyYear }
  return concepts.has('today') ? { days: [from], by: 'day', isAnyYear } : undefined
}

const ideasByWord = (folded: string, language: string): (readonly string[])[] =>
  stemsOf(folded).map((stem) => conceptsOf(stem, language))

/** Folded texts in which a time is looked for. */
interface AskedText {
  folded: string
  /** The questions that this one continues. */
  before: string
  language: string
  /** The question names only days and times. */
  isOnlyTime?: boolean
}

/**
 * Returns the day and time that a question asks about: "now", "today", "tomorrow", a date, a weekday or a time today,
 * with a time or part of the day. Weekdays and times count only with a word for opening, in the folded question or in
 * those `before` that it continues, or if the question names nothing else.
 */
export function momentAsked(
  { folded, before, language, isOnlyTime = false }: AskedText,
  clock: LocalMoment | undefined,
): AskedMoment | undefined {
  const words = ideasByWord(folded, language)
  const concepts = new Set(words.flat())
  const isOfOpening =
    isOnlyTime || [...words.flat(), ...conceptsIn(before, language)].some((concept) => OPENING_CONCEPTS.has(concept))
  const asked = daysAsked(folded, concepts, clock)
  if (asked?.by === 'now') return { ...asked, during: clock && [clock.minutes, clock.minutes], said: '' }
  if (!isOfOpening)
    return asked?.by === 'weekday' || asked === undefined ? undefined : { ...asked, during: undefined, said: '' }
  const time = timeAsked(folded, concepts)
  if (asked === undefined) return clock && time && { days: [clock.day], by: 'day', isAnyYear: false, ...time }
  const parts = new Set(words.filter((some) => asked.by === 'weekday' || !some.includes('tomorrow')).flat())
  const part = Object.keys(PARTS).find((name) => parts.has(name))
  return { ...asked, ...(time ?? { during: part === undefined ? undefined : PARTS[part], said: '' }) }
}

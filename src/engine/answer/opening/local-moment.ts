import { memoize } from '#src/base/memoize.ts'

/** A moment on the clock and calendar of a place. */
export interface LocalMoment {
  /** Days since 1970-01-01. */
  day: number
  /** Since midnight. */
  minutes: number
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Some 600 names, in any mixture of cases. */
const MAX_ZONES = 500

/**
 * Returns the clock of a time zone, which takes a hundred times as long to make as to read. Throws for an unknown zone.
 */
const clockOf = memoize(
  MAX_ZONES,
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }),
)

/** Converts a moment to an IANA time zone. Returns `undefined` for an unknown zone. */
export function localMoment(moment: Date, timeZone: string): LocalMoment | undefined {
  if (timeZone === '') return undefined
  try {
    const parts = clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)] as const)
    const of = (name: string): number => parts.find(([type]) => type === name)?.[1] ?? 0
    const day = Math.floor(moment.getTime() / DAY_MS)
    const minutes = of('hour') * 60 + of('minute')
    return { day: day + dayShift(moment, of('day')), minutes }
  } catch {
    return undefined
  }
}

/** Returns how many days a calendar is ahead of UTC: -1, 0 or 1. */
function dayShift(moment: Date, dayOfMonth: number): number {
  return [-1, 0, 1].find((shift) => new Date(moment.getTime() + shift * DAY_MS).getUTCDate() === dayOfMonth) ?? 0
}

/** 0 for Sunday. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7

/** Returns the month (1–12) and day of the month of a day. */
export function dateOfDay(day: number): { month: number; date: number } {
  const utc = new Date(day * DAY_MS)
  return { month: utc.getUTCMonth() + 1, date: utc.getUTCDate() }
}

/** Room for the languages of the phrases and others. */
const MAX_LANGUAGES = 50

const weekdaysIn = memoize(
  MAX_LANGUAGES,
  (language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
)

/** Returns the name of a day's weekday in a language. */
export function nameOfDay(day: number, language: string): string {
  return weekdaysIn(language).format(day * DAY_MS)
}

/** Formats a date in a language, with its weekday if the year is known. */
export function nameOfDate(day: number, language: string, isAnyYear: boolean): string {
  const date = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, isAnyYear ? date : { ...date, weekday: 'long' }).format(day * DAY_MS)
}

/** Reports whether a language uses the 12-hour clock. */
const knowsTwelve = memoize(
  MAX_LANGUAGES,
  (language) => new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true,
)

const TIME = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
const twelveHoursIn = memoize(MAX_LANGUAGES, (language) => new Intl.DateTimeFormat(language, { ...TIME, hour12: true }))
const TWENTY_FOUR_HOURS = new Intl.DateTimeFormat('en-GB', { ...TIME, hour12: false })

/** Formats a time of day: on the 12-hour clock if the website and the language use it, else on the 24-hour clock. */
export function sayTime(minutes: number, language: string, isTwelveHour: boolean): string {
  const clock = isTwelveHour && knowsTwelve(language) ? twelveHoursIn(language) : TWENTY_FOUR_HOURS
  return clock.format(minutes * MINUTE_MS)
}

import { dateOfDay, type LocalMoment, weekdayOfDay } from './local-moment.ts'
import { isWithin } from '../../values/dates.ts'
import type { HoursRule } from '../../values/opening-hours.ts'

/** The hours of a day. No spans mean closed. */
export interface OpeningDay {
  spans: readonly [from: number, until: number][]
  isTwelveHour: boolean
}

/** Open until `until`, or closed until the `next` opening in the coming week. */
export type OpeningState =
  | { isOpen: true; until: number; isTwelveHour: boolean }
  | { isOpen: false; next: { day: number; from: number } | undefined; isTwelveHour: boolean }

const DAY = 24 * 60
const WEEK = 7

/** Rules that name at least this many weekdays mean that it is closed on the others. */
const MOST_DAYS = 4

/**
 * Returns the rules for a weekday: those that name it, or else those for every day. Returns `undefined` if there are
 * none.
 */
function rulesOf(rules: readonly HoursRule[], weekday: number): HoursRule[] | undefined {
  const named = rules.filter(({ weekdays }) => weekdays.has(weekday))
  const everyDay = rules.filter(
    ({ weekdays }) => weekdays.size === 0 && rules.every((rule) => rule.weekdays.size === 0),
  )
  const isMostDays = new Set(rules.flatMap(({ weekdays }) => [...weekdays])).size >= MOST_DAYS
  return [named, everyDay].find((some) => some.length > 0) ?? (isMostDays ? [] : undefined)
}

/**
 * Returns the hours of a day: by the rules for its date, then its season, then the year. Returns `undefined` if there
 * are none.
 */
export function openingOn(rules: readonly HoursRule[], day: number): OpeningDay | undefined {
  const [date, weekday] = [dateOfDay(day), weekdayOfDay(day)]
  const dated = rules.filter(({ dates }) => isWithin(dates, date))
  const ofSeason = rules.filter(({ dates, seasons }) => dates.length === 0 && isWithin(seasons, date))
  const ofYear = rules.filter(({ dates, seasons }) => dates.length === 0 && seasons.length === 0)
  const chosen = dated.length > 0 ? dated : (rulesOf(ofSeason, weekday) ?? rulesOf(ofYear, weekday))
  if (chosen === undefined) return undefined
  const spans = chosen.flatMap((rule) => rule.spans).toSorted(([a], [b]) => a - b)
  return {
    spans: [...new Map(spans.map((span) => [span.join('-'), span])).values()],
    isTwelveHour: rules.some((rule) => rule.isTwelveHour),
  }
}

/** Returns whether it is open at a moment and what comes next, or `undefined` if the rules do not say. */
export function openingAt(rules: readonly HoursRule[], { day, minutes }: LocalMoment): OpeningState | undefined {
  const isTwelveHour = rules.some((rule) => rule.isTwelveHour)
  const late = openingOn(rules, day - 1)?.spans.find(([, until]) => until > DAY && minutes < until - DAY)
  if (late !== undefined) return { isOpen: true, until: late[1] - DAY, isTwelveHour }
  const today = openingOn(rules, day)
  if (today === undefined) return undefined
  const open = today.spans.find(([from, until]) => minutes >= from && minutes < until)
  if (open !== undefined) return { isOpen: true, until: open[1] % DAY, isTwelveHour }
  for (let ahead = 0; ahead <= WEEK; ahead++) {
    const later = openingOn(rules, day + ahead)?.spans.find(([from]) => ahead > 0 || from > minutes)
    if (later !== undefined) return { isOpen: false, next: { day: day + ahead, from: later[0] }, isTwelveHour }
  }
  return { isOpen: false, next: undefined, isTwelveHour }
}

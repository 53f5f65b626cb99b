import { dateOfDay, type LocalMoment, weekdayOfDay } from './local-moment.ts'
import { isWithin } from '../../values/dates.ts'
import type { HoursRule } from '../../values/opening-hours.ts'

/** The hours of one day: none when closed. */
export interface OpeningDay {
  spans: readonly [from: number, until: number][]
  isTwelveHour: boolean
}

/** What the clock says of a moment: open until `until`, or closed with the `next` opening of the coming week. */
export type OpeningState =
  | { isOpen: true; until: number; isTwelveHour: boolean }
  | { isOpen: false; next: { day: number; from: number } | undefined; isTwelveHour: boolean }

const DAY = 24 * 60
const WEEK = 7

/** Rules that name so many days of the week leave the others out because it is closed then. */
const MOST_DAYS = 4

/**
 * Those of some rules that tell the hours of a weekday: that name it, else for every day; `undefined` when they say
 * nothing of it.
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
 * The hours of a day by some rules, those of its date first, then those of the season; `undefined` when the rules say
 * nothing of it.
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

/** Whether it is open at a moment, and what comes next; `undefined` when the rules do not tell. */
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

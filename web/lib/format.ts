const LOCALE = 'en'

const number = new Intl.NumberFormat(LOCALE)
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' })
const second = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })
const languages = new Intl.DisplayNames(LOCALE, { type: 'language' })
const plural = new Intl.PluralRules(LOCALE)

export const formatNumber = (value: number) => number.format(value)

/** Formats a share between 0 and 1. */
export const formatShare = (value: number) => percent.format(value)

/** Formats a day such as `2026-11-20`. */
export const formatDay = (text: string) => day.format(new Date(text))

/** Formats the day of an ISO 8601 time, in the reader's time zone. */
export const formatDate = (iso: string) => date.format(new Date(iso))

/** Formats the day and time of an ISO 8601 time, in the reader's time zone. */
export const formatMoment = (iso: string) => dayAndTime.format(new Date(iso))

/** Formats a time in milliseconds as hours, minutes and seconds, in the reader's time zone. */
export const formatSecond = (milliseconds: number) => second.format(milliseconds)

/** Formats an ISO 8601 time: the time if it is today, or else the day. */
export function formatRecent(iso: string): string {
  const moment = new Date(iso)
  return moment.toDateString() === new Date().toDateString() ? time.format(moment) : date.format(moment)
}

const ago = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** Formats an ISO 8601 time as its distance from now, such as `2 minutes ago`. */
export function formatAgo(iso: string): string {
  const seconds = Math.max(0, (Date.now() - Date.parse(iso)) / 1_000)
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? (['second', 1] as const)
  return ago.format(-Math.floor(seconds / size), unit)
}

/** Returns a language's name, such as `German` for `de`. */
export const languageName = (code: string) => languages.of(code) ?? code

/** Returns a number with its noun: `count(1, 'page', 'pages')` is `1 page`. */
export const count = (value: number, one: string, other: string) =>
  `${formatNumber(value)} ${plural.select(value) === 'one' ? one : other}`

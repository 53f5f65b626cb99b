const LOCALE = 'en'

const number = new Intl.NumberFormat(LOCALE)
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' })
const second = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })
const languages = new Intl.DisplayNames(LOCALE, { type: 'language' })
const plural = new Intl.PluralRules(LOCALE)

export const formatNumber = (value: number) => number.format(value)

/** A share between 0 and 1. */
export const formatShare = (value: number) => percent.format(value)

/** The day of an ISO 8601 time, in the reader's time zone. */
export const formatDate = (iso: string) => date.format(new Date(iso))

/** Day and time of an ISO 8601 time, in the reader's time zone. */
export const formatMoment = (iso: string) => dayAndTime.format(new Date(iso))

/** Hours, minutes and seconds of a time in milliseconds, in the reader's time zone. */
export const formatSecond = (milliseconds: number) => second.format(milliseconds)

/** The time of an ISO 8601 time when it is of today, else its day. */
export function formatRecent(iso: string): string {
  const moment = new Date(iso)
  return moment.toDateString() === new Date().toDateString() ? time.format(moment) : date.format(moment)
}

/** `German` for `de`. */
export const languageName = (code: string) => languages.of(code) ?? code

/** A number with its noun: `count(1, 'page', 'pages')` gives `1 page`. */
export const count = (value: number, one: string, other: string) =>
  `${formatNumber(value)} ${plural.select(value) === 'one' ? one : other}`

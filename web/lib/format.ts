const LOCALE = 'en'

const number = new Intl.NumberFormat(LOCALE)
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const plural = new Intl.PluralRules(LOCALE)

export const formatNumber = (value: number) => number.format(value)

/** The day of an ISO 8601 time, in the reader's time zone. */
export const formatDate = (iso: string) => date.format(new Date(iso))

/** A number with its noun: `count(1, 'page', 'pages')` gives `1 page`. */
export const count = (value: number, one: string, other: string) => `${formatNumber(value)} ${plural.select(value) === 'one' ? one : other}`

/** Units of time, length, weight, volume and area that packs name. */
export const NAMED_UNITS = [
  'second',
  'minute',
  'hour',
  'night',
  'day',
  'week',
  'month',
  'year',
  'mm',
  'cm',
  'm',
  'km',
  'inch',
  'foot',
  'mile',
  'g',
  'kg',
  'pound',
  'tonne',
  'ml',
  'litre',
  'm2',
  'sqft',
  'hectare',
  'acre',
] as const
export type NamedUnit = (typeof NAMED_UNITS)[number]

/** The position of a value in its text, without `end`. */
export interface Span {
  start: number
  end: number
}

export interface Price extends Span {
  kind: 'price'
  /** More than one if the digits can be read in several ways: `5.000`. */
  amounts: readonly number[]
  /** A code (`EUR`), or '' if the text has none. Dollars of all countries are `USD`. */
  currency: string
  /** The unit of time that the price is for, or ''. */
  per: string
}

export interface Percent extends Span {
  kind: 'percent'
  amounts: readonly number[]
}

/** An amount of time in `minute`, `month` or `night`, or of another measure in its base unit. */
export interface Measure extends Span {
  kind: 'duration' | 'measure'
  amounts: readonly number[]
  unit: string
  /** The numbers as they are written: 2 for "two weeks". */
  written: readonly number[]
}

export interface ClockTime extends Span {
  kind: 'time'
  /** Minutes since midnight. Two readings if nothing shows whether it is morning or evening. */
  minutes: readonly number[]
}

export interface CalendarDate extends Span {
  kind: 'date'
  /** Month and day. `3/4/2026` has two readings. A day of 0 is the whole month. */
  readings: readonly { month: number; day: number }[]
}

export interface Weekdays extends Span {
  kind: 'days'
  /** The text says "daily", not a range of days. */
  isEveryDay: boolean
  /** 0 for Monday. */
  days: readonly number[]
}

export interface Count extends Span {
  kind: 'count'
  amounts: readonly number[]
}

export interface Contact extends Span {
  kind: 'link' | 'email' | 'phone'
  /** In one form: a link without its scheme, a phone number as digits. */
  contact: string
}

export type Rounding = 'about' | 'over' | 'under'

/** A value of a text. `isArticle`: its number is an article ("an hour"), which often counts nothing. */
export type Value = (Price | Percent | Measure | ClockTime | CalendarDate | Weekdays | Count | Contact) & {
  isArticle?: boolean
  /** Another meaning of the same words. */
  or?: Value | undefined
  /** The words around it say that it is rounded: "about", "over", "up to". */
  rounded?: Rounding
}

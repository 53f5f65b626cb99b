/** How long, how much, how far: the units that have names in every language. */
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

/**
 * The words of one language that values are read by, folded, separated by commas. A `*` behind a word means that other
 * languages use it for something else: it counts only in a text of this language.
 */
export interface ValueWords {
  language: string
  /** From two on; `100` and `1000` multiply what stands before them. */
  numbers: Readonly<Record<string, string>>
  /** The article and the number one. */
  one: string
  /** Between the parts of a number: "hundred and ten". */
  and: string
  half: string
  percent: string
  /** By code of the currency; `coin` is a hundredth. */
  currencies: Readonly<Record<string, string>>
  units: Readonly<Partial<Record<NamedUnit, string>>>
  /** Between a number and its unit: "five working days". */
  unitAdjectives: string
  /** Lengths of time with a name of their own, in minutes. */
  spans: Readonly<Record<number, string>>
  /** Between a price and its unit. */
  per: string
  about: string
  over: string
  under: string
  /** By which the article of a length of time counts: "within an hour", "up to a week". */
  bounds: string
  /** Between the ends of a range. */
  to: string
  /** Short names of the days, Monday first; the long ones are known. */
  shortDays: readonly string[]
  everyDay: string
  workdays: string
  weekend: string
  /** By date, as month × 100 + day. */
  holidays: Readonly<Record<number, string>>
  /** Other names of the months, by their number. */
  months: Readonly<Record<number, string>>
  /** After an hour. */
  oclock: string
  /** Before an hour. */
  at: string
  morning: string
  evening: string
  noon: string
  midnight: string
  /** Minutes to add to the hour that stands for `_`. */
  spokenClock: Readonly<Record<string, number>>
}

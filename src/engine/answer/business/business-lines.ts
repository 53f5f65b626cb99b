import { memoize } from '#src/base/memoize.ts'
import { POLICY_WEIGHT } from './contact.ts'
import { conceptsIn } from '../../language/text-terms.ts'
import type { KnowledgeText } from '../units/answer-types.ts'
import { type DateSpan, readDates } from '../../values/dates.ts'
import { readHours } from '../../values/opening-hours.ts'
import { readCues } from '../question/asked-kinds.ts'
import { fold } from '../../language/fold.ts'
import { phoneKey } from '../../values/phones.ts'
import { CONTACT_TITLE } from './contact.ts'
import { ADDRESS_NAME } from '../../values/postal-addresses.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'
import { wordsOf } from '../../language/split-words.ts'
import type { Unit } from '../units/unit-types.ts'
import { readEmails } from '../../values/contacts.ts'
import { valueKindsOf } from '../units/values.ts'

/**
 * The units with the business's own contact details, address and opening hours, which a question is about if it names
 * nothing else.
 */
export interface BusinessLines {
  phone: ReadonlySet<number>
  email: ReadonlySet<number>
  /** The knowledge has only one email address, so it is the business's. */
  hasOneEmail: boolean
  address: ReadonlySet<number>
  hours: ReadonlySet<number>
  /** The days of the year that lines of `hours` mention. */
  dates: readonly DateSpan[]
}

const MAX_ADDRESS = 160
const POSTCODE = /(?<![\p{L}\d])(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|(?!(?:19|20)\d{2}(?!\d))\d{4,6})(?![\p{L}\d])/u
const ANY_POSTCODE = new RegExp(`${POSTCODE.source}(?:-\\d{4}(?!\\d))?`, 'giu')
const LABEL = new RegExp(`^${ADDRESS_NAME}(?!\\p{L})`, 'iu')
const MAX_EXCEPTION = 120
const ENOUGH = 3

/**
 * Reports whether a unit comes first under a title for contact details, without a heading of its own, as the address
 * of somebody else would have.
 */
const opensContact = (items: readonly KnowledgeText[], { item, headings }: Unit): boolean =>
  headings.length === 0 && CONTACT_TITLE.test(fold(items[item]?.title ?? ''))

/** Returns how much a unit looks like a written address: a postcode, a street, a label, a short line. */
function addressWeight(items: readonly KnowledgeText[], unit: Unit): number {
  if (!unit.values.has('address') || unit.text.length > MAX_ADDRESS) return 0
  const folded = fold(unit.text)
  const weight =
    1 + (POSTCODE.test(folded) ? 2 : 0) + (LABEL.test(unit.text) ? 1.5 : 0) + (unit.kind === 'sentence' ? 0 : 0.5)
  return weight >= ENOUGH ? weight * (items[unit.item]?.type === 'policy' ? POLICY_WEIGHT : 1) : 0
}

const placeOf = (unit: Unit): string => POSTCODE.exec(fold(unit.text))?.[0].replace(' ', '') ?? ''

/** Reports whether a unit is only a postcode. */
const isBare = (unit: Unit | undefined): boolean =>
  unit !== undefined && fold(unit.text).replaceAll(' ', '') === placeOf(unit)

const MAX_LINE = 60

/** Reports whether a text names a street: a number beside the postcode, or a word for a street. */
function hasStreet(text: string): boolean {
  const rest = text.replace(/^[^:]{0,20}: /u, '').replace(ANY_POSTCODE, ' ')
  return /\d/.test(rest) || valueKindsOf(rest).has('address')
}

/** Returns the line with the street directly before a unit with only a postcode and a place. */
export function streetBefore(units: readonly Unit[], at: number): Unit | undefined {
  const [unit, before] = [units[at], units[at - 1]]
  if (unit === undefined || hasStreet(unit.text) || unit.values.has('phone')) return undefined
  const isBeside =
    before?.section === unit.section &&
    (before.kind === 'line' || before.values.has('address')) &&
    before.text.length <= MAX_LINE &&
    !before.values.has('phone')
  return isBeside && hasStreet(before.text) ? before : undefined
}

/** Returns every unit with the most frequent address in the knowledge, compared by postcode. */
function repeatedAddress(items: readonly KnowledgeText[], units: readonly Unit[]): number[] {
  const places = new Map<string, { weight: number; units: Set<number> }>()
  for (const [at, unit] of units.entries()) {
    const weight = addressWeight(items, unit)
    if (weight === 0) continue
    const place = places.get(placeOf(unit)) ?? { weight: 0, units: new Set() }
    place.weight += weight
    place.units.add(at)
    places.set(placeOf(unit), place)
  }
  const [best] = [...places].toSorted(([, a], [, b]) => b.weight - a.weight)
  if (best === undefined) return []
  const [code, { units: found }] = best
  const isSame = (unit: Unit): boolean =>
    code !== '' && unit.kind === 'line' && unit.text.length <= MAX_LINE && placeOf(unit) === code
  return units.flatMap((unit, at) => (found.has(at) || isSame(unit) ? [at] : []))
}

/**
 * Returns the units with the most frequent address; if it is among the business's contact details, only those there,
 * because neighbors share a postcode. Otherwise returns the addresses in the contact details. Uses addresses without
 * a street only if there is no other, and a postcode alone last.
 */
function addressUnits(items: readonly KnowledgeText[], units: readonly Unit[]): Set<number> {
  const opening = units.flatMap((unit, at) =>
    unit.kind === 'line' && unit.values.has('address') && opensContact(items, unit) ? [at] : [],
  )
  const repeated = repeatedAddress(items, units)
  const found = [repeated.filter((at) => opening.includes(at)), repeated].find(({ length }) => length > 0) ?? opening
  const saysStreet = (at: number): boolean => hasStreet(units[at]?.text ?? '') || streetBefore(units, at) !== undefined
  const preferred = [found.filter(saysStreet), found.filter((at) => !isBare(units[at])), found]
  return new Set(preferred.find(({ length }) => length > 0))
}

/**
 * A line with a day and a date has opening hours only if a time is left without the date: "Saturday 5 December 2026"
 * is the day of an event.
 */
const TIME_LEFT = /(?<!\d)\d{1,2}(?!\d)/u
/** Hours for at least this many weekdays are those of the business or a branch. */
const MOST_DAYS = 4

/** Reports whether a unit gives the hours of most weekdays, and not those of a phone line. */
function tellsWeek({ text, values }: Unit): boolean {
  if (values.has('phone') || values.has('email')) return false
  const told = new Set(readHours(text).flatMap(({ weekdays, spans }) => (spans.length > 0 ? [...weekdays] : [])))
  return told.size >= MOST_DAYS
}

const OPENING: ReadonlySet<string> = new Set(['open', 'hour'])
/** A longer sentence says more than when it is open. */
const MAX_SENTENCE = 80

/** Reports whether a unit is a short sentence about days when it is open or closed: "Monday closed." */
const tellsDay = ({ text }: Unit): boolean =>
  text.length <= MAX_SENTENCE && readHours(text).some(({ weekdays }) => weekdays.size > 0)

const MAX_CACHED = 500
/** Matches a heading after its language and a space. */
const isOpeningHeading = memoize(MAX_CACHED, (heading) => {
  const [language = ''] = heading.split(' ', 1)
  return conceptsIn(heading.slice(language.length), language).some((concept) => OPENING.has(concept))
})

const isUnderOpening = (items: readonly KnowledgeText[], { headings, item }: Unit): boolean =>
  isOpeningHeading(`${items[item]?.language ?? ''} ${headings.at(-1) ?? items[item]?.title ?? ''}`)

/**
 * Reports whether a unit is a line of opening hours, not of hourly prices: it begins with a day or is under a heading
 * for opening hours, and has a time or "closed"; or it gives the hours of most days.
 */
function isHoursLine(items: readonly KnowledgeText[], unit: Unit): boolean {
  if (!unit.values.has('hours') || unit.values.has('price') || unit.kind === 'answer') return false
  const item = items[unit.item]
  if (item?.type === 'policy' || item?.type === 'product') return false
  const language = item?.language ?? ''
  if (unit.kind === 'sentence') return tellsDay(unit) && isUnderOpening(items, unit)
  const [first = ''] = wordsOf(unit.text)
  const startsWithDay = conceptsIn(first, language).some((concept) => (WEEKDAYS as readonly string[]).includes(concept))
  const heading = unit.headings.at(-1) ?? item?.title ?? ''
  const under = conceptsIn(`${heading} ${unit.text.split(/[:：]/)[0] ?? ''}`, language)
  const { rest } = readDates(fold(unit.text))
  const isDay = startsWithDay && ((TIME_LEFT.test(rest) && !/\d{4}/.test(rest)) || readHours(unit.text).length > 0)
  return under.some((concept) => OPENING.has(concept)) || isDay || tellsWeek(unit)
}

/** "25 and 26 December: closed". */
function exceptionDates(items: readonly KnowledgeText[], unit: Unit): DateSpan[] {
  const { kind, values, text } = unit
  if (kind === 'answer' || text.length > MAX_EXCEPTION || values.has('price')) return []
  if ((kind === 'sentence' && !isUnderOpening(items, unit)) || readDates(fold(text)).dates.length === 0) return []
  return readHours(text).flatMap(({ dates }) => dates)
}

/**
 * Returns the lines of opening hours, with the seasonal ones in their sections, and the days of the year that these
 * mention.
 */
function seasonalHours(units: readonly Unit[], hours: readonly number[]): { hours: Set<number>; seasons: DateSpan[] } {
  const sections = new Set(hours.map((at) => units[at]?.section))
  const seasonal = units.flatMap(({ section, text }, at) => {
    const seasons = sections.has(section) ? readHours(text).flatMap((rule) => rule.seasons) : []
    return seasons.length > 0 ? [{ at, seasons }] : []
  })
  return {
    hours: new Set([...hours, ...seasonal.map(({ at }) => at)]),
    seasons: seasonal.flatMap(({ seasons }) => seasons),
  }
}

/**
 * Returns the units with a contact of the business. Uses those that answer another question ("How do I move an
 * appointment?") only if there is no other.
 */
function contactUnits(units: readonly Unit[], language: string, gives: (unit: Unit) => boolean): Set<number> {
  const all = units.flatMap((unit, at) => (gives(unit) ? [at] : []))
  const own = all.filter((at) => {
    const asked = units[at]?.question ?? ''
    const { kinds } = readCues(fold(asked), language)
    return asked === '' || kinds.has('phone') || kinds.has('email')
  })
  return new Set(own.length > 0 ? own : all)
}

function hasOneEmail(items: readonly KnowledgeText[], units: readonly Unit[]): boolean {
  const own = units.filter(({ item, values }) => items[item]?.type !== 'policy' && values.has('email'))
  return new Set(own.flatMap(({ text }) => readEmails(text).map(({ value }) => value.toLowerCase()))).size === 1
}

/** Finds the lines of a business's own phone, email, address and opening hours among its units. */
export function findBusinessLines(
  items: readonly KnowledgeText[],
  units: readonly Unit[],
  { phone, email, language }: { phone: string; email: string; language: string },
): BusinessLines {
  const digits = phoneKey(phone)
  const dates = units.map((unit) => exceptionDates(items, unit))
  const isHours = (unit: Unit, at: number): boolean => isHoursLine(items, unit) || (dates[at]?.length ?? 0) > 0
  const { hours, seasons } = seasonalHours(
    units,
    units.flatMap((unit, at) => (isHours(unit, at) ? [at] : [])),
  )
  return {
    phone: contactUnits(
      units,
      language,
      ({ text, values }) => phone !== '' && values.has('phone') && text.replace(/\D/gu, '').includes(digits),
    ),
    email: contactUnits(units, language, ({ text }) => email !== '' && text.includes(email)),
    hasOneEmail: hasOneEmail(items, units),
    address: addressUnits(items, units),
    hours,
    dates: [...dates.flat(), ...seasons],
  }
}

import { isRecord } from '#src/base/is-record.ts'
import type { ContentLine } from '../drafts/render-blocks.ts'
import { titlesIn } from '../words/item-titles.ts'
import { dateOf, dayName, sayDate, timeOf } from './declared-times.ts'
import { asArray, isType, textOf, textsOf, type Entity } from '../../extract/structured/structured-facts.ts'

/** What has an address or a number and is no place to go to or to call. */
const NO_BUSINESS =
  /^(?:Person|PostalAddress|ContactPoint|Event|JobPosting|Offer|Place|Product|Review|Article|BlogPosting|NewsArticle|WebPage|WebSite|OpeningHoursSpecification)$/u
const MOST_OF_A_YEAR_MS = 350 * 24 * 60 * 60 * 1_000
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Address, phone, email and opening hours that the site declares of its business, as `Label: value` lines in its
 * language, its numbers as they are shown.
 */
export function businessLines(entities: Entity[], language: string, shown = (phone: string) => phone): ContentLine[] {
  const businesses = entities
    .filter((entity) => !isType(entity, NO_BUSINESS))
    .map((entity) => ({ name: textOf(entity['name']), lines: linesOf(entity, language, shown) }))
  const distinct = businesses.filter(
    ({ lines }, index) =>
      lines.length > 0 && businesses.findIndex((other) => other.lines.join() === lines.join()) === index,
  )
  const bound = (text: string) => ({ text, role: 'bound' as const })
  const isOne = new Set(distinct.map(({ name }) => name)).size < 2
  if (isOne) return [...new Set(distinct.flatMap(({ lines }) => lines))].map(bound)
  return distinct.flatMap(({ name, lines }) => [
    ...(name ? [{ text: `### ${name}`, role: 'frame' as const }] : []),
    ...lines.map(bound),
  ])
}

function linesOf(entity: Entity, language: string, shown: (phone: string) => string): string[] {
  const words = titlesIn(language)
  const address = asArray(entity['address'])
    .map((one) => addressText(one, language))
    .filter(Boolean)
  return [
    ...address.map((text) => `${words.address}: ${text}`),
    ...textsOf(entity['telephone']).map((text) => `${words.phone}: ${shown(text)}`),
    ...textsOf(entity['email']).map((text) => `${words.email}: ${text.replace(/^mailto:/iu, '')}`),
    ...writtenHours(entity, language),
    ...specifiedHours(entity, language),
  ]
}

/** A postcode in digits stands before the town, but in English, and where a region stands between them. */
function addressText(address: unknown, language: string): string {
  if (!isRecord(address)) return textOf(address)
  const street = textOf(address['streetAddress'])
  const [town = '', region = '', code = ''] = ['addressLocality', 'addressRegion', 'postalCode']
    .map((member) => textOf(address[member]))
    .map((part) => (street.includes(part) ? '' : part))
  const isBefore = language !== 'en' && town !== '' && region === '' && /^\d/u.test(code)
  const parts = isBefore ? [`${code} ${town}`] : [town, region, code]
  return [street, ...new Set(parts)].filter(Boolean).join(', ')
}

/** `Mo-Fr 09:00-17:00` with its days in words. */
function writtenHours(entity: Entity, language: string): string[] {
  return textsOf(entity['openingHours']).map((text) => {
    const spelled = text.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/gu, (short) =>
      dayName(
        WEEK.findIndex((day) => day.startsWith(short)),
        language,
      ),
    )
    return spelled.replace(/\s+(?=\d)/u, ': ').replaceAll('-', '–')
  })
}

/**
 * Hours of the week, and of the dates that an exception or a season is valid for. That some weekday of a season is
 * closed cannot be told from the whole season being so, and is left out.
 */
function specifiedHours(entity: Entity, language: string): string[] {
  return [...asArray(entity['openingHoursSpecification']), ...asArray(entity['specialOpeningHoursSpecification'])]
    .filter(isRecord)
    .map((specification) => {
      const named = textsOf(specification['dayOfWeek'])
      const days = named.map(dayAt).filter((day) => day !== -1)
      const dates = datesOf(specification, language)
      const [opens, closes] = [timeOf(specification['opens']), timeOf(specification['closes'])]
      const isClosed = opens === closes
      if (!opens || !closes || (named.length > 0 ? days.length === 0 : dates === undefined)) return ''
      if (isClosed && days.length > 0 && dates && !dates.isOneDay) return ''
      const when = [days.length === 0 || dates?.isOneDay ? '' : spanOfDays(days, language), dates?.text ?? '']
        .filter(Boolean)
        .join(', ')
      return `${when}: ${isClosed ? titlesIn(language).closed : `${opens}–${closes}`}`
    })
    .filter(Boolean)
}

/** The place in the week of `Monday`, `Mo`, `https://schema.org/Monday` or `schema:Monday`, -1 for anything else. */
function dayAt(name: string): number {
  const bare = name.replace(/^.*[/:#]/u, '').toLowerCase()
  return bare.length < 2 ? -1 : WEEK.findIndex((day) => day.toLowerCase().startsWith(bare))
}

/**
 * The dates that hours are valid for, in words; nothing for those of a year or more, or without a beginning or an end.
 */
function datesOf(specification: Entity, language: string): { text: string; isOneDay: boolean } | undefined {
  const [from, through] = [dateOf(specification['validFrom']), dateOf(specification['validThrough'])]
  const isTold = through >= from && through - from < MOST_OF_A_YEAR_MS
  if (!isTold) return undefined
  const isOneDay = from === through
  return { text: `${isOneDay ? '' : `${sayDate(from, language, false)} – `}${sayDate(through, language)}`, isOneDay }
}

function spanOfDays(days: number[], language: string): string {
  const order = [...new Set(days)].sort((a, b) => a - b)
  const [first = 0] = order
  const last = order.at(-1) ?? 0
  if (order.length > 2 && last - first === order.length - 1)
    return `${dayName(first, language)}–${dayName(last, language)}`
  return order.map((day) => dayName(day, language)).join(', ')
}

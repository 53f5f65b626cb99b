import { isRecord } from '#src/base/is-record.ts'
import { resolveUrl } from '../../extract/html/resolve-url.ts'
import { wholeDraft, type Draft } from '../drafts/drafts.ts'
import type { SplitPage } from '../page/survey-site.ts'
import { blockText, freeLine, type ContentLine } from '../drafts/render-blocks.ts'
import { partOf } from '../../language/language-packs.ts'
import {
  entitiesOf,
  structuredProducts,
  structuredQuestions,
  type StructuredProduct,
  asArray,
  isType,
  textOf,
  textsOf,
  type Entity,
} from '../../extract/structured/structured-facts.ts'
import { readContacts } from '../../values/contacts.ts'
import { foldKey } from '../../values/text-signs.ts'
import type { Contact } from '../../values/value-types.ts'

const SAME_OPENING = 25
/** A card has at most this many blocks from its name to its price. */
const PRICE_WITHIN = 5
/** Each declared thing is searched for in the text of the whole site. */
const MAX_DECLARED = 1_000
/** Digits of a phone number without its country and area code. */
const LOCAL_NUMBER = 6

/**
 * Returns questions and offers that pages declare as JSON-LD and no page says in its text. Reads at most 1,000 of
 * each.
 */
export function declaredDrafts(pages: SplitPage[]): Draft[] {
  const declared = pages.map((page) => ({ page, entities: entitiesOf(page.page.structured) }))
  const questions = declared.flatMap(({ page, entities }) =>
    structuredQuestions(entities).map((found) => ({ ...found, page })),
  )
  const products = declared.flatMap(({ page, entities }) =>
    structuredProducts(entities).map((found) => ({ ...found, page })),
  )
  if (questions.length + products.length === 0) return []
  const visible = pages.flatMap(({ page }) =>
    page.blocks.filter(({ region }) => region !== 'hidden').map((block) => foldKey(blockText(block))),
  )
  const everything = visible.join('\n')
  const digits = everything.replace(/\D/g, '')
  const isUnseen = ({ kind, contact }: Contact): boolean =>
    kind === 'phone' ? !digits.includes(contact.slice(-LOCAL_NUMBER)) : !everything.includes(foldKey(contact))
  const marked = (draft: Draft): Draft =>
    draft.lines.some(({ text }) => readContacts(text).some(isUnseen)) ? { ...draft, hasUnseenContact: true } : draft
  return [
    ...distinct(questions, ({ question, answer }) => `${question} ${answer}`)
      .filter(({ question, answer }) => !isAnswered(question, answer, everything))
      .map(({ page, question, answer }) =>
        wholeDraft('faq', question, answer.split('\n').map(freeLine), sourceOf(page)),
      ),
    ...distinct(products, ({ name }) => name)
      .filter((product) => !isSaid(product, visible))
      .map((product) => ({
        ...wholeDraft(
          'product',
          product.name,
          productLines(product, everything, product.page.language),
          sourceOf(product.page),
        ),
        picture: product.image && resolveUrl(product.image, product.page.page.url),
      })),
  ].map(marked)
}

const sourceOf = ({ page, language }: SplitPage): Pick<Draft, 'url' | 'language'> => ({ url: page.url, language })

/** Returns the first of each key, up to the number worth searching for. */
function distinct<T>(found: T[], keyOf: (each: T) => string): T[] {
  const byKey = new Map<string, T>()
  for (const each of found) if (!byKey.has(keyOf(each))) byKey.set(keyOf(each), each)
  return [...byKey.values()].slice(0, MAX_DECLARED)
}

/** Reports whether the pages show the answer, or the question with an answer that begins the same. */
function isAnswered(question: string, answer: string, everything: string): boolean {
  const key = foldKey(answer)
  return (
    everything.includes(key) ||
    (everything.includes(foldKey(question)) && everything.includes(key.slice(0, SAME_OPENING)))
  )
}

/** Reports whether a visible block names the product, with its price in it or shortly below. */
function isSaid({ name, prices }: StructuredProduct, visible: string[]): boolean {
  const key = foldKey(name)
  const amounts = prices.map(({ price }) => foldKey(price.replace(/\s.*$/u, '')).replace(/ 0+$/u, ''))
  return visible.some((text, at) => {
    if (!text.includes(key)) return false
    const near = visible.slice(at, at + PRICE_WITHIN).join(' ')
    return amounts.length === 0 || amounts.some((amount) => near.includes(amount))
  })
}

function productLines(
  { description, prices, date }: StructuredProduct,
  everything: string,
  language: string,
): ContentLine[] {
  const texts = [
    everything.includes(foldKey(description)) ? '' : description,
    sayMoment(date, language),
    ...prices.map(({ label, price }) => `${label || partOf('items', language).price}: ${price}`),
  ]
  return texts.filter(Boolean).map(freeLine)
}

/** Types with an address or a number that are not places to visit or call. */
const NO_BUSINESS =
  /^(?:Person|PostalAddress|ContactPoint|Event|JobPosting|Offer|Place|Product|Review|Article|BlogPosting|NewsArticle|WebPage|WebSite|OpeningHoursSpecification)$/u
const MOST_OF_A_YEAR_MS = 350 * 24 * 60 * 60 * 1_000
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Returns the address, phone, email and opening hours that the site declares for its business, as `Label: value`
 * lines in its language, with numbers as the site shows them.
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
  const words = partOf('items', language)
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

/** Formats an address. A postcode of digits is before the town, except in English and where a region separates them. */
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

/** Returns `Mo-Fr 09:00-17:00` with the days in words. */
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

/** Returns the weekly hours. Leaves out those of dates or a season, because no page that was read shows the weeks. */
function specifiedHours(entity: Entity, language: string): string[] {
  return asArray(entity['openingHoursSpecification'])
    .filter(isRecord)
    .map((specification) => {
      const days = textsOf(specification['dayOfWeek'])
        .map(dayAt)
        .filter((day) => day !== -1)
      const [opens, closes] = [timeOf(specification['opens']), timeOf(specification['closes'])]
      const isClosed = opens === closes
      if (!opens || !closes || days.length === 0 || isSeasonal(specification)) return ''
      return `${spanOfDays(days, language)}: ${isClosed ? partOf('items', language).closed : `${opens}–${closes}`}`
    })
    .filter(Boolean)
}

/** Returns the index in the week of `Monday`, `Mo`, `https://schema.org/Monday` or `schema:Monday`, or -1. */
function dayAt(name: string): number {
  const bare = name.replace(/^.*[/:#]/u, '').toLowerCase()
  return bare.length < 2 ? -1 : WEEK.findIndex((day) => day.toLowerCase().startsWith(bare))
}

/** Reports whether hours are valid for less than most of a year. */
function isSeasonal(specification: Entity): boolean {
  const [from, through] = [dateOf(specification['validFrom']), dateOf(specification['validThrough'])]
  return through - from < MOST_OF_A_YEAR_MS
}

function spanOfDays(days: number[], language: string): string {
  const order = [...new Set(days)].sort((a, b) => a - b)
  const [first = 0] = order
  const last = order.at(-1) ?? 0
  if (order.length > 2 && last - first === order.length - 1)
    return `${dayName(first, language)}–${dayName(last, language)}`
  return order.map((day) => dayName(day, language)).join(', ')
}

/** Returns the day of an ISO date or time in milliseconds, or `NaN`. */
const dateOf = (value: unknown): number => Date.parse(/^\d{4}-\d{2}-\d{2}/u.exec(textOf(value))?.[0] ?? '')

/** Returns `09:00:00` without its seconds, and `9:45am` unchanged. */
const timeOf = (time: unknown): string => textOf(time).replace(/^(\d{1,2}:\d{2})(?::\d{2}.*|Z|[+-]\d.*)$/u, '$1')

/** Formats a day in the given language: `1 May 2026`. */
function sayDate(date: number, language: string): string {
  const locale = language === 'en' || language === '' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/**
 * Formats an ISO date or time: `1 May 2026, 20:00`; '' for anything else. Leaves out a time in a time zone other than
 * the event's.
 */
function sayMoment(moment: string, language: string): string {
  const date = dateOf(moment)
  const [, time = ''] = /T(\d{2}:\d{2})(?!.*Z$)/u.exec(moment) ?? []
  return Number.isNaN(date) ? '' : [sayDate(date, language), time === '00:00' ? '' : time].filter(Boolean).join(', ')
}

/** Returns the name of a day in the given language, with 0 for Monday. */
function dayName(day: number, language: string): string {
  // 1 January 2024 was a Monday.
  const name = new Intl.DateTimeFormat(language || 'en', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day),
  )
  return name.charAt(0).toLocaleUpperCase(language || 'en') + name.slice(1)
}

import { isRecord } from '../extract/structured-data.ts'
import type { ContentLine } from './render-blocks.ts'

type Entity = Record<string, unknown>

const MAX_DEPTH = 6

/** Every object of a page's JSON-LD with a type, nested ones included. */
export function entitiesOf(structured: Entity[]): Entity[] {
  const found: Entity[] = []
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return
    if (Array.isArray(value)) for (const entry of value) visit(entry, depth + 1)
    else if (isRecord(value)) {
      if (value['@type'] !== undefined) found.push(value)
      for (const member of Object.values(value)) visit(member, depth + 1)
    }
  }
  visit(structured, 0)
  return found
}

export function isType(entity: Entity, pattern: RegExp): boolean {
  return textsOf(entity['@type']).some((type) => pattern.test(type))
}

/** Questions of FAQPage blocks with their answers as text. */
export function structuredQuestions(entities: Entity[]): { question: string; answer: string }[] {
  return entities
    .filter((entity) => isType(entity, /^Question$/u))
    .map((entity) => ({ question: textOf(entity['name']), answer: asArray(entity['acceptedAnswer']).map((answer) => (isRecord(answer) ? textOf(answer['text']) : '')).join('\n').trim() }))
    .filter(({ question, answer }) => question && answer)
}

/** Products, services and menu items that have a name and a price or a description. */
export function structuredProducts(entities: Entity[]): { name: string; lines: ContentLine[] }[] {
  return entities
    .filter((entity) => isType(entity, /^(?:Product|Service|MenuItem|Course|Event|TouristTrip|Trip)$/u))
    .map((entity) => ({ name: textOf(entity['name']), lines: [textOf(entity['description']), ...priceLines(entity['offers'])].filter(Boolean).map(plain) }))
    .filter(({ name, lines }) => name && lines.length > 0)
}

function priceLines(offers: unknown): string[] {
  return asArray(offers).filter(isRecord).map((offer) => {
    const price = textOf(offer['price']) || [textOf(offer['lowPrice']), textOf(offer['highPrice'])].filter(Boolean).join('–')
    const label = textOf(offer['name'])
    return price ? `${label || 'Price'}: ${price} ${textOf(offer['priceCurrency'])}`.trim() : ''
  })
}

const BUSINESS =
  /(?:Organization|Corporation|Business|Store|Restaurant|Cafe\w*|Bakery|Bar\w*|Dentist|Physician|Clinic|Hotel|Lodging\w*|Salon|Shop|Agency|Garage|AutoRepair|Hospital|Pharmacy|Attorney|LegalService|Place|Contractor|Electrician|Plumber|School|Gym|Service)$/u

/** Address, phones, emails and opening hours that the site declares of its business, as `Label: value` lines. */
export function businessLines(entities: Entity[]): ContentLine[] {
  const lines: string[] = []
  for (const entity of entities.filter((candidate) => isType(candidate, BUSINESS))) {
    const address = asArray(entity['address']).map(addressText).filter(Boolean)
    if (!entity['telephone'] && address.length === 0 && !entity['openingHoursSpecification'] && !entity['openingHours'] && !entity['email']) continue
    lines.push(
      ...address.map((text) => `Address: ${text}`),
      ...textsOf(entity['telephone']).map((text) => `Phone: ${text}`),
      ...textsOf(entity['email']).map((text) => `Email: ${text.replace(/^mailto:/iu, '')}`),
      ...openingLines(entity),
      ...labelled('Payment', entity['paymentAccepted']),
    )
  }
  return [...new Set(lines)].map(plain)
}

function labelled(label: string, value: unknown): string[] {
  const text = textsOf(value).join(', ')
  return text ? [`${label}: ${text}`] : []
}

function addressText(address: unknown): string {
  if (!isRecord(address)) return textOf(address)
  const city = [textOf(address['addressLocality']), textOf(address['addressRegion']), textOf(address['postalCode'])].filter(Boolean)
  return [textOf(address['streetAddress']), ...new Set(city), countryOf(address['addressCountry'])].filter(Boolean).join(', ')
}

function countryOf(country: unknown): string {
  return isRecord(country) ? textOf(country['name']) : textOf(country)
}

const DAYS: Record<string, string> = { Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday', Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' }

function openingLines(entity: Entity): string[] {
  const written = textsOf(entity['openingHours']).map((text) => `Opening hours: ${text.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/gu, (day) => DAYS[day] ?? day)}`)
  const specified = asArray(entity['openingHoursSpecification']).filter(isRecord).map((spec) => {
    const days = textsOf(spec['dayOfWeek']).map((day) => day.replace(/^https?:\/\/schema\.org\//u, ''))
    const [opens, closes] = [textOf(spec['opens']), textOf(spec['closes'])].map((time) => time.slice(0, 5))
    const hours = opens === closes ? 'closed' : `${opens}–${closes}`
    return days.length > 0 && opens !== undefined ? `${spanOfDays(days)}: ${hours}` : ''
  })
  return [...written, ...specified.filter(Boolean)]
}

function spanOfDays(days: string[]): string {
  const order = Object.values(DAYS)
  const places = days.map((day) => order.indexOf(day)).sort((a, b) => a - b)
  const consecutive = places.length > 2 && places.every((place, index) => place >= 0 && place === (places[0] ?? 0) + index)
  return consecutive ? `${order[places[0] ?? 0]}–${order[places.at(-1) ?? 0]}` : days.join(', ')
}

function plain(text: string): ContentLine {
  return { text, frame: false }
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

function textsOf(value: unknown): string[] {
  return asArray(value).map(textOf).filter(Boolean)
}

/** A member as plain text: tags and entities of its HTML gone. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return value.replace(/<[^<>]{0,500}>/gu, ' ').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replace(/\s+/gu, ' ').trim()
}

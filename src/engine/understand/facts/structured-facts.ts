import { isRecord } from '#src/base/is-record.ts'
import { foldText } from '../../extract/html/fold-text.ts'

export type Entity = Record<string, unknown>

const MAX_DEPTH = 6
const MAX_MEMBER = 20_000

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
    .map((entity) => ({ question: textOf(entity['name']), answer: answersOf(entity['acceptedAnswer']) }))
    .filter(({ question, answer }) => question && answer)
}

function answersOf(value: unknown): string {
  return asArray(value)
    .map((answer) => (isRecord(answer) ? textOf(answer['text']) : textOf(answer)))
    .filter(Boolean)
    .join('\n')
}

export interface StructuredProduct {
  name: string
  description: string
  /** With its currency, as `12.50 EUR`; several when there are several offers. */
  prices: { label: string; price: string }[]
  /** The address of its picture as the page writes it, or ''. */
  image: string
}

/** Products, services and menu items that a page declares by name. */
export function structuredProducts(entities: Entity[]): StructuredProduct[] {
  return entities
    .filter((entity) => isType(entity, /^(?:Product|Service|MenuItem|Course|Event|TouristTrip|Trip)$/u))
    .map((entity) => ({
      name: textOf(entity['name']),
      description: textOf(entity['description']),
      prices: pricesOf(entity['offers']),
      image: imageOf(entity['image']),
    }))
    .filter(({ name, description, prices }) => name && (description || prices.length > 0))
}

/** An address, an `ImageObject` or the first of a list of either. */
function imageOf(image: unknown): string {
  const [first] = asArray(image)
  return isRecord(first) ? textOf(first['url'] ?? first['contentUrl']) : textOf(first)
}

function pricesOf(offers: unknown): StructuredProduct['prices'] {
  return asArray(offers)
    .filter(isRecord)
    .map((offer) => {
      const amount = textOf(offer['price']) || [textOf(offer['lowPrice']), textOf(offer['highPrice'])].filter(Boolean).join('–')
      return { label: textOf(offer['name']), price: amount ? `${amount} ${textOf(offer['priceCurrency'])}`.trim() : '' }
    })
    .filter(({ price }) => price)
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

export function textsOf(value: unknown): string[] {
  return asArray(value).map(textOf).filter(Boolean)
}

/** A member as plain text, without what nobody sees and the tags and entities of its HTML; of a longer one, its first 20,000 characters. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const text = value
    .slice(0, MAX_MEMBER)
    .replace(/<[^<>]{0,500}>/gu, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;|&rsquo;/gu, "'")
    .replaceAll('&amp;', '&')
  return foldText(text)
}

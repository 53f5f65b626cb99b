import { isRecord } from '#src/base/is-record.ts'
import { foldText } from '../html/fold-text.ts'
import { type HtmlElement, parseHtml } from '../html/html-tree.ts'
import { INLINE_TAGS, SKIPPED_TAGS } from '../html/tags.ts'

export type Entity = Record<string, unknown>

const MAX_DEPTH = 6
const MAX_MEMBER = 20_000
/** A tag or a character reference. Parameters of a URL begin like one: `?a=1&copy=2`. */
const MARKUP = /<[a-z!/]|&(?:#\w{1,8}|\w{2,20});/iu
const TAG = /<[a-z!/]/iu

/** Types of what visitors of a website write. */
const BY_VISITORS =
  /^(?:Review|UserReview|CriticReview|Comment|UserComments|DiscussionForumPosting|SocialMediaPosting|QAPage)$/u

/** Returns every object of a page's JSON-LD with a type, including nested ones, except what visitors wrote. */
export function entitiesOf(structured: Entity[]): Entity[] {
  const found: Entity[] = []
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return
    if (Array.isArray(value)) for (const entry of value) visit(entry, depth + 1)
    else if (isRecord(value)) {
      if (isType(value, BY_VISITORS)) return
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

/** Returns the questions of FAQPage blocks, with their answers as lines of text. */
export function structuredQuestions(entities: Entity[]): { question: string; answer: string }[] {
  return entities
    .filter((entity) => isType(entity, /^Question$/u))
    .map((entity) => ({ question: textOf(entity['name']), answer: answersOf(entity['acceptedAnswer']) }))
    .filter(({ question, answer }) => question && answer)
}

function answersOf(value: unknown): string {
  return asArray(value)
    .flatMap((answer) => linesOf(isRecord(answer) ? answer['text'] : answer))
    .join('\n')
}

export interface StructuredProduct {
  name: string
  description: string
  /** With their currency, as `12.50 EUR`. Several offers have several prices. */
  prices: { label: string; price: string }[]
  /** When an event begins: an ISO date or time, or ''. */
  date: string
  /** The URL of its picture as the page writes it, or ''. */
  image: string
}

/** Returns the products, services and menu items that a page declares by name. */
export function structuredProducts(entities: Entity[]): StructuredProduct[] {
  return entities
    .filter((entity) => isType(entity, /^(?:Product|Service|MenuItem|Course|Event|TouristTrip|Trip)$/u))
    .map((entity) => ({
      name: textOf(entity['name']),
      description: textOf(entity['description']),
      // Shops declare a missing price as zero.
      prices: pricesOf(entity['offers']).filter(({ price }) => !isType(entity, /^Product$/u) || /[1-9]/u.test(price)),
      date: isType(entity, /^Event$/u) ? textOf(entity['startDate']) : '',
      image: imageOf(entity['image']),
    }))
    .filter(({ name, description, prices }) => name && (description || prices.length > 0))
}

/** Returns the URL of a picture: a URL, an `ImageObject`, or the first in a list of either. */
function imageOf(image: unknown): string {
  const [first] = asArray(image)
  return isRecord(first) ? textOf(first['url'] ?? first['contentUrl']) : textOf(first)
}

function pricesOf(offers: unknown): StructuredProduct['prices'] {
  return asArray(offers)
    .filter(isRecord)
    .map((offer) => {
      const range = [...new Set([textOf(offer['lowPrice']), textOf(offer['highPrice'])].filter(Boolean))].join('–')
      const own = textOf(offer['price']) || range
      const specified = asArray(offer['priceSpecification']).filter(isRecord).find(isCharged) ?? {}
      const amount = (own || textOf(specified['price'])).replace(/^(\d+\.\d)$/u, '$10')
      const currency = textOf(offer['priceCurrency'] ?? specified['priceCurrency'])
      const unit = own ? '' : textOf(specified['unitText'])
      const said = [amount, currency, unit && `/ ${unit}`].filter(Boolean).join(' ')
      return { label: textOf(offer['name']), price: /\d/u.test(amount) ? said : '' }
    })
    .filter(({ price }) => price)
}

/** Reports whether a price specification is what a buyer pays, not an earlier or recommended price. */
const isCharged = (specification: Entity): boolean =>
  textOf(specification['price']) !== '' &&
  !/(?:List|Strikethrough|SRP|MSRP|RegularPrice)/u.test(textOf(specification['priceType']))

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

export function textsOf(value: unknown): string[] {
  return asArray(value).map(textOf).filter(Boolean)
}

/**
 * Returns a member as plain text, without hidden characters, tags and entities. Uses the first 20,000 characters of a
 * longer one.
 */
export function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : linesOf(value).join(' ')
}

/** Returns a member as lines, one for each block of its HTML. */
function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return []
  const text = value.slice(0, MAX_MEMBER)
  const once = textBelow(text)
  // Some plugins escape their HTML twice.
  const lines = TAG.test(once) && !TAG.test(text) ? textBelow(once) : once
  return lines.split('\n').map(foldText).filter(Boolean)
}

/** Returns the text of HTML with a line break around each block. */
const textBelow = (html: string): string =>
  MARKUP.test(html) ? linesBelow(parseHtml(html).root) : html.replaceAll('\n', ' ')

function linesBelow({ children }: HtmlElement): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child.replaceAll('\n', ' ')
      if (SKIPPED_TAGS.has(child.tag)) return ' '
      return INLINE_TAGS.has(child.tag) ? linesBelow(child) : `\n${linesBelow(child)}\n`
    })
    .join('')
}

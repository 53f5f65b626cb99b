import type { AnswerSource, KnowledgeText } from '../answer-types.ts'
import { isPriced } from './offer-prices.ts'
import { fold } from '../../language/fold.ts'
import { sentencesOf } from '../../language/sentences.ts'

/** An offer to show beside an answer, in the site's own words. */
export interface OfferCard {
  title: string
  price?: string
  url?: string
  /** As the site has it. */
  image_url?: string
}

const MAX_CARDS = 3
const MAX_PRICE = 60
const LABEL = /^\W*(?:price|preis|prix|precio|prezzo|preco|prijs|tarif|tariff|rate|السعر|سعر)\W*[:：]\s*/i

/** The cards of the offers among some items, in their order, at most three. */
export function offerCards(items: readonly KnowledgeText[], itemIds: readonly string[]): OfferCard[] {
  const offers = itemIds.flatMap((id) => items.find((item) => item.id === id && item.type === 'product') ?? [])
  return offers.slice(0, MAX_CARDS).map(toCard)
}

/** The cards of the offers among an answer's sources; none where they are more, of which a part would look like all. */
export function sourceCards(items: readonly KnowledgeText[], sources: readonly AnswerSource[]): OfferCard[] {
  const ids = sources.map(({ itemId }) => itemId)
  const offers = items.filter(({ id, type }) => type === 'product' && ids.includes(id))
  return offers.length > MAX_CARDS ? [] : offerCards(items, ids)
}

/** The offers that have one of these titles, however it is written. */
export function findOffers(items: readonly KnowledgeText[], titles: readonly string[]): string[] {
  const wanted = new Set(titles.map((title) => fold(title).trim()))
  return items.filter(({ type, title }) => type === 'product' && wanted.has(fold(title).trim())).map(({ id }) => id)
}

function toCard({ title, content, url, imageUrl }: KnowledgeText): OfferCard {
  return { title, price: findPrice(content) || undefined, url: url || undefined, image_url: imageUrl || undefined }
}

/**
 * The first line that is a price, without its label and the sentences before it, as the site writes it, or of a short
 * sentence what it says that something costs; of a long one the first sentence that begins with a price. One in the
 * middle of a sentence may be that of something else.
 */
export function findPrice(content: string): string | undefined {
  const lines = content.split('\n').map((line) => line.replace(/^[\s*\-•#|]+|[\s*|]+$/g, ''))
  const priced = lines.filter(isPriced)
  const line = priced.find((one) => LABEL.test(one)) ?? priced[0]
  if (line === undefined) return undefined
  const bare = line.replace(LABEL, '').trim()
  const sentences = sentencesOf(bare)
  const at = sentences.findIndex((sentence) => OPENING_PRICE.test(sentence))
  if (bare.length > MAX_PRICE) return OPENING_PRICE.exec(sentences[at] ?? '')?.[0]
  return COSTS.exec(bare)?.groups?.price ?? (at > 0 ? sentences.slice(at).join(' ') : bare)
}

/** What a sentence says that its subject costs, up to the first break. */
const COSTS =
  /(?<!\p{L})(?:costs?|kostet|kosten|coûte(?:nt)?|cuesta[n]?|costa(?:no)?|custa[m]?|kost)\s(?<price>(?:[\p{L}’']{1,10}\s){0,2}(?:(?:[$€£¥]|[A-Z]{3})\s?\d[\d.,]*|\d[\d.,'\u00a0 ]{0,12}(?:[$€£¥]|[A-Z]{3}|euros?|Euro))(?:\s(?:a|an|per|each|pro|je|par|por|al|a la|per|op)\s?\p{L}{2,12})?)/u

/** Up to the first break; after a few words at most, as in "from" or "starting at". */
const OPENING_PRICE =
  /^(?:[\p{L}’']{1,10}\s){0,3}(?:(?:[$€£¥]|[A-Z]{3})\s?\d|\d[\d.,'\u00a0 ]{0,12}(?:[$€£¥]|[A-Z]{3}|euros?|Euro))[^;:]{0,60}?(?=[,;:.](?:\s|$)|$)/u

import type { KnowledgeText } from './answer-types.ts'
import { numbersIn } from './check-claims/claim-numbers.ts'
import { fold } from './text/fold.ts'

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

/** The offers that have one of these titles, however it is written. */
export function findOffers(items: readonly KnowledgeText[], titles: readonly string[]): string[] {
  const wanted = new Set(titles.map((title) => fold(title).trim()))
  return items.filter(({ type, title }) => type === 'product' && wanted.has(fold(title).trim())).map(({ id }) => id)
}

function toCard({ title, content, url, imageUrl }: KnowledgeText): OfferCard {
  const price = findPrice(content)
  return { title, ...(price ? { price } : {}), ...(url ? { url } : {}), ...(imageUrl ? { image_url: imageUrl } : {}) }
}

/** The first line with a price, without its label, as the site writes it. */
function findPrice(content: string): string | undefined {
  const lines = content.split('\n').map((line) => line.replace(/^[\s*\-•#|]+|[\s*|]+$/g, ''))
  const priced = lines.filter((line) => numbersIn(line).some(({ kind }) => kind === 'price'))
  const line = priced.find((one) => LABEL.test(one)) ?? priced[0]
  if (line === undefined) return undefined
  const bare = line.replace(LABEL, '').trim()
  return bare.length <= MAX_PRICE ? bare : PRICE.exec(bare)?.[0].trim()
}

const PRICE = /(?:[$€£¥]|[A-Z]{3})\s?\d[\d.,' \u00a0]*|\d[\d.,' \u00a0]*(?:[$€£¥]|[A-Z]{3}|euros?|Euro)/

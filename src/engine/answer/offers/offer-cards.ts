import type { AnswerSource, KnowledgeText } from '../answer-types.ts'
import { fold } from '../../language/fold.ts'
import { cardPrice } from './read-offers.ts'

/** An offer to show beside an answer, in the site's own words. */
export interface OfferCard {
  title: string
  price?: string
  url?: string
  /** As the site has it. */
  image_url?: string
}

const MAX_CARDS = 3

/** Returns the cards of the offers among some items, in their order, at most three. */
export function offerCards(items: readonly KnowledgeText[], itemIds: readonly string[]): OfferCard[] {
  const offers = itemIds.flatMap((id) => items.find((item) => item.id === id && item.type === 'product') ?? [])
  return offers.slice(0, MAX_CARDS).map(toCard)
}

/** Returns the cards of the offers among an answer's sources; none for more than three, which would look like all. */
export function sourceCards(items: readonly KnowledgeText[], sources: readonly AnswerSource[]): OfferCard[] {
  const ids = sources.map(({ itemId }) => itemId)
  const offers = items.filter(({ id, type }) => type === 'product' && ids.includes(id))
  return offers.length > MAX_CARDS ? [] : offerCards(items, ids)
}

/** Returns the IDs of the offers that have one of these titles, however it is written. */
export function findOffers(items: readonly KnowledgeText[], titles: readonly string[]): string[] {
  const wanted = new Set(titles.map((title) => fold(title).trim()))
  return items.filter(({ type, title }) => type === 'product' && wanted.has(fold(title).trim())).map(({ id }) => id)
}

const toCard = (item: KnowledgeText): OfferCard => ({
  title: item.title,
  price: cardPrice(item),
  url: item.url || undefined,
  image_url: item.imageUrl || undefined,
})

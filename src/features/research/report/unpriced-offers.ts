import { hasPrice } from '#src/engine/values/prices.ts'
import type { FactItem } from '#src/features/knowledge/knowledge.ts'

/** Returns the titles of offers without a price. Empty if no offer has one: then prices are missing as a whole. */
export function findUnpriced(items: readonly Pick<FactItem, 'type' | 'title' | 'content'>[]): string[] {
  const offers = items.filter(({ type }) => type === 'product')
  const unpriced = offers.filter(({ title, content }) => ![title, ...content.split('\n')].some(hasPrice))
  return unpriced.length === offers.length ? [] : [...new Set(unpriced.map(({ title }) => title))]
}

import type { Block } from '../extract/page-types.ts'
import { blockText } from './render-blocks.ts'
import { hasPrice } from './text-signs.ts'
import type { Section } from './sections.ts'

export interface ProductCard {
  name: string
  sections: Section[]
}

const MAX_CARD = 2_500
/** Prose as long as this mentions prices without being an offer. */
const MAX_OFFER_PROSE = 600
const SHORT = 80

/** Takes the price cards out of a page: boxes among others alike, with a heading and a price of their own. */
export function takeProducts(sections: Section[]): { products: ProductCard[]; rest: Section[] } {
  const cards = Map.groupBy(sections.filter((section) => cardOf(section) > 0), cardOf)
  const products: ProductCard[] = []
  const taken = new Set<Section>()
  for (const parts of cards.values()) {
    const name = parts.find(({ heading }) => heading && !isBarePrice(heading.text))?.heading?.text
    if (!name || !isOffer(parts)) continue
    products.push({ name, sections: parts })
    for (const part of parts) taken.add(part)
  }
  return { products, rest: sections.filter((section) => !taken.has(section)) }
}

function cardOf({ heading, blocks }: Section): number {
  return heading?.card ?? blocks[0]?.card ?? 0
}

function isOffer(parts: Section[]): boolean {
  const card = parts[0] ? cardOf(parts[0]) : 0
  const blocks = parts.flatMap(({ heading, blocks: below }) => [...(heading ? [heading] : []), ...below]).filter((block) => block.card === card)
  const texts = blocks.map(blockText)
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  if (length > MAX_CARD || parts.length > 4) return false
  return texts.some((text) => hasPrice(text) && (text.length <= SHORT || length <= MAX_OFFER_PROSE))
}

function isBarePrice(text: string): boolean {
  return hasPrice(text) && !/\p{L}{4}/u.test(text.replace(/\b(?:from|ab|dès|desde|da|vanaf|per|pro|par|por)\b/giu, ''))
}

export function isHeadingBlock(block: Block): block is Extract<Block, { kind: 'heading' }> {
  return block.kind === 'heading'
}

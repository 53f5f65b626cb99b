import { blockLine } from '../blocks/block-text.ts'
import type { Block, Page } from '../blocks/page-types.ts'

/** No block below this likelihood is kept. */
const MIN_LIKELIHOOD = 0.3
/**
 * The weight of likely words that are missed, against words that are kept. With 1, the result would maximize the
 * expected F1.
 */
const MISSED = 0.8

/**
 * Returns the page's own text in lines, without menus, header, footer, teasers of other pages, comments beside an
 * article, and consent. It may drop what a buyer asks for (hours in a footer), so sales knowledge is never made from
 * it.
 */
export function readableText(page: Page): string {
  return chooseBlocks(page.blocks.filter(({ region, kind }) => region !== 'hidden' && kind !== 'image'))
    .map(blockLine)
    .filter(Boolean)
    .join('\n')
}

/** Takes the likeliest blocks while the expected F1 of words rises. Returns them in reading order. */
function chooseBlocks(blocks: Block[]): Block[] {
  const sized = blocks.map((block) => ({ block, words: blockLine(block).match(/[\p{L}\p{N}_]+/gu)?.length ?? 0 }))
  const expected = sized.reduce((sum, { block, words }) => sum + words * block.likelihood, 0)
  const kept = new Set<Block>()
  let [best, right, taken] = [0, 0, 0]
  let waiting: Block[] = []
  for (const { block, words } of sized.toSorted((a, b) => b.block.likelihood - a.block.likelihood)) {
    if (block.likelihood < MIN_LIKELIHOOD) break
    right += words * block.likelihood
    taken += words
    waiting.push(block)
    const score = right / (taken + MISSED * expected)
    if (score < best) continue
    best = score
    for (const each of waiting) kept.add(each)
    waiting = []
  }
  return blocks.filter((block) => kept.has(block))
}

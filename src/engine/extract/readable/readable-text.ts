import { blockLine } from '../blocks/block-text.ts'
import type { Block, Page } from '../blocks/page-types.ts'

/** No block below this likelihood is kept, whatever else the page holds. */
const MIN_LIKELIHOOD = 0.3
/** How much words that are likely missed count against those that are kept; 1 would be the F1 that is expected. */
const MISSED = 0.8

/**
 * What a reader came for, in lines: the page without menus, header, footer, other pages' teasers, comments beside an
 * article, consent. It may drop what a buyer asks for (a footer's hours), so sales knowledge is never made from it.
 */
export function readableText(page: Page): string {
  return chooseBlocks(page.blocks.filter(({ region, kind }) => region !== 'hidden' && kind !== 'image'))
    .map(blockLine)
    .filter(Boolean)
    .join('\n')
}

/** The blocks, likeliest first until the F1 of words to be expected falls; handed back in reading order. */
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

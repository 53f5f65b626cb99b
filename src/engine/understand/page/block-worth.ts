import { memoizeByObject } from '#src/base/memoize.ts'
import type { Block, Page } from '../../extract/blocks/page-types.ts'

/** How much of what a block is worth is told by those that it stands with. */
const SHARED = 0.5
/** An aside with more links, or fields to fill in, leads elsewhere. */
const MAX_LEADING = 1 / 3

/**
 * How likely each block of a page is its own: in the main part half by itself and half by the mean of those between the
 * same headings, since a list of what a room has, or a question with its answer, is kept or left as a whole. A link is
 * judged by itself.
 */
export const blockWorths = memoizeByObject((page: Page): number[] => {
  const worths = page.blocks.map(({ likelihood }) => likelihood)
  for (const run of mainRuns(page.blocks)) {
    const mean = run.reduce((sum, at) => sum + (page.blocks[at]?.likelihood ?? 0), 0) / run.length
    for (const at of run) if (!page.blocks[at]?.linked) worths[at] = (1 - SHARED) * (worths[at] ?? 0) + SHARED * mean
  }
  return worths
})

/** The places of blocks of the main part that follow each other below one heading, with it. */
function mainRuns(blocks: Block[]): number[][] {
  const runs: number[][] = []
  let last: Block | undefined
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'image') continue
    const goesOn = block.kind !== 'heading' && block.region === last?.region && block.part === last.part
    last = block
    if (block.region !== 'main') continue
    if (goesOn) runs.at(-1)?.push(at)
    else runs.push([at])
  }
  return runs
}

/**
 * The blocks of asides, or of cards in them, that say something rather than lead elsewhere: what a room has, beside its
 * description.
 */
export const sayingAsides = memoizeByObject((page: Page): Set<Block> => {
  const runs: Block[][] = []
  let last: Block | undefined
  for (const block of page.blocks) {
    if (block.kind === 'image') continue
    if (block.region === 'aside') {
      if (last?.region === 'aside' && last.cards.at(-1) === block.cards.at(-1)) runs.at(-1)?.push(block)
      else runs.push([block])
    }
    last = block
  }
  return new Set(runs.filter(isSaying).flat())
})

const isSaying = (blocks: Block[]): boolean =>
  blocks.length > 1 &&
  blocks.filter(({ linked, kind }) => linked || kind === 'field').length <= blocks.length * MAX_LEADING

/** A heading that is likelier its page's own says something itself. */
const SURE = 0.9

/**
 * Headings, but for a page's title, that are not sure to be their page's own, with text below them of which nothing is
 * kept.
 */
export function emptiedHeadings(blocks: Block[], kept: ReadonlySet<Block>): Set<Block> {
  const emptied = new Set<Block>()
  let open: Block | undefined
  for (const block of blocks) {
    if (block.kind === 'image') continue
    if (block.kind === 'heading') open = block.level > 1 && block.likelihood < SURE ? block : undefined
    else if (open && block.region === open.region && !kept.has(block)) emptied.add(open)
    else if (open) {
      if (block.region === open.region) emptied.delete(open)
      open = undefined
    }
  }
  return emptied
}

import type { Block, Page } from '../extract/page-types.ts'
import { blockText } from './render-blocks.ts'
import { foldKey } from './text-signs.ts'

export interface SplitPage {
  page: Page
  /** What only this page says. */
  own: Block[]
}

export interface SplitSite {
  pages: SplitPage[]
  /** What the pages share (menus, header, footer, banners), each once, in the order of the first page that shows it. */
  shared: Block[]
}

/** A block in the main part is furniture when this share of the pages repeats it. */
const MOST = 0.5

/** Tells what each page says itself from what most pages repeat. Hidden text is left out. */
export function splitFurniture(pages: Page[]): SplitSite {
  const counts = countPages(pages)
  const shared = new Map<string, Block>()
  const split = pages.map((page) => {
    const own: Block[] = []
    for (const block of page.blocks) {
      if (block.region === 'hidden') continue
      const key = blockKey(block)
      if (!isFurniture(block, counts.get(key) ?? 1, pages.length)) own.push(block)
      else if (!shared.has(key)) shared.set(key, block)
    }
    return { page, own }
  })
  return { pages: split, shared: [...shared.values()] }
}

function isFurniture(block: Block, count: number, pageCount: number): boolean {
  const outside = block.region === 'header' || block.region === 'footer'
  if (pageCount === 1) return outside
  return outside ? count >= 2 : count >= Math.max(3, pageCount * MOST)
}

function countPages(pages: Page[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { blocks } of pages) {
    for (const key of new Set(blocks.map(blockKey))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function blockKey(block: Block): string {
  return `${block.kind === 'heading' ? 'h' : ''}${foldKey(blockText(block))}`
}

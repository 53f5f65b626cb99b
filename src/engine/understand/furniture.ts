import type { Block, Page } from '../extract/page-types.ts'
import { blockText } from './render-blocks.ts'
import { lineKey } from './text-signs.ts'

export interface SplitPage {
  page: Page
  language: string
  /** What the page says itself. */
  own: Block[]
}

export interface SharedBlock {
  block: Block
  /** Language of the first page that shows it. */
  language: string
}

export interface SplitSite {
  pages: SplitPage[]
  /** What pages share (menus, header, footer, banners), each once, in reading order. */
  shared: SharedBlock[]
}

/** A block in the main part is furniture when so many of the pages in its language repeat it. */
const MOST = 0.7
const MIN_PAGES = 4

/** Tells what each page says itself from what the pages repeat. Hidden text is left out; headings of the main part always stay. */
export function splitFurniture(pages: { page: Page; language: string }[]): SplitSite {
  const counts = new Map<string, number>()
  const pagesOfLanguage = new Map<string, number>()
  for (const { page, language } of pages) {
    pagesOfLanguage.set(language, (pagesOfLanguage.get(language) ?? 0) + 1)
    for (const key of new Set(page.blocks.map(blockKey))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const shared = new Map<string, SharedBlock>()
  const split = pages.map(({ page, language }) => {
    const own: Block[] = []
    for (const block of page.blocks) {
      if (block.region === 'hidden') continue
      const key = blockKey(block)
      if (!isFurniture(block, counts.get(key) ?? 1, pages.length, pagesOfLanguage.get(language) ?? 1)) own.push(block)
      else if (!shared.has(key)) shared.set(key, { block, language })
    }
    return { page, language, own }
  })
  return { pages: split, shared: [...shared.values()] }
}

function isFurniture(block: Block, count: number, pageCount: number, alikePages: number): boolean {
  if (block.region === 'header' || block.region === 'footer') return pageCount === 1 || count >= 2
  return block.kind !== 'heading' && count >= Math.max(MIN_PAGES, alikePages * MOST)
}

function blockKey(block: Block): string {
  return `${block.kind === 'heading' ? 'heading ' : ''}${lineKey(blockText(block))}`
}

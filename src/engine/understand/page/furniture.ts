import type { Block, Page } from '../../extract/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'
import type { BlockSite } from './page-noise.ts'
import { lineKey } from '../words/text-signs.ts'

export interface LocatedPage {
  page: Page
  language: string
}

export interface SplitPage extends LocatedPage {
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

/**
 * Tells what each page says itself from what the pages repeat. Hidden text and what `isNoise` names are left out; so are headings of the
 * main part that every page repeats above nothing of its own.
 */
export function splitFurniture(pages: LocatedPage[], isNoise: (block: Block, site: BlockSite) => boolean): SplitSite {
  const counts = new Map<string, number>()
  const pagesOfLanguage = new Map<string, number>()
  for (const { page, language } of pages) {
    pagesOfLanguage.set(language, (pagesOfLanguage.get(language) ?? 0) + 1)
    for (const key of new Set(blockKeys(page))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const shared = new Map<string, SharedBlock>()
  const split = pages.map(({ page, language }) => {
    const most = Math.max(MIN_PAGES, (pagesOfLanguage.get(language) ?? 1) * MOST)
    const keys = blockKeys(page)
    const own: Block[] = []
    const repeated = new Set<Block>()
    for (const [at, block] of page.blocks.entries()) {
      if (block.region === 'hidden' || isNoise(block, { page, next: page.blocks[at + 1] })) continue
      const key = keys[at] ?? ''
      const count = counts.get(key) ?? 1
      if (count >= most) repeated.add(block)
      const isShared = isFurniture(block, count, pages.length, most)
      if (!isShared) own.push(block)
      else if (!shared.has(key)) shared.set(key, { block, language })
    }
    return { page, language, own: withoutBareHeadings(own, (heading) => repeated.has(heading)) }
  })
  return { pages: split, shared: [...shared.values()] }
}

function isFurniture(block: Block, count: number, pageCount: number, most: number): boolean {
  if (block.region !== 'main') return count >= 2 || (pageCount === 1 && block.region === 'footer')
  return block.kind !== 'heading' && count >= most
}

function withoutBareHeadings(blocks: Block[], isRepeated: (heading: Block) => boolean): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1]
    return block.kind !== 'heading' || !isRepeated(block) || (next !== undefined && next.kind !== 'heading' && next.region === block.region)
  })
}

const keysOf = new WeakMap<Page, string[]>()

/** What tells whether other pages show the same, for each block of a page in order. Made once for each page. */
export function blockKeys(page: Page): string[] {
  const keys = keysOf.get(page) ?? page.blocks.map(blockKey)
  keysOf.set(page, keys)
  return keys
}

/** Text of the main part is another thing than the same text in a footer: a contact page keeps its own hours. */
function blockKey(block: Block): string {
  const place = block.region === 'main' ? 'main' : 'around'
  return `${place} ${block.kind === 'heading' ? 'heading ' : ''}${lineKey(blockText(block))}`
}

import { memoizeByObject } from '#src/base/memoize.ts'
import type { Block, Page } from '../../extract/blocks/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { blockNatures, createButtonUses, createNoiseTest, emptiedHeadings, type IsNoise } from './page-noise.ts'
import { createSubjects, type Subjects } from './page-subject.ts'
import { lineKey } from '../../values/text-signs.ts'

export interface Survey {
  add(page: Page): void
  /** Returns how to split pages and their subjects, as far as is known. `named` has the pages that others may name. */
  tell(named: Page[], companyName: string): { subjects: Subjects; splitPage: (page: Page, share?: Share) => SplitPage }
}

/** Collects what the pages of a site show about each other. Pages can be added. */
export function surveySite(): Survey {
  const siteSubjects = createSubjects()
  const buttons = createButtonUses()
  const boilerplate = createBoilerplate()
  const locate = (page: Page): LocatedPage => ({ page, language: languageOf(page) })
  return {
    add(page) {
      siteSubjects.add(page)
      buttons.add(page)
      boilerplate.add(locate(page))
      blockNatures(page)
    },
    tell(named, companyName) {
      const subjects = siteSubjects.under(companyName)
      const isNoise = createNoiseTest(named, subjects, buttons.uses)
      return { subjects, splitPage: (page, share) => boilerplate.split(locate(page), isNoise, share) }
    },
  }
}

/** The language that a page is written in. */
const languageOf = memoizeByObject((page: Page) => detectLanguage(pageText(page.blocks), page.language))

/** Returns the visible text of blocks. */
export function pageText(blocks: Block[]): string {
  return blocks
    .filter(({ region }) => region !== 'hidden')
    .map(blockText)
    .join(' ')
}

export interface LocatedPage {
  page: Page
  language: string
}

export interface SplitPage extends LocatedPage {
  /** The page's own content. */
  own: Block[]
}

export interface SharedBlock {
  block: Block
  /** Language of the first page that shows it. */
  language: string
}

/** Called with what a page has in common with others, under a key that is the same on all of them. */
export type Share = (key: string, shared: SharedBlock) => void

/** A block in the main part is boilerplate if this share of the pages in its language repeat it. */
const MOST = 0.7
const MIN_PAGES = 4

/** What the pages of a site repeat (menus, header, footer, banners). Pages can be added. */
export interface Boilerplate {
  add(page: LocatedPage): void
  /**
   * Splits a page's own content from what the added pages repeat. Leaves out hidden text and what `isNoise` names,
   * headings without any text left, and headings of the main part that every page repeats above nothing of its own.
   */
  split(page: LocatedPage, isNoise: IsNoise, share?: Share): SplitPage
}

function createBoilerplate(): Boilerplate {
  const counts = new Map<string, number>()
  const pagesOfLanguage = new Map<string, number>()
  let pages = 0
  return {
    add({ page, language }) {
      pages++
      pagesOfLanguage.set(language, (pagesOfLanguage.get(language) ?? 0) + 1)
      for (const key of new Set(blockKeys(page))) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    split({ page, language }, isNoise, share) {
      const most = Math.max(MIN_PAGES, (pagesOfLanguage.get(language) ?? 1) * MOST)
      const keys = blockKeys(page)
      const own: Block[] = []
      const repeated = new Set<Block>()
      for (const [at, block] of page.blocks.entries()) {
        if (block.region === 'hidden' || isNoise(block, { page, at })) continue
        const key = keys[at] ?? ''
        const count = counts.get(key) ?? 1
        if (count >= most) repeated.add(block)
        if (isBoilerplate(block, count, pages, most)) share?.(key, { block, language })
        else own.push(block)
      }
      const emptied = emptiedHeadings(page.blocks, new Set(own))
      const telling = own.filter((block) => !emptied.has(block))
      return { page, language, own: withoutBareHeadings(telling, (heading) => repeated.has(heading)) }
    },
  }
}

function isBoilerplate(block: Block, count: number, pageCount: number, most: number): boolean {
  const isLasting = block.region === 'main' || (block.region === 'aside' && !block.linked)
  if (!isLasting) return count >= 2 || (pageCount === 1 && block.region === 'footer')
  return block.kind !== 'heading' && count >= most
}

function withoutBareHeadings(blocks: Block[], isRepeated: (heading: Block) => boolean): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1]
    return (
      block.kind !== 'heading' ||
      !isRepeated(block) ||
      (next !== undefined && next.kind !== 'heading' && next.region === block.region)
    )
  })
}

/** Returns for each block of a page the key that shows whether other pages have the same. */
const blockKeys = memoizeByObject((page: Page) => page.blocks.map(blockKey))

/**
 * Returns the key of a block. Text in the main part differs from the same text in a footer: a contact page keeps its
 * own hours.
 */
function blockKey(block: Block): string {
  const place = block.region === 'main' ? 'main' : 'around'
  return `${place} ${block.kind === 'heading' ? 'heading ' : ''}${lineKey(blockText(block))}`
}

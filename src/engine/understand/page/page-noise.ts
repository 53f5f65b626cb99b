import { memoize, memoizeByObject } from '#src/base/memoize.ts'
import { hasPrice } from '../../values/prices.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import type { Block, Page } from '../../extract/blocks/page-types.ts'
import type { Subjects } from './page-subject.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { givesRegistration, isConsent, isRightsNotice } from '../knowledge/text-kinds.ts'
import { countWords, foldKey, hasContact, hasHours, hasTimes } from '../../values/text-signs.ts'

/** Blocks that are less likely to be the page's own are kept only for what buyers ask about. */
const LEAST_WORTH = 0.43
const LEAST_OF_HEADING = 0.5
const LEAST_OF_NAME = 0.39
const LEAST_OF_LINK = 0.65
/** The same for a sentence, and for a line of an aside that leads nowhere. */
const LEAST_OF_SENTENCE = 0.33
const LEAST_OF_ASIDE = 0.2
const MIN_STATEMENT_WORDS = 10
/** A longer text outside the page's own content that names a contact is seldom about it. */
const MAX_CONTACT = 200
const LEAST_OF_CONTACT = 0.28
const MAX_NAME = 80
const MAX_BARE_PRICE = 30
/** A box with more blocks than this is a part of the page. */
const MAX_CARD = 15
/** Up to five. */
const FEW_WORDS = /^\s*\S*(?:\s+\S+){0,4}\s*$/u
/** A link whose words occur this often on the site is a button. */
const OFTEN = 3
/** The maximum length of a button that is not a link. */
const MAX_BUTTON = 25
const MAX_BUTTON_WORDS = 2
const POINTS_AWAY = /[→►»›❯➔➜]$/u
/** A longer text is not a page's name with a date. */
const MAX_DATED = 200
const DIGIT = /\d/u
const DATE = /(?=\d)(?<!\p{L})\d{1,2}[.\s/]*(?:st|nd|rd|th)?\s?(?:\p{L}{3,10}\.?|\d{1,2}[./])?\s?(?:\d{4})?\s*$/u
const MAX_CACHED_LENGTH = 120
const MAX_CACHED_KEYS = 20_000
/** Menus and footers, which recur on every page. */
const MAX_CACHED_NATURES = 2_000
const BUTTON = new RegExp(`^(?:${alternativesOf(siteWords('buttons'))})`, 'iu')

/** The place of a block: it is the `at`th of its page. */
export interface BlockSite {
  page: Page
  at: number
}

export type IsNoise = (block: Block, site: BlockSite) => boolean

/**
 * Counts how often the main parts of a site's pages use the words of a link, or of a line as short as a button. Pages
 * can be added.
 */
export function createButtonUses(): { uses: ReadonlyMap<string, number>; add(page: Page): void } {
  const uses = new Map<string, number>()
  return {
    uses,
    add({ blocks }) {
      for (const block of blocks) {
        if (block.region !== 'main' || !(block.linked || isShortLine(block))) continue
        const key = foldKey(blockText(block))
        uses.set(key, (uses.get(key) ?? 0) + 1)
      }
    },
  }
}

/**
 * Returns a test for content that leads elsewhere (buttons, breadcrumbs, lists of other pages, consent, names of
 * pictures) or that others wrote below the page's own.
 */
export function createNoiseTest(pages: Page[], subjects: Subjects, uses: ReadonlyMap<string, number>): IsNoise {
  const names = pageNames(pages, subjects)
  const keyOf = memoizeShort(MAX_CACHED_KEYS, foldKey)
  const namesOther = (text: string, page: Page | undefined) =>
    names.get(keyOf(text))?.some((named) => named !== page) ?? false
  return (block, { page, at }) => {
    const nature = blockNatures(page)[at]
    if (block.kind === 'image' || block.part === 'comments' || nature === 'notice') return true
    if (block.kind === 'row') return false
    const text = blockText(block)
    if (nature === 'offer')
      return block.region !== 'main' && block.likelihood < LEAST_OF_CONTACT && text.length > MAX_CONTACT
    const next = page.blocks[at + 1]
    if (namesPrice(block, text, next)) return false
    const isUnsaid =
      isUnlikely(block, page, at) && !saysWhen(block, text) && !isStatement(block, text, pages.length > 1)
    if (isUnsaid) return !saysBeside(block, page)
    if (block.kind === 'heading') return false
    const short = FEW_WORDS.test(text)
    if (short && POINTS_AWAY.test(text)) return true
    const isOften = (block.linked || isShortLine(block)) && (uses.get(keyOf(text)) ?? 0) >= OFTEN
    if (isOften && isShortLine(block) && BUTTON.test(text)) return true
    if (!block.linked && !(text.length <= MAX_DATED && DIGIT.test(text) && DATE.test(text))) return false
    if (namesOther(text.replace(DATE, ''), block.region === 'main' ? page : undefined)) return true
    if (!block.linked) return false
    return block.region === 'header' || (short && (BUTTON.test(text) || isOften))
  }
}

/** Caches judgments of short texts, which pages repeat. */
function memoizeShort<T>(limit: number, judge: (text: string) => T): (text: string) => T {
  const recall = memoize(limit, judge)
  return (text) => (text.length > MAX_CACHED_LENGTH ? judge(text) : recall(text))
}

/**
 * What a text is, in any place: a consent request or copyright notice, something a buyer asks about, or anything
 * else.
 */
type Nature = 'notice' | 'offer' | 'other'

/** The size of a download: `PDF, 2.4 MB`. */
const FILE_SIZE = /\d\s?(?:[kKMG]i?B|[KMG]o)(?![\p{L}\d])/u

const natureOf = memoizeShort(MAX_CACHED_NATURES, judgeText)

function judgeText(text: string): Nature {
  if (isConsent(text)) return 'notice'
  if (hasContact(text) || hasPrice(text) || FILE_SIZE.test(text) || givesRegistration(text)) return 'offer'
  return isRightsNotice(text) ? 'notice' : 'other'
}

/** Returns the nature of each block of a page, in order. */
export const blockNatures = memoizeByObject((page: Page) => page.blocks.map((block) => natureOf(blockText(block))))

/**
 * Reports whether a block is unlikely to be the page's own. A link needs a higher likelihood, and so does a heading
 * that opens no card. A heading above what a buyer asks about is likely.
 */
function isUnlikely(block: Block, page: Page, at: number): boolean {
  const worth = blockWorths(page)[at] ?? 0
  if (block.linked) return worth < LEAST_OF_LINK
  if (block.kind !== 'heading') return worth < LEAST_WORTH
  const opensCard = block.cards.at(-1) !== page.blocks[at - 1]?.cards.at(-1)
  if (worth >= (opensCard ? LEAST_WORTH : LEAST_OF_HEADING)) return false
  return worth < LEAST_OF_NAME || (block.level > 1 && !isAboveOffer(page, at))
}

const saysWhen = ({ region }: Block, text: string): boolean => hasHours(text) || (region === 'main' && hasTimes(text))

function isAboveOffer(page: Page, at: number): boolean {
  const below = page.blocks.slice(at + 1, at + 1 + MAX_CARD)
  const end = below.findIndex(({ kind, region }) => kind === 'heading' || region !== page.blocks[at]?.region)
  return (end === -1 ? below : below.slice(0, end)).some(
    (block, index) =>
      block.kind === 'row' || blockNatures(page)[at + 1 + index] === 'offer' || hasHours(blockText(block)),
  )
}

/** Reports whether a block is a line of an aside with content. */
function saysBeside(block: Block, page: Page): boolean {
  const { region, part, linked, likelihood } = block
  return (
    region === 'aside' && part !== 'beside' && !linked && likelihood >= LEAST_OF_ASIDE && sayingAsides(page).has(block)
  )
}

/**
 * Reports whether a block is directly above a price, so that it names what the price is for, even if a shop makes it
 * a link.
 */
function namesPrice(block: Block, text: string, next: Block | undefined): boolean {
  const isLine = block.kind === 'paragraph' || block.kind === 'list-item'
  if (!isLine || block.region !== 'main' || !block.linked || text.length > MAX_NAME || BUTTON.test(text)) return false
  return next?.kind === 'paragraph' && next.text.length <= MAX_BARE_PRICE && hasPrice(next.text)
}

/**
 * Reports whether a block is a sentence about the company that footers repeat. A sentence in the main part is hardly
 * boilerplate.
 */
function isStatement({ region, linked, likelihood }: Block, text: string, isRepeated: boolean): boolean {
  if (linked || countWords(text) < MIN_STATEMENT_WORDS) return false
  return (
    (region === 'footer' && isRepeated) || (region === 'main' && likelihood >= LEAST_OF_SENTENCE && text.endsWith('.'))
  )
}

/** Returns pages by name: those with this name in menus, titles or main headings. */
function pageNames(pages: Page[], subjects: Subjects): Map<string, Page[]> {
  const names = new Map<string, Page[]>()
  for (const page of pages) {
    const headings = page.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block.text] : []))
    for (const name of new Set([subjects.of(page), ...headings].map(foldKey)))
      names.set(name, [...(names.get(name) ?? []), page])
  }
  return names
}

const isShortLine = (block: Block): boolean =>
  block.kind === 'paragraph' && block.text.length <= MAX_BUTTON && countWords(block.text) <= MAX_BUTTON_WORDS

/** The weight of a block's neighbors in its worth. */
const SHARED = 0.5
/** An aside with a larger share of links or form fields leads elsewhere. */
const MAX_LEADING = 1 / 3

/**
 * Returns how likely each block of a page is its own. In the main part, half of it is the mean of the blocks under
 * the same heading, because a list of a room's equipment, or a question with its answer, is kept or left as a whole.
 * A link is judged alone.
 */
const blockWorths = memoizeByObject((page: Page): number[] => {
  const worths = page.blocks.map(({ likelihood }) => likelihood)
  for (const run of mainRuns(page.blocks)) {
    const mean = run.reduce((sum, at) => sum + (page.blocks[at]?.likelihood ?? 0), 0) / run.length
    for (const at of run) if (!page.blocks[at]?.linked) worths[at] = (1 - SHARED) * (worths[at] ?? 0) + SHARED * mean
  }
  return worths
})

/** Returns the indexes of consecutive blocks of the main part under one heading, including the heading. */
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
 * Returns the blocks of asides, or of cards in them, that have content instead of leading elsewhere: the equipment of
 * a room, beside its description.
 */
const sayingAsides = memoizeByObject((page: Page): Set<Block> => {
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

/** A heading with at least this likelihood has content itself. */
const SURE = 0.9

/**
 * Returns headings, other than a page's title, that are not certainly the page's own and of whose text nothing is
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

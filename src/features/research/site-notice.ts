import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { blockText } from '#src/engine/understand/drafts/render-blocks.ts'
import type { ReadSite } from './read-site.ts'
import { type SitePage, type TriedPage, removesPage } from './site-pages-store.ts'

/** Longer than the notice of a website that is under construction, suspended or for sale. */
const MAX_NOTICE = 1_500
const MAX_QUOTED = 120
/** Parts that differ between URLs or over time: URLs, numbers, times. */
const PASSING = /\S*[\d/]\S*/gu

/**
 * Returns outcomes for pages of a website that shows one short notice at every URL, or redirects all URLs to it: they
 * were not read. `left` redirect to other pages. Undefined if there is no notice.
 */
export function pagesHiddenByNotice(
  { pages, tried }: Pick<ReadSite, 'pages' | 'tried'>,
  before: SitePage[],
  left: string[],
): TriedPage[] | undefined {
  const known = new Map(before.map((page) => [page.url, page]))
  const [first] = pages
  if (!first || !isNotice(pages)) return undefined
  const leadsAway = pages.every(({ url }) => !known.has(url))
  const isNew = ({ url, reason, read }: TriedPage): boolean =>
    read ? read.hash !== known.get(url)?.hash : reason === 'same_text' || (leadsAway && reason === 'duplicate')
  // URLs that did not respond prove nothing.
  const asked = tried.filter(
    ({ url, reason, read }) => known.has(url) && (read !== undefined || removesPage(reason, reason)),
  )
  const gone = leadsAway ? left.filter((url) => known.has(url)) : []
  if (asked.length + gone.length < 2 || !asked.every(isNew)) return undefined
  const sentence = `Every page of ${new URL(first.url).host} now shows “${textOf(first).slice(0, MAX_QUOTED).trim()}”. The agent keeps what it read before.`
  const hidden = new Set([...asked.map(({ url }) => url), ...gone])
  const others = tried.filter(({ url, read }) => !hidden.has(url) && read === undefined)
  return [...others, ...[...hidden].map((url): TriedPage => ({ url, outcome: 'failed', reason: 'notice', sentence }))]
}

/** Reports whether all pages have the same short text. */
export function isNotice(pages: Page[]): boolean {
  const texts = new Set(pages.map((page) => textOf(page).replace(PASSING, '')))
  return texts.size === 1 && pages.every((page) => textOf(page).length <= MAX_NOTICE)
}

const textOf = ({ blocks }: Page): string =>
  blocks
    .filter(({ region }) => region !== 'hidden')
    .map(blockText)
    .join(' ')

import type { Page } from '#src/engine/extract/page-types.ts'
import { blockText } from '#src/engine/understand/drafts/render-blocks.ts'
import type { ReadSite } from './read-site.ts'
import { type SitePage, type TriedPage, retires } from './site-pages-store.ts'

/** Longer than what a site says that is being worked on, was suspended or is for sale. */
const MAX_NOTICE = 1_500
const MAX_QUOTED = 120
/** What differs from one address to the next, or from minute to minute: addresses, numbers, times. */
const PASSING = /\S*[\d/]\S*/gu

/**
 * What became of pages where a site shows one and the same short notice at every address that it has, instead of what they said before: they
 * were not read. `undefined` when it does not.
 */
export function hiddenByNotice({ pages, tried }: Pick<ReadSite, 'pages' | 'tried'>, before: SitePage[]): TriedPage[] | undefined {
  const known = new Map(before.map((page) => [page.url, page]))
  // What did not answer says nothing of this.
  const asked = tried.filter(({ url, reason, read }) => known.has(url) && (read !== undefined || retires(reason, reason)))
  const isNew = ({ url, reason, read }: TriedPage): boolean => (read ? read.hash !== known.get(url)?.hash : reason === 'same_text')
  const [first] = pages
  if (!first || asked.length < 2 || !asked.every(isNew) || !isNotice(pages)) return undefined
  const sentence = `Every page of ${new URL(first.url).host} shows “${textOf(first).slice(0, MAX_QUOTED).trim()}” now. What was read before stays.`
  const hidden = new Set(asked)
  const shown = tried.filter((one) => hidden.has(one) || one.read === undefined)
  return shown.map((one) => (hidden.has(one) ? { url: one.url, outcome: 'failed', reason: 'notice', sentence } : one))
}

/** Whether pages say one thing, and little. */
export function isNotice(pages: Page[]): boolean {
  const texts = new Set(pages.map((page) => textOf(page).replace(PASSING, '')))
  return texts.size === 1 && pages.every((page) => textOf(page).length <= MAX_NOTICE)
}

const textOf = ({ blocks }: Page): string =>
  blocks
    .filter(({ region }) => region !== 'hidden')
    .map(blockText)
    .join(' ')

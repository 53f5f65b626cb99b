import { hash } from 'node:crypto'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { Miss } from './crawl-types.ts'
import { skip } from './crawl-miss.ts'
import { pageKey } from './frontier/page-key.ts'

export interface PageDuplicates {
  /** Returns why a page repeats one that was read, or `undefined`: then it counts as read. */
  judge(page: Page, url: URL): Miss | undefined
  /** Returns the page that this page declares as its original, if that is credible. */
  canonicalOf(page: Page, url: URL): URL | undefined
  /** Number of pages that were read, counted once for all their URLs. */
  readonly pagesRead: number
  /** Keys and contents of the pages that were read. */
  save(): { read: string[]; contents: string[] }
}

/**
 * Templates name the same original for a whole site by mistake. After this many different pages, it is no longer
 * credible.
 */
const MAX_BELIEVED = 3

/** Recognizes pages that were read under another URL: by the canonical URL that they declare, and by their content. */
export function createPageDuplicates(
  isOfSite: (url: URL) => boolean,
  known: { read: readonly string[]; contents: readonly string[] },
): PageDuplicates {
  const read = new Set(known.read)
  const contents = new Set(known.contents)
  const believed = new Map<string, Set<string>>()

  function canonicalOf(page: Page, url: URL): URL | undefined {
    const canonical = URL.parse(page.canonicalUrl)
    if (canonical === null || !isOfSite(canonical) || isHome(canonical) || pageKey(canonical) === pageKey(url))
      return undefined
    if (canonical.pathname === url.pathname) return canonical
    const pages = believed.get(canonical.pathname) ?? new Set()
    believed.set(canonical.pathname, pages.add(url.pathname))
    return pages.size > MAX_BELIEVED ? undefined : canonical
  }

  return {
    canonicalOf,
    judge(page, url) {
      const canonical = canonicalOf(page, url)
      if (canonical !== undefined && read.has(pageKey(canonical))) {
        return skip('duplicate', `${url.href} is a duplicate of ${canonical.href}, which was read.`)
      }
      const content = hashContent(page)
      if (contents.has(content))
        return skip('same_text', `${url.href} has the same text as another page that was read.`)
      contents.add(content)
      read.add(pageKey(url))
      if (canonical !== undefined) read.add(pageKey(canonical))
      return undefined
    },
    get pagesRead() {
      return contents.size
    },
    save: () => ({ read: [...read], contents: [...contents] }),
  }
}

const isHome = (url: URL): boolean => pageKey(url) === pageKey(new URL('/', url))

const hashContent = ({ blocks, structured, description }: Page) =>
  hash('sha256', JSON.stringify(blocks.length > 0 ? blocks : [structured, description]), 'base64url')

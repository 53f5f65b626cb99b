import { beginSpan } from '#src/base/tracing.ts'
import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import { crawlSite } from '#src/engine/crawl/crawl.ts'
import type { CrawlEnd, CrawlEvent, CrawlResume, KnownPage } from '#src/engine/crawl/crawl-types.ts'
import { pageFingerprint } from '#src/engine/understand/page/page-fingerprint.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { ResearchDeps } from './research-deps.ts'
import type { TriedPage } from './site-pages-store.ts'

/** A page that was tried, before its items are counted. */
type PageReport = Omit<Extract<CreationEvent, { type: 'page' }>, 'items_found'>

export interface SiteToRead {
  start: URL
  maxPages: number
  timeBudgetMs: number
  /** Receives each URL as it is tried. */
  report?: (event: PageReport) => void
  resume?: CrawlResume
  known?: ReadonlyMap<string, KnownPage>
  /** Whether to read translations, after everything else. */
  readsTranslations?: boolean
  /** Receives each page. */
  onPage?: (page: Page) => void
  signal?: AbortSignal
}

/** A home page may be read more than once: where it moves to, and as a browser shows it. */
const LOOKS = 4

/** Result of a crawl. */
export interface ReadSite {
  pages: Page[]
  /** All URLs, including those of the pages. */
  tried: TriedPage[]
  end: CrawlEnd
}

const CRAWLS = { name: 'foyer_crawls_total', help: 'Crawls by the outcome of the home page.' }
const CRAWLED_PAGES = { name: 'foyer_crawled_pages_total', help: 'Pages of websites that were read.' }

/** Crawls a website and reports progress. */
export async function readSite(
  deps: ResearchDeps,
  { report, signal, known, onPage, ...site }: SiteToRead,
): Promise<ReadSite> {
  using span = beginSpan('read website')
  const tried: TriedPage[] = []
  const pages: Page[] = []
  let pagesToRead = 1
  let looks = LOOKS
  const crawl = crawlSite({
    ...site,
    signal: signal ? AbortSignal.any([signal, deps.stopping]) : deps.stopping,
    fetch: deps.web.fetch,
    gate: deps.politeness,
    readPage: (response) => deps.pageReader.read(response, { withLook: site.resume === undefined && looks-- > 0 }),
    render: deps.renderer?.render,
    known: known && ((url) => known.get(url)),
  })
  for await (const event of crawl) {
    if (event.type === 'end') {
      deps.metrics.increase(CRAWLS, {
        outcome: event.start.outcome === 'missed' ? event.start.reason : event.start.outcome,
      })
      deps.metrics.increase(CRAWLED_PAGES, {}, pages.length)
      span.set({ 'foyer.pages': pages.length })
      return { pages, tried: [...tried, ...listSkipped(event, tried)], end: event }
    }
    if (event.type === 'progress') pagesToRead = event.pagesToRead
    else {
      tried.push(toTried(event))
      if (event.type === 'page') {
        pages.push(event.page)
        onPage?.(event.page)
      }
      report?.({ ...toReport(event), pages_read: pages.length, pages_to_read: pagesToRead })
    }
  }
  throw new Error('the crawl ended without its end event')
}

type AddressEvent = Exclude<CrawlEvent, { type: 'end' | 'progress' }>

const CUT_PAGE = 'The page is too long or too deeply nested, so part of it was not read.'

function toTried(event: AddressEvent): TriedPage {
  if (event.type !== 'page')
    return { url: event.url, outcome: event.type, reason: event.reason, sentence: event.sentence }
  const { rendered, validators } = event
  const { look: _look, ...page } = event.page
  const read = { page, hash: pageFingerprint(page), validators }
  return {
    url: page.url,
    outcome: rendered ? 'rendered' : 'read',
    reason: '',
    sentence: page.cut ? CUT_PAGE : '',
    read,
  }
}

function toReport(event: AddressEvent) {
  return event.type === 'page'
    ? ({ type: 'page', url: event.page.url, title: event.page.title, outcome: 'read' } as const)
    : ({ type: 'page', url: event.url, title: '', outcome: event.type, reason: event.sentence } as const)
}

/** Returns URLs that were found but not requested. */
function listSkipped({ start, disallowed, documents }: CrawlEnd, tried: TriedPage[]): TriedPage[] {
  const known = new Set(tried.map(({ url }) => url))
  const { host } = new URL(start.url)
  const robots = {
    outcome: 'skipped',
    reason: 'robots_disallowed',
    sentence: `The robots.txt of ${host} does not allow reading it.`,
  } as const
  const unread = { outcome: 'skipped', reason: 'document', sentence: 'This document was not read.' } as const
  return [...disallowed.map((url) => ({ url, ...robots })), ...documents.map((url) => ({ url, ...unread }))].filter(
    ({ url }) => !known.has(url),
  )
}

/**
 * Returns where to continue if time ran out or translations remain: null (the home page) if not even that was read,
 * undefined if nothing remains. A site that reached the page limit is done.
 */
export function remainingOf({ start, stoppedBy, resume }: CrawlEnd): CrawlResume | null | undefined {
  if (start.outcome === 'stopped') return resume ?? null
  return stoppedBy === 'page_limit' ? undefined : resume
}

/** Returns how many pages are still to be read, including the home page, if `pagesAllowed` more may be. */
export function countToRead(rest: CrawlResume | null | undefined, pagesAllowed: number): number {
  return rest === null ? 1 : Math.min(countWaiting(rest), pagesAllowed)
}

/** Returns the number of pages that were found but not read. */
export function countWaiting(rest: CrawlResume | undefined): number {
  return rest ? rest.waiting.length + rest.beside.length : 0
}

import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import { crawlSite } from '#src/engine/crawl/crawl.ts'
import type { CrawlEnd, CrawlResume } from '#src/engine/crawl/crawl-types.ts'
import type { Page } from '#src/engine/extract/page-types.ts'
import type { ResearchDeps } from './research-deps.ts'

export interface SiteToRead {
  start: URL
  maxPages: number
  timeBudgetMs: number
  report: (event: CreationEvent) => void
  resume?: CrawlResume | undefined
  signal?: AbortSignal
}

const CRAWLS = { name: 'foyer_crawls_total', help: 'Crawls by what became of the start page.' }
const CRAWLED_PAGES = { name: 'foyer_crawled_pages_total', help: 'Pages of websites that were read.' }

/** Crawls a site, telling what happens as it happens. */
export async function readSite(deps: ResearchDeps, { report, signal, ...site }: SiteToRead): Promise<{ pages: Page[]; end: CrawlEnd }> {
  const pages: Page[] = []
  let pagesToRead = 1
  const crawl = crawlSite({
    ...site,
    signal: signal ? AbortSignal.any([signal, deps.stopping]) : deps.stopping,
    fetch: deps.web.fetch,
    gate: deps.politeness,
    readPage: (response) => deps.pageReader.read(response),
    render: deps.renderer?.render,
    readDocument: (response) => deps.pageReader.read(response),
  })
  for await (const event of crawl) {
    if (event.type === 'end') {
      deps.metrics.increase(CRAWLS, { outcome: event.start.outcome === 'missed' ? event.start.reason : event.start.outcome })
      deps.metrics.increase(CRAWLED_PAGES, {}, pages.length)
      return { pages, end: event }
    }
    if (event.type === 'progress') pagesToRead = event.pagesToRead
    else if (event.type === 'page') pages.push(event.page)
    const counts = { pages_read: pages.length, pages_to_read: pagesToRead }
    if (event.type === 'page') report({ type: 'page', url: event.page.url, title: event.page.title, outcome: 'read', ...counts })
    else if (event.type !== 'progress')
      report({ type: 'page', url: event.url, title: '', outcome: event.type, reason: event.sentence, ...counts })
  }
  throw new Error('the crawl ended without its end event')
}

/**
 * Where to read on, when the time did not suffice: from the start page (null) when not even that was read. Undefined when nothing is
 * left; the page limit ends a site for good.
 */
export function restOf({ start, stoppedBy, resume }: CrawlEnd): CrawlResume | null | undefined {
  if (start.outcome === 'stopped') return resume ?? null
  return stoppedBy === 'time' || stoppedBy === 'signal' ? resume : undefined
}

/** How many pages are known to be left; the start page is one. */
export function pagesLeft(rest: CrawlResume | null | undefined): number {
  return rest === null ? 1 : (rest?.waiting.length ?? 0)
}

import { onTestFinished } from 'vitest'
import { crawlSite } from '#src/engine/crawl/crawl.ts'
import type { CrawlEnd, CrawlEvent, CrawlOptions } from '#src/engine/crawl/crawl-types.ts'
import { readPage } from '#src/engine/extract/read-page.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { FetchedResponse } from '#src/engine/fetch/fetch-types.ts'
import { createGuardedFetch, type GuardedFetchOptions } from '#src/engine/fetch/guarded-fetch.ts'
import { createPoliteness } from '#src/engine/fetch/politeness.ts'
import { startSite, type Site, type SiteRoutes } from './site-server.ts'

/**
 * Serves a site on loopback and crawls it with the real fetch and page reader. Everything closes when the test ends.
 */

export async function serve(routes: SiteRoutes | ((origin: string) => SiteRoutes)): Promise<Site> {
  const site = await startSite(routes)
  onTestFinished(site.close)
  return site
}

/** Returns an English page with its own text. */
export function page(title: string, links: string[] = [], head = ''): string {
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`).join(' ')
  return `<html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1><p>All about ${title}.</p>${anchors}</body></html>`
}

export async function read(response: FetchedResponse): Promise<Page> {
  return readPage({ ...response, contentType: response.headers['content-type'] ?? '' })
}

export interface Crawled {
  events: CrawlEvent[]
  end: CrawlEnd
  /** Paths of the pages read, in order. */
  paths: string[]
  /** Reasons of the pages not read, by path. */
  misses: Record<string, string>
}

export function startCrawl(
  url: string,
  options: Partial<CrawlOptions> = {},
  guardOptions: Partial<GuardedFetchOptions> = {},
): AsyncGenerator<CrawlEvent> {
  const guard = createGuardedFetch({ userAgent: 'FoyerBot/0.1', allowPrivateHosts: 'loopback', ...guardOptions })
  onTestFinished(guard.close)
  const gate = createPoliteness({ isExempt: guard.isPrivate })
  return crawlSite({
    start: new URL(url),
    fetch: guard.fetch,
    gate,
    readPage: read,
    maxPages: 50,
    timeBudgetMs: 30_000,
    ...options,
  })
}

export async function crawl(url: string, options: Partial<CrawlOptions> = {}): Promise<Crawled> {
  const events: CrawlEvent[] = []
  for await (const event of startCrawl(url, options)) events.push(event)
  const end = events.at(-1)
  if (end?.type !== 'end') throw new Error('The last event is not the end')
  const paths: string[] = []
  const misses: Record<string, string> = {}
  for (const event of events) {
    if (event.type === 'page') paths.push(pathOf(event.page.url))
    if (event.type === 'skipped' || event.type === 'failed') misses[pathOf(event.url)] = event.reason
  }
  return { events, end, paths, misses }
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}

import type { Addresses } from '#src/base/addresses.ts'
import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import { crawlSite } from '#src/engine/crawl/crawl.ts'
import type { CrawlEnd } from '#src/engine/crawl/crawl-types.ts'
import type { PageReader } from '#src/engine/extract/page-reader.ts'
import type { Page } from '#src/engine/extract/page-types.ts'
import type { GuardedFetchService } from '#src/engine/fetch/guarded-fetch.ts'
import type { Politeness } from '#src/engine/fetch/politeness.ts'
import type { ContentHint, KnowledgeDraft } from '#src/engine/understand/knowledge-types.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'
import { explainCrawl } from './warnings.ts'

/** Reading what a company publishes. */
export { readLinkedIn } from './linkedin.ts'

/** The made-up business that ships inside, for trying the service without internet. */
export const SAMPLE = { path: '/sample/', companyName: 'Tidewheel Pottery' }

export interface ResearchDeps {
  addresses: Addresses
  config: { crawl: { maxPages: number; budgetMs: number } }
  web: GuardedFetchService
  politeness: Politeness
  pageReader: PageReader
}

export interface WebsiteToRead {
  website: URL
  companyName: string
  report: (event: CreationEvent) => void
}

export interface WebsiteFindings {
  items: KnowledgeDraft[]
  /** What could not be read and what to do, in plain sentences. */
  warnings: string[]
  missing: ContentHint[]
  /** `en` style, or ''. */
  language: string
  pages: { read: number; left: number }
}

/** Reads a website within the page and time budget and makes knowledge of it. Never throws for what a website does. */
export async function researchWebsite(deps: ResearchDeps, { website, companyName, report }: WebsiteToRead): Promise<WebsiteFindings> {
  const { maxPages, budgetMs } = deps.config.crawl
  const pages: Page[] = []
  let end: CrawlEnd | undefined
  let pagesToRead = 1
  const crawl = crawlSite({
    start: website,
    fetch: deps.web.fetch,
    gate: deps.politeness,
    readPage: (response) => deps.pageReader.read(response),
    maxPages,
    timeBudgetMs: budgetMs,
  })
  for await (const event of crawl) {
    const counts = { pages_read: pages.length, pages_to_read: pagesToRead }
    if (event.type === 'page') {
      pages.push(event.page)
      report({ type: 'page', url: event.page.url, title: event.page.title, outcome: 'read', ...counts, pages_read: pages.length })
    } else if (event.type === 'progress') pagesToRead = event.pagesToRead
    else if (event.type === 'end') end = event
    else report({ type: 'page', url: event.url, title: '', outcome: event.type, reason: event.sentence, ...counts })
  }

  const understood = understandSite({ pages, companyName, websiteUrl: website.href })
  understood.items.forEach(({ type, title }, index) => report({ type: 'item', item_type: type, title, count: index + 1 }))
  return {
    ...understood,
    warnings: end ? explainCrawl(end, understood) : [],
    pages: { read: pages.length, left: end?.resume?.waiting.length ?? 0 },
  }
}

/** Whether a website is the sample business inside: readable by everybody's agents, claimed by none. */
export function isSampleSite({ addresses }: Pick<ResearchDeps, 'addresses'>, website: URL): boolean {
  return website.origin === new URL(addresses.public()).origin && `${website.pathname}/`.startsWith(SAMPLE.path)
}

/** Whether a path of the service belongs to the sample business, robots.txt included. */
export function isSamplePath(path: string): boolean {
  return path === '/robots.txt' || `${path}/`.startsWith(SAMPLE.path)
}

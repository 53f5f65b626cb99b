import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import { bareHostAndPort } from '#src/engine/crawl/frontier/url-form.ts'
import type { ContentHint } from '#src/engine/understand/knowledge-types.ts'
import { beginUnderstanding } from '#src/engine/understand/understand-apart.ts'
import type { NewKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import type { ResearchDeps } from './research-deps.ts'
import { pagesLeft, readSite, restOf } from './read-site.ts'
import { withResearchSlot } from './research-slots.ts'
import { understoodItems } from './understood-items.ts'
import type { FirstReading } from './site-pages-store.ts'
import { explainCrawl, explainWait } from './warnings.ts'

/** Reading what a company publishes. */
export type { ResearchDeps } from './research-deps.ts'
export { checkWebsite } from './check-website.ts'
export { readLinkedIn } from './linkedin.ts'
export { recheckVerification, verificationWays, verifyByInbox, verifyWebsite } from './verification.ts'
export { queueRefresh, readRemainingPages } from './remaining-pages.ts'
export { understoodItems } from './understood-items.ts'
export { removeDocument, uploadDocument } from './documents/documents.ts'
export { type Upload, listUploads } from './documents/uploads-store.ts'
export { queueDueRefreshes, queuePageRefresh, refreshSite } from './refresh-site.ts'
export { researchReport } from './report/report.ts'
export { toFactRecord, toPlainFact } from './report/fact-records.ts'
export { listFacts } from './report/known-facts.ts'
export { forOwner } from './warnings.ts'
export { type FirstReading, saveFirstReading } from './site-pages-store.ts'

/** The made-up business that ships inside, for trying the service without internet. */
export const SAMPLE = { path: '/sample/', companyName: 'Tidewheel Pottery' }

export interface WebsiteToRead {
  website: URL
  companyName: string
  report: (event: CreationEvent) => void
}

export interface WebsiteFindings {
  items: NewKnowledgeItem[]
  /** What could not be read and what to do, in plain sentences. */
  warnings: string[]
  missing: ContentHint[]
  /** `en` style, or ''. */
  language: string
  /** IANA, or '' when the site does not tell it. */
  timeZone?: string
  pages: { read: number; left: number }
  /** What is stored of the website itself; a job reads on where it is not finished. */
  reading: FirstReading
}

/**
 * Reads a website within the page and time budget and makes knowledge of it. While two others read the same host it
 * waits, half of its time at most; then the whole site is left to a job. Never throws for what a website does.
 */
export async function researchWebsite(deps: ResearchDeps, site: WebsiteToRead): Promise<WebsiteFindings> {
  const { budgetMs } = deps.config.crawl
  const { host } = site.website
  const read = (waitedMs: number): Promise<WebsiteFindings> => readFirstPart(deps, site, budgetMs - waitedMs)
  const findings = await withResearchSlot(
    deps.db,
    { host: bareHostAndPort(site.website), budgetMs, waitMs: budgetMs / 2 },
    read,
  )
  return findings ?? leftToJob(host)
}

function leftToJob(host: string): WebsiteFindings {
  const reading = { tried: [], resume: null, isFinished: false, startUrl: null, translations: [] }
  return { items: [], warnings: [explainWait(host)], missing: [], language: '', pages: { read: 0, left: 1 }, reading }
}

async function readFirstPart(
  deps: ResearchDeps,
  { website, companyName, report }: WebsiteToRead,
  timeBudgetMs: number,
): Promise<WebsiteFindings> {
  using understanding = beginUnderstanding()
  const { maxPages } = deps.config.crawl
  const { pages, tried, end } = await readSite(deps, {
    start: website,
    maxPages,
    timeBudgetMs,
    report,
    onPage: understanding.add,
  })
  const understood = await understanding.finish({ companyName, websiteUrl: website.href })
  understood.items.forEach(({ type, title }, index) =>
    report({ type: 'item', item_type: type, title, count: index + 1 }),
  )
  const rest = restOf(end)
  return {
    items: understoodItems(understood, 'website'),
    missing: understood.missing,
    language: understood.language,
    timeZone: understood.timeZone ?? '',
    warnings: explainCrawl(end, pages, understood, { goesOn: rest !== undefined }),
    pages: { read: pages.length, left: pagesLeft(rest) },
    reading: {
      tried,
      resume: rest ?? null,
      isFinished: rest === undefined,
      startUrl: end.start.url,
      translations: end.otherLanguages,
    },
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

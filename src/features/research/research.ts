import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import { canonicalWebsite } from '#src/engine/crawl/canonical-website.ts'
import { bareHostAndPort } from '#src/engine/crawl/frontier/url-form.ts'
import type { ContentHint, ItemCounts } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { beginUnderstanding } from '#src/engine/understand/understand-apart.ts'
import type { NewKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { SiteLook } from '#src/store/tables/agent-tables.ts'
import type { ResearchDeps } from './research-deps.ts'
import { countToRead, readSite, remainingOf } from './read-site.ts'
import { NO_LOOK, findSiteLook } from './site-look.ts'
import { withResearchSlot } from './research-slots.ts'
import { toKnowledgeItems } from './to-knowledge-items.ts'
import type { FirstReading } from './site-pages-store.ts'
import { explainCrawl, explainWait } from './crawl-warnings.ts'

/** Research: reading what a company publishes. */
export type { ResearchDeps } from './research-deps.ts'
export { checkWebsite } from './check-website.ts'
export { judgeSiteLines, queueLineJudging, queueUnjudgedLines } from './judge-site-lines.ts'
export { readLinkedIn } from './linkedin.ts'
export { recheckVerification, verificationWays, verifyByEmail, verifyWebsite } from './verification.ts'
export { announceResearch } from './announce-research.ts'
export { queueRefresh, readRemainingPages } from './remaining-pages.ts'
export { NO_LOOK, findCodebaseLook, mergeLooks } from './site-look.ts'
export { companyItems, readCodebase, replaceCodebase } from './codebase.ts'
export { saveCodebase } from './codebase-store.ts'
export { getDocument, removeDocument, uploadDocument } from './documents/documents.ts'
export { type Upload, listUploads } from './documents/uploads-store.ts'
export { queueDueRefreshes, queuePageRefresh, queueReprocessing, refreshSite } from './refresh-site.ts'
export { planReport } from './report/planned-report.ts'
export { researchReport } from './report/report.ts'
export { toFactRecord, toPlainFact } from './report/fact-records.ts'
export { listFacts } from './report/known-facts.ts'
export { createWebsitePictures, findWebsitePicture, hasWebsitePicture } from './website-picture.ts'
export { warningsForOwner } from './warning-filters.ts'
export { type FirstReading, saveFirstReading } from './site-pages-store.ts'

/** The built-in sample business, for trying the service offline. */
export const SAMPLE = { path: '/sample/', companyName: 'Tidewheel Pottery' }

export interface WebsiteToRead {
  website: URL
  companyName: string
  report: (event: CreationEvent) => void
}

export interface WebsiteFindings {
  items: NewKnowledgeItem[]
  /** What could not be read and what to do, as sentences. */
  warnings: string[]
  missing: ContentHint[]
  /** Like `en`, or ''. */
  language: string
  /** IANA, or '' if the website does not have it. */
  timeZone?: string
  look: SiteLook
  pages: { read: number; left: number }
  /** The stored reading of the website; a job continues it if it is unfinished. */
  reading: FirstReading
}

/**
 * Reads a website within the page and time budget and creates its items. Waits for at most half the time while two
 * others read the same host; then a job reads it. Never throws because of the website.
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
  return {
    items: [],
    warnings: [explainWait(host)],
    missing: [],
    language: '',
    look: NO_LOOK,
    pages: { read: 0, left: 1 },
    reading,
  }
}

async function readFirstPart(
  deps: ResearchDeps,
  { website, companyName, report }: WebsiteToRead,
  timeBudgetMs: number,
): Promise<WebsiteFindings> {
  let found: ItemCounts = { faq: 0, product: 0, policy: 0, document: 0 }
  using understanding = beginUnderstanding((counts) => void (found = counts))
  const { maxPages } = deps.config.crawl
  let look: Promise<SiteLook> | undefined
  const onPage = (page: Page): void => {
    understanding.add(page)
    look ??= findSiteLook(deps, page, deps.stopping)
  }
  const { pages, tried, end } = await readSite(deps, {
    start: website,
    maxPages,
    timeBudgetMs,
    report: (page) => report({ ...page, items_found: found }),
    onPage,
  })
  const understood = await understanding.finish({ companyName, websiteUrl: website.href })
  understood.items.forEach(({ type, title }, index) =>
    report({ type: 'item', item_type: type, title, count: index + 1 }),
  )
  const rest = remainingOf(end)
  const pagesAllowed = maxPages - pages.length
  return {
    items: toKnowledgeItems(understood, 'website'),
    missing: understood.missing,
    language: understood.language,
    timeZone: understood.timeZone ?? '',
    look: (await look) ?? NO_LOOK,
    warnings: explainCrawl(end, pages, understood, {
      hasMorePages: rest !== undefined,
      pagesAllowed,
      pagesPerSite: maxPages,
    }),
    pages: { read: pages.length, left: countToRead(rest, pagesAllowed) },
    reading: {
      tried,
      resume: rest ?? null,
      isFinished: rest === undefined,
      startUrl: end.start.url,
      translations: end.otherLanguages,
    },
  }
}

/** Reports whether a website is the built-in sample, which every agent can use. */
export function isSampleSite({ addresses }: Pick<ResearchDeps, 'addresses'>, website: URL): boolean {
  return website.origin === new URL(addresses.public()).origin && `${website.pathname}/`.startsWith(SAMPLE.path)
}

/** Returns the canonical form of a website that only one agent can have: null without one, and for the sample. */
export function exclusiveWebsite(deps: Pick<ResearchDeps, 'addresses'>, website: URL | undefined): string | null {
  return website && !isSampleSite(deps, website) ? canonicalWebsite(website) : null
}

/** Reports whether a path belongs to the sample website, including its robots.txt. */
export function isSamplePath(path: string): boolean {
  return path === '/robots.txt' || `${path}/`.startsWith(SAMPLE.path)
}

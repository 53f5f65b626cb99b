import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { CrawlEnd, CrawlResume, Miss } from './crawl-types.ts'
import { pageKey } from './frontier/page-key.ts'
import { baseLanguage, languageOf } from './frontier/site-languages.ts'
import { fetchRobots } from './fetch-robots.ts'
import { openSite } from './open-site.ts'
import { settlePage, type PageEvent } from './settle-page.ts'
import { createSite, type Site } from './site.ts'
import type { Visitor } from './visit-page.ts'

/** A crawl that is ready to read waiting pages. */
export interface Beginning {
  start: CrawlEnd['start']
  /** What to report about the start page. */
  event: PageEvent | undefined
  /** Absent if nothing can or may be read. */
  site: Site | undefined
}

/** The host does not respond, or not safely, so requesting other pages only costs time. */
const HOPELESS = new Set<Miss['reason']>([
  'invalid_url',
  'address_refused',
  'name_not_found',
  'connection_failed',
  'certificate_invalid',
  'timeout',
])

/**
 * Opens a site. A start page that cannot be read does not end the crawl: sitemaps and the home page may lead to
 * others.
 */
export async function beginCrawl(visitor: Visitor, requested: URL): Promise<Beginning> {
  const { start, visit, cookie, robots } = await openSite(visitor, requested)
  const url = start.href
  if (visit.outcome === 'missed' && (robots === undefined || HOPELESS.has(visit.miss.reason))) {
    return { start: { url, outcome: 'missed', ...visit.miss }, event: { ...visit.miss, url }, site: undefined }
  }
  if (robots === undefined || visit.outcome === 'stopped')
    return { start: { url, outcome: 'stopped' }, event: undefined, site: undefined }
  const site = createSite({
    requested,
    start,
    robots,
    language: visit.outcome === 'page' ? spokenBy(visit.page, start) : '',
  })
  const task = { link: { url, text: '', depth: 0 }, hops: 0, cookie }
  const event = visit.outcome === 'missed' ? { ...visit.miss, url } : settlePage(site, task, visit)
  const isMissed = event !== undefined && event.type !== 'page'
  return { start: isMissed ? { ...event, outcome: 'missed' } : { url, outcome: 'read' }, event, site }
}

/**
 * Returns the language that a page declares or, if it only leads to several versions, the first of these. Templates
 * leave a wrong one in `lang`, but the list of versions was written for the page.
 */
function spokenBy({ language, alternates, emptyShell, links }: Page, at: URL): string {
  const own = alternates
    .filter(({ url }) => pageKey(new URL(url)) === pageKey(at))
    .map((alternate) => alternate.language)
  const offered = emptyShell ? links.flatMap(({ url }) => languageOf(new URL(url)) ?? []) : []
  return own.find((said) => baseLanguage(said) !== undefined) ?? (language || (offered[0] ?? ''))
}

/** Reopens a site whose start page was read in an earlier crawl. */
export async function resumeCrawl(visitor: Visitor, resume: CrawlResume): Promise<Beginning> {
  const start = new URL(resume.start)
  const answer = await fetchRobots(visitor, start)
  if (answer.outcome === 'missed') {
    const { miss } = answer
    return {
      start: { url: start.href, outcome: 'missed', ...miss },
      event: { ...miss, url: start.href },
      site: undefined,
    }
  }
  if (answer.outcome === 'stopped')
    return { start: { url: start.href, outcome: 'stopped' }, event: undefined, site: undefined }
  const site = createSite({
    requested: new URL(resume.requested),
    start,
    robots: answer.robots,
    language: resume.language,
    resume,
  })
  return { start: { url: start.href, outcome: 'read' }, event: undefined, site }
}

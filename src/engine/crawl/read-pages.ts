import type { CrawlClock } from './crawl-clock.ts'
import type { CrawlEvent } from './crawl-types.ts'
import { type SitemapFile, fetchSitemap, settleSitemap } from './read-sitemap.ts'
import { settlePage } from './settle-page.ts'
import { MIN_PAGES_INSIDE, type PageTask, type Site, noteFileProblem } from './site.ts'
import { visitPage, type Visit, type Visitor } from './visit-page.ts'
import { runPool } from './work-pool.ts'

export interface ReadingLimits {
  clock: CrawlClock
  maxPages: number
  concurrency: number
  readsTranslations: boolean
}

/** The progress of a crawl. */
export interface Progress {
  pagesRead: number
  /** Whatever their outcome. */
  visits: number
  pagesRunning: number
  sitemapRunning: boolean
}

type Finished = { kind: 'page'; task: PageTask; visit: Visit } | { kind: 'sitemap'; sitemap: SitemapFile }

/** A site of dead links also ends the loop. */
const maxVisits = (maxPages: number) => maxPages * 3 + 20

/** With this many waiting pages for each page that may be read, further sitemaps can wait. */
const ENOUGH_WAITING = 10

/** From this `Crawl-delay` on, every request counts: sitemaps are read only when no links are left. */
const SLOW_SECONDS = 1

/** Visits pages and sitemaps until nothing is left or a limit is reached. Updates `progress`. */
export async function* readPages(
  site: Site,
  visitor: Visitor,
  limits: ReadingLimits,
  progress: Progress,
): AsyncGenerator<CrawlEvent, void> {
  const startNext = () => startSitemap(site, visitor, limits, progress) ?? startPage(site, visitor, limits, progress)
  for await (const finished of runPool(startNext, limits.concurrency)) {
    if (finished.kind === 'sitemap') {
      progress.sitemapRunning = false
      await settleSitemap(site, finished.sitemap)
      continue
    }
    progress.pagesRunning--
    const event = settlePage(site, finished.task, finished.visit)
    if (event === undefined) continue
    if (event.type === 'page') progress.pagesRead++
    yield tellProgress(site, limits.maxPages, progress)
    yield event
  }
}

/** Reports the number of pages to come, within the limit on pages. */
export function tellProgress(site: Site, maxPages: number, { pagesRead, pagesRunning }: Progress): CrawlEvent {
  const waiting = site.frontier.size + site.detours.length + pagesRunning
  return { type: 'progress', pagesRead, pagesToRead: Math.max(Math.min(waiting, maxPages - pagesRead), 0) }
}

function startSitemap(
  site: Site,
  visitor: Visitor,
  limits: ReadingLimits,
  progress: Progress,
): Promise<Finished> | undefined {
  const { frontier, sitemaps, robots } = site
  const enough = (robots.crawlDelaySeconds ?? 0) >= SLOW_SECONDS ? 0 : limits.maxPages * ENOUGH_WAITING
  if (site.sitemapsRead || progress.sitemapRunning || frontier.size > enough || !mayGoOn(limits, progress))
    return undefined
  const file = sitemaps.next()
  site.sitemapsRead = file === undefined
  const beyond = file === undefined ? sitemaps.findBeyond() : undefined
  if (beyond !== undefined) noteFileProblem(site, { problem: 'sitemaps_beyond', url: beyond })
  if (file === undefined) return undefined
  progress.sitemapRunning = true
  const from = { ledBy: site.start, maxPages: sitemaps.pagesLeft() }
  return fetchSitemap(visitor, file, from).then((sitemap) => ({ kind: 'sitemap', sitemap }))
}

function startPage(
  site: Site,
  visitor: Visitor,
  limits: ReadingLimits,
  progress: Progress,
): Promise<Finished> | undefined {
  if (!mayGoOn(limits, progress)) return undefined
  if (progress.pagesRunning === 0 && !progress.sitemapRunning) findMore(site, limits)
  const task = takeTask(site)
  if (task === undefined) return undefined
  progress.pagesRunning++
  progress.visits++
  return visitPage(visitor, new URL(task.link.url), { cookie: task.cookie ?? site.cookie }).then((visit) => ({
    kind: 'page',
    task,
    visit,
  }))
}

const mayGoOn = ({ clock, maxPages }: ReadingLimits, { pagesRead, pagesRunning, visits }: Progress) =>
  clock.mayStart() && pagesRead + pagesRunning < maxPages && visits < maxVisits(maxPages)

/**
 * Widens the crawl. If nothing is left in the start page's directory and it had almost no pages, includes the rest of
 * the host. If nothing is left at all, includes translations.
 */
function findMore({ detours, frontier, duplicates }: Site, { readsTranslations }: ReadingLimits): void {
  if (detours.length === 0 && frontier.size === 0 && duplicates.pagesRead < MIN_PAGES_INSIDE) frontier.widen()
  if (detours.length === 0 && frontier.size === 0 && readsTranslations) frontier.openTranslations()
}

function takeTask({ detours, frontier }: Site): PageTask | undefined {
  const detour = detours.shift()
  if (detour !== undefined) return detour
  const link = frontier.take()
  return link && { link, hops: 0 }
}

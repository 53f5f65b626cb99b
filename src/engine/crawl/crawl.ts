import { beginCrawl, resumeCrawl, type Beginning } from './begin-crawl.ts'
import { startCrawlClock, type CrawlClock } from './crawl-clock.ts'
import type { CrawlEnd, CrawlEvent, CrawlOptions } from './crawl-types.ts'
import { readPages, tellProgress, type Progress } from './read-pages.ts'
import { saveSite } from './site.ts'
import type { Visitor } from './visit-page.ts'

const FIRST_BYTE_MS = 5_000

/**
 * Reads a website from its start page on: pages that answer buyers' questions first, politely, obeying robots.txt,
 * within the given time and number of pages. Every result is an event. The last event is always `end`, and comes in
 * time. Leaving the loop early stops all work.
 */
export async function* crawlSite(options: CrawlOptions): AsyncGenerator<CrawlEvent, void> {
  const { fetch, gate, readPage, render, known, resume, maxPages, firstByteMs = FIRST_BYTE_MS } = options
  const clock = startCrawlClock(options.timeBudgetMs, options.signal)
  const visitor: Visitor = { fetch, gate, readPage, render, known, firstByteMs, signal: clock.signal }
  const progress: Progress = { pagesRead: 0, visits: 0, pagesRunning: 0, sitemapRunning: false }
  try {
    const beginning =
      resume === undefined ? await beginCrawl(visitor, options.start) : await resumeCrawl(visitor, resume)
    const { site, event } = beginning
    if (event?.type === 'page') progress.pagesRead++
    if (site !== undefined) yield tellProgress(site, maxPages, progress)
    if (event !== undefined) yield event
    if (site !== undefined) {
      const concurrency = options.concurrency ?? (await connectionsTo(site.start, visitor))
      const limits = { clock, maxPages, concurrency, readsTranslations: options.readsTranslations ?? false }
      yield* readPages(site, visitor, limits, progress)
    }
    yield tellEnd(beginning, options, clock, progress.pagesRead)
  } finally {
    clock.stop()
  }
}

/** Returns one if the crawl is stopped before the number is known. */
const connectionsTo = (start: URL, { gate, signal }: Visitor) => gate.connectionsTo(start, signal).catch(() => 1)

function tellEnd({ start, site }: Beginning, options: CrawlOptions, clock: CrawlClock, pagesRead: number): CrawlEnd {
  const resume = site === undefined ? options.resume : saveSite(site)
  const isRestTranslated =
    !options.readsTranslations &&
    pagesRead < options.maxPages &&
    resume?.waiting.every(({ language }) => language !== undefined)
  const isOver = start.outcome !== 'stopped' && resume === undefined
  return {
    type: 'end',
    start,
    pagesRead,
    robotsDisallowed: site?.frontier.disallowed ?? 0,
    disallowed: site?.frontier.leftAlone ?? [],
    fileProblems: site?.fileProblems ?? [],
    documents: site?.frontier.documents ?? options.resume?.documents ?? [],
    otherLanguages: site?.languages.translations() ?? [],
    stoppedBy: isOver ? 'nothing_left' : (clock.endedBy() ?? (isRestTranslated ? 'translations_left' : 'page_limit')),
    resume,
  }
}

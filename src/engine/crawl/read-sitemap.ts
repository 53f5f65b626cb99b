import { setImmediate } from 'node:timers/promises'
import { FetchError } from '#src/engine/fetch/fetch-types.ts'
import type { FileProblem } from './crawl-types.ts'
import { type Site, noteFileProblem } from './site.ts'
import { type Sitemap, createSitemap, parseSitemap } from './protocols/sitemap.ts'
import { takeAlternates } from './take-alternates.ts'
import type { Visitor } from './visit-page.ts'

const TIMEOUT_MS = 8000
const MAX_BYTES = 10_000_000

/** What a sitemap file lists. */
export interface SitemapFile extends Sitemap {
  url: string
  problem?: FileProblem['problem'] | undefined
}

/**
 * Fetches a sitemap file that the site of `ledBy` named. A file that cannot be fetched or read lists nothing. Never
 * rejects.
 */
export async function fetchSitemap(
  visitor: Visitor,
  file: string,
  { ledBy, maxPages }: { ledBy: URL; maxPages: number },
): Promise<SitemapFile> {
  const { fetch, gate, signal, firstByteMs } = visitor
  const url = new URL(file)
  try {
    const request = {
      timeoutMs: TIMEOUT_MS,
      firstByteMs,
      maxBytes: MAX_BYTES,
      cutAtMax: true,
      signal,
      ledBy: ledBy.href,
    }
    const response = await gate.run(url, () => fetch(url, request), signal)
    if (response.status === 200) {
      const sitemap = await parseSitemap(response.body, response.url, maxPages)
      const isCut = sitemap.cut || response.cut
      return {
        ...sitemap,
        url: file,
        problem: isCut ? 'sitemap_cut' : sitemap.hasEntities ? 'sitemap_entities' : undefined,
      }
    }
  } catch (error) {
    if (error instanceof FetchError && error.failure === 'address_refused')
      return { ...createSitemap(), url: file, problem: 'sitemap_refused' }
    // A site without a working sitemap is read by its links.
  }
  return { ...createSitemap(), url: file }
}

/** Pages added at once: ten thousand would block the process for a third of a second. */
const BATCH = 100

/** Adds what a sitemap lists to the site. */
export async function settleSitemap(site: Site, { url: file, problem, pages, sitemaps }: SitemapFile): Promise<void> {
  if (problem) noteFileProblem(site, { problem, url: file })
  const { isCircular } = site.sitemaps.note(file, sitemaps, pages.length)
  if (isCircular) noteFileProblem(site, { problem: 'sitemap_circular', url: file })
  for (const [index, { url, alternates }] of pages.entries()) {
    if (index > 0 && index % BATCH === 0) await setImmediate()
    takeAlternates(site, new URL(url), { alternates, depth: 1 })
    site.frontier.add({ url, text: '', depth: 1 })
  }
}

import { setImmediate } from 'node:timers/promises'
import type { Site } from '../site.ts'
import { parseSitemap, type Sitemap } from './sitemap.ts'
import { takeAlternates } from '../take-alternates.ts'
import type { Visitor } from '../visit-page.ts'

const TIMEOUT_MS = 8000
const MAX_BYTES = 10_000_000

/**
 * Fetches one sitemap file, which the site of `ledBy` named. A file that cannot be had or read lists nothing. Never
 * rejects.
 */
export async function fetchSitemap(
  visitor: Visitor,
  file: string,
  { ledBy, maxPages }: { ledBy: URL; maxPages: number },
): Promise<Sitemap> {
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
      return { ...sitemap, cut: sitemap.cut || response.cut }
    }
  } catch {
    // A site without a sitemap, or with a broken one, is read by its links.
  }
  return { pages: [], sitemaps: [], cut: false }
}

/** Pages taken at once: ten thousand would keep the process from answering anybody for a third of a second. */
const BATCH = 100

/** Takes what a sitemap lists into the site. */
export async function settleSitemap(site: Site, { pages, sitemaps, cut }: Sitemap): Promise<void> {
  site.sitemapCut ||= cut
  site.sitemaps.note(sitemaps, pages.length)
  for (const [index, { url, alternates }] of pages.entries()) {
    if (index > 0 && index % BATCH === 0) await setImmediate()
    takeAlternates(site, new URL(url), { alternates, depth: 1 })
    site.frontier.add({ url, text: '', depth: 1 })
  }
}

import { setImmediate } from 'node:timers/promises'
import { pageKey } from '../frontier/page-key.ts'
import type { Site } from '../site.ts'
import { baseLanguage } from '../frontier/site-languages.ts'
import { parseSitemap, type Sitemap, type SitemapPage } from './sitemap.ts'
import type { Visitor } from '../visit-page.ts'

const TIMEOUT_MS = 8000
const MAX_BYTES = 10_000_000

/** Fetches one sitemap file, which the site of `ledBy` named. A file that cannot be had or read lists nothing. Never rejects. */
export async function fetchSitemap(
  visitor: Visitor,
  file: string,
  { ledBy, maxPages }: { ledBy: URL; maxPages: number },
): Promise<Sitemap> {
  const { fetch, gate, signal, firstByteMs } = visitor
  const url = new URL(file)
  try {
    const request = { timeoutMs: TIMEOUT_MS, firstByteMs, maxBytes: MAX_BYTES, cutAtMax: true, signal, ledBy: ledBy.href }
    const response = await gate.run(url, () => fetch(url, request), signal)
    if (response.status === 200) return await parseSitemap(response.body, response.url, maxPages)
  } catch {
    // A site without a sitemap, or with a broken one, is read by its links.
  }
  return { pages: [], sitemaps: [] }
}

/** Pages taken at once: ten thousand would keep the process from answering anybody for a third of a second. */
const BATCH = 500

/** Takes what a sitemap lists into the site. Pages that are also there in the language that is read are left to that one. */
export async function settleSitemap(site: Site, { pages, sitemaps }: Sitemap): Promise<void> {
  site.sitemaps.note(sitemaps, pages.length)
  for (const [index, page] of pages.entries()) {
    if (index > 0 && index % BATCH === 0) await setImmediate()
    if (isTranslation(page, site.languages.preferred)) leaveOut(site, new URL(page.url))
    else site.frontier.add({ url: page.url, text: '', depth: 1 })
  }
}

function leaveOut({ languages, frontier, scope }: Site, url: URL): void {
  if (languages.addTranslation(url)) frontier.dropTranslations()
  if (scope.placeOf(url) !== 'elsewhere') frontier.meet(url)
}

function isTranslation({ url, alternates }: SitemapPage, preferred: string): boolean {
  const wanted = alternates.filter(({ language }) => baseLanguage(language) === preferred).map((alternate) => URL.parse(alternate.url))
  const key = pageKey(new URL(url))
  return wanted.length > 0 && wanted.every((alternate) => alternate !== null && pageKey(alternate) !== key)
}

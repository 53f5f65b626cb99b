/** Which sitemap file is read next. */
export interface SitemapPlan {
  /** Asked again only when what the last file held is noted. */
  next(): string | undefined
  /** What a file held: further files, and how many pages. */
  note(sitemaps: string[], pages: number): void
  /** How many more pages are wanted. */
  pagesLeft(): number
}

const MAX_FILES = 50
const MAX_PAGES = 10_000

/** Where sitemaps stand when robots.txt names none that is any good. */
const USUAL_PLACES = ['/sitemap.xml', '/sitemap_index.xml']

/** Files of this name list what rarely answers a buyer's question; they are read last. */
const MINOR_FILES = /post|blog|news|tag|author|categor|archive|image|video|local|review/i

/**
 * Goes through the files that robots.txt names and those that they name; through the usual places when these gave no
 * page.
 */
export function createSitemapPlan(origin: string, fromRobots: string[]): SitemapPlan {
  const waiting: string[] = []
  const waitingMinor: string[] = []
  const usual = USUAL_PLACES.map((path) => new URL(path, origin).href)
  const seen = new Set<string>()
  let files = 0
  let pages = 0

  const add = (urls: string[]) => {
    for (const url of urls) {
      if (!url.startsWith('http') || seen.has(url)) continue
      seen.add(url)
      if (MINOR_FILES.test(new URL(url).pathname)) waitingMinor.push(url)
      else waiting.push(url)
    }
  }
  const takeUsual = () => {
    add(pages === 0 ? usual.splice(0, 1) : [])
    return waiting.shift()
  }
  add(fromRobots.map((url) => URL.parse(url, origin)?.href ?? ''))

  return {
    next() {
      if (files >= MAX_FILES || pages >= MAX_PAGES) return undefined
      const file = waiting.shift() ?? waitingMinor.shift() ?? takeUsual() ?? takeUsual()
      if (file !== undefined) files++
      return file
    },
    note(sitemaps, found) {
      pages += found
      add(sitemaps)
    },
    pagesLeft: () => MAX_PAGES - pages,
  }
}

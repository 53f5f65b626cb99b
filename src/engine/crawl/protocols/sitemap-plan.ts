/** Decides which sitemap file is read next. */
export interface SitemapPlan {
  /** Returns the next file. Called again only after `note` for the last one. */
  next(): string | undefined
  /** Records what a file lists, and reports whether it names itself or a file that led to it. */
  note(file: string, sitemaps: string[], pages: number): { isCircular: boolean }
  /** Returns the next file if a limit prevents reading it. */
  findBeyond(): string | undefined
  /** Returns how many more pages are wanted. */
  pagesLeft(): number
}

const MAX_FILES = 50
const MAX_PAGES = 10_000

/** The usual URLs, for a robots.txt that names no usable sitemap. */
const USUAL_PLACES = ['/sitemap.xml', '/sitemap_index.xml']

/** Files with such a name list pages that rarely answer a buyer's question. They are read last. */
const MINOR_FILES = /post|blog|news|tag|author|categor|archive|image|video|local|review/i

/**
 * Goes through the files that robots.txt names and the files that those name, then through the usual URLs if no page
 * was found.
 */
export function createSitemapPlan(origin: string, fromRobots: string[]): SitemapPlan {
  const waiting: string[] = []
  const waitingMinor: string[] = []
  const usual = USUAL_PLACES.map((path) => new URL(path, origin).href)
  /** Each file with the one that named it first. */
  const namedBy = new Map<string, string>()
  let files = 0
  let pages = 0

  const isFull = () => files >= MAX_FILES || pages >= MAX_PAGES
  const add = (urls: string[], from = '') => {
    for (const url of urls) {
      if (!url.startsWith('http') || namedBy.has(url)) continue
      namedBy.set(url, from)
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
      if (isFull()) return undefined
      const file = waiting.shift() ?? waitingMinor.shift() ?? takeUsual() ?? takeUsual()
      if (file !== undefined) files++
      return file
    },
    findBeyond: () => (isFull() ? (waiting[0] ?? waitingMinor[0]) : undefined),
    note(file, sitemaps, found) {
      const trail = new Set<string>()
      for (let at = file; at !== ''; at = namedBy.get(at) ?? '') trail.add(at)
      pages += found
      add(sitemaps, file)
      return { isCircular: sitemaps.some((url) => trail.has(url)) }
    },
    pagesLeft: () => MAX_PAGES - pages,
  }
}

import { createCrawlTraps } from './crawl-traps.ts'
import { isReadableDocument, kindOfLink } from './link-kind.ts'
import { pageKey } from './page-key.ts'
import { rankPage, type PageTier } from './page-rank.ts'
import type { SiteLanguages } from './site-languages.ts'
import type { SiteScope } from './site-scope.ts'
import { createWaitingPages, type Entry, type FoundLink, insert, type WaitingPages } from './waiting-pages.ts'

export interface Frontier extends Pick<WaitingPages, 'take' | 'openTranslations' | 'size'> {
  /** Takes a link of the site, unless it was met before, leads elsewhere or is not worth reading. */
  add(link: FoundLink): void
  /** Takes a page that is to be read wherever on the host it stands: it waited before, or was taken and not read. */
  giveBack(link: FoundLink): void
  /** Takes back a page that waited beside the scope's directory. */
  giveBackBeside(link: FoundLink): void
  /** Whether this page was not met before. It counts as met from now on. */
  meet(url: URL): boolean
  /** From now on pages beside the scope's directory count too. */
  widen(): void
  /** Documents that were met and not read. */
  readonly documents: string[]
  /** A document was read. */
  readDocument(url: string): void
  /** How many pages were turned down by `isAllowed`. */
  readonly disallowed: number
  /** The first 500 of them. */
  readonly leftAlone: string[]
  /** What a later frontier needs to go on. */
  save(): { waiting: FoundLink[]; beside: FoundLink[]; isWide: boolean; seen: string[] }
}

export interface FrontierOptions {
  scope: SiteScope
  languages: SiteLanguages
  /** What robots.txt says. */
  isAllowed: (url: URL) => boolean
  seen?: readonly string[]
  documents?: readonly string[]
}

const MAX_PAGES_MET = 20_000
/** Of a large site each page may have dozens: they leave room for what they translate. */
const MAX_MET_BEFORE_TRANSLATIONS = 10_000
const MAX_LINKS_REMEMBERED = 20_000
const MAX_DOCUMENTS = 500
/** PDF and DOCX files wait like pages. */
const MAX_DOCUMENTS_READ = 10
const MAX_LEFT_ALONE = 500
const MAX_TEXT = 80

/** Keeps the pages of a site that wait to be read, the most useful first. */
export function createFrontier({ scope, languages, isAllowed, ...known }: FrontierOptions): Frontier {
  const seen = new Set(known.seen)
  const taken = new Set<string>()
  const documents = new Set(known.documents)
  const traps = createCrawlTraps()
  const toEntry = createEntries()
  const waiting = createWaitingPages(languages)
  const beside: Entry[] = []
  let widened = false
  const leftAlone: string[] = []
  let disallowed = 0
  let documentsWaiting = 0

  function enqueue(link: FoundLink, url: URL, isBeside = false): void {
    if (isAllowed(url)) return isBeside ? insert(beside, toEntry(link, url)) : waiting.add(toEntry(link, url))
    disallowed++
    if (leftAlone.length < MAX_LEFT_ALONE) leftAlone.push(url.href)
  }

  const meet = (url: URL) => {
    const key = pageKey(url)
    const isNew = !seen.has(key) && seen.size < MAX_PAGES_MET
    if (isNew) seen.add(key)
    return isNew
  }

  return {
    meet,
    get documents() {
      return [...documents]
    },
    readDocument: (url) => void documents.delete(url),
    add(link) {
      // The menu of a site is on every page: the same words to the same place tell nothing new.
      const repeated = `${link.url} ${link.text}`
      if (taken.has(repeated)) return
      if (taken.size < MAX_LINKS_REMEMBERED) taken.add(repeated)
      const found = URL.parse(link.url)
      if (found === null || scope.placeOf(found) === 'elsewhere') return
      const url = scope.adopt(found)
      const kind = kindOfLink(url)
      if (kind === 'document' && documents.size < MAX_DOCUMENTS) documents.add(url.href)
      if (kind !== 'page' && !(isReadableDocument(url) && documentsWaiting < MAX_DOCUMENTS_READ)) return
      languages.note(url, link.text)
      if (seen.size >= MAX_MET_BEFORE_TRANSLATIONS && languages.translationOf(url, link.language) !== undefined) return
      if (!meet(url) || traps.isTrap(url)) return
      if (kind === 'document') documentsWaiting++
      enqueue(link, url, !widened && scope.placeOf(url) !== 'inside')
    },
    giveBack: (link) => enqueue(link, new URL(link.url)),
    giveBackBeside: (link) => enqueue(link, new URL(link.url), true),
    openTranslations: waiting.openTranslations,
    take: waiting.take,
    widen() {
      widened = true
      for (const entry of beside.splice(0)) waiting.add(entry)
    },
    get size() {
      return waiting.size
    },
    get disallowed() {
      return disallowed
    },
    leftAlone,
    save: () => ({
      waiting: waiting.list(),
      beside: beside.map(({ link }) => link),
      isWide: widened,
      seen: [...seen],
    }),
  }
}

/** Makes entries, each ranked with those that it was met after in its folder. */
function createEntries(): (link: FoundLink, url: URL) => Entry {
  const siblings = new Map<string, number>()
  return (link, url) => {
    const parent = url.pathname.slice(0, url.pathname.replace(/\/$/, '').lastIndexOf('/'))
    const position = siblings.get(parent) ?? 0
    siblings.set(parent, position + 1)
    return {
      link: { ...link, url: url.href, text: link.text.slice(0, MAX_TEXT) },
      url,
      rank: rankOf(rankPage(url, link.text), link.depth, position),
    }
  }
}

const TIERS: Record<PageTier, number> = { important: 0, normal: 1000, minor: 2000 }

/**
 * Lower is earlier: by what the page is about, then by its distance, then so that no folder keeps the others waiting.
 */
function rankOf(tier: PageTier, depth: number, position: number): number {
  return TIERS[tier] + Math.min(depth, 9) * 100 + Math.min(Math.floor(position / 5), 99)
}

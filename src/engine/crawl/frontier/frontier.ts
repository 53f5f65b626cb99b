import { createCrawlTraps } from './crawl-traps.ts'
import { isReadableDocument, kindOfLink } from './link-kind.ts'
import { pageKey } from './page-key.ts'
import { rankPage, type PageTier } from './page-rank.ts'
import type { SiteLanguages } from './site-languages.ts'
import type { SiteScope } from './site-scope.ts'
import { createWaitingPages, type Entry, type FoundLink, insert, type WaitingPages } from './waiting-pages.ts'

export interface Frontier extends Pick<WaitingPages, 'take' | 'openTranslations' | 'size'> {
  /** Adds a link of the site, unless it is known, leads elsewhere or is not worth reading. */
  add(link: FoundLink): void
  /** Adds a page that is to be read anywhere on the host, because it was waiting before, or was taken and not read. */
  giveBack(link: FoundLink): void
  /** Adds a page that was waiting beside the scope's directory. */
  giveBackBeside(link: FoundLink): void
  /** Reports whether this page is new, and marks it as known. */
  meet(url: URL): boolean
  /** Includes pages beside the scope's directory from now on. */
  widen(): void
  /** Documents that were found and not read. */
  readonly documents: string[]
  /** Marks a document as read. */
  readDocument(url: string): void
  /** Number of pages that `isAllowed` refused. */
  readonly disallowed: number
  /** The first 500 of them. */
  readonly leftAlone: string[]
  /** Returns what a later frontier needs to continue. */
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
/** Of a large site, each page may have dozens of versions: this limit leaves room for the originals. */
const MAX_MET_BEFORE_TRANSLATIONS = 10_000
const MAX_LINKS_REMEMBERED = 20_000
const MAX_DOCUMENTS = 500
/** PDF and DOCX files wait like pages. */
const MAX_DOCUMENTS_READ = 10
const MAX_LEFT_ALONE = 500
const MAX_TEXT = 80

/** Keeps the waiting pages of a site, the most useful first. */
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
      // The menu of a site is on every page, and the same words to the same URL add nothing.
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

/** Creates entries. Ranks each after those that were found before it in its folder. */
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

/** Returns the rank, lower for earlier pages: by tier, then by depth, then so that no folder delays the others. */
function rankOf(tier: PageTier, depth: number, position: number): number {
  return TIERS[tier] + Math.min(depth, 9) * 100 + Math.min(Math.floor(position / 5), 99)
}

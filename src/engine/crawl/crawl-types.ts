import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { FetchedResponse, FetchFailure, GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import type { FoundLink } from './frontier/waiting-pages.ts'
import type { PageRenderer } from './render/page-renderer.ts'
import type { Politeness } from '#src/engine/fetch/politeness.ts'

/** Why a page that was fetched is not used. */
export type SkipReason =
  | 'robots_disallowed'
  | 'robots_unavailable'
  | 'noindex'
  | 'not_html'
  | 'document'
  | 'empty'
  | 'needs_javascript'
  /** Another URL of a page that is read, according to the site. */
  | 'duplicate'
  | 'same_text'
  | 'leads_elsewhere'
  | 'challenge'

/** Why a page could not be fetched. */
export type FailReason =
  | Exclude<FetchFailure, 'aborted'>
  | 'not_found'
  | 'access_denied'
  | 'rate_limited'
  | 'server_error'
  | 'http_error'
  | 'unreadable'
  /** It needs JavaScript, and Chromium does not start with its sandbox. */
  | 'no_sandbox'

/** The outcome of a page that is not used. The sentence is for people. */
export type Miss =
  | { type: 'skipped'; reason: SkipReason; sentence: string }
  | { type: 'failed'; reason: FailReason; sentence: string }

export type CrawlEvent =
  /**
   * `depth` counts links from the start page; pages known only from a sitemap have 1. `ms` is the time to fetch and
   * read. `rendered`: the page had no text before a browser ran its scripts. `unchanged`: the host says that the
   * known page is current.
   */
  | {
      type: 'page'
      page: Page
      depth: number
      ms: number
      rendered: boolean
      unchanged: boolean
      validators: Validators
    }
  | (Miss & { url: string })
  /** Comes before every page, read or not, and counts it. `pagesToRead` are still to come. */
  | { type: 'progress'; pagesRead: number; pagesToRead: number }
  | CrawlEnd

export interface CrawlEnd {
  type: 'end'
  /** The final URL of the start page, and whether it could be read. `stopped`: the time was over before. */
  start: { url: string; outcome: 'read' | 'stopped' } | ({ url: string; outcome: 'missed' } & Miss)
  pagesRead: number
  /** Number of pages that the site's robots.txt excludes. */
  robotsDisallowed: number
  /** The first 500 of these. */
  disallowed: string[]
  /** The first file with each problem. */
  fileProblems: FileProblem[]
  /** PDFs and office files of the site that were not read. */
  documents: string[]
  /** Languages that the site is translated into, `fr` style. */
  otherLanguages: string[]
  /** `translations_left`: everything else was read, and translations were not wanted. */
  stoppedBy: 'nothing_left' | 'translations_left' | 'page_limit' | 'time' | 'signal'
  /** Present if pages are left. A later call continues with it, unless this call read nothing in all its time. */
  resume: CrawlResume | undefined
}

/** A robots.txt or sitemap that is not read, or only in part. */
export interface FileProblem {
  problem:
    | 'robots_cut'
    | 'robots_unreadable'
    | 'sitemap_cut'
    /** It names itself, or a file that led to it. */
    | 'sitemap_circular'
    /** Its address is not public. */
    | 'sitemap_refused'
    /** It defines entities. */
    | 'sitemap_entities'
    /** The first file beyond the limit on files or pages. */
    | 'sitemaps_beyond'
  url: string
}

/** The state of an unfinished crawl, as plain JSON. */
export interface CrawlResume {
  requested: string
  start: string
  waiting: FoundLink[]
  /** Pages beside the start page's directory, which are read if that has almost none. */
  beside: FoundLink[]
  /** The directory has almost no pages, so pages beside it count like those inside. */
  isWide: boolean
  /** Keys of all pages that were found, including waiting ones. */
  seen: string[]
  /** Keys and contents (hashes) of the pages that were read. */
  read: string[]
  contents: string[]
  language: string
  translations: string[]
  documents: string[]
  sitemapsRead: boolean
  readsNoindex: boolean
}

/** The headers that identify a page's version; '' for a missing one. */
export interface Validators {
  etag: string
  lastModified: string
}

/** A page as it was read before. */
export interface KnownPage extends Validators {
  page: Page
}

export interface CrawlOptions {
  start: URL
  fetch: GuardedFetch
  gate: Politeness
  /** Turns a response (a page, a PDF or a DOCX file) into a page, off the main thread. May reject. */
  readPage: (response: FetchedResponse) => Promise<Page>
  /** Runs the scripts of a page without text. Absent if there is no browser. May reject. */
  render?: PageRenderer['render']
  /** Returns what was read at a URL before, for a page that has not changed according to its host. */
  known?: ((url: string) => KnownPage | undefined) | undefined
  /** Maximum number of pages to read, without those of an earlier call. */
  maxPages: number
  /** From the call to the end event. */
  timeBudgetMs: number
  firstByteMs?: number
  /** Ends the crawl early, but still with its end event. */
  signal?: AbortSignal
  /** Pages in progress at once. Default: the number of connections that the start page's host may get. */
  concurrency?: number
  resume?: CrawlResume
  /**
   * Whether to read translations when nothing else is left. A caller that reads only some of them helps most visitors
   * with the pages that buyers ask about in every language, not with all pages in one.
   */
  readsTranslations?: boolean
}

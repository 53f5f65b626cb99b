import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { FetchedResponse, FetchFailure, GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import type { FoundLink } from './frontier/waiting-pages.ts'
import type { PageRenderer } from './render/page-renderer.ts'
import type { Politeness } from '#src/engine/fetch/politeness.ts'

/** Why a page that could be had is not used. */
export type SkipReason =
  | 'robots_disallowed'
  | 'robots_unavailable'
  | 'noindex'
  | 'not_html'
  | 'document'
  | 'empty'
  | 'needs_javascript'
  /** Another address of a page that is read, by what the site says. */
  | 'duplicate'
  | 'same_text'
  | 'leads_elsewhere'
  | 'challenge'

/** Why a page could not be had. */
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

/** What became of a page that is not used. The sentence is for people. */
export type Miss =
  | { type: 'skipped'; reason: SkipReason; sentence: string }
  | { type: 'failed'; reason: FailReason; sentence: string }

export type CrawlEvent =
  /**
   * `depth` counts links from the start page; pages known from a sitemap only are at 1. `ms` is fetching and reading.
   * `rendered`: the page said nothing before a browser had run its scripts. `unchanged`: the host says that it is still
   * the known page.
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
  /** Where the start page was found in the end, and whether it could be read. `stopped`: the time was over before. */
  start: { url: string; outcome: 'read' | 'stopped' } | ({ url: string; outcome: 'missed' } & Miss)
  pagesRead: number
  /** How many pages of the site were left alone because its robots.txt asks for it. */
  robotsDisallowed: number
  /** The first 500 of these. */
  disallowed: string[]
  /** The first file of each problem. */
  fileProblems: FileProblem[]
  /** PDFs and office files of the site that were not read. */
  documents: string[]
  /** Languages that the site is translated into, `fr` style. */
  otherLanguages: string[]
  /** `translations_left`: all but these was read, and they were not to be. */
  stoppedBy: 'nothing_left' | 'translations_left' | 'page_limit' | 'time' | 'signal'
  /** Present when pages are left: hand it to a later call to go on, unless this one read nothing in all its time. */
  resume: CrawlResume | undefined
}

/** A robots.txt or sitemap that is not read as it stands, or only in part. */
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

/** A crawl in the middle, as plain JSON. */
export interface CrawlResume {
  requested: string
  start: string
  waiting: FoundLink[]
  /** Pages beside the start page's directory, which are read when that holds next to nothing. */
  beside: FoundLink[]
  /** It holds next to nothing: pages beside it count like those inside. */
  isWide: boolean
  /** Keys of all pages that were met, waiting ones included. */
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

/** What a host tells a page's version by; '' for what it does not say. */
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
  /** Turns an answer, a page or a PDF or DOCX file, into a page, off the main thread. May reject. */
  readPage: (response: FetchedResponse) => Promise<Page>
  /** Runs the scripts of a page that says nothing without them; absent where there is no browser. May reject. */
  render?: PageRenderer['render']
  /** What was read at an address before: a page that its host says has not changed is taken from here. */
  known?: ((url: string) => KnownPage | undefined) | undefined
  /** How many pages are read at most, those of an earlier call not counted. */
  maxPages: number
  /** From the call to the end event. */
  timeBudgetMs: number
  firstByteMs?: number
  /** Ends the crawl early; it still ends with its end event. */
  signal?: AbortSignal
  /** Pages in the making at once; as many as the gate has connections to the start page's host, when not given. */
  concurrency?: number
  resume?: CrawlResume
  /**
   * Whether translations are read too, when nothing else of the site is left. Who reads only some of them serves most
   * visitors by the pages that buyers ask about, in every language, rather than by all pages of one.
   */
  readsTranslations?: boolean
}

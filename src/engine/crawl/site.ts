import type { CrawlResume, FileProblem, Miss } from './crawl-types.ts'
import type { FoundLink } from './frontier/waiting-pages.ts'
import { createFrontier, type Frontier } from './frontier/frontier.ts'
import { createPageDuplicates, type PageDuplicates } from './page-duplicates.ts'
import type { Robots } from './protocols/robots.ts'
import { createSiteLanguages, type SiteLanguages } from './frontier/site-languages.ts'
import { createSiteScope, type SiteScope } from './frontier/site-scope.ts'
import { createSitemapPlan, type SitemapPlan } from './protocols/sitemap-plan.ts'

/** A page to visit. */
export interface PageTask {
  link: FoundLink
  /** Number of redirects that led here. */
  hops: number
  /** Where the redirects began. Default: the page itself. */
  from?: string
  /** The header that the redirects set. Default: the site's. */
  cookie?: string
  /** What to report if nothing is here either. Then this URL is a guess for a missing page. */
  guessFor?: Miss & { url: string }
}

/** What a crawl knows about its site. */
export interface Site {
  requested: URL
  start: URL
  robots: Robots
  scope: SiteScope
  languages: SiteLanguages
  frontier: Frontier
  duplicates: PageDuplicates
  sitemaps: SitemapPlan
  /** Redirects and guesses, followed before anything else. */
  detours: PageTask[]
  /** How many guesses of `/page.html` for a missing `/page` were right, and wrong. */
  guesses: { right: number; wrong: number }
  /** The header for pages behind a cookie wall, or ''. */
  cookie: string
  sitemapsRead: boolean
  fileProblems: FileProblem[]
  /** This crawl continues an earlier one. */
  isResumed: boolean
  /** A site whose start page excludes indexing is not public yet. A caller who names it wants it read anyway. */
  readsNoindex: boolean
}

export interface SiteOptions {
  requested: URL
  start: URL
  robots: Robots
  /** The language that the start page declares, or ''. */
  language: string
  resume?: CrawlResume
}

/** Creates the state of a new or a resumed crawl. */
export function createSite({ requested, start, robots, language, resume }: SiteOptions): Site {
  const scope = createSiteScope(requested, start)
  const languages = createSiteLanguages(start, resume?.language ?? language, resume?.translations)
  const { seen = [], documents = [] } = resume ?? {}
  const frontier = createFrontier({ scope, languages, isAllowed: robots.allows, seen, documents })
  const isOfSite = (url: URL) => scope.placeOf(url) !== 'elsewhere'
  frontier.meet(start)
  if (resume === undefined) addHomePage(frontier, scope, start)
  if (resume?.isWide) frontier.widen()
  for (const link of resume?.waiting ?? []) frontier.giveBack(link)
  for (const link of resume?.beside ?? []) frontier.giveBackBeside(link)
  return {
    requested,
    start,
    robots,
    scope,
    languages,
    frontier,
    duplicates: createPageDuplicates(isOfSite, { read: resume?.read ?? [], contents: resume?.contents ?? [] }),
    sitemaps: createSitemapPlan(start.origin, robots.sitemaps),
    detours: [],
    guesses: { right: 0, wrong: 0 },
    cookie: '',
    sitemapsRead: resume?.sitemapsRead ?? false,
    fileProblems: robots.problem ? [{ problem: robots.problem, url: new URL('/robots.txt', start).href }] : [],
    isResumed: resume !== undefined,
    readsNoindex: resume?.readsNoindex ?? false,
  }
}

/** Records a problem with a file, once for each kind. */
export function noteFileProblem({ fileProblems }: Site, noted: FileProblem): void {
  if (!fileProblems.some(({ problem }) => problem === noted.problem)) fileProblems.push(noted)
}

/** Useful if the start page's directory turns out to have almost no pages. */
function addHomePage(frontier: Frontier, scope: SiteScope, start: URL): void {
  const home = new URL('/', start)
  if (scope.placeOf(home) === 'beside') frontier.add({ url: home.href, text: '', depth: 1 })
}

/** With fewer pages in the start page's directory, the rest of the host is read too. */
export const MIN_PAGES_INSIDE = 3

/**
 * Returns what a later crawl needs to continue, or `undefined` if nothing is left. A crawl with only sitemaps left
 * continues once.
 */
export function saveSite(site: Site): CrawlResume | undefined {
  const { frontier, duplicates, languages } = site
  for (const { link } of site.detours.splice(0)) frontier.giveBack(link)
  const saved = frontier.save()
  const beside = duplicates.pagesRead < MIN_PAGES_INSIDE ? saved.beside : []
  if (saved.waiting.length === 0 && beside.length === 0 && (site.sitemapsRead || site.isResumed)) return undefined
  return {
    requested: site.requested.href,
    start: site.start.href,
    ...saved,
    beside,
    ...duplicates.save(),
    language: languages.preferred,
    translations: languages.translations(),
    documents: frontier.documents,
    sitemapsRead: site.sitemapsRead,
    readsNoindex: site.readsNoindex,
  }
}

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
  /** How many redirects led here. */
  hops: number
  /** Where these began; the page itself when not given. */
  from?: string
  /** The header that they ask for; the site's when not given. */
  cookie?: string
  /** What is told when nothing is here either: this is a guess at where a missing page may be. */
  guessFor?: Miss & { url: string }
}

/** What a crawl knows of the site that it reads. */
export interface Site {
  requested: URL
  start: URL
  robots: Robots
  scope: SiteScope
  languages: SiteLanguages
  frontier: Frontier
  duplicates: PageDuplicates
  sitemaps: SitemapPlan
  /** Redirects of pages and guesses, to be followed before anything else. */
  detours: PageTask[]
  /** How many guesses at `/page.html` for a missing `/page` were right, and wrong. */
  guesses: { right: number; wrong: number }
  /** The header with which pages behind a wall are read, or ''. */
  cookie: string
  sitemapsRead: boolean
  fileProblems: FileProblem[]
  /** This crawl goes on with an earlier one. */
  isResumed: boolean
  /** A site whose start page asks not to be indexed is not public yet: whoever names it wants it read all the same. */
  readsNoindex: boolean
}

export interface SiteOptions {
  requested: URL
  start: URL
  robots: Robots
  /** What the start page calls its language, or ''. */
  language: string
  resume?: CrawlResume
}

/** A site at the beginning of its crawl, or in the middle of one that goes on. */
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

/** Notes a problem with a file, once for each kind. */
export function noteFileProblem({ fileProblems }: Site, noted: FileProblem): void {
  if (!fileProblems.some(({ problem }) => problem === noted.problem)) fileProblems.push(noted)
}

/** Of use when the start page's directory turns out to hold next to nothing. */
function addHomePage(frontier: Frontier, scope: SiteScope, start: URL): void {
  const home = new URL('/', start)
  if (scope.placeOf(home) === 'beside') frontier.add({ url: home.href, text: '', depth: 1 })
}

/** Fewer pages than this below the start page's directory, and the rest of the host is read too. */
export const MIN_PAGES_INSIDE = 3

/**
 * What a later crawl needs to go on with this site, or `undefined` when nothing is left. For sitemaps alone it goes on
 * once.
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

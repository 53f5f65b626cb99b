import { CALLER_HINTS } from '#src/contract/api/caller-hints.ts'
import type { CrawlEnd, FileProblem } from '#src/engine/crawl/crawl-types.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { ContentHint, UnderstoodCompany } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { countWaiting } from './read-site.ts'

const { addKnowledge: USE_ADD_KNOWLEDGE, followReading: FOLLOW_PROGRESS, pageLimit: LIMIT_SETTING } = CALLER_HINTS
const ADD = `Add what visitors ask for${USE_ADD_KNOWLEDGE}.`

const NOT_READ = 'The website was not read: '
const NOTHING = 'The website has no text to read.'
const NOT_ALL = 'The website was only partly read: '
/** How warnings begin that are false once the website can be read. */
export const UNREADABLE = [NOT_READ, NOTHING, NOT_ALL]

const SLOW = `The website is slow, so Foyer reads its pages in the background.${FOLLOW_PROGRESS}`

const BY_LINKS = 'Foyer finds other pages by links.'

/** What is wrong with the file, and what Foyer did. The file's address comes first. */
const FILE_PROBLEMS: Record<FileProblem['problem'], string> = {
  robots_cut: 'is too large or damaged, so only its start was read.',
  robots_unreadable: 'cannot be read, so Foyer reads the website as if it had none.',
  sitemap_cut: `is too large or nested, so only its start was read. ${BY_LINKS}`,
  sitemap_circular: `refers to itself, so Foyer read it only once. ${BY_LINKS}`,
  sitemap_refused: `is not at a public address, so it was not read. ${BY_LINKS}`,
  sitemaps_beyond: `and later sitemaps were not read: Foyer reads 50 files, and 10,000 pages in them. ${BY_LINKS}`,
  sitemap_entities: `defines entities, which Foyer does not read. ${BY_LINKS}`,
}

/** Warnings about content that the website does not have. */
export const MISSING: Partial<Record<ContentHint, string>> = {
  pricing: `No prices were found, so the agent says that it does not know them. ${ADD}`,
  contact: `No phone number, email or address was found, so the agent cannot tell visitors how to reach the business. ${ADD}`,
}

interface Circumstances {
  /** Whether Foyer reads more pages in the background. */
  hasMorePages: boolean
  /** How many more pages may be read. */
  pagesAllowed: number
  /** The limit for the whole website. */
  pagesPerSite: number
  /** What the agent uses if nothing could be read: what it read `before`, or `on` another host. */
  meanwhile?: string
}

/** Returns why a crawl read nothing. */
export function explainEmptyCrawl({ start }: CrawlEnd): string {
  if (start.outcome === 'missed') return start.sentence
  return start.outcome === 'stopped' ? 'It took too long to answer.' : 'It has no text to read.'
}

/** Returns what a crawl could not do, and what the caller can do about it; empty if all went well. */
export function explainCrawl(
  end: CrawlEnd,
  pages: Page[],
  { items, missing }: UnderstoodCompany,
  circumstances: Circumstances,
): string[] {
  const { hasMorePages, meanwhile } = circumstances
  const { start } = end
  const missed = start.outcome === 'missed' ? start.sentence : ''
  if (meanwhile !== undefined)
    return [`${NOT_READ}${explainEmptyCrawl(end)} Until then, the agent answers from what it read ${meanwhile}.`]
  if (start.outcome === 'stopped') return [hasMorePages ? SLOW : `${NOT_READ}it took too long to answer. ${ADD}`]
  if (items.length === 0) return [missed ? `${NOT_READ}${missed} ${ADD}` : `${NOTHING} ${ADD}`]
  // The sitemap, the home page or an earlier part found other pages.
  const notAll = missed ? [`${NOT_ALL}${missed}`] : []
  return [
    ...notAll,
    ...explainLimits(end, circumstances),
    ...explainCut(pages),
    ...missing.flatMap((hint) => MISSING[hint] ?? []),
  ]
}

function explainCut(pages: Page[]): string[] {
  const [first, ...others] = pages.filter(({ cut }) => cut)
  if (!first) return []
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return [`${first.url}${more} is too long or too deeply nested, so part of it was not read. ${ADD}`]
}

/** Returns why a website has not been read yet. */
export function explainWait(host: string): string {
  return `Foyer is reading ${host} for other agents. It reads the website for this agent next.${FOLLOW_PROGRESS}`
}

/** Explains what a crawl found but did not read, and what happens to it. */
function explainLimits(
  { stoppedBy, resume, robotsDisallowed, fileProblems, documents }: CrawlEnd,
  { hasMorePages, pagesAllowed, pagesPerSite }: Circumstances,
): string[] {
  const translations = resume?.waiting.flatMap(({ language }) => language ?? []) ?? []
  const left = countWaiting(resume) - translations.length
  const toCome = hasMorePages ? pagesAllowed : 0
  const isFull = stoppedBy === 'page_limit' || pagesAllowed === 0
  const limit = isFull || hasMorePages ? `the limit is ${pagesPerSite} pages per website${LIMIT_SETTING}` : ''
  const languages = [...new Set(translations)].sort().join(', ')
  return [
    ...explainUnread(left, { one: 'more page was', many: 'more pages were', toCome, limit }),
    ...explainUnread(translations.length, {
      one: `translated page (${languages}) was`,
      many: `translated pages (${languages}) were`,
      toCome: Math.max(toCome - left, 0),
      limit,
    }),
    ...counted(
      robotsDisallowed,
      'page was',
      'pages were',
      'skipped, because the website’s robots.txt does not allow reading them.',
    ),
    ...fileProblems.map(({ problem, url }) => `${url} ${FILE_PROBLEMS[problem]}`),
    ...counted(
      documents.length,
      'linked document was',
      'linked documents were',
      `not read (PDF or office files). Add their content${USE_ADD_KNOWLEDGE}.`,
    ),
  ]
}

/** Says how many of the pages found will be read: all, `toCome` of them, or none. */
function explainUnread(
  found: number,
  { one, many, toCome, limit }: { one: string; many: string; toCome: number; limit: string },
): string[] {
  if (found <= toCome) return counted(found, one, many, 'found and will be read in the background.')
  const isRead = toCome === 0 ? 'found but not read' : `found. Foyer reads ${toCome} of them in the background`
  return counted(found, one, many, `${isRead}${limit && `: ${limit}`}.`)
}

/** Returns a sentence with a count; none for 0. */
function counted(count: number, one: string, many: string, rest: string): string[] {
  return count > 0 ? [`${count} ${count === 1 ? one : many} ${rest}`] : []
}

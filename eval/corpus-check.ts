import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type HtmlReading, readHtml } from './html-reading.ts'

/** One business of the corpus and its site's questions, as JSON beside the folder of its pages. */
export interface CorpusTruth {
  id: string
  language: string
  html_pages: number
  has_robots: boolean
  has_sitemap: boolean
  facts: Record<string, string>
  questions: {
    id: string
    lang: string
    kind: string
    question: string
    answer: string
    accept?: string[]
    page: string
    also_on: string[]
  }[]
  /** `in_vocabulary`: asked in the site's own words, about something it does not say. */
  unanswerable: { id: string; lang: string; question: string; why: string; in_vocabulary: boolean }[]
  notes: string[]
  start_paths: string[]
}

export interface CorpusSite {
  truth: CorpusTruth
  /** By path relative to the site's root, such as `courses.html`. */
  pages: Map<string, HtmlReading>
  /** Paths in the site's sitemap. Empty without one. */
  listed: string[]
  bytes: number
}

const KINDS = new Set(
  'price hours phone email address date duration count percent person yes/no list about policy'.split(' '),
)

/** The corpus is cloned with the code and read on every run of the gate. */
const MAX_SITE_BYTES = 400_000

/** Letters that two words must share at their start to count as forms of one word. */
const STEM_LETTERS = 5

/** Replaces the site's origin, which its relative links do not name. */
const ORIGIN = 'https://site.test/'

const pathOf = (url: string): string => (url.endsWith('/') ? `${url}index.html` : url).replace(/^\//, '')

function readListed(sitemap: string): string[] {
  if (!existsSync(sitemap)) return []
  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)
  return Array.from(locations, ([, url = '']) => pathOf(new URL(url).pathname))
}

/** Reads every business of a corpus folder: `<id>.json` and its pages in `<id>/`. */
export function readCorpus(folder: string): CorpusSite[] {
  const truths = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return truths.toSorted().map((name) => {
    const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CorpusTruth
    const root = join(folder, truth.id)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(join(root, file)).isFile(),
    )
    const pages = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readHtml(readFileSync(join(root, file), 'utf8'))] as const)
    const bytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)
    return { truth, pages: new Map(pages), listed: readListed(join(root, 'sitemap.xml')), bytes }
  })
}

/** Returns the pages that links and the sitemap reach. */
function reachablePages({ truth, pages, listed }: CorpusSite): Set<string> {
  const reached = new Set<string>()
  const waiting = [...truth.start_paths.map(pathOf), ...listed]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = pages.get(path)
    if (page === undefined || reached.has(path)) continue
    reached.add(path)
    const base = new URL(path, ORIGIN)
    const targets = page.links.map((href) => URL.parse(href, base.href)).filter((url) => url?.origin === base.origin)
    waiting.push(...targets.map((url) => pathOf(url?.pathname ?? '')))
  }
  return reached
}

function findBadPages(site: CorpusSite): string[] {
  const { truth, pages, listed, bytes } = site
  const reached = reachablePages(site)
  const problems = [...pages.keys()]
    .filter((path) => !reached.has(path))
    .map((path) => `${path}: neither a link nor the sitemap leads here`)
  for (const [path, { resources }] of pages) {
    problems.push(
      ...resources.filter((url) => /^(https?:)?\/\//.test(url)).map((url) => `${path}: loads ${url} from elsewhere`),
    )
  }
  problems.push(
    ...listed.filter((path) => !pages.has(path)).map((path) => `the sitemap lists ${path}, which is not there`),
  )
  if (pages.size !== truth.html_pages) problems.push(`html_pages says ${truth.html_pages}, there are ${pages.size}`)
  if (bytes > MAX_SITE_BYTES) problems.push(`${bytes} bytes are more than ${MAX_SITE_BYTES}`)
  return problems
}

function findBadQuestions({ truth, pages }: CorpusSite): string[] {
  const says = (path: string, text: string): boolean => pages.get(path)?.text.includes(text) === true
  return truth.questions.flatMap(({ id, kind, answer, accept = [], page, also_on }) => {
    const silent = [page, ...also_on]
      .filter((path) => !says(path, answer))
      .map((path) => `${id}: “${answer}” does not stand on ${path}`)
    const unsaid = accept
      .filter((text) => ![...pages.keys()].some((path) => says(path, text)))
      .map((text) => `${id}: no page says “${text}”`)
    return [...silent, ...unsaid, ...(KINDS.has(kind) ? [] : [`${id}: ${kind} is no kind of question`])]
  })
}

const stems = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\p{M}]{4,}/gu), ([word]) => word.slice(0, STEM_LETTERS))

/** Checks the flag: an in-vocabulary question in the site's language shares a longer word with the site. */
function findBadFlags({ truth, pages }: CorpusSite): string[] {
  const vocabulary = new Set([...pages.values()].flatMap(({ text }) => stems(text)))
  return truth.unanswerable
    .filter(
      ({ lang, question, in_vocabulary }) =>
        in_vocabulary && lang === truth.language && !stems(question).some((stem) => vocabulary.has(stem)),
    )
    .map(({ id }) => `${id}: is marked in_vocabulary, and shares no word with the site`)
}

/**
 * Returns the errors of one business, a line each. Empty if every gold string is on its page and every page can be
 * reached.
 */
export function checkSite(site: CorpusSite): string[] {
  const problems = [...findBadPages(site), ...findBadQuestions(site), ...findBadFlags(site)]
  return problems.map((problem) => `${site.truth.id}: ${problem}`)
}

import MiniSearch from 'minisearch'
import { slugger } from './heading-anchors.ts'
import type { DocsPage } from './docs-pages.ts'

/** A part of a page that matches a search. */
export interface SearchHit {
  path: string
  /** Heading of the part; '' for the start of the page. */
  anchor: string
  title: string
  heading: string
  section: string
  /** Text around the first match. */
  excerpt: string
}

interface IndexedPart extends Omit<SearchHit, 'excerpt'> {
  id: string
  text: string
}

const MAX_HITS = 20
const MAX_HITS_OF_A_PAGE = 2
/** Parts of the reference that repeat on every page. */
const REPEATED = /^(?:Errors|Response|Example|More examples)$/
/** Explanations come before lists of fields. */
const REFERENCE_WEIGHT = 0.5
const EXCERPT_BEFORE = 60
const EXCERPT_LENGTH = 200

/** Returns a function that searches the pages, best part first, at most two parts of a page. */
export function createSearch(pages: DocsPage[]): (query: string) => SearchHit[] {
  const index = new MiniSearch<IndexedPart>({
    fields: ['title', 'heading', 'text'],
    storeFields: ['path', 'anchor', 'title', 'heading', 'section', 'text'],
    searchOptions: {
      boost: { title: 4, heading: 3 },
      prefix: ({ length }) => length > 2,
      fuzzy: fuzziness,
      boostDocument: weigh,
    },
  })
  index.addAll(pages.flatMap(splitPage))
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' })
    const hits = all.length > 0 ? all : index.search(query)
    const perPage = new Map<string, number>()
    const shown = hits
      .map((hit) => ({ terms: hit.terms, ...(hit as unknown as IndexedPart) }))
      .filter(({ path }) => {
        const count = (perPage.get(path) ?? 0) + 1
        perPage.set(path, count)
        return count <= MAX_HITS_OF_A_PAGE
      })
    return shown.slice(0, MAX_HITS).map(({ terms, path, anchor, title, heading, section, text }) => {
      return { path, anchor, title, heading, section, excerpt: excerptOf(text, terms) }
    })
  }
}

const weigh = (_id: unknown, _term: string, stored?: Record<string, unknown>): number =>
  String(stored?.['path']).startsWith('api/') ? REFERENCE_WEIGHT : 1

/** Short words and numbers have no typing errors. */
const fuzziness = (term: string): number => (term.length > 4 && !/\d/.test(term) ? 0.2 : 0)

/** Splits a page at its headings. */
function splitPage({ path, title, section, markdown }: DocsPage): IndexedPart[] {
  const toSlug = slugger()
  const parts: IndexedPart[] = []
  /** Its examples repeat the fields and the method. */
  const isReference = path.startsWith('api/')
  let isCode = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const heading = isCode ? undefined : /^#{1,4} (.+)$/.exec(line)?.[1]
    if (heading !== undefined) {
      const anchor = toSlug(heading)
      const isTitle = parts.length === 0
      const plain = toPlain(heading)
      parts.push({
        id: `${path}#${anchor}`,
        path,
        anchor: isTitle ? '' : anchor,
        title,
        heading: isTitle ? '' : plain,
        section,
        text: '',
      })
    } else if (!(isCode && isReference) && !/^(?:```|\| -{3}|\| Field \||\| `Idempotency-Key` \|)/.test(line)) {
      const part = parts.at(-1)
      if (part) part.text += `${isCode ? line : toPlain(line)} `
    }
  }
  return parts.filter(({ heading }) => !isReference || !REPEATED.test(heading))
}

function toPlain(line: string): string {
  return line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function excerptOf(text: string, terms: string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const lower = plain.toLowerCase()
  const found = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0)
  const at = found.length > 0 ? Math.min(...found) : 0
  const start = at <= EXCERPT_BEFORE ? 0 : plain.indexOf(' ', at - EXCERPT_BEFORE) + 1
  const cut = plain.slice(start, start + EXCERPT_LENGTH)
  const end = start + cut.length < plain.length ? `${cut.slice(0, cut.lastIndexOf(' '))} …` : cut
  return start > 0 ? `… ${end}` : end
}

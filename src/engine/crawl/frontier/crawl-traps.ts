import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { bareHostAndPort } from './url-form.ts'
import { meaningfulParameters } from './page-key.ts'

export interface CrawlTraps {
  /**
   * Reports whether a URL is one of endlessly many from a calendar, a filter or a broken relative link. Remembers the
   * URLs it has seen.
   */
  isTrap(url: URL): boolean
}

const MAX_URL_LENGTH = 1000
const MAX_DEPTH = 12
const MAX_REPEATS = 3
const MAX_PARAMETERS = 6

/** How many pages to read of one path with different queries, and of one pattern of dates. */
const MAX_QUERIES_PER_PATH = 20
const MAX_DATED_PER_SHAPE = 12

const CALENDAR = new RegExp(`^(?:${alternativesOf(siteWords('calendarParameters'))})$`, 'i')

export function createCrawlTraps(): CrawlTraps {
  const queries = new Map<string, number>()
  const dated = new Map<string, number>()
  return {
    isTrap(url) {
      if (url.href.length > MAX_URL_LENGTH || isWinding(url)) return true
      const parameters = meaningfulParameters(url)
      if (parameters.length > MAX_PARAMETERS) return true
      const path = bareHostAndPort(url) + url.pathname
      if (parameters.length > 0 && count(queries, path) > MAX_QUERIES_PER_PATH) return true
      const shape = shapeOfDates(url.pathname, parameters)
      return shape !== undefined && count(dated, shape) > MAX_DATED_PER_SHAPE
    },
  }
}

/** Reports whether a URL is too deep or repeats the same folders. */
function isWinding(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean)
  if (segments.length > MAX_DEPTH) return true
  const times = new Map<string, number>()
  return segments.some((segment) => count(times, segment) >= MAX_REPEATS)
}

/** Returns the path with its numbers as `#`, for a path or query that names a day or a month. */
function shapeOfDates(path: string, parameters: [name: string, value: string][]): string | undefined {
  const names = parameters.map(([name]) => name).filter((name) => CALENDAR.test(name))
  const datedPath = /(^|[/-])(19|20)\d\d[/-][01]?\d([/-]|$)/.test(path)
  return datedPath || names.length > 0 ? `${path.replace(/\d+/g, '#')}?${names.join('&')}` : undefined
}

function count<K>(counts: Map<K, number>, key: K): number {
  const next = (counts.get(key) ?? 0) + 1
  counts.set(key, next)
  return next
}

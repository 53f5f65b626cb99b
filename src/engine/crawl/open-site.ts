import { isIP } from 'node:net'
import type { Miss } from './crawl-types.ts'
import { fetchRobots } from './fetch-robots.ts'
import { fail, skip } from './crawl-miss.ts'
import type { Robots } from './protocols/robots.ts'
import { visitPage, type Visit, type Visitor, type Whence } from './visit-page.ts'

/** The result of finding the first page of a site. */
export interface Opening {
  /** Its final URL. Redirects are followed, also to other hosts. */
  start: URL
  visit: Visit
  /** The header with which it was requested, or ''. */
  cookie: string
  /** Of the start page's origin. Absent if nothing more of it can or may be read. */
  robots: Robots | undefined
}

const MAX_HOPS = 5

/**
 * Visits the start page of a site. Follows redirects of its host and of the page itself (`meta refresh`, script), and
 * reads every origin's robots.txt first. If there is nothing at the URL, tries it with or without `www.`, or with the
 * other scheme.
 */
export async function openSite(visitor: Visitor, requested: URL): Promise<Opening> {
  const trail = new Set<string>()
  let opening = await openReachable(visitor, requested)
  let pageBefore: Opening | undefined
  for (let next = nextHop(opening); next !== undefined; next = nextHop(opening)) {
    trail.add(`${opening.start.href} ${opening.cookie}`)
    const isPage = opening.visit.outcome === 'page'
    if (isPage) pageBefore = opening
    if (trail.has(`${next.url.href} ${next.cookie}`) || trail.size > MAX_HOPS)
      return isPage ? opening : { ...opening, visit: circle(requested) }
    opening = await openAt(visitor, next.url, { ledBy: opening.start, cookie: next.cookie })
  }
  return opening.visit.outcome === 'missed' && pageBefore !== undefined ? pageBefore : opening
}

function nextHop({ start, visit }: Opening): { url: URL; cookie: string } | undefined {
  if (visit.outcome === 'moved') return { url: withoutHash(visit.to), cookie: visit.cookie }
  if (visit.outcome !== 'page' || visit.page.redirectsTo === '') return undefined
  const to = URL.parse(visit.page.redirectsTo, start.href)
  return to === null ? undefined : { url: withoutHash(to), cookie: '' }
}

async function openReachable(visitor: Visitor, requested: URL): Promise<Opening> {
  const opening = await openAt(visitor, requested)
  if (opening.visit.outcome !== 'missed') return opening
  for (const other of otherAddresses(requested, opening.visit.miss)) {
    const second = await openAt(visitor, other)
    if (second.robots !== undefined) return second
  }
  return opening
}

async function openAt(visitor: Visitor, url: URL, whence: Whence = {}): Promise<Opening> {
  const { ledBy, cookie = '' } = whence
  const answer = await fetchRobots(visitor, url, ledBy)
  if (answer.outcome !== 'robots') return { start: url, visit: answer, cookie, robots: undefined }
  const { robots } = answer
  if (robots.allows(url)) return { start: url, visit: await visitPage(visitor, url, whence), cookie, robots }
  const miss = skip('robots_disallowed', `The robots.txt of ${url.host} does not allow reading ${url.href}.`)
  return { start: url, visit: { outcome: 'missed', miss }, cookie, robots }
}

/** Returns where a site may be if there is nothing at a URL, as browsers help people who type it. */
function otherAddresses(url: URL, { reason }: Miss): URL[] {
  if (url.port !== '' || isIP(url.hostname) > 0 || !url.hostname.includes('.') || url.hostname.startsWith('['))
    return []
  const www = withHost(url, url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`)
  if (reason === 'name_not_found' || reason === 'certificate_invalid') return [www]
  return reason === 'connection_failed' ? [withProtocol(url, url.protocol === 'https:' ? 'http:' : 'https:'), www] : []
}

const withHost = (url: URL, hostname: string) => Object.assign(new URL(url), { hostname })
const withProtocol = (url: URL, protocol: string) => Object.assign(new URL(url), { protocol })
const withoutHash = (url: URL) => Object.assign(new URL(url), { hash: '' })

const circle = (url: URL): Visit => ({
  outcome: 'missed',
  miss: fail('too_many_redirects', `${url.href} redirects too many times.`),
})

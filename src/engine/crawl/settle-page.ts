import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { CrawlEvent, Miss } from './crawl-types.ts'
import type { FoundLink } from './frontier/waiting-pages.ts'
import { fail, skip } from './crawl-miss.ts'
import { judgePage } from './judge-response.ts'
import { readDirectives } from './robots-directives.ts'
import { pageKey } from './frontier/page-key.ts'
import type { PageTask, Site } from './site.ts'
import { takeAlternates } from './take-alternates.ts'
import type { Visit } from './visit-page.ts'

const MAX_HOPS = 5

/** After this many wrong guesses and no right one, missing pages of a site are not guessed any more. */
const MAX_WRONG_GUESSES = 3

export type PageEvent = Extract<CrawlEvent, { type: 'page' | 'skipped' | 'failed' }>

/** Adds the result of a visit to the site: its links or its redirect. Returns what to report about it, if anything. */
export function settlePage(site: Site, task: PageTask, visit: Visit): PageEvent | undefined {
  const tell = (miss: Miss | undefined) => miss && { ...miss, url: task.link.url }
  if (visit.outcome === 'missed') return settleMiss(site, task, { ...visit.miss, url: task.link.url })
  if (visit.outcome === 'moved') return tell(takeDetour(site, task, visit))
  if (visit.outcome === 'page') {
    if (task.guessFor !== undefined) site.guesses.right++
    site.cookie = task.cookie ?? site.cookie
    const miss = takePage(site, task, visit)
    if (miss === undefined) site.frontier.readDocument(task.link.url)
    const { page, ms, rendered, unchanged, validators } = visit
    return tell(miss) ?? { type: 'page', page, depth: task.link.depth, ms, rendered, unchanged, validators }
  }
  site.frontier.giveBack(task.link)
  return undefined
}

/** URLs without extension belong to files if a site made for clean URLs is on a plain file server. */
function settleMiss(
  site: Site,
  { link, hops, guessFor }: PageTask,
  miss: Miss & { url: string },
): PageEvent | undefined {
  if (guessFor !== undefined) {
    site.guesses.wrong++
    return guessFor
  }
  const { right, wrong } = site.guesses
  const url = new URL(link.url)
  const isPlain = miss.reason === 'not_found' && /\/[^/.]+$/.test(url.pathname)
  if (!isPlain || (right === 0 && wrong >= MAX_WRONG_GUESSES)) return miss
  const file = new URL(`${url.origin}${url.pathname}.html`)
  if (!site.frontier.meet(file) || !site.robots.allows(file)) return miss
  site.detours.push({ link: { ...link, url: file.href }, hops, guessFor: miss })
  return undefined
}

/** Follows a redirect next, or returns why not. */
function takeDetour(
  site: Site,
  { link, hops, from = link.url }: PageTask,
  { to: target, cookie }: Extract<Visit, { outcome: 'moved' }>,
): Miss | undefined {
  if (site.scope.placeOf(target) === 'elsewhere')
    return skip('leads_elsewhere', `${link.url} redirects to ${target.host}, which is another website.`)
  if (hops >= MAX_HOPS) return fail('too_many_redirects', `${link.url} redirects too many times.`)
  // A redirect back to the same page may only have set a cookie.
  const isBack = cookie !== '' && pageKey(target) === pageKey(new URL(from))
  const isMet = isBack || pageKey(target) === pageKey(new URL(link.url))
  const url = isMet ? target : site.scope.adopt(target)
  if (!isMet && !site.frontier.meet(url))
    return skip('duplicate', `${link.url} redirects to ${url.href}, which is read separately.`)
  if (!site.robots.allows(url))
    return skip('robots_disallowed', `The robots.txt of ${url.host} does not allow reading ${url.href}.`)
  site.detours.push({ link: { ...link, url: url.href }, hops: hops + 1, from, cookie: cookie || undefined })
  return undefined
}

function takePage(
  site: Site,
  { link }: PageTask,
  { page, headers }: Extract<Visit, { outcome: 'page' }>,
): Miss | undefined {
  const { noindex, nofollow } = readDirectives(page, headers)
  if (link.depth === 0) site.readsNoindex = noindex
  if (!nofollow) takeLinks(site, page, link)
  if (noindex && !site.readsNoindex) return skip('noindex', `${link.url} is marked noindex.`)
  const url = new URL(link.url)
  const miss = judgePage(page, site.scope) ?? site.duplicates.judge(page, url)
  const canonical = site.duplicates.canonicalOf(page, url)
  if (miss === undefined && canonical !== undefined) site.frontier.meet(canonical)
  return miss
}

function takeLinks(site: Site, page: Page, link: FoundLink): void {
  const { frontier, languages } = site
  const depth = link.depth + 1
  const at = new URL(link.url)
  takeAlternates(site, at, { alternates: page.alternates, depth })
  const language = languages.translationOf(at, link.language)
  if (page.redirectsTo !== '') frontier.add({ url: page.redirectsTo, text: '', depth, language })
  for (const { url, text, rel } of page.links) {
    if (!/\bnofollow\b/i.test(rel)) frontier.add({ url, text, depth, language })
  }
}

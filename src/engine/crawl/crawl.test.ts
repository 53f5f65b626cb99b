import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { readPage } from '#src/engine/extract/read-page.ts'
import type { FetchedResponse } from '#src/engine/fetch/fetch-types.ts'
import { createGuardedFetch, type GuardedFetchOptions } from '#src/engine/fetch/guarded-fetch.ts'
import { createPoliteness } from '#src/engine/fetch/politeness.ts'
import { startSite, type Site, type SiteRoutes } from '../../../test/support/site-server.ts'
import { crawlSite } from './crawl.ts'
import type { CrawlEnd, CrawlEvent, CrawlOptions } from './crawl-types.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function site(routes: SiteRoutes | ((origin: string) => SiteRoutes), host?: string): Promise<Site> {
  const started = await startSite(routes, host)
  open.push(started)
  return started
}

const page = (title: string, links: string[] = [], head = '') =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1><p>All about ${title}.</p>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join(' ')}</body></html>`

const read = async (response: FetchedResponse) => readPage({ ...response, contentType: response.headers['content-type'] ?? '' })

interface Crawled {
  events: CrawlEvent[]
  end: CrawlEnd
  /** Paths of the pages that were read, in order. */
  paths: string[]
  /** Reasons by path, of the pages that were not. */
  misses: Record<string, string>
}

function start(
  url: string,
  options: Partial<CrawlOptions> = {},
  guardOptions: Partial<GuardedFetchOptions> = {},
): AsyncGenerator<CrawlEvent> {
  const guard = createGuardedFetch({ userAgent: 'FoyerBot/0.1', allowPrivateHosts: 'loopback', ...guardOptions })
  open.push(guard)
  const gate = createPoliteness({ isExempt: guard.isPrivate })
  return crawlSite({ start: new URL(url), fetch: guard.fetch, gate, readPage: read, maxPages: 50, timeBudgetMs: 5000, ...options })
}

async function crawl(url: string, options: Partial<CrawlOptions> = {}): Promise<Crawled> {
  const events: CrawlEvent[] = []
  for await (const event of start(url, options)) events.push(event)
  const end = events.at(-1)
  if (end?.type !== 'end') return expect.fail('the last event is not the end')
  const pathOf = (href: string) => new URL(href).pathname + new URL(href).search
  return {
    events,
    end,
    paths: events.flatMap((event) => (event.type === 'page' ? [pathOf(event.page.url)] : [])),
    misses: Object.fromEntries(
      events.flatMap((event) => (event.type === 'skipped' || event.type === 'failed' ? [[pathOf(event.url), event.reason]] : [])),
    ),
  }
}

describe('a site', () => {
  it('is read by its links, useful pages first, each page once', async () => {
    const { origin, hits } = await site({
      '/': page('Home', [
        '/blog/',
        '/gallery',
        '/pricing',
        '/pricing/',
        '/pricing?utm_source=x',
        '/index.html',
        'https://elsewhere.test/',
        '/logo.png',
        '/menu.pdf',
      ]),
      '/pricing': page('Prices', ['/gallery#top', '/deep']),
      '/gallery': page('Gallery'),
      '/blog/': page('Blog'),
      '/deep': page('Deep'),
    })
    const { paths, misses, end, events } = await crawl(origin, { concurrency: 1 })
    expect(paths).toEqual(['/', '/pricing', '/gallery', '/deep', '/blog/'])
    expect(misses).toEqual({})
    expect(end).toMatchObject({
      start: { url: `${origin}/`, outcome: 'read' },
      pagesRead: 5,
      documents: [`${origin}/menu.pdf`],
      stoppedBy: 'nothing_left',
      resume: undefined,
    })
    expect(hits).toEqual(['/robots.txt', '/', '/sitemap.xml', '/sitemap_index.xml', '/pricing', '/gallery', '/deep', '/blog/'])
    expect(events.findLast(({ type }) => type === 'progress')).toEqual({ type: 'progress', pagesRead: 5, pagesToRead: 0 })
    expect(events.find((event) => event.type === 'page' && event.depth === 2)).toBeDefined()
  })

  it('is read by its sitemaps too', async () => {
    const { origin } = await site((origin) => ({
      '/robots.txt': `User-agent: *\nSitemap: ${origin}/index.xml\nSitemap: /more.txt`,
      '/index.xml': `<sitemapindex><sitemap><loc>${origin}/pages.xml.gz</loc></sitemap></sitemapindex>`,
      '/pages.xml.gz': {
        body: gzipSync('<urlset><url><loc>/orphan</loc></url></urlset>'),
        headers: { 'content-type': 'application/gzip' },
      },
      '/more.txt': `${origin}/lost\nhttps://elsewhere.test/x`,
      '/': page('Home'),
      '/orphan': page('Orphan'),
      '/lost': page('Lost'),
    }))
    expect((await crawl(origin)).paths.sort()).toEqual(['/', '/lost', '/orphan'])
  })

  it('is obeyed: robots.txt, noindex, nofollow', async () => {
    const { origin, hits } = await site({
      '/robots.txt': 'User-agent: FoyerBot\nDisallow: /private\n\nUser-agent: *\nDisallow: /',
      '/': page('Home', ['/private/a', '/private/b', '/hidden', '/header', '/end', '/goes-private', '/other-bot']),
      '/hidden': page('Hidden', ['/behind'], '<meta name="robots" content="noindex">'),
      '/behind': page('Behind'),
      '/header': { body: page('Header'), headers: { 'x-robots-tag': 'foyerbot: none' } },
      '/other-bot': { body: page('Other'), headers: { 'x-robots-tag': 'max-snippet: 20, otherbot: noarchive' } },
      '/end': page('End', ['/unseen'], '<meta name="robots" content="nofollow">'),
      '/goes-private': { status: 302, headers: { location: '/private/c' } },
      '/unseen': page('Unseen'),
    })
    const { paths, misses, end } = await crawl(origin)
    expect(paths.sort()).toEqual(['/', '/behind', '/end', '/other-bot'])
    expect(misses).toEqual({ '/hidden': 'noindex', '/header': 'noindex', '/goes-private': 'robots_disallowed' })
    expect(end.robotsDisallowed).toBe(2)
    expect(hits.some((path) => path.startsWith('/private'))).toBe(false)
  })

  it('that is not indexed as a whole is read all the same', async () => {
    const noindex = '<meta name="robots" content="noindex">'
    const { origin } = await site({ '/': page('Home', ['/a'], noindex), '/a': page('A', [], noindex) })
    expect((await crawl(origin)).paths).toEqual(['/', '/a'])
  })

  it('gives a reason for every page that is no use', async () => {
    const { origin } = await site({
      '/': page('Home', [
        '/gone',
        '/missing',
        '/login-wall',
        '/broken',
        '/teapot',
        '/data',
        '/brochure',
        '/empty',
        '/shell',
        '/odd',
        '/away',
      ]),
      '/gone': { status: 410 },
      '/login-wall': { status: 403 },
      '/broken': { status: 500 },
      '/teapot': { status: 418 },
      '/data': { headers: { 'content-type': 'application/json' }, body: '{}' },
      '/brochure': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
      '/empty': '<html><body></body></html>',
      '/shell': '<html><body><div id="root"></div><script src="/app.js"></script></body></html>',
      '/odd': (_, response) => void response.socket?.destroy(),
      '/away': { status: 301, headers: { location: 'https://elsewhere.test/' } },
    })
    const { misses, events } = await crawl(origin)
    expect(misses).toEqual({
      '/gone': 'not_found',
      '/missing': 'not_found',
      '/login-wall': 'access_denied',
      '/broken': 'server_error',
      '/teapot': 'http_error',
      '/data': 'not_html',
      '/brochure': 'document',
      '/empty': 'empty',
      '/shell': 'needs_javascript',
      '/odd': 'connection_failed',
      '/away': 'leads_elsewhere',
    })
    for (const event of events) if ('sentence' in event && 'reason' in event) expect(event.sentence).toMatch(/^\S.+\.$/)
  })

  it('is read without repeats: redirects, canonical addresses, equal contents', async () => {
    const copy = (canonical: string) => `<link rel="canonical" href="${canonical}">`
    const { origin } = await site((origin) => ({
      '/': page('Home', ['/old', '/shop', '/folder', '/a', '/print?page=a', '/twin-1', '/twin-2', '/circle-1']),
      '/old': { status: 301, headers: { location: '/shop' } },
      '/shop': page('Shop'),
      '/folder': { status: 301, headers: { location: '/folder/' } },
      '/folder/': page('Folder'),
      '/a': page('A', [], copy(`${origin}/a`)),
      '/print': page('A to print', [], copy(`${origin}/a`)),
      '/twin-1': page('Twin'),
      '/twin-2': page('Twin'),
      '/circle-1': { status: 302, headers: { location: '/circle-2' } },
      '/circle-2': { status: 302, headers: { location: '/circle-1' } },
    }))
    const { paths, misses } = await crawl(origin, { concurrency: 1 })
    expect(paths.sort()).toEqual(['/', '/a', '/folder/', '/shop', '/twin-1'])
    expect(misses).toEqual({ '/old': 'duplicate', '/print?page=a': 'duplicate', '/twin-2': 'duplicate', '/circle-2': 'duplicate' })
  })

  it('is not lost to a template that names one canonical page for all', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `/page-${index}`)
    const canonical = (path: string) => (origin: string) => `<link rel="canonical" href="${origin}${path}">`
    const routes = (head: (origin: string) => string) => (origin: string) =>
      Object.fromEntries([['/', page('Home', names)], ...names.map((name) => [name, page(name, [], head(origin))])])
    const toHome = await site(routes(canonical('/')))
    expect((await crawl(toHome.origin)).paths).toHaveLength(13)
    const toOne = await site(routes(canonical('/page-0')))
    expect((await crawl(toOne.origin)).paths.length).toBeGreaterThanOrEqual(10)
  })

  it('made for clean addresses is read from a plain file server', async () => {
    const files = await site({
      '/': page('Home', ['/a', '/b?x=1', '/c']),
      '/a.html': page('A'),
      '/b.html': page('B'),
      '/c.html': page('C'),
    })
    expect((await crawl(files.origin)).paths.sort()).toEqual(['/', '/a.html', '/b.html', '/c.html'])
    const { origin, hits } = await site({ '/': page('Home', ['/a', '/b', '/c', '/d', '/e', '/f']) })
    const { misses } = await crawl(origin, { concurrency: 1 })
    expect(misses).toEqual(Object.fromEntries(['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => [path, 'not_found'])))
    expect(hits.filter((path) => path.endsWith('.html'))).toHaveLength(3)
  })

  it('in several languages is read in one', async () => {
    const { origin } = await site({
      '/': page('Home', ['/de/', '/fr/prix', '/prix', '/contact']).replace('>/de/<', '>Deutsch<'),
      '/contact': page('Contact'),
      '/prix': page('Prices'),
    })
    const { paths, end } = await crawl(origin)
    expect(paths.sort()).toEqual(['/', '/contact', '/prix'])
    expect(end.otherLanguages).toEqual(['de', 'fr'])
  })

  it('is read in the language that the sitemap offers beside others', async () => {
    const { origin } = await site({
      '/': page('Home'),
      '/sitemap.xml': `<urlset>
        <url><loc>/uns</loc><xhtml:link hreflang="de" href="/uns"/><xhtml:link hreflang="en" href="/about"/></url>
        <url><loc>/about</loc><xhtml:link hreflang="de" href="/uns"/><xhtml:link hreflang="en-GB" href="/about"/></url>
      </urlset>`,
      '/about': page('About'),
      '/uns': page('Uns'),
    })
    expect((await crawl(origin)).paths.sort()).toEqual(['/', '/about'])
  })
})

describe('the scope', () => {
  const shop = (size: number) => ({
    '/': page('Home', ['/other']),
    '/other': page('Other'),
    '/shop/': page('Shop', ['/', '/other', ...Array.from({ length: size }, (_, index) => `/shop/${index}`)]),
    ...Object.fromEntries(Array.from({ length: size }, (_, index) => [`/shop/${index}`, page(`Item ${index}`)])),
  })

  it('is the directory of the start page', async () => {
    const { origin } = await site(shop(3))
    expect((await crawl(`${origin}/shop/`)).paths.sort()).toEqual(['/shop/', '/shop/0', '/shop/1', '/shop/2'])
  })

  it('is the whole host when the directory holds next to nothing', async () => {
    const { origin } = await site(shop(1))
    expect((await crawl(`${origin}/shop/`)).paths.sort()).toEqual(['/', '/other', '/shop/', '/shop/0'])
  })

  it('is the whole host from its home page and from the root of a language', async () => {
    const { origin } = await site({
      '/en/': page('Home', ['/contact', '/en/a', '/en/b', '/en/c']),
      '/index.html': page('Index', ['/contact']),
      ...Object.fromEntries(['/contact', '/en/a', '/en/b', '/en/c'].map((path) => [path, page(path)])),
    })
    expect((await crawl(`${origin}/en/`)).paths).toContain('/contact')
    expect((await crawl(`${origin}/index.html`)).paths).toContain('/contact')
  })

  it('follows the start page, by status and by the page itself, and moves with it to another host', async () => {
    const other = await site({ '/welcome/': page('Welcome', ['/a']), '/a': page('A'), '/robots.txt': 'User-agent: *\nDisallow: /b' })
    const { origin, hits } = await site({
      '/': '<html><head><meta http-equiv="refresh" content="0;url=/en/"></head></html>',
      '/en/': { status: 302, headers: { location: `${other.origin}/welcome/` } },
    })
    const { paths, end } = await crawl(origin)
    expect(paths).toEqual(['/welcome/', '/a'])
    expect(end.start).toEqual({ url: `${other.origin}/welcome/`, outcome: 'read' })
    expect(hits).toEqual(['/robots.txt', '/', '/robots.txt', '/en/'])
    expect(other.hits.slice(0, 2)).toEqual(['/robots.txt', '/welcome/'])
  })

  it('falls back to the page that redirects when its target is dead', async () => {
    const { origin } = await site({ '/': page('Home', ['/a'], '<meta http-equiv="refresh" content="3;url=/dead">'), '/a': page('A') })
    expect((await crawl(origin)).paths).toEqual(['/', '/a'])
  })
})

describe('a start page that cannot be read', () => {
  it('is reported with its reason, and other pages are looked for', async () => {
    const { origin } = await site({ '/': page('Home', ['/a']), '/a': page('A') })
    const { paths, end } = await crawl(`${origin}/nothing/here`)
    expect(end.start).toMatchObject({ outcome: 'missed', reason: 'not_found', url: `${origin}/nothing/here` })
    expect(paths).toEqual(['/', '/a'])
  })

  it('may be forbidden, alone or with the whole site', async () => {
    const alone = await site({ '/robots.txt': 'User-agent: *\nDisallow: /$\nSitemap: /s.txt', '/s.txt': '/', '/a': page('A') })
    expect((await crawl(alone.origin)).end.start).toMatchObject({ outcome: 'missed', reason: 'robots_disallowed' })
    const whole = await site({ '/robots.txt': { status: 503 }, '/': page('Home') })
    const { end, paths } = await crawl(whole.origin)
    expect(end.start).toMatchObject({ reason: 'robots_unavailable' })
    expect(paths).toEqual([])
    expect(whole.hits).toEqual(['/robots.txt'])
  })

  it('may be unreachable, and then nothing else is asked for', async () => {
    const { end, events } = await crawl('http://127.0.0.1:1/')
    expect(end).toMatchObject({ start: { outcome: 'missed', reason: 'connection_failed' }, stoppedBy: 'nothing_left', resume: undefined })
    expect(events.map(({ type }) => type)).toEqual(['failed', 'end'])
  })

  it('may be silent', async () => {
    const { origin } = await site({ '*': () => {} })
    const { end } = await crawl(origin, { firstByteMs: 60 })
    expect(end.start).toMatchObject({ reason: 'timeout' })
  })

  it('may redirect in a circle', async () => {
    const { origin } = await site({ '/': { status: 302, headers: { location: '/a' } }, '/a': { status: 302, headers: { location: '/' } } })
    expect((await crawl(origin)).end.start).toMatchObject({ reason: 'too_many_redirects' })
  })

  it('may be refused', async () => {
    expect((await crawl('http://169.254.169.254/')).end.start).toMatchObject({ reason: 'address_refused' })
  })
})

describe('limits', () => {
  const endless = {
    '*': (request: { url?: string | undefined }, response: { setHeader(name: string, value: string): void; end(body: string): void }) => {
      if (request.url === '/robots.txt') return response.end('')
      response.setHeader('content-type', 'text/html')
      response.end(
        page(
          `Page ${request.url}`,
          Array.from({ length: 5 }, (_, index) => `/n${Math.random().toString(36).slice(2)}${index}`),
        ),
      )
    },
  }

  it('end a site that never ends at the number of pages', async () => {
    const { origin } = await site(endless)
    const { end } = await crawl(origin, { maxPages: 20 })
    expect(end).toMatchObject({ pagesRead: 20, stoppedBy: 'page_limit' })
    expect(end.resume?.waiting.length).toBeGreaterThan(10)
  })

  it('end a site of dead links', async () => {
    const { origin, hits } = await site({
      '/': page(
        'Home',
        Array.from({ length: 500 }, (_, index) => `/dead-${index}`),
      ),
    })
    const { end } = await crawl(origin, { maxPages: 10 })
    expect(end).toMatchObject({ pagesRead: 1, stoppedBy: 'page_limit' })
    expect(hits.length).toBeLessThan(60)
  })

  it('end in time, whatever hangs', async () => {
    const { origin } = await site({
      '/robots.txt': '',
      '/sitemap.xml': () => {},
      '/': page('Home', ['/hangs', '/drips', '/reads-for-ever', '/a']),
      '/hangs': () => {},
      '/drips': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
      '/reads-for-ever': page('For ever'),
      '/a': page('A'),
    })
    const before = performance.now()
    const { end, paths } = await crawl(origin, {
      timeBudgetMs: 400,
      concurrency: 8,
      readPage: (response) => (response.url.endsWith('ever') ? new Promise(() => {}) : read(response)),
    })
    expect(performance.now() - before).toBeLessThan(600)
    expect(paths).toEqual(['/', '/a'])
    expect(end.stoppedBy).toBe('time')
    expect(end.resume?.waiting.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/drips', '/hangs', '/reads-for-ever'])
  })

  it('end before the start page, too', async () => {
    const { origin } = await site({ '*': () => {} })
    const { end } = await crawl(origin, { timeBudgetMs: 100 })
    expect(end).toMatchObject({ start: { outcome: 'stopped' }, stoppedBy: 'time', resume: undefined })
  })

  it('end by signal', async () => {
    const { origin } = await site(endless)
    const { end } = await crawl(origin, { maxPages: 10_000, signal: AbortSignal.timeout(150) })
    expect(end.stoppedBy).toBe('signal')
    expect((await crawl(origin, { signal: AbortSignal.abort() })).end).toMatchObject({ start: { outcome: 'stopped' }, stoppedBy: 'signal' })
  })

  it('end when the caller leaves', async () => {
    const { origin, hits } = await site(endless)
    for await (const { type } of start(origin)) if (type === 'page') break
    await sleep(50)
    const asked = hits.length
    await sleep(100)
    expect(hits).toHaveLength(asked)
  })
})

it('goes on later where it stopped, and reads nothing twice', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `/page-${index}`)
  const { origin, hits } = await site(
    Object.fromEntries([['/', page('Home', names)], ...names.map((name) => [name, page(name, ['/', ...names])])]),
  )
  const read: string[] = []
  let resume: CrawlOptions['resume']
  let calls = 0
  do {
    const { end, paths }: Crawled = await crawl(origin, { maxPages: 10, ...(resume && { resume }) })
    read.push(...paths)
    resume = end.resume && JSON.parse(JSON.stringify(end.resume))
    calls++
  } while (resume !== undefined && calls < 10)
  expect(calls).toBe(4)
  expect(new Set(read).size).toBe(31)
  expect(read).toHaveLength(31)
  expect(hits.filter((path) => path === '/robots.txt')).toHaveLength(4)
  expect(hits.filter((path) => path.startsWith('/page'))).toHaveLength(30)
})

describe('patience', () => {
  it('comes back once when asked to', async () => {
    let asked = 0
    const { origin } = await site({
      '/': page('Home', ['/busy', '/closed']),
      '/busy': (_, response) => {
        if (asked++ === 0) response.writeHead(503, { 'retry-after': '0' }).end()
        else response.writeHead(200, { 'content-type': 'text/html' }).end(page('Busy'))
      },
      '/closed': { status: 429, headers: { 'retry-after': '3600' } },
    })
    const { paths, misses } = await crawl(origin)
    expect(paths).toEqual(['/', '/busy'])
    expect(misses).toEqual({ '/closed': 'rate_limited' })
  })

  it('tries a broken connection once more', async () => {
    let asked = 0
    const { origin } = await site({
      '/': page('Home', ['/shaky']),
      '/shaky': (_, response) => {
        if (asked++ === 0) response.socket?.destroy()
        else response.writeHead(200, { 'content-type': 'text/html' }).end(page('Shaky'))
      },
    })
    expect((await crawl(origin)).paths).toEqual(['/', '/shaky'])
  })

  it('does not wait for a page that breaks its reader', async () => {
    const { origin } = await site({ '/': page('Home', ['/bad', '/a']), '/bad': page('Bad'), '/a': page('A') })
    const { paths, misses } = await crawl(origin, {
      readPage: async (response) => (response.url.endsWith('/bad') ? Promise.reject(new Error('too long')) : read(response)),
    })
    expect(paths).toEqual(['/', '/a'])
    expect(misses).toEqual({ '/bad': 'unreadable' })
  })
})

it('finds a site that is only there with www., or without', async () => {
  const { port } = await site({ '/': page('Home') })
  const lookup = async (hostname: string) => {
    if (hostname === 'www.shop.test') return [{ address: '127.0.0.1', family: 4 }]
    throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
  }
  const ownSite = { origin: 'http://www.shop.test', connect: { host: '127.0.0.1', port } }
  const events: CrawlEvent[] = []
  for await (const event of start('http://shop.test/', {}, { lookup, ownSite })) events.push(event)
  expect(events.at(-1)).toMatchObject({ start: { outcome: 'read', url: 'http://www.shop.test/' }, pagesRead: 1 })
})

import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Crawled, crawl, page, read, serve } from '../../../test/support/crawl-harness.ts'
import type { FetchedResponse } from '../fetch/fetch-types.ts'
import { createGuardedFetch } from '../fetch/guarded-fetch.ts'

describe('a site', () => {
  it('is read by its links, useful pages first, each page once', async () => {
    const { origin, hits } = await serve({
      '/': page('Home', [
        '/blog/',
        '/gallery',
        '/pricing',
        '/pricing/',
        '/pricing?utm_source=x',
        '/index.html',
        'https://elsewhere.test/',
        '/logo.png',
        '/prices.xlsx',
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
      documents: [`${origin}/prices.xlsx`],
      stoppedBy: 'nothing_left',
      resume: undefined,
    })
    expect(hits).toEqual([
      '/robots.txt',
      '/',
      '/sitemap.xml',
      '/sitemap_index.xml',
      '/pricing',
      '/gallery',
      '/deep',
      '/blog/',
    ])
    expect(events.findLast(({ type }) => type === 'progress')).toEqual({
      type: 'progress',
      pagesRead: 5,
      pagesToRead: 0,
    })
    expect(events.find((event) => event.type === 'page' && event.depth === 2)).toBeDefined()
  })

  it('has its documents read like pages', async () => {
    const { origin } = await serve({
      '/': page('Home', [
        '/menu.pdf',
        '/terms.docx',
        '/plain.docx',
        '/sheet.xlsx',
        '/broken.pdf',
        '/download',
        '/odd.pdf',
      ]),
      '/download': {
        body: 'PK\u0003\u0004',
        headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      },
      '/odd.pdf': { body: '<p>Sign in to see this file.</p>', headers: { 'content-type': 'application/pdf' } },
      '/menu.pdf': { body: '%PDF-1.4', headers: { 'content-type': 'application/pdf' } },
      '/terms.docx': {
        body: 'PK\u0003\u0004',
        headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
      },
      '/plain.docx': { body: 'PK\u0003\u0004', headers: { 'content-type': 'application/octet-stream' } },
      '/broken.pdf': { body: '%PDF-broken', headers: { 'content-type': 'application/pdf' } },
    })
    const readPage = async (response: FetchedResponse) => {
      if (response.headers['content-type']?.startsWith('text/html')) return read(response)
      if (response.url.includes('broken')) throw new Error('broken')
      return read({ ...response, body: new TextEncoder().encode(`<p>What ${response.url} says.</p>`), headers: {} })
    }
    const { paths, misses, end, events } = await crawl(origin, { readPage })
    expect(paths.toSorted()).toEqual(['/', '/menu.pdf', '/plain.docx', '/terms.docx'])
    expect(misses).toEqual({ '/broken.pdf': 'unreadable', '/download': 'document', '/odd.pdf': 'document' })
    expect(events).toContainEqual(
      expect.objectContaining({
        sentence: `${origin}/broken.pdf is damaged or password-protected.`,
      }),
    )
    expect(end.documents).toEqual([`${origin}/sheet.xlsx`, `${origin}/broken.pdf`, `${origin}/odd.pdf`])
  })

  it('is read by its sitemaps too', async () => {
    const { origin } = await serve((origin) => ({
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

  it('ignores sitemaps on this machine if the site is public', async () => {
    const machine = await serve({ '/internal.xml': '<urlset></urlset>' })
    const guard = createGuardedFetch({
      userAgent: 'FoyerBot/0.1',
      allowPrivateHosts: 'loopback',
      lookup: async () => [{ address: '8.8.8.8', family: 4 }],
    })
    onTestFinished(guard.close)
    const shop: Record<string, string> = { '/robots.txt': `Sitemap: ${machine.origin}/internal.xml`, '/': page('Home') }
    const answer = ({ href, pathname }: URL): FetchedResponse => ({
      url: href,
      status: pathname in shop ? 200 : 404,
      headers: { 'content-type': pathname === '/' ? 'text/html' : 'text/plain' },
      body: Buffer.from(shop[pathname] ?? ''),
      cut: false,
    })
    const { paths } = await crawl('http://shop.example/', {
      fetch: async (target, request) => {
        const url = new URL(target)
        return url.host === 'shop.example' ? answer(url) : guard.fetch(url, request)
      },
    })
    expect(paths).toEqual(['/'])
    expect(machine.hits).toEqual([])
  })

  it('with paths that begin with two slashes leads to no other host', async () => {
    const { port, hits: secretHits } = await serve({ '*': page('Secret') })
    const { origin, hits } = await serve((origin) => ({
      '//': page('Home', [`${origin}//localhost:${port}/a`, `${origin}//127.0.0.1/dead`, '/moved']),
      [`//localhost:${port}/a`]: page('A'),
      '/moved': { status: 302, headers: { location: `${origin}//127.0.0.1:${port}` } },
    }))
    const { paths, misses } = await crawl(`${origin}//`)
    expect(paths).toEqual(['//', `//localhost:${port}/a`])
    expect(misses).toEqual({ '//127.0.0.1/dead': 'not_found', [`//127.0.0.1:${port}`]: 'not_found' })
    expect(hits).toContain('//127.0.0.1/dead.html')
    expect(secretHits).toEqual([])
  })

  it('is obeyed: robots.txt, noindex, nofollow', async () => {
    const { origin, hits } = await serve({
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

  it('gets the validators of a page again even if the host does not repeat them', async () => {
    const { origin } = await serve({
      '/': ({ headers }, response) => {
        if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
        else response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end(page('Home'))
      },
    })
    const firstOf = ({ events }: Crawled) =>
      events.find((event) => event.type === 'page') ?? expect.fail('no page was read')
    const { page: known, validators } = firstOf(await crawl(origin))
    expect(firstOf(await crawl(origin, { known: () => ({ page: known, ...validators }) }))).toMatchObject({
      unchanged: true,
      validators: { etag: '"1"', lastModified: '' },
    })
  })

  it('that is not indexed as a whole is still read', async () => {
    const noindex = '<meta name="robots" content="noindex">'
    const { origin } = await serve({ '/': page('Home', ['/a'], noindex), '/a': page('A', [], noindex) })
    expect((await crawl(origin)).paths).toEqual(['/', '/a'])
  })

  it('gets a reason for every page that is not used', async () => {
    const { origin } = await serve({
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
    const { origin } = await serve((origin) => ({
      '/': page('Home', [
        '/old',
        '/by-script',
        '/shop',
        '/folder',
        '/a',
        '/print?page=a',
        '/twin-1',
        '/twin-2',
        '/circle-1',
      ]),
      '/old': { status: 301, headers: { location: '/shop' } },
      '/by-script': '<script>location.replace("/shop")</script>',
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
    expect(misses).toEqual({
      '/old': 'duplicate',
      '/by-script': 'duplicate',
      '/print?page=a': 'duplicate',
      '/twin-2': 'same_text',
      '/circle-2': 'duplicate',
    })
  })

  it('is read in spite of a template that names one canonical page for all', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `/page-${index}`)
    const canonical = (path: string) => (origin: string) => `<link rel="canonical" href="${origin}${path}">`
    const routes = (head: (origin: string) => string) => (origin: string) =>
      Object.fromEntries([['/', page('Home', names)], ...names.map((name) => [name, page(name, [], head(origin))])])
    const toHome = await serve(routes(canonical('/')))
    expect((await crawl(toHome.origin)).paths).toHaveLength(13)
    const toOne = await serve(routes(canonical('/page-0')))
    expect((await crawl(toOne.origin)).paths.length).toBeGreaterThanOrEqual(10)
    const toIndex = await serve({
      '/': page('Home', ['/index.php?p=a', '/index.php?p=b']),
      '/index.php?p=a': page('A', [], '<link rel="canonical" href="/index.php">'),
      '/index.php?p=b': page('B', [], '<link rel="canonical" href="/index.php">'),
    })
    expect((await crawl(toIndex.origin)).paths).toHaveLength(3)
  })

  it('made for clean addresses is read from a plain file server', async () => {
    const files = await serve({
      '/': page('Home', ['/a', '/b?x=1', '/c']),
      '/a.html': page('A'),
      '/b.html': page('B'),
      '/c.html': page('C'),
    })
    expect((await crawl(files.origin)).paths.sort()).toEqual(['/', '/a.html', '/b.html', '/c.html'])
    const { origin, hits } = await serve({ '/': page('Home', ['/a', '/b', '/c', '/d', '/e', '/f']) })
    const { misses } = await crawl(origin, { concurrency: 1 })
    expect(misses).toEqual(Object.fromEntries(['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => [path, 'not_found'])))
    expect(hits.filter((path) => path.endsWith('.html'))).toHaveLength(3)
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
    const { origin } = await serve(shop(3))
    expect((await crawl(`${origin}/shop/`)).paths.sort()).toEqual(['/shop/', '/shop/0', '/shop/1', '/shop/2'])
  })

  it('is the whole host when the directory holds next to nothing', async () => {
    const { origin } = await serve(shop(1))
    expect((await crawl(`${origin}/shop/`)).paths.sort()).toEqual(['/', '/other', '/shop/', '/shop/0'])
  })

  it('is the whole host from its home page and from the root of a language', async () => {
    const { origin } = await serve({
      '/en/': page('Home', ['/contact', '/en/a', '/en/b', '/en/c']),
      '/index.html': page('Index', ['/contact']),
      ...Object.fromEntries(['/contact', '/en/a', '/en/b', '/en/c'].map((path) => [path, page(path)])),
    })
    expect((await crawl(`${origin}/en/`)).paths).toContain('/contact')
    expect((await crawl(`${origin}/index.html`)).paths).toContain('/contact')
  })

  it('follows the start page, by status and by the page itself, and moves with it to another host', async () => {
    const other = await serve({
      '/welcome/': page('Welcome', ['/a']),
      '/a': page('A'),
      '/robots.txt': 'User-agent: *\nDisallow: /b',
    })
    const { origin, hits } = await serve({
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
    const { origin } = await serve({
      '/': page('Home', ['/a'], '<meta http-equiv="refresh" content="3;url=/dead">'),
      '/a': page('A'),
    })
    expect((await crawl(origin)).paths).toEqual(['/', '/a'])
  })
})

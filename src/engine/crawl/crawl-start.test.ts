import { describe, expect, it } from 'vitest'
import { crawl, page, serve, startCrawl } from '../../../test/support/crawl-harness.ts'
import type { CrawlEvent } from './crawl-types.ts'

describe('a start page that cannot be read', () => {
  it('is reported with its reason, and other pages are tried', async () => {
    const { origin } = await serve({ '/': page('Home', ['/a']), '/a': page('A') })
    const { paths, end } = await crawl(`${origin}/nothing/here`)
    expect(end.start).toMatchObject({ outcome: 'missed', reason: 'not_found', url: `${origin}/nothing/here` })
    expect(paths).toEqual(['/', '/a'])
  })

  it('may be forbidden, alone or with the whole site', async () => {
    const alone = await serve({
      '/robots.txt': 'User-agent: *\nDisallow: /$\nSitemap: /s.txt',
      '/s.txt': '/',
      '/a': page('A'),
    })
    expect((await crawl(alone.origin)).end.start).toMatchObject({ outcome: 'missed', reason: 'robots_disallowed' })
    const whole = await serve({ '/robots.txt': { status: 503 }, '/': page('Home') })
    const { end, paths } = await crawl(whole.origin)
    expect(end.start).toMatchObject({ reason: 'robots_unavailable' })
    expect(paths).toEqual([])
    expect(whole.hits).toEqual(['/robots.txt'])
  })

  it('may be unreachable, and then nothing else is requested', async () => {
    const { end, events } = await crawl('http://127.0.0.1:1/')
    expect(end).toMatchObject({
      start: { outcome: 'missed', reason: 'connection_failed' },
      stoppedBy: 'nothing_left',
      resume: undefined,
    })
    expect(events.map(({ type }) => type)).toEqual(['failed', 'end'])
  })

  it('may be silent', async () => {
    const { origin } = await serve({ '*': () => {} })
    const { end } = await crawl(origin, { firstByteMs: 60 })
    expect(end.start).toMatchObject({ reason: 'timeout' })
  })

  it('may redirect in a circle', async () => {
    const { origin } = await serve({
      '/': { status: 302, headers: { location: '/a' } },
      '/a': { status: 302, headers: { location: '/' } },
    })
    expect((await crawl(origin)).end.start).toMatchObject({ reason: 'too_many_redirects' })
  })

  it('is read if it redirects to itself with a cookie, and so are the other pages', async () => {
    const { origin, hits } = await serve({
      '/robots.txt': { status: 404 },
      '*': ({ url = '/', headers }, response) => {
        if (headers.cookie !== 'seen=1')
          return void response.writeHead(302, { location: url, 'set-cookie': 'seen=1; Path=/' }).end()
        response.writeHead(200, { 'content-type': 'text/html' }).end(page(url, url === '/' ? ['/a'] : []))
      },
    })
    expect((await crawl(origin, { maxPages: 2 })).paths).toEqual(['/', '/a'])
    expect(hits.filter((hit) => hit === '/a')).toHaveLength(1)
  })

  it.each(['first', 'second'])(
    'is read if another page leads back to it, and the %s of the two sets a cookie',
    async (setter) => {
      const { origin, hits } = await serve({
        '/robots.txt': { status: 404 },
        '*': ({ url = '/', headers }, response) => {
          const isAsking = url.startsWith('/consent')
          if (headers.cookie?.includes('asked=1') && !isAsking)
            return void response
              .writeHead(200, { 'content-type': 'text/html' })
              .end(page(url, url === '/' ? ['/a', '/old'] : []))
          const location = isAsking
            ? decodeURIComponent(url.slice('/consent?back='.length))
            : `/consent?back=${encodeURIComponent(url)}`
          response
            .writeHead(302, {
              location,
              ...(isAsking === (setter === 'second') && { 'set-cookie': 'asked=1; Path=/' }),
            })
            .end()
        },
      })
      expect((await crawl(origin, { maxPages: 3 })).paths.toSorted()).toEqual(['/', '/a', '/old'])
      expect(hits.filter((hit) => hit.startsWith('/consent'))).not.toContain('/consent?back=%2Fa')
    },
  )

  it('fails if two pages redirect to each other despite all cookies', async () => {
    const { origin, hits } = await serve({
      '/robots.txt': { status: 404 },
      '*': ({ url = '/' }, response) =>
        void response
          .writeHead(302, { location: url === '/' ? '/b' : '/', 'set-cookie': `n=${performance.now()}` })
          .end(),
    })
    expect((await crawl(origin)).end.start).toMatchObject({ reason: 'too_many_redirects' })
    expect(hits.length).toBeLessThan(30)
  })

  it('leaves out the pages that redirect to it in a circle, and reads those with their own cookie wall', async () => {
    const { origin } = await serve({
      '/robots.txt': { status: 404 },
      '/': page('Home', ['/a', '/b']),
      '/b': page('B'),
      '/a': ({ headers }, response) => {
        if (headers.cookie === 'seen=1')
          return void response.writeHead(200, { 'content-type': 'text/html' }).end(page('A'))
        response.writeHead(302, { location: '/gate' }).end()
      },
      '/gate': (_, response) => void response.writeHead(302, { location: '/a', 'set-cookie': 'seen=1' }).end(),
    })
    expect((await crawl(origin)).paths.toSorted()).toEqual(['/', '/a', '/b'])
  })

  it('may be refused', async () => {
    expect((await crawl('http://169.254.169.254/')).end.start).toMatchObject({ reason: 'address_refused' })
  })
})

it('finds a site that exists only with www., or only without', async () => {
  const { port } = await serve({ '/': page('Home') })
  const lookup = async (hostname: string) => {
    if (hostname === 'www.shop.test') return [{ address: '127.0.0.1', family: 4 }]
    throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
  }
  const ownSite = { origin: 'http://www.shop.test', serves: () => true, connect: { host: '127.0.0.1', port } }
  const events: CrawlEvent[] = []
  for await (const event of startCrawl('http://shop.test/', {}, { lookup, ownSite })) events.push(event)
  expect(events.at(-1)).toMatchObject({ start: { outcome: 'read', url: 'http://www.shop.test/' }, pagesRead: 1 })
})

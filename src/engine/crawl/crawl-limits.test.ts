import { describe, expect, it } from 'vitest'
import { createPoliteness } from '#src/engine/fetch/politeness.ts'
import { crawl, page, read, serve, startCrawl, type Crawled } from '../../../test/support/crawl-harness.ts'
import type { HttpHandler } from '../../../scripts/loopback-server.ts'
import type { CrawlOptions } from './crawl-types.ts'

const strict = () => createPoliteness({ isExempt: async () => false })

describe('limits', () => {
  /** Requests that a crawl sends to one site at a time. */
  const MAX_AT_ONCE = 8
  const endless = {
    '*': (
      request: { url?: string },
      response: { setHeader(name: string, value: string): void; end(body: string): void },
    ) => {
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
    const { origin } = await serve(endless)
    const { end } = await crawl(origin, { maxPages: 20 })
    expect(end).toMatchObject({ pagesRead: 20, stoppedBy: 'page_limit' })
    expect(end.resume?.waiting.length).toBeGreaterThan(10)
  })

  it('end a site of dead links', async () => {
    const { origin, hits } = await serve({
      '/': page(
        'Home',
        Array.from({ length: 500 }, (_, index) => `/dead-${index}`),
      ),
    })
    const { end } = await crawl(origin, { maxPages: 10 })
    expect(end).toMatchObject({ pagesRead: 1, stoppedBy: 'page_limit' })
    expect(hits.length).toBeLessThan(60)
  })

  it('end before the start page, too', async () => {
    const { origin } = await serve({ '*': () => {} })
    const { end } = await crawl(origin, { timeBudgetMs: 100 })
    expect(end).toMatchObject({ start: { outcome: 'stopped' }, stoppedBy: 'time', resume: undefined })
  })

  it('end by signal', async () => {
    const { origin } = await serve(endless)
    const { end } = await crawl(origin, { maxPages: 10_000, signal: AbortSignal.timeout(150) })
    expect(end.stoppedBy).toBe('signal')
    expect((await crawl(origin, { signal: AbortSignal.abort() })).end).toMatchObject({
      start: { outcome: 'stopped' },
      stoppedBy: 'signal',
    })
  })

  it('end when the caller leaves', async () => {
    const { origin, hits } = await serve(endless)
    for await (const { type } of startCrawl(origin)) if (type === 'page') break
    const asked = hits.length
    await crawl((await serve(endless)).origin)
    expect(hits.length).toBeLessThan(asked + MAX_AT_ONCE + 1)
  })
})

/** Enough to read two pages on a busy machine, and less than the time limit of a page. */
const BUDGET_MS = 4_000

/** They wait for their time to be over, at the same time. */
it('ends in time, whatever hangs', async () => {
  await Promise.all([pagesThatHang(), aSitemapThatHangs(), aLongCrawlDelay()])
})

async function pagesThatHang() {
  const { origin } = await serve({
    '/robots.txt': '',
    '/sitemap.xml': () => {},
    '/': page('Home', ['/hangs', '/drips', '/reads-for-ever', '/a']),
    '/hangs': () => {},
    '/drips': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    '/reads-for-ever': page('For ever'),
    '/a': page('A'),
  })
  const { end, paths } = await crawl(origin, {
    timeBudgetMs: BUDGET_MS,
    concurrency: 8,
    readPage: (response) => (response.url.endsWith('ever') ? new Promise(() => {}) : read(response)),
  })
  expect(paths).toEqual(['/', '/a'])
  expect(end.stoppedBy).toBe('time')
  expect(end.resume?.waiting.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    '/drips',
    '/hangs',
    '/reads-for-ever',
  ])
}

/** It is gone on for once. */
async function aSitemapThatHangs() {
  const { origin } = await serve({ '/': page('Home'), '/sitemap.xml': () => {} })
  const first = await crawl(origin, { timeBudgetMs: BUDGET_MS })
  expect(first.end).toMatchObject({ stoppedBy: 'time', resume: { waiting: [], sitemapsRead: false } })
  const second = await crawl(origin, { timeBudgetMs: BUDGET_MS, ...(first.end.resume && { resume: first.end.resume }) })
  expect(second.end.resume).toBeUndefined()
}

async function aLongCrawlDelay() {
  const slow = await serve({ '/robots.txt': 'User-agent: *\nCrawl-delay: 10', '/': page('Home', ['/a', '/b', '/c']) })
  const { end, paths } = await crawl(slow.origin, { gate: strict(), timeBudgetMs: BUDGET_MS })
  expect(paths).toEqual(['/'])
  expect(end).toMatchObject({ stoppedBy: 'time' })
  expect(end.resume?.waiting).toHaveLength(3)
}

it('continues later where it stopped, and reads nothing twice', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `/page-${index}`)
  const { origin, hits } = await serve(
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

it('continues outside the directory of the start page if that contains next to nothing', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `/page-${index}`)
  const { origin } = await serve(
    Object.fromEntries([
      ['/about/us', page('About')],
      ['/', page('Home', names)],
      ...names.map((name) => [name, page(name)]),
    ]),
  )
  const first = await crawl(`${origin}/about/us`, { maxPages: 5 })
  const second = await crawl(`${origin}/about/us`, {
    ...(first.end.resume && { resume: JSON.parse(JSON.stringify(first.end.resume)) }),
  })
  expect([...first.paths, ...second.paths].toSorted()).toEqual(['/', '/about/us', ...names].toSorted())
})

describe('politeness', () => {
  it('spaces out the starts of requests', async () => {
    const times: number[] = []
    const timed =
      (body: string): HttpHandler =>
      (_, response) => {
        times.push(performance.now())
        response.writeHead(200, { 'content-type': 'text/html' }).end(body)
      }
    const { origin } = await serve({
      '/': timed(page('Home', ['/a', '/b'])),
      '/a': timed(page('A')),
      '/b': timed(page('B')),
    })
    expect((await crawl(origin, { gate: strict() })).paths).toHaveLength(3)
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(120)
  })
})

describe('patience', () => {
  it('comes back once when asked to', async () => {
    let asked = 0
    const { origin } = await serve({
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
    const { origin } = await serve({
      '/': page('Home', ['/shaky']),
      '/shaky': (_, response) => {
        if (asked++ === 0) response.socket?.destroy()
        else response.writeHead(200, { 'content-type': 'text/html' }).end(page('Shaky'))
      },
    })
    expect((await crawl(origin)).paths).toEqual(['/', '/shaky'])
  })

  it('does not wait for a page that crashes its reader', async () => {
    const { origin } = await serve({ '/': page('Home', ['/bad', '/a']), '/bad': page('Bad'), '/a': page('A') })
    const { paths, misses } = await crawl(origin, {
      readPage: async (response) =>
        response.url.endsWith('/bad') ? Promise.reject(new Error('too long')) : read(response),
    })
    expect(paths).toEqual(['/', '/a'])
    expect(misses).toEqual({ '/bad': 'unreadable' })
  })
})

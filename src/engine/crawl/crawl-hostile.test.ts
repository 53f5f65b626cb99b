import { setFlagsFromString } from 'node:v8'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { crawl, page, serve } from '../../../test/support/crawl-harness.ts'

// What a process does by itself once it has compiled more than a megabyte of expressions.
setFlagsFromString('--no-regexp-optimization')

const MEGABYTE = 'x'.repeat(1_000_000)

describe('a hostile site', () => {
  it('with an endless calendar does not delay the rest of the site', async () => {
    const month = (number: number) => `/calendar/${2020 + Math.floor(number / 12)}/${(number % 12) + 1}`
    const months = Object.fromEntries(
      Array.from({ length: 400 }, (_, number) => [
        month(number),
        page(`Month ${number}`, [month(number + 1), month(number + 2)]),
      ]),
    )
    const { origin } = await serve({
      ...months,
      '/': page('Home', [month(0), '/a', '/b/c']),
      '/a': page('A'),
      '/b/c': page('C'),
    })
    const { paths } = await crawl(origin, { maxPages: 30 })
    expect(paths.slice(0, 6)).toEqual(expect.arrayContaining(['/', '/a', '/b/c']))
    expect(paths.filter((path) => path.startsWith('/calendar/')).length).toBeLessThan(30)
  })

  it('that sends its pages very slowly takes only the allowed time', async () => {
    const { origin } = await serve({
      '/': page('Home', ['/pit', '/a']),
      '/a': page('A'),
      '/pit': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const drip = setInterval(() => response.write('<p>'), 20)
        response.on('close', () => clearInterval(drip))
      },
    })
    const { paths, end } = await crawl(origin, { timeBudgetMs: 4_000 })
    expect(paths).toEqual(['/', '/a'])
    expect(end.stoppedBy).toBe('time')
  })

  it('with a bomb or a page of 300 MB is read up to the limit', async () => {
    let sent = 0
    const { origin } = await serve({
      '/': page('Home', ['/bomb', '/endless']),
      '/bomb': {
        headers: { 'content-encoding': 'gzip' },
        body: gzipSync(`<html lang="en"><title>Bomb</title><p>Some words first.</p>${'\n'.repeat(100_000_000)}`),
      },
      '/endless': async (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        response.write('<html lang="en"><title>Endless</title><p>Other words first.</p><!--')
        for (; sent < 300 && !response.destroyed; sent++) {
          if (!response.write(MEGABYTE))
            await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
        }
        response.end()
      },
    })
    const { events, misses } = await crawl(origin, { timeBudgetMs: 300_000 })
    expect(misses).toEqual({})
    const cut = events.flatMap((event) =>
      event.type === 'page' && event.page.url !== `${origin}/` ? [event.page] : [],
    )
    expect(cut.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/bomb', '/endless'])
    expect(JSON.stringify(cut.map(({ blocks }) => blocks))).toContain('Other words first.')
    expect(sent).toBeLessThan(60)
  })

  it('that redirects to the metadata address leads nowhere', async () => {
    const metadata = 'http://169.254.169.254/latest/meta-data/'
    const { origin } = await serve({
      '/': page('Home', ['/moved', '/refreshed', '/pointed']),
      '/moved': { status: 302, headers: { location: metadata } },
      '/refreshed': `<meta http-equiv="refresh" content="0;url=${metadata}">`,
      '/pointed': page('Pointed', [metadata]),
    })
    const { paths, misses } = await crawl(origin)
    expect(paths).toEqual(['/', '/pointed'])
    expect(misses).toEqual({ '/moved': 'leads_elsewhere', '/refreshed': 'leads_elsewhere' })
    const start = await serve({ '/': { status: 302, headers: { location: metadata } } })
    expect((await crawl(start.origin)).end.start).toMatchObject({ outcome: 'missed', reason: 'address_refused' })
  })
})

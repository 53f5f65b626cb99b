import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { gzipRepeated } from './deflated-repeats.ts'

/** A website on which one file is made to use up memory or time, or leads to a private address. */
export interface SiteBomb {
  name: string
  /** Returns what is at a path; a plain page of the site if undefined. */
  answer(path: string, origin: string): SiteFile | undefined
}

interface SiteFile {
  type?: string
  encoding?: string
  body: string | Buffer
}

const GIGABYTE = 1_000_000_000
const XML = 'application/xml'
const PAGE =
  '<!doctype html><html lang="en"><title>Farm shop</title><main><h1>Farm shop</h1><p>The weekly box costs 24.50 EUR.</p>'
const AT = { home: '/', robots: '/robots.txt', sitemap: '/sitemap.xml' } as const

/** Makes its file once. */
function at(name: string, path: string, make: () => SiteFile): SiteBomb {
  let made: SiteFile | undefined
  return { name, answer: (asked) => (asked === path ? (made ??= make()) : undefined) }
}
const home = (name: string, body: () => string | Buffer, encoding?: string): SiteBomb =>
  at(name, AT.home, () => ({ body: body(), encoding }))
const index = (urls: readonly string[]): string =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`
const indexAt = (name: string, urls: (origin: string) => string[]): SiteBomb => ({
  name,
  answer: (path, origin) => (path === AT.sitemap ? { type: XML, body: index(urls(origin)) } : undefined),
})
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)

const LAUGHS = numbers(20).map((number) => `<!ENTITY l${number + 1} "${`&l${number};`.repeat(10)}">`)

/** Returns websites that pack, nest or repeat what they say, or lead to private addresses. */
export function siteBombs(privateOrigin: string): SiteBomb[] {
  const inside = [`${privateOrigin}/sitemap`, 'http://169.254.169.254/sitemap.xml', 'http://[::1]/sitemap.xml']
  const alternates = (url: number): string =>
    numbers(40_000)
      .map((language) => `<xhtml:link rel="alternate" hreflang="en-${language}" href="/${url}/${language}"/>`)
      .join('')
  return [
    home(
      'packed-page',
      () => gzipRepeated({ before: PAGE, text: '<p>The box costs 24.50 EUR.</p>', bytes: GIGABYTE }),
      'gzip',
    ),
    home('packed-twice', () => gzipTwice(), 'gzip, gzip'),
    home('brotli-page', () => brotliPage(), 'br'),
    home('nested-elements', () => `${PAGE}${'<div>'.repeat(1_000_000)}`),
    home('many-elements', () => `${PAGE}${'<i>a</i>'.repeat(600_000)}`),
    home(
      'many-attributes',
      () =>
        `${PAGE}<p ${numbers(500_000)
          .map((number) => `a${number}`)
          .join(' ')}>box</p>`,
    ),
    home('vast-attribute', () => `${PAGE}<p title="${'a'.repeat(50_000_000)}">box</p>`),
    home(
      'nested-json',
      () => `${PAGE}<script type="application/ld+json">${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}</script>`,
    ),
    home('nested-arrays', () => `${PAGE}<script type="application/ld+json">${'['.repeat(2_000_000)}</script>`),
    at('packed-robots', AT.robots, () => ({
      type: 'text/plain',
      encoding: 'gzip',
      body: gzipRepeated({ before: 'User-agent: *\n', text: `Disallow: /${'*a'.repeat(50)}\n`, bytes: GIGABYTE }),
    })),
    at('broken-robots', AT.robots, () => ({ type: 'text/plain', body: Buffer.alloc(100_000, '\u0000\u0001User?') })),
    at('packed-sitemap', AT.sitemap, () => ({
      type: XML,
      body: gzipRepeated({ before: '<urlset>', text: '<url><loc>/a</loc></url>', bytes: GIGABYTE }),
    })),
    at('entities', AT.sitemap, () => ({
      type: XML,
      body: `<!DOCTYPE u [<!ENTITY l0 "ha">${LAUGHS.join('')}<!ENTITY f SYSTEM "${privateOrigin}/entity">]><urlset><url><loc>/&l20;&f;</loc></url></urlset>`,
    })),
    at('alternates', AT.sitemap, () => ({
      type: XML,
      body: `<urlset>${numbers(3)
        .map((url) => `<url><loc>/${url}</loc>${alternates(url)}</url>`)
        .join('')}</urlset>`,
    })),
    at('nested-sitemap', AT.sitemap, () => ({ type: XML, body: '<url>'.repeat(2_000_000) })),
    indexAt('index-of-itself', (origin) => [`${origin}/sitemap.xml`, `${origin}/sitemap.xml?again`]),
    {
      name: 'indexes-of-each-other',
      answer: (path, origin) =>
        path.startsWith('/sitemap')
          ? {
              type: XML,
              body: index([`${origin}/sitemap-${Number(/\d+/.exec(path)?.[0] ?? 0) + 1}.xml`, `${origin}/sitemap.xml`]),
            }
          : undefined,
    },
    indexAt('index-of-100000', (origin) => numbers(100_000).map((number) => `${origin}/sitemap-${number}.xml`)),
    indexAt('index-of-private-addresses', () => inside),
    home(
      'private-links',
      () =>
        `${PAGE}${inside.map((url) => `<a href="${url}">Box</a><img src="${url}"><iframe src="${url}"></iframe>`).join('')}`,
    ),
  ]
}

function gzipTwice(): Buffer {
  const once = gzipRepeated({ before: PAGE, text: '<p>The box costs 24.50 EUR.</p>', bytes: GIGABYTE })
  return gzipSync(once)
}

function brotliPage(): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 }
  return brotliCompressSync(Buffer.from(`${PAGE}${'<p>The box costs 24.50 EUR.</p>'.repeat(3_000_000)}`), { params })
}

/** Makes the files of a website, so that its visitors do not wait for them. */
export function makeFiles({ answer }: SiteBomb): void {
  for (const path of Object.values(AT)) answer(path, 'http://localhost')
}

/** Answers a request to a website of this kind. Its home page links to a page about prices. */
export function answerAsBomb(bomb: SiteBomb, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/'
  const file = bomb.answer(path, `http://${request.headers.host ?? ''}`)
  if (file === undefined && path !== '/' && path !== '/prices') {
    response.writeHead(404).end()
    return
  }
  const { type = 'text/html', encoding, body } = file ?? { body: `${PAGE}<a href="/prices">Prices</a></main>` }
  response.writeHead(200, { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) }).end(body)
}

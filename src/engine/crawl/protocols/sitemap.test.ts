import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createSitemap, parseSitemap } from './sitemap.ts'
import { createSitemapPlan } from './sitemap-plan.ts'

const FILE = 'https://shop.test/maps/sitemap.xml'
const parse = (text: string | Uint8Array, maxPages = 100) =>
  parseSitemap(typeof text === 'string' ? Buffer.from(text) : text, FILE, maxPages)
const urls = async (text: string | Uint8Array, maxPages?: number) =>
  (await parse(text, maxPages)).pages.map(({ url }) => url)

const XML = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc> https://shop.test/a?x=1&amp;y=2 </loc><lastmod>2024-01-01</lastmod>
    <image:image><image:loc>https://shop.test/a.jpg</image:loc></image:image></url>
  <url><loc><![CDATA[/b]]></loc></url>
  <url><loc>http://[</loc></url><url></url>
</urlset>`

describe('parseSitemap', () => {
  it('reads pages, relative ones too, and leaves images out', async () => {
    expect(await urls(XML)).toEqual(['https://shop.test/a?x=1&y=2', 'https://shop.test/b'])
  })

  it('reads other prefixes, alternates and an index', async () => {
    const prefixed = `<sm:urlset><sm:url><sm:loc>/a</sm:loc><xhtml:link rel="alternate" hreflang="de" href="/de/a"/></sm:url></sm:urlset>`
    expect((await parse(prefixed)).pages).toEqual([
      { url: 'https://shop.test/a', alternates: [{ language: 'de', url: 'https://shop.test/de/a' }] },
    ])
    const index =
      '<sitemapindex><sitemap><loc>two.xml</loc></sitemap><sitemap><loc>https://cdn.test/3.xml.gz</loc></sitemap></sitemapindex>'
    expect(await parse(index)).toEqual({
      pages: [],
      sitemaps: ['https://shop.test/maps/two.xml', 'https://cdn.test/3.xml.gz'],
      cut: false,
      hasEntities: false,
    })
  })

  it('reads gzip, cut or not, and plain lines', async () => {
    expect(await urls(gzipSync(XML))).toHaveLength(2)
    expect(await urls(gzipSync(XML).subarray(0, -20))).toHaveLength(2)
    expect(await urls('https://shop.test/a\r\n# no\nhttps://shop.test/b\n')).toEqual([
      'https://shop.test/a',
      'https://shop.test/b',
    ])
  })

  it('reads UTF-16, and encodings from the declaration', async () => {
    for (const mark of ['\uFEFF', '']) expect(await urls(Buffer.from(mark + XML.slice(1), 'utf16le'))).toHaveLength(2)
    expect(await urls(Buffer.from(XML, 'utf16le').swap16())).toHaveLength(2)
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><urlset><url><loc>/caf\xe9</loc></url></urlset>',
      'latin1',
    )
    expect(await urls(latin)).toEqual(['https://shop.test/caf%C3%A9'])
  })

  it('reads feeds, RSS and Atom', async () => {
    const rss = `<rss version="2.0"><channel><link>https://shop.test/</link><atom:link rel="self" href="/feed"/>
      <image><link>/logo</link></image><item><title>Tart</title><link> /tart </link><guid>x</guid></item></channel></rss>`
    expect(await urls(rss)).toEqual(['https://shop.test/tart'])
    const rdf = '<rdf:RDF><channel><link>/</link></channel><item rdf:about="x"><link>/cake</link></item></rdf:RDF>'
    expect(await urls(rdf)).toEqual(['https://shop.test/cake'])
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/><entry><link rel="edit" href="/edit"/><link href="/pie"/>
      <link rel="enclosure" href="/pie.mp3"/></entry><entry><link rel="alternate" href="/bun"/></entry></feed>`
    expect(await urls(atom)).toEqual(['https://shop.test/pie', 'https://shop.test/bun'])
  })

  it('reads all parts of a file that was compressed in parts, and nothing after it', async () => {
    const [head, rest] = [XML.slice(0, XML.indexOf('</url>') + 6), XML.slice(XML.indexOf('</url>') + 6)]
    expect(await urls(Buffer.concat([gzipSync(head), gzipSync(rest)]))).toHaveLength(2)
    expect(await urls(Buffer.concat([gzipSync(XML), Buffer.from('<!-- cached -->')]))).toHaveLength(2)
  })

  it('stops at its limit', async () => {
    const many = `<urlset>${'<url><loc>/a</loc></url>'.repeat(50_000)}</urlset>`
    expect(await urls(many, 7)).toHaveLength(7)
    expect(await urls('https://shop.test/a\n'.repeat(50), 7)).toHaveLength(7)
  })

  it('reports where it stops: at a hundred languages of a page, a thousand files, and a hundred levels', async () => {
    const link = '<xhtml:link rel="alternate" hreflang="de" href="/de"/>'
    const cases = [
      `<urlset><url><loc>/a</loc>${link.repeat(101)}</url></urlset>`,
      `<sitemapindex>${'<sitemap><loc>/b.xml</loc></sitemap>'.repeat(1_001)}</sitemapindex>`,
      '<url>'.repeat(101),
      gzipSync(`<urlset>${' '.repeat(10_000_001)}`),
    ]
    for (const file of cases) expect(await parse(file)).toMatchObject({ cut: true })
  })

  it('accepts any input', async () => {
    for (const text of [
      '',
      '<',
      '<html><body><a href="/x">x</a></body></html>',
      '\0\0',
      '<urlset><url><loc>',
      '{"a":1}',
    ]) {
      expect(await parse(text)).toEqual(createSitemap())
    }
    expect(await parse(Buffer.from([0x1f, 0x8b, 1, 2, 3]))).toEqual(createSitemap())
  })
})

describe('the plan', () => {
  it('goes through what robots.txt names, then what these name, each once', () => {
    const plan = createSitemapPlan('https://shop.test', ['/one.xml', 'https://shop.test/one.xml', 'ftp://no'])
    expect(plan.next()).toBe('https://shop.test/one.xml')
    expect(plan.note('https://shop.test/one.xml', ['https://shop.test/two.xml'], 5)).toEqual({ isCircular: false })
    expect(plan.next()).toBe('https://shop.test/two.xml')
    expect(plan.note('https://shop.test/two.xml', [], 0)).toEqual({ isCircular: false })
    expect(plan.next()).toBeUndefined()
  })

  it('recognizes a file that names itself or one that led to it, but not two that name the same one', () => {
    const plan = createSitemapPlan('https://shop.test', ['/one.xml'])
    const at = (name: string) => `https://shop.test/${name}.xml`
    expect(plan.note(at('one'), [at('two'), at('three')], 0)).toEqual({ isCircular: false })
    expect(plan.note(at('two'), [at('three'), at('four')], 0)).toEqual({ isCircular: false })
    expect(plan.note(at('three'), [at('three')], 0)).toEqual({ isCircular: true })
    expect(plan.note(at('four'), [at('one')], 0)).toEqual({ isCircular: true })
  })

  it('leaves posts and pictures for the end', () => {
    const plan = createSitemapPlan('https://shop.test', [
      '/post-sitemap.xml',
      '/page-sitemap.xml',
      '/image-sitemap.xml',
    ])
    plan.note('https://shop.test/page-sitemap.xml', [], 1)
    expect([plan.next(), plan.next(), plan.next()].map((url) => url?.slice(18))).toEqual([
      'page-sitemap.xml',
      'post-sitemap.xml',
      'image-sitemap.xml',
    ])
  })

  it('tries the usual places when nothing is named or found', () => {
    const plan = createSitemapPlan('https://shop.test', ['/dead.xml'])
    expect([plan.next(), plan.next(), plan.next(), plan.next()]).toEqual([
      'https://shop.test/dead.xml',
      'https://shop.test/sitemap.xml',
      'https://shop.test/sitemap_index.xml',
      undefined,
    ])
  })

  it('ends after fifty files or ten thousand pages', () => {
    const plan = createSitemapPlan(
      'https://shop.test',
      Array.from({ length: 80 }, (_, index) => `/${index}.xml`),
    )
    let files = 0
    while (plan.next() !== undefined) files++
    expect(files).toBe(50)
    expect(plan.findBeyond()).toBe('https://shop.test/50.xml')
    const large = createSitemapPlan('https://shop.test', ['/a.xml', '/b.xml'])
    large.next()
    large.note('https://shop.test/a.xml', [], 10_000)
    expect(large.next()).toBeUndefined()
    expect(large.pagesLeft()).toBe(0)
  })
})

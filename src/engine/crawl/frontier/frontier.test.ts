import { describe, expect, it } from 'vitest'
import { createFrontier, type Frontier, type FrontierOptions } from './frontier.ts'
import { createSiteLanguages } from './site-languages.ts'
import { createSiteScope } from './site-scope.ts'

const ORIGIN = 'https://www.shop.test'

function frontier(start = '/', options: Partial<FrontierOptions> = {}): Frontier {
  const url = new URL(start, ORIGIN)
  return createFrontier({
    scope: createSiteScope(url, url),
    languages: createSiteLanguages(url, 'en'),
    isAllowed: () => true,
    ...options,
  })
}

function add(to: Frontier, ...paths: string[]): void {
  for (const path of paths) to.add({ url: new URL(path, ORIGIN).href, text: '', depth: 1 })
}

function takeAll(from: Frontier): string[] {
  const paths: string[] = []
  for (let link = from.take(); link !== undefined; link = from.take()) paths.push(link.url.slice(ORIGIN.length))
  return paths
}

describe('the frontier', () => {
  it('gives useful pages first, then near ones, then the rest', () => {
    const pages = frontier()
    pages.add({ url: `${ORIGIN}/far`, text: '', depth: 3 })
    add(pages, '/blog', '/gallery', '/contact')
    pages.add({ url: `${ORIGIN}/x`, text: 'Our prices', depth: 2 })
    expect(takeAll(pages)).toEqual(['/contact', '/x', '/gallery', '/far', '/blog'])
  })

  it('gives every folder a turn', () => {
    const pages = frontier()
    add(pages, ...Array.from({ length: 300 }, (_, index) => `/p/${index}`), '/studio', '/workshop')
    expect(takeAll(pages).slice(0, 7)).toContain('/studio')
  })

  it('takes a page once, at the origin of the start page', () => {
    const pages = frontier()
    pages.add({ url: 'http://shop.test/a?utm_source=x#top', text: '', depth: 1 })
    add(pages, '/a/', '/A')
    expect(takeAll(pages)).toEqual(['/a?utm_source=x', '/A'])
    expect(pages.meet(new URL(`${ORIGIN}/a`))).toBe(false)
  })

  it('leaves out other sites, files and traps, and remembers documents', () => {
    const pages = frontier()
    add(
      pages,
      'https://other.test/',
      '//shop.test:8080/',
      'https://sub.shop.test/',
      '/a.jpg',
      '/prices.xlsx',
      '/a/a/a',
      '/ok',
    )
    pages.add({ url: 'not a url', text: '', depth: 1 })
    expect(takeAll(pages)).toEqual(['/ok'])
    expect(pages.documents).toEqual([`${ORIGIN}/prices.xlsx`])
  })

  it('counts the pages that robots.txt forbids', () => {
    const pages = frontier('/', { isAllowed: ({ pathname }) => pathname !== '/no' })
    add(pages, '/no', '/no/', '/yes')
    expect(takeAll(pages)).toEqual(['/yes'])
    expect(pages.disallowed).toBe(1)
  })

  it('holds back pages outside the directory until the scope is widened', () => {
    const pages = frontier('/shop/')
    add(pages, '/contact', '/shop/a', '/shopping')
    expect(pages.save()).toMatchObject({ waiting: { length: 1 }, beside: { length: 2 } })
    expect(takeAll(pages)).toEqual(['/shop/a'])
    pages.widen()
    add(pages, '/late')
    expect(takeAll(pages).sort()).toEqual(['/contact', '/late', '/shopping'])
  })

  it('puts translations after everything else as soon as they are recognized', () => {
    const pages = frontier()
    add(pages, '/de/kontakt', '/de/preise', '/de/blog', '/fr/blog', '/fr/kontakt', '/kontakt')
    expect(takeAll(pages)).toEqual(['/kontakt'])
    pages.openTranslations()
    add(pages, '/blog')
    expect(pages.save().waiting.map(({ language }) => language)).toEqual([undefined, 'de', 'de', 'fr', 'de', 'fr'])
    expect(takeAll(pages)).toEqual(['/blog', '/de/kontakt', '/de/preise', '/fr/kontakt', '/de/blog', '/fr/blog'])
  })

  it('has an end', () => {
    const pages = frontier()
    for (let index = 0; index < 30_000; index++) add(pages, `/p${index}`)
    expect(pages.size).toBeLessThanOrEqual(20_000)
    const translated = frontier()
    for (let index = 0; index < 12_000; index++) add(translated, `/de/p${index}`, ...(index === 0 ? ['/p0'] : []))
    add(translated, '/late')
    expect(takeAll(translated)).toEqual(['/p0', '/late'])
    expect(translated.save().waiting.length).toBeLessThanOrEqual(10_000)
  })
})

describe('the scope', () => {
  const place = (start: string, path: string, requested = start) =>
    createSiteScope(new URL(requested, ORIGIN), new URL(start, ORIGIN)).placeOf(new URL(path, ORIGIN))

  it.each([
    ['/', '/a', 'inside'],
    ['/index.php', '/a', 'inside'],
    ['/home', '/a', 'inside'],
    ['/de-at', '/a', 'inside'],
    ['/en/index.html', '/a', 'inside'],
    ['/shop', '/shop', 'inside'],
    ['/shop', '/shop/a', 'inside'],
    ['/shop/start.html', '/shop/a', 'inside'],
    ['/shop', '/shopping', 'beside'],
    ['/shop/start.html', '/start.html', 'beside'],
    ['/', 'http://shop.test/a', 'inside'],
    ['/', 'http://shop.test:8080/a', 'elsewhere'],
    ['/', 'https://blog.shop.test/a', 'elsewhere'],
  ])('of %s has %s %s', (start, path, expected) => {
    expect(place(start, path)).toBe(expected)
  })

  it('is the whole host if its root was requested, even if that redirected', () => {
    expect(place('/welcome/', '/a', '/')).toBe('inside')
  })
})

import { describe, expect, it } from 'vitest'
import { crawl, page, serve } from '../../../test/support/crawl-harness.ts'

describe('a site in several languages', () => {
  it('is read in one language, and in others if these are wanted', async () => {
    const { origin } = await serve({
      '/': page('Home', ['/de/', '/fr/prix', '/prix', '/contact']).replace('>/de/<', '>Deutsch<'),
      '/contact': page('Contact'),
      '/prix': page('Prices'),
      '/de/': page('Start', ['/de/blog', '/de/kontakt', '/only-here']),
      '/de/blog': page('Neues'),
      '/de/kontakt': page('Kontakt'),
      '/fr/prix': page('Prix'),
      '/only-here': page('Nur hier'),
    })
    const { paths, end } = await crawl(origin)
    expect(paths.sort()).toEqual(['/', '/contact', '/prix'])
    expect(end).toMatchObject({ otherLanguages: ['de', 'fr'], stoppedBy: 'translations_left' })
    const translated = ['/fr/prix', '/de/', '/de/kontakt', '/only-here', '/de/blog']
    const rest = await crawl(origin, { resume: end.resume, readsTranslations: true, concurrency: 1 })
    expect(rest.paths).toEqual(translated)
    expect(rest.end).toMatchObject({ stoppedBy: 'nothing_left', resume: undefined })
    const all = await crawl(origin, { readsTranslations: true, concurrency: 1 })
    expect(all.paths.slice(3)).toEqual(translated)
    const cut = await crawl(origin, { readsTranslations: true, concurrency: 1, maxPages: 5 })
    expect(cut.paths).toEqual(all.paths.slice(0, 5))
    expect(cut.end).toMatchObject({ stoppedBy: 'page_limit', resume: { waiting: { length: 3 } } })
  })

  it('is recognized by the versions that pages name, at any addresses', async () => {
    const versions = (...[en, de]: string[]) =>
      `<link rel="alternate" hreflang="en" href="${en}"><link rel="alternate" hreflang="de" href="${de}"><link rel="alternate" hreflang="de" href="https://elsewhere.test/">`
    const { origin } = await serve({
      '/': page('Home', ['/prices', '/willkommen'], versions('/', '/willkommen')),
      '/prices': page('Prices', [], versions('/prices', '/preise')),
      '/willkommen': page('Willkommen', ['/preise', '/anfahrt', '/prices'], versions('/', '/willkommen')),
      '/preise': page('Preise', [], versions('/prices', '/preise')),
      '/anfahrt': page('Anfahrt'),
    })
    const { paths, end } = await crawl(origin)
    expect(paths).toEqual(['/', '/prices'])
    const rest = await crawl(origin, { resume: end.resume, readsTranslations: true })
    expect(rest.paths.sort()).toEqual(['/anfahrt', '/preise', '/willkommen'])
  })

  it('is read in the first language that a bare start page offers', async () => {
    const versions = '<link rel="alternate" hreflang="en" href="/en/"><link rel="alternate" hreflang="fr" href="/fr/">'
    const { origin } = await serve({
      '/': '<div id="app"></div><script>const known = ["en", "fr"]; location.href = "/" + known.find((one) => navigator.language === one)</script>',
      '/en/': page('Home', ['/en/prices', '/fr/'], versions),
      '/en/prices': page('Prices'),
      '/fr/': page('Accueil', ['/fr/prix'], versions),
      '/fr/prix': page('Prix'),
    })
    const { paths, end } = await crawl(origin, { concurrency: 1 })
    expect(paths).toEqual(['/en/', '/en/prices'])
    expect(end.resume?.waiting.map(({ url }) => url)).toEqual([`${origin}/fr/`])
  })

  it('has the language that its named versions say rather than the one in its template', async () => {
    const versions = '<link rel="alternate" hreflang="de" href="/"><link rel="alternate" hreflang="en" href="/welcome">'
    const { origin } = await serve({
      '/': page('Start', ['/welcome', '/preise'], versions),
      '/welcome': page('Welcome', [], versions),
      '/preise': page('Preise'),
    })
    expect((await crawl(origin)).paths).toEqual(['/', '/preise'])
  })

  it('is read in the language that the sitemap offers beside others', async () => {
    const { origin } = await serve({
      '/': page('Home', ['/uns']),
      '/sitemap.xml': `<urlset>
        <url><loc>/uns</loc><xhtml:link hreflang="de" href="/uns"/><xhtml:link hreflang="en" href="/about"/></url>
        <url><loc>/about</loc><xhtml:link hreflang="de" href="/uns"/><xhtml:link hreflang="en-GB" href="/about"/></url>
      </urlset>`,
      '/about': page('About'),
      '/uns': page('Uns'),
    })
    expect((await crawl(origin, { concurrency: 1 })).paths.sort()).toEqual(['/', '/about'])
  })

  it('has translations that only the sitemap knows', async () => {
    const { origin } = await serve({
      '/': page('Home'),
      '/sitemap.xml': `<urlset><url><loc>/about</loc><xhtml:link hreflang="de" href="/uns"/><xhtml:link hreflang="fr" href="/nous"/></url></urlset>`,
      '/about': page('About'),
      '/uns': page('Uns'),
      '/nous': page('Nous'),
    })
    expect((await crawl(origin, { concurrency: 1 })).paths).toEqual(['/', '/about'])
    expect((await crawl(origin, { concurrency: 1, readsTranslations: true })).paths).toEqual([
      '/',
      '/about',
      '/uns',
      '/nous',
    ])
  })
})

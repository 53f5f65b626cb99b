import { describe, expect, it } from 'vitest'
import { rankPage } from './page-rank.ts'

const rank = (path: string, text = '') => rankPage(new URL(path, 'https://shop.test'), text)

describe('rankPage', () => {
  it.each([
    '/pricing',
    '/our-prices.html',
    '/services/',
    '/menu',
    '/faq',
    '/contact-us',
    '/about',
    '/opening-hours',
    '/returns-and-refunds',
    '/agb',
    '/preise.html',
    '/Öffnungszeiten',
    '/tarifs',
    '/preguntas-frecuentes',
    '/chi-siamo',
    '/over-ons',
    '/o-nas/cennik',
    '/料金',
    '/контакты',
    '/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA',
  ])('%s is important', (path) => {
    expect(rank(path)).toBe('important')
  })

  it('ignores links that only sort a list', () => {
    expect(rank('/gallery?orderby=price', 'By price')).toBe('minor')
  })

  it('uses the text of the link if the path says nothing', () => {
    expect(rank('/p/17', 'Preise')).toBe('important')
    expect(rank('/p/17', 'Precios y tarifas')).toBe('important')
    expect(rank('/p/17', 'Why we never talk about prices in public, and what to do instead')).toBe('normal')
  })

  it.each(['/gallery', '/services/boiler-repair', '/team-building/3', '/%E0%A4%A', '/'])('%s is normal', (path) => {
    expect(rank(path)).toBe('normal')
  })

  it.each([
    '/blog/',
    '/blog/how-we-set-our-prices',
    '/2023/04/our-new-menu',
    '/tag/prices',
    '/author/ann',
    '/login',
    '/cart',
    '/noticias/2020',
    '/shop-all/page/3',
    '/gallery?page=7',
    '/services?sort=price',
    '/rooms?dir=desc',
    '/rooms?filter%5Bcolour%5D=blue',
  ])('%s is minor', (path) => {
    expect(rank(path)).toBe('minor')
  })
})

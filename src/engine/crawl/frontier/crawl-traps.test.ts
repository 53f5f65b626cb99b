import { describe, expect, it } from 'vitest'
import { createCrawlTraps } from './crawl-traps.ts'
import { kindOfLink } from './link-kind.ts'

const url = (path: string) => new URL(path, 'https://shop.test')
const passing = (paths: string[]) => {
  const { isTrap } = createCrawlTraps()
  return paths.filter((path) => !isTrap(url(path)))
}

describe('traps', () => {
  it('are paths too deep, too long or in a circle', () => {
    expect(passing(['/a/b/c/d/e/f', '/a/b/a/c', '/shop/2024/shop'])).toHaveLength(3)
    expect(passing([`/${'a/'.repeat(3)}`, '/a/b/c/d/e/f/g/h/i/j/k/l/m', `/${'a'.repeat(1000)}`])).toEqual([])
  })

  it('are the many queries of one path', () => {
    const filters = Array.from({ length: 100 }, (_, index) => `/shop?color=${index}`)
    expect(passing([...filters, '/shop', '/other?color=1'])).toHaveLength(22)
    expect(passing(['/shop?a=1&b=2&c=3&d=4&e=5&f=6&g=7'])).toEqual([])
  })

  it('are calendars, in the query or in the path', () => {
    const months = Array.from({ length: 60 }, (_, index) => `${2020 + Math.floor(index / 12)}-${(index % 12) + 1}`)
    expect(passing(months.map((month) => `/events/${month}`))).toHaveLength(12)
    expect(passing(months.map((month) => `/calendar?month=${month}`))).toHaveLength(12)
    expect(passing(months.map((month) => `/blog/${month.replace('-', '/')}/post`))).toHaveLength(12)
  })

  it('are not the many products of a shop', () => {
    const products = Array.from({ length: 200 }, (_, index) => `/product/${index}`)
    expect(passing(products)).toHaveLength(200)
  })
})

describe('kindOfLink', () => {
  it.each(['/', '/a', '/a.html', '/a.php?x=1', '/v1.2', '/shop.example', '/a.aspx', '/feedback', '/action'])(
    '%s is a page',
    (path) => {
      expect(kindOfLink(url(path))).toBe('page')
    },
  )

  it.each(['/menu.pdf', '/Preise.PDF?v=2', '/a/terms.docx'])('%s is a document', (path) => {
    expect(kindOfLink(url(path))).toBe('document')
  })

  it.each([
    '/a.jpg',
    '/b.MP4',
    '/c.tar.gz',
    '/app.js',
    '/feed/',
    '/wp-admin/x',
    '/shop?add-to-cart=7',
    '/logout',
    '/post?replytocom=3',
    '/cal.ics',
  ])('%s is not read', (path) => {
    expect(kindOfLink(url(path))).toBe('other')
  })
})

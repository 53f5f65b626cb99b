import { expect, test } from 'vitest'
import { readPage } from '../extract/read-page.ts'
import { understandApart } from './understand-apart.ts'
import { beginSite, understandSite } from './understand-site.ts'

const things = Array.from({ length: 1_600 }, (_, at) => `Thing number ${at} of the shop costs £${at}.`)

test.each([
  ['of many paragraphs', things.map((thing) => `<p>${thing}</p>`).join('')],
  ['of one long paragraph', `<p>${[...things, ...things, ...things, ...things].join(' ')}</p>`],
])('a site %s is understood off the main thread, as it is on it', async (_, paragraphs) => {
  const html = `<html lang="en"><title>Shop</title><main><h1>Shop</h1>${paragraphs}</main></html>`
  const pages = [
    readPage({
      url: 'https://shop.test/',
      contentType: 'text/html',
      headers: {},
      body: new TextEncoder().encode(html),
    }),
  ]
  const site = { pages, companyName: 'Shop', websiteUrl: 'https://shop.test/' }
  const expected = understandSite(site)
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  const understood = await understandApart(site)
  clearInterval(timer)
  expect(understood).toEqual(expected)
  expect(ticks).toBeGreaterThan(1)
})

test('preparing pages as they come does not change the result', () => {
  const pages = Array.from({ length: 14 }, (_, at) => {
    const links = [at, at + 1, at + 2].map((other) => `<a href="/tea-${other}">Tea ${other} of the shop</a>`).join('')
    const main = `<h1>Tea ${at}</h1><p>Tea ${at} brings the summer of its garden into your cup.</p><p>A box of tea ${at} costs £${at + 3}.</p>
      <h2>Visit the shop</h2><p>We are open Monday to Friday, 9:00–17:00.</p><p>All of our teas come in boxes that can be used again.</p>${links}`
    const html = `<html lang="en"><title>Leaf ${at} | Shop</title><main>${main}</main><footer><p>Tel: +44 1632 960001</p></footer></html>`
    return readPage({
      url: `https://shop.test/tea-${at}`,
      contentType: 'text/html',
      headers: {},
      body: new TextEncoder().encode(html),
    })
  })
  const site = { companyName: 'Shop', websiteUrl: 'https://shop.test/' }
  const expected = understandSite({ ...site, pages: structuredClone(pages) })
  const inHand = beginSite()
  const counted: number[] = []
  for (const page of pages) {
    inHand.add(page)
    inHand.prepare()
    counted.push(inHand.countItems().product + inHand.countItems().document)
  }
  expect(inHand.finish(site)).toEqual(expected)
  expect(expected.items.length).toBeGreaterThan(pages.length)
  expect(counted).toEqual([...new Set(counted)].sort((a, b) => a - b))
  expect(Math.abs((counted.at(-1) ?? 0) / expected.items.length - 1)).toBeLessThan(0.5)
  expect(expected.items.flatMap(({ facts }) => facts ?? [])).toContainEqual(
    expect.objectContaining({ kind: 'hours', unit: 'Europe/London' }),
  )
})

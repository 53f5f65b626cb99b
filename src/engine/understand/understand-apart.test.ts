import { expect, test } from 'vitest'
import { readPage } from '../extract/read-page.ts'
import { understandApart } from './understand-apart.ts'
import { understandSite } from './understand-site.ts'

test('a large site is understood off the main thread, as it is on it', async () => {
  const html = `<html lang="en"><title>Shop</title><main><h1>Shop</h1>${Array.from({ length: 1_600 }, (_, at) => `<p>Thing number ${at} of the shop costs £${at}.</p>`).join('')}</main></html>`
  const pages = [readPage({ url: 'https://shop.test/', contentType: 'text/html', headers: {}, body: new TextEncoder().encode(html) })]
  const site = { pages, companyName: 'Shop', websiteUrl: 'https://shop.test/' }
  const expected = understandSite(site)
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  const understood = await understandApart(site)
  clearInterval(timer)
  expect(understood).toEqual(expected)
  expect(ticks).toBeGreaterThan(1)
})

import { expect, test } from 'vitest'
import { readPage } from '../extract/read-page.ts'
import { understandApart } from './understand-apart.ts'
import { understandSite } from './understand-site.ts'

const things = Array.from({ length: 1_600 }, (_, at) => `Thing number ${at} of the shop costs £${at}.`)

test.each([
  ['of many paragraphs', things.map((thing) => `<p>${thing}</p>`).join('')],
  ['of one long paragraph', `<p>${[...things, ...things, ...things, ...things].join(' ')}</p>`],
])('a site %s is understood off the main thread, as it is on it', async (_, paragraphs) => {
  const html = `<html lang="en"><title>Shop</title><main><h1>Shop</h1>${paragraphs}</main></html>`
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

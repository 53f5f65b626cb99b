import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage } from '../../extract/read-page.ts'
import type { UnderstoodCompany } from '../knowledge-types.ts'
import { understandSite } from '../understand-site.ts'

const page = (title: string, main: string): string =>
  `<html lang="en"><head><title>${title} | Quay Rooms</title></head><body><nav><a href="/">Home</a></nav><main>${main}</main></body></html>`

function understand(pages: Record<string, string>): UnderstoodCompany {
  const read = Object.entries(pages).map(([path, html]) =>
    readPage({
      url: `https://quay.test${path}`,
      contentType: 'text/html; charset=utf-8',
      headers: {},
      body: new TextEncoder().encode(html),
    }),
  )
  return understandSite({ pages: read, companyName: 'Quay Rooms', websiteUrl: 'https://quay.test/' })
}

test('a heading that is only a price is that of the offer above', () => {
  const suites =
    '<h2>Classic suite</h2><p>A bed, a lamp and a window to the sea.</p><h4>$40 Per Night!</h4><h2>Patio suite</h2><p>The same with a patio.</p><h4>$42 Per Night!</h4>'
  const { items } = understand({ '/rooms.html': page('Rooms', suites) })
  expect(items.flatMap(({ facts = [] }) => facts).map(({ value, subject }) => [value, subject])).toEqual(
    expect.arrayContaining([
      ['$40', 'Classic suite'],
      ['$42', 'Patio suite'],
    ]),
  )
})

test('what an aside says beside the text of two rooms is kept for each; what it leads to is not', () => {
  const box = (name: string, lines: string[]) =>
    `<div class="box"><h3>${name}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></div>`
  const room = (name: string, beds: string): string =>
    `<article><h2>${name}</h2><p>${name} has a view of the harbour, and guests tell us that they sleep well in it.</p>` +
    `<aside>${box('Amenities', ['Babysitting by arrangement', beds, 'Fridge'])}${box('Spoken', ['English', 'Dutch'])}</aside></article>` +
    `<aside>${box('More rooms', ['<a href="/x">Room under the roof</a>', '<a href="/y">Room behind the house</a>'])}</aside>`
  const rooms = {
    '/a.html': page('North room', room('North room', 'Two beds')),
    '/b.html': page('South room', room('South room', 'One bed')),
  }
  const { items } = understand({
    '/c.html': page('Rules', '<h1>Rules</h1><p>Dogs are welcome in all rooms but the dining room.</p>'),
    ...rooms,
  })
  const said = items.map(({ content }) => content)
  expect(said.filter((content) => content.includes('Babysitting by arrangement'))).toHaveLength(2)
  expect(said.join()).not.toContain('behind the house')
})

test('a long text of the main part that says how to reach somebody is kept, however unlikely it looks', () => {
  const courses = readFileSync(new URL('../../../../sample/courses.html', import.meta.url), 'utf8')
  const said = understand({ '/courses.html': courses }).items.map(({ content }) => content)
  expect(said.join()).toContain('Your place is held for 48 hours and is yours once it is paid.')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage } from '../../extract/read-page.ts'
import type { UnderstoodCompany } from '../knowledge/knowledge-types.ts'
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

test('a heading with only a price belongs to the offer above', () => {
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

test("readers' comments below a page are not from the business", () => {
  const comments =
    '<div id="comments" class="comments-area"><h2 class="comments-title">2 thoughts on “Towels”</h2><ol class="comment-list">' +
    '<li class="comment"><p>Uwe says: My hotel takes $200 for that.</p></li><li class="comment"><p>Petra says: Call me on 01632 960999.</p></li></ol></div>'
  const { items } = understand({
    '/towels.html': page(
      'Towels',
      `<h1>Towels</h1><p class="price-comment">Towels are $4 each, changed on request.</p>${comments}`,
    ),
    '/rooms.html': page('Rooms', '<h1>Rooms</h1><p>A bed, a lamp and a window to the sea.</p>'),
  })
  const said = items.map(({ title, content }) => `${title} ${content}`).join('\n')
  expect(said).toContain('Towels are $4 each')
  expect(said).not.toMatch(/thoughts on|Uwe|\$200|960999/u)
})

test('the text of an aside is kept with each of two rooms, but not its links', () => {
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

test('a long text of the main part that says how to reach somebody is kept, even if it looks unlikely', () => {
  const courses = readFileSync(new URL('../../../../sample/courses.html', import.meta.url), 'utf8')
  const said = understand({ '/courses.html': courses }).items.map(({ content }) => content)
  expect(said.join()).toContain('Your place is held for 48 hours and is yours once it is paid.')
})

test('an aside is about the page, not about the text before it', () => {
  const { items } = understand({
    '/head.html': page(
      'Head massage',
      `<h1>Head massage</h1><p>A massage of neck, shoulders and head that takes the pain away.</p>
       <h2>When not to come</h2><p>With a fever or a migraine a massage of the head only makes matters worse.</p>
       <aside><h3>In short</h3><dl><dt>Duration</dt><dd>30 minutes</dd><dt>Price</dt><dd>€ 60</dd></dl></aside>`,
    ),
  })
  expect(items.find(({ content }) => content.includes('€ 60'))?.title).toContain('Head massage')
  expect(items.find(({ title }) => title.includes('When not to come'))?.content ?? '').not.toContain('€ 60')
})

test('an aside in the box of a room is about the room', () => {
  const room = (name: string, price: string): string =>
    `<article><h2>${name}</h2><p>${name} has a view of the harbour, and guests tell us that they sleep well in it.</p><aside><p>${price} a night</p></aside></article>`
  const { items } = understand({
    '/rooms.html': page('Rooms', `<h1>Rooms</h1>${room('Blue room', '£80')}${room('Red room', '£95')}`),
  })
  expect(items.find(({ content }) => content.includes('£95'))?.title).toContain('Red room')
})

test('an address that links to a map is kept, with any name of the street', () => {
  const { items } = understand({
    '/contact.html': page(
      'Contact',
      '<h1>Contact</h1><h3>Our place</h3><p><a href="https://maps.test/?q=1">7 The Ropewalk, Ashcombe, Victoria, 3199</a></p>',
    ),
  })
  expect(items.map(({ content }) => content).join('\n')).toContain('7 The Ropewalk, Ashcombe, Victoria, 3199')
})

test.each([
  ['17 Rue du Port - 67600 AVRAY', '17 Rue du Port - 67600 AVRAY'],
  ['3 bis, avenue de l’Europe', '3 bis, avenue de l’Europe'],
  ['100 Harbour Drive<br>Ottawa ON K2J 2G5', '100 Harbour Drive Ottawa ON K2J 2G5'],
  ['오전 9 : 30 - 오후 6 : 30', '오전 9 : 30 - 오후 6 : 30'],
  ['<b>Captain:</b> Ann Reed<br>Phone: 0113 496 0172', 'Captain: Ann Reed Phone: 0113 496 0172'],
  ['<b>Lundi – Vendredi :</b> 7h30 – 20h30<br><b>Samedi :</b> 8h30', 'Lundi – Vendredi : 7h30 – 20h30\nSamedi : 8h30'],
])('%s is kept unchanged, even if it looks unlikely', (line, said) => {
  const { items } = understand({
    '/contact.html': page(
      'Contact',
      `<h1>Rooms</h1><p>Rooms above the harbour, and a garden behind the house in which guests may have their breakfast when it is warm.</p><ul class="share widget"><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul><div class="share widget"><p>See you</p></div><div class="share widget"><p>${line}</p></div>`,
    ),
  })
  expect(items.map(({ content }) => content).join('\n')).toContain(said)
})

test('a line that is repeated directly below appears once', () => {
  const { items } = understand({
    '/contact.html': page(
      'Contact',
      '<h1>Contact</h1><h2>Harbour</h2><p>12 rooms</p><p>12 rooms</p><h2>Garden</h2><p>12 rooms</p>',
    ),
  })
  expect(
    items
      .map(({ content }) => content)
      .join('\n')
      .match(/12 rooms/gu),
  ).toHaveLength(2)
})

test('a menu of offers with prices is a list, any other menu one line', () => {
  const menu = (...options: string[]) =>
    `<select><option value="">Please select</option>${options.map((each) => `<option>${each}</option>`).join('')}</select>`
  const { items } = understand({
    '/book.html': page(
      'Book',
      `<h1>Book a lesson</h1><p>Tell us which lesson you would like, and we ring you up to find a day.</p><form>${menu('60 minute lesson - £38', '90 minute lesson - £55')}<label>Level:</label>${menu('Beginner rider', 'Advanced rider')}</form>`,
    ),
  })
  const content = items.map((item) => item.content).join('\n')
  expect(content).toContain('- 60 minute lesson - £38\n- 90 minute lesson - £55')
  expect(content).toContain('Level: Beginner rider, Advanced rider')
})

test('a copyright claim on only one page is no knowledge, but a number after it is', () => {
  const foot = (text: string) =>
    `<h1>Cancelling</h1><p>You may cancel until the day before and get all of your money back.</p><p>${text}</p>`
  const { items } = understand({
    '/cancel.html': page('Cancelling', foot('© Copyright 2024. All Rights Reserved')),
    '/rooms.html': page('Rooms', foot('© 2025 Quay Rooms, 01632 960471')),
  })
  const said = items.map(({ content }) => content).join('\n')
  expect(said).not.toContain('Copyright')
  expect(said).toContain('01632 960471')
})

test('a privacy notice keeps the opening and the contacts of each section, other rules are kept whole', () => {
  const [opening, rest] = [
    'We read what you send us, and answer it.',
    'Processing rests upon article six of the regulation, which names it in full.',
  ]
  const rules = (title: string) =>
    page(
      title,
      `<h1>${title}</h1><h2>Forms</h2><p>Last changed in May</p><p>${opening} A sentence beside it makes it long enough.</p><p>${rest} It does.<br>Write to privacy@quay.test</p><h2>Servers</h2><ul><li>${opening} Twice.</li><li>An entry of a list</li></ul>`,
    )
  const contentOf = (title: string) =>
    understand({ '/': page('Home', '<h1>Rooms</h1><p>Rooms above the harbour.</p>'), '/rules.html': rules(title) })
      .items.map(({ content }) => content)
      .join('\n')
  const notice = contentOf('Privacy policy')
  expect(notice).toContain('A sentence beside it makes it long enough.')
  expect(notice).toContain('privacy@quay.test')
  expect(notice).toContain(`- ${opening} Twice.`)
  expect(notice).not.toContain(rest)
  expect(notice).not.toContain('An entry of a list')
  expect(contentOf('Pet policy')).toContain(rest)
})

const LONG =
  'Nobody who comes to stay with us has to know this, however carefully the sentence about it was put together for the page on which it stands.'
const said = (path: string, title: string, main: string): string =>
  understand({ '/': page('Home', '<h1>Rooms</h1><p>Rooms above the harbour.</p>'), [path]: page(title, main) })
    .items.map(({ content }) => content)
    .join('\n')

test.each([
  ['an article', '/blog/herring.html', true],
  ['any other page', '/herring.html', false],
  ['a page whose name begins as articles are called', '/post-season-herring.html', false],
])('%s keeps each section’s opening, lists and figures', (_, path, isBrief) => {
  const content = said(
    path,
    'Herring',
    `<h1>Herring</h1><h2>In spring</h2><p>The boats come in before sunrise. ${LONG}</p><p>Gulls follow them. ${LONG}</p><p>They land 300 boxes a day.</p><ul><li>Smoked herring</li></ul>`,
  )
  for (const kept of ['The boats come in', '300 boxes', 'Smoked herring']) expect(content).toContain(kept)
  expect(content.includes('Gulls follow them')).toBe(!isBrief)
})

test('clauses on liability and law are kept in brief, all others whole', () => {
  const clause = (title: string, text: string) => `<h2>${title}</h2><p>${text}</p>`
  const rule = (opening: string) => `${opening} ${LONG} ${LONG} The end of ${opening}`
  const content = said(
    '/terms.html',
    'Terms of sale',
    `<h1>Terms of sale</h1>${clause('1. Payment', rule('Pay on arrival.'))}${clause('2. Limitation of liability', `${rule('Bring no valuables.')} Write to law@quay.test about it.`)}${clause('3. Late arrival', rule('Ring us up.'))}`,
  )
  for (const kept of ['The end of Pay on arrival.', 'Bring no valuables.', 'law@quay.test', 'The end of Ring us up.'])
    expect(content).toContain(kept)
  expect(content).not.toContain('The end of Bring no valuables.')
})

test('tables of two pages with the same header name their subject', () => {
  const table = (name: string, row: string) =>
    page(
      name,
      `<h1>${name}</h1><p>${name} are welcome.</p><table><tr><th>Kind of membership</th><th>Yearly subscription</th></tr><tr><td>${row}</td><td>£90</td></tr></table>`,
    )
  const { items } = understand({
    '/adults.html': table('Adults', 'With matches'),
    '/juniors.html': table('Juniors', 'Up to eleven years'),
  })
  expect(items.map(({ content }) => content).join('\n')).toContain(
    '| Juniors: Kind of membership | Yearly subscription |',
  )
  expect(items.flatMap(({ facts = [] }) => facts).map(({ subject }) => subject)).toEqual([
    'Adults: With matches',
    'Juniors: Up to eleven years',
  ])
})

import { describe, expect, test } from 'vitest'
import { page, SITE } from '../../../test/support/bicycle-workshop.ts'
import { understand } from '../../../test/support/understood-pages.ts'

describe('what sites of builders and shops do', () => {
  const titles = (main: string): string[] => understand({ '/': page('Shop', main) }).items.map(({ title }) => title)

  test('a page that confirms a message is no knowledge', () => {
    const thanks = page(
      'Thanks',
      '<h1>Thank you</h1><p>Your message has reached us, and we are going to answer it within two days.</p>',
    )
    expect(
      understand({ ...SITE, '/thank-you.html': thanks })
        .items.map(({ content }) => content)
        .join(),
    ).not.toContain('has reached us')
  })

  test('plans below a switch for months and years keep their names', () => {
    const card = (name: string, price: string) =>
      `<div class="card"><h3>${name}</h3><p>For teams</p><p>${price}</p><ul><li>Chat</li></ul></div>`
    const plans = `<section><div><label>Monthly</label><label>Yearly</label></div><div>${card('Cart', '£59')}${card('Truck', '£149')}</div></section>`
    expect(titles(plans)).toEqual(expect.arrayContaining(['Cart', 'Truck']))
  })

  test('an entry that the plans of a page share is added to each, by its name', () => {
    const shared = 'Photos and a report of every walk'
    const card = (name: string, price: string, dogs: string) =>
      `<div class="card"><h3>${name}</h3><p>${price}</p><ul><li>${shared}</li><li>${dogs}</li></ul></div>`
    const { items } = understand({
      '/': page('Paws', `<h2>Plans</h2>${card('Small', '£19', 'One dog')}${card('Pack', '£59', 'Nine dogs')}`),
    })
    expect(items.flatMap(({ content }) => content.split('\n').filter((line) => line.includes(shared)))).toEqual([
      `- Small: ${shared}`,
      `- Pack: ${shared}`,
    ])
  })

  test('a way to travel is no product, at any price', () => {
    const { items } = understand({
      '/visit.html': page('Visit', '<h2>By car</h2><p>The car park is £1.80 an hour.</p><h2>By train</h2><p>Walk.</p>'),
    })
    expect(items.filter(({ type }) => type === 'product')).toEqual([])
  })

  test.each([
    ['nl', '<h2>Openingstijden</h2><p>Ma–vr 9:00–17:00</p><p>Spoed: 0900-1234567 (€ 0,50 per gesprek)</p>'],
    ['ar', '<h2>الأسعار</h2><ul><li>كعكة: 120 ريال</li><li>خبز: 5 دراهم</li></ul>'],
    ['ar', '<h2>غير متضمن</h2><p>النقل من الفندق: 10 يورو</p>'],
  ])('hours, a list of prices and what is not included are no product (%s)', (lang, main) => {
    const { items } = understand({ '/': page('Shop', `<p>Quay Cycles</p>${main}`) }, lang)
    expect(items.filter(({ type }) => type === 'product').map(({ title }) => title)).toEqual([])
  })

  test('a list of names and prices with links as entries keeps the names', () => {
    const entry = (name: string, price: string) =>
      `<li><a class="price-list-item" href="#"><div class="price-list-text"><div class="price-list-header"><span class="price-list-title">${name}</span><span class="price-list-separator"></span><span class="price-list-price">${price}</span></div></div></a></li>`
    const list = `<div><section><h2>Preise</h2><ul class="price-list">${entry('Cleaning', '£95')}${entry('Whitening', 'from £290')}</ul></section></div>`
    const { items } = understand({
      '/': `<head><title>Dentist</title></head><body><header><p>0113 496 0172</p></header>${list}</body>`,
    })
    const prices = items.flatMap(({ facts = [] }) => facts).filter(({ kind }) => kind === 'price')
    expect(prices.map(({ value, subject }) => [value, subject])).toEqual([
      ['£95', expect.stringContaining('Cleaning')],
      ['£290', expect.stringContaining('Whitening')],
    ])
  })

  test('an answer in a list entry that begins with its question is no list', () => {
    const entry = (question: string, answer: string) =>
      `<li><h4><button>${question}</button></h4><div><div>${answer}</div></div></li>`
    const list = `<ul>${entry('Do you take reservations?', '<p>Yes, for groups of up to eight.</p><p>Call us.</p>')}${entry('What do you cook?', '<ul><li>Fish from the bay</li><li>Bread</li></ul>')}</ul>`
    const asked = understand({ '/': page('Shop', list) }).items.filter(({ type }) => type === 'faq')
    expect(asked.map(({ content }) => content)).toEqual([
      'Yes, for groups of up to eight.\nCall us.',
      '- Fish from the bay\n- Bread',
    ])
  })

  test.each([
    'Additional information',
    'Gut zu wissen',
    'Zusätzliche Information',
    'Informations pratiques',
    'Informazioni utili',
  ])('a note beside offers is no offer: %s', (note) => {
    const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`
    const cards =
      card('Upper flat', '£72 a night') +
      card('Lower flat', '£58 a night') +
      card(note, 'Children from three pay £14 a night.')
    const { items } = understand({ '/flats.html': page('Flats', `<h1>Our flats</h1>${cards}`) })
    expect(items.filter(({ type }) => type === 'product').map(({ title }) => title)).toEqual([
      'Upper flat',
      'Lower flat',
    ])
    expect(items.map(({ content }) => content).join()).toContain('Children from three')
  })

  test('a product’s name that is a link stays with its price', () => {
    const product = (name: string, price: string) =>
      `<div class="product"><a href="#">${name}</a><div>${price}</div><div><p>Given with pleasure to whom you like best.</p></div></div>`
    const { items } = understand({
      '/gifts.html': page('Gifts', product('Voucher “Duo”', '£148') + product('Voucher “Solo”', '£78')),
    })
    expect(items.flatMap(({ facts = [] }) => facts).map(({ value, subject }) => [value, subject])).toEqual(
      expect.arrayContaining([
        ['£148', expect.stringContaining('Duo')],
        ['£78', expect.stringContaining('Solo')],
      ]),
    )
  })
})

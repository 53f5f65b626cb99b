import { describe, expect, test } from 'vitest'
import { parseHtml } from '../html/html-tree.ts'
import { parseLenientJson } from './lenient-json.ts'
import { parseJsonLd, readStructured } from './structured-data.ts'

describe('broken JSON-LD is still read', () => {
  test.each([
    [
      'comments',
      '{"rating": "5" // fixed\n, /* more */ "url": "https://a.test/x"}',
      { rating: '5', url: 'https://a.test/x' },
    ],
    ['trailing and missing commas', '{"a": [1, 2,], "b": 3 "c": 4}', { a: [1, 2], b: 3, c: 4 }],
    ['raw line breaks', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
    [
      'bare quotes in a text',
      '{"a": "a <a href="x">link</a>, and "so", on", "b": 1}',
      { a: 'a <a href="x">link</a>, and "so", on', b: 1 },
    ],
    ['curly quotes', '{“name”: “Mug”, “sizes”: [“S”, “L”]}', { name: 'Mug', sizes: ['S', 'L'] }],
    ['single quotes', "{'a': 'b'}", { a: 'b' }],
    ['several objects in a row', '{"a": 1},{"b": 2}', [{ a: 1 }, { b: 2 }]],
    ['an end that is missing', '{"a": {"b": "c"', { a: { b: 'c' } }],
    ['encoded quotes', '{&quot;a&quot;: &quot;b &amp;amp; c&quot;}', { a: 'b &amp; c' }],
    ['a wrong escape', '{"a": "\\d"}', { a: '\\d' }],
  ])('%s', (_name, text, expected) => expect(parseJsonLd(text)).toEqual(expected))

  test('JSON-LD without an object is nothing', () => expect(parseJsonLd('window.x = 1')).toBeUndefined())

  test.each([['"x" '.repeat(200_000)], ['{"a":/*'.repeat(30_000)], ['['.repeat(500_000)], ['{"a":"b'.repeat(100_000)]])(
    'hostile text ends soon (%#)',
    (text) => {
      expect(() => parseLenientJson(`{"a":"${text}`)).not.toThrow()
    },
  )
})

describe('microdata and Open Graph', () => {
  const read = (html: string, meta = {}) => readStructured(parseHtml(html), meta).structured

  test('items, nested and repeated properties', () => {
    const html = `<div itemscope itemtype="https://schema.org/VeterinaryCare"><h1 itemprop="name">North</h1>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">1 Hill Road</span></div>
      <meta itemprop="openingHours" content="Mo-Fr 08:00-19:00"><meta itemprop="openingHours" content="Sa 09:00-13:00">
      <a itemprop="telephone" href="tel:0123">0123 456</a></div>`
    expect(read(html)).toEqual([
      {
        '@type': 'VeterinaryCare',
        name: 'North',
        address: { '@type': 'PostalAddress', streetAddress: '1 Hill Road' },
        openingHours: ['Mo-Fr 08:00-19:00', 'Sa 09:00-13:00'],
        telephone: '0123 456',
      },
    ])
  })

  test('the offer of a page', () => {
    const meta = { 'og:title': 'Mug', 'product:price:amount': '18.00', 'product:price:currency': 'GBP' }
    expect(read('', meta)).toMatchObject([
      { '@type': 'Product', name: 'Mug', offers: { price: '18.00', priceCurrency: 'GBP' } },
    ])
  })
})

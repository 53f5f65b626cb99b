import { expect, test } from 'vitest'
import { completeAddress, displayAddress, displayPath, suggestCompanyName } from './website-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  [' http://example.com/a ', 'http://example.com/a'],
  ['localhost:3000/sample', 'http://localhost:3000/sample'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['ftp://example.com', 'ftp://example.com'],
  ['  ', ''],
])('%s is completed to %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})

test.each([
  ['https://www.north-star.co.uk/about', 'North Star'],
  ['bergmann.de', 'Bergmann'],
  ['shop.acme.com', 'Acme'],
  ['co.uk', 'Co'],
  ['localhost:3000', ''],
  ['192.168.0.10', ''],
  ['http://[::1]:3000', ''],
  ['xn--bcher-kva.example', ''],
  ['not a url', ''],
  ['', ''],
])('%s suggests the company "%s"', (typed, name) => {
  expect(suggestCompanyName(typed)).toBe(name)
})

test('URLs are shown as people write them', () => {
  expect(displayAddress('https://www.example.com/')).toBe('example.com')
  expect(displayPath('https://example.com/')).toBe('example.com')
  expect(displayPath('https://example.com/%C3%BCber-uns')).toBe('/über-uns')
  expect(displayPath('https://example.com/?page=%C3%BCber-uns')).toBe('/?page=über-uns')
  expect(displayPath('https://example.com/%E0%A4%A')).toBe('/%E0%A4%A')
})

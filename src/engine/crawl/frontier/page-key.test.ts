import { expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

it.each([
  'http://shop.test/a',
  'https://www.shop.test/a/',
  'https://SHOP.test/a#prices',
  'https://shop.test//a/index.html',
  'https://shop.test/a/index.php?utm_source=x&fbclid=y',
  'https://shop.test/a;jsessionid=1F2E?PHPSESSID=3',
  'https://shop.test/%61?',
])('%s is one page', (url) => {
  expect(pageKey(new URL(url))).toBe('shop.test/a')
})

it('distinguishes pages by their content', () => {
  const keys = ['/a', '/A', '/b', '/a?x=1', '/a?x=2', '/a?x', '/index/a', '/', ':8080/a'].map((rest) =>
    pageKey(new URL(`https://shop.test${rest}`)),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

it('ignores the order and spelling of parameters', () => {
  expect(pageKey(new URL('https://shop.test/?b=2&a=%C3%A4+x'))).toBe(pageKey(new URL('https://shop.test/?a=ä%20x&b=2')))
})

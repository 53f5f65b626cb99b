import { expect, test } from 'vitest'
import { advance, countItems, noProgress } from './research-progress.ts'
import type { PageEvent } from './research-progress.ts'

const page: PageEvent = {
  type: 'page',
  url: 'https://example.com/',
  title: 'Home',
  outcome: 'read',
  pages_read: 1,
  pages_to_read: 4,
  items_found: { faq: 0, product: 2, policy: 0, document: 1 },
}

test('pages are listed newest first, with the latest counts', () => {
  const second: PageEvent = { ...page, url: 'https://example.com/prices', title: 'Prices', pages_read: 2 }
  const progress = [page, second].reduce(advance, noProgress)
  expect(progress).toMatchObject({ pagesRead: 2, pagesToRead: 4, pages: [{ title: 'Prices' }, { title: 'Home' }] })
})

test('items are counted by type, and the last few are kept', () => {
  const titles = ['A', 'B', 'C', 'D']
  let progress = noProgress
  titles.forEach(
    (title, index) => (progress = advance(progress, { type: 'item', item_type: 'product', title, count: index + 1 })),
  )
  progress = advance(progress, { type: 'item', item_type: 'faq', title: 'Why?', count: 5 })
  expect(progress.found.product?.count).toBe(4)
  expect(progress.found.product?.latest.map(({ title }) => title)).toEqual(['D', 'C', 'B'])
  expect(countItems(progress)).toEqual({ faq: 1, product: 4, policy: 0, document: 0 })
})

test('while pages are read, their items are counted; the first that are stored do not lower a count', () => {
  let progress = advance(noProgress, page)
  expect(countItems(progress)).toEqual({ faq: 0, product: 2, policy: 0, document: 1 })
  progress = advance(progress, { type: 'item', item_type: 'product', title: 'A', count: 1 })
  expect(countItems(progress)).toEqual({ faq: 0, product: 2, policy: 0, document: 1 })
})

import { expect, test } from 'vitest'
import type { KnowledgeView } from '#src/contract/app/app-contract.ts'
import { countByType, searchKnowledge } from './knowledge-search.ts'

const item = (id: string, type: KnowledgeView['type'], title: string, content: string): KnowledgeView => ({
  id,
  type,
  title,
  content,
  state: 'live',
})

const ITEMS = [
  item('1', 'faq', 'When are you open?', 'Monday to Friday, 9 to 17'),
  item('2', 'product', 'Crème brûlée', 'Made on FRIDAY only'),
  item('3', 'policy', 'Returns', '14 days'),
]

const found = (query: string, type?: KnowledgeView['type']) => searchKnowledge(ITEMS, query, type).map(({ id }) => id)

test('finds items that hold every word, whatever the case and the accents', () => {
  expect(found('')).toEqual(['1', '2', '3'])
  expect(found('friday')).toEqual(['1', '2'])
  expect(found('  CREME   friday ')).toEqual(['2'])
  expect(found('nothing')).toEqual([])
})

test('keeps to one type', () => {
  expect(found('friday', 'faq')).toEqual(['1'])
  expect(countByType(ITEMS)).toEqual({ faq: 1, product: 1, policy: 1, document: 0 })
})

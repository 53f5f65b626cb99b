import { expect, test } from 'vitest'
import type { KnowledgeRecord } from '#src/contract/api/knowledge-items-contract.ts'
import { groupSimilar } from './similar-items.ts'

const item = (
  id: string,
  content: string,
  fields: Partial<Pick<KnowledgeRecord, 'item_type' | 'state' | 'title'>> = {},
): KnowledgeRecord => ({
  knowledge_item_id: id,
  agent_id: 'agent',
  item_type: 'faq',
  title: 'Parking',
  content,
  origin: 'website',
  author: 'site',
  edited: false,
  state: 'live',
  facts: [],
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...fields,
})
const PARKING = 'Guests park behind the house for free, with room for caravans and bicycles of all kinds.'

const idsOf = (items: KnowledgeRecord[]) =>
  groupSimilar(items).map(({ first, similar }) => [first, ...similar].map(({ knowledge_item_id: id }) => id).join('+'))

test('items that say almost the same are one group, in the place of the first', () => {
  const items = [
    item('a', PARKING),
    item('b', 'We have nine rooms above the harbour.'),
    item('c', `${PARKING} Welcome!`),
  ]
  expect(idsOf(items)).toEqual(['a+c', 'b'])
})

test.each([
  ['another number', item('b', PARKING.replace('free', '5 EUR')), item('a', PARKING.replace('free', '6 EUR'))],
  ['another kind', item('b', PARKING), item('a', PARKING, { item_type: 'policy' })],
  ['a pending decision', item('b', PARKING), item('a', PARKING, { state: 'held' })],
  ['few words', item('b', 'Yes.'), item('a', 'Yes!', { title: 'Parking' })],
])('items with %s are not', (_name, one, other) => expect(idsOf([one, other])).toEqual(['b', 'a']))

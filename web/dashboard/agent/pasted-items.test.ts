import { expect, test } from 'vitest'
import { splitPasted } from './pasted-items.ts'

test('each heading starts an item; a heading without text does not', () => {
  expect(splitPasted('# Parking\nFree behind the barn.\n\n## Dogs\n\n### Allowed\nOn a lead.\n')).toEqual([
    { title: 'Parking', content: 'Free behind the barn.' },
    { title: 'Allowed', content: 'On a lead.' },
  ])
})

test('a text without headings is one item under its first line', () => {
  expect(splitPasted('\nWe open at nine.\r\nOn Sundays at ten.')).toEqual([
    { title: 'We open at nine.', content: 'We open at nine.\nOn Sundays at ten.' },
  ])
  expect(splitPasted(' \n ')).toEqual([])
})

test('a title is not cut within an emoji', () => {
  const [item] = splitPasted(`${'a'.repeat(199)}🚲 and more`)
  expect(item?.title).toBe('a'.repeat(199))
})

import { expect, it } from 'vitest'
import { wordsOf } from './split-words.ts'

it.each([
  ['30 m² and 5km²', ['30', 'm2', 'and', '5', 'km2']],
  ['1.5 m3', ['1.5', 'm3']],
  ['2 rooms, M25', ['2', 'rooms', 'm', '25']],
  ['e-bike', ['ebike', 'bike']],
])('the words of "%s"', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'

test.each([
  ['one 22 three 4', /\d+/g],
  ['a😀b', /(?=)/gu],
  ['none', /\d/g],
  ['x1 y2', /(?<letter>\p{L})(?<digit>\d)/gu],
])('finds in %j what matchAll finds with %s', (text, pattern) => {
  const found = findMatches(text, pattern)
  expect(found.map((match) => [...match, match.index, match.groups])).toEqual(
    Array.from(text.matchAll(pattern), (match) => [...match, match.index, match.groups]),
  )
  expect(findMatches(text, pattern)).toEqual(found)
})

import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

/** Returns how many of these keys are computed again after all of them were. */
function countForgotten(limit: number, keys: readonly string[]): number {
  let computed = 0
  const compute = memoize(limit, (key) => {
    computed++
    return key.length
  })
  for (const key of keys) compute(key)
  computed = 0
  for (const key of keys.toReversed()) compute(key)
  return computed
}

const keysOf = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, at) => `${at}`.padStart(length, '-'))

test('a memoized function computes each value once', () => {
  expect(countForgotten(10, keysOf(10, 100))).toBe(0)
})

test('it forgets values beyond its limit, and beyond a million characters', () => {
  expect(countForgotten(10, keysOf(11, 100))).toBe(10)
  expect(countForgotten(20, keysOf(11, 100_000))).toBe(10)
  expect(countForgotten(10, keysOf(1, 1_000_001))).toBe(1)
})

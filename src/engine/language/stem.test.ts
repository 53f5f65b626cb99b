import { expect, it } from 'vitest'
import { stemOf } from './stem.ts'

it.each([
  ['career', 'care'],
  ['showers', 'show'],
  ['server', 'serve'],
  ['Easter', 'east'],
  ['steps', 'step'],
  ['tell', 'tel'],
  ['supper', 'supply'],
  ['wedding', 'wed'],
])('%s is not a form of %s', (word, other) => {
  expect(stemOf(word.toLowerCase())).not.toBe(stemOf(other))
})

it.each([
  ['careers', 'career'],
  ['showers', 'shower'],
  ['weddings', 'wedding'],
  ['repaired', 'repairs'],
  ['courses', 'course'],
  ['buchungen', 'buchung'],
  ['stornierbar', 'stornieren'],
  ['kombinierbare', 'kombinieren'],
])('%s is a form of %s', (word, other) => {
  expect(stemOf(word)).toBe(stemOf(other))
})

import { expect, test } from 'vitest'
import { ANY_DAY_PHRASES, ANY_LANGUAGE, meaningOf } from './value-lexicon.ts'

const entry = (meaning: number, language: string, only = false) => ({ meaning, language, only })
const MILE = [entry(1, 'en', true)]
const ELF = [entry(11, 'de', true), entry(11, 'nl', true)]
const DOZEN = [entry(12, 'en'), entry(12, 'nl', true)]
const BILLION = [entry(9, 'en'), entry(12, 'de')]
const ONCE = [entry(1, 'en', true), entry(11, 'es')]

test.each([
  ['unknown', undefined, 'en', undefined],
  ['unknown', [], 'en', undefined],
  ['of one language only', MILE, 'en', 1],
  ['of one language only', MILE, 'it', undefined],
  ['of one language only', MILE, ANY_LANGUAGE, 1],
  ['of two languages only', ELF, 'nl', 11],
  ['of two languages only', ELF, 'en', undefined],
  ['that is clear', DOZEN, 'nl', 12],
  ['that is clear', DOZEN, 'fr', 12],
  ['with two meanings', BILLION, 'en', 9],
  ['with two meanings', BILLION, 'de', 12],
  ['with two meanings', BILLION, 'fr', 9],
  ['with two meanings', BILLION, ANY_LANGUAGE, 9],
  ['with two meanings, one of its language only', ONCE, 'en', 1],
  ['with two meanings, one of its language only', ONCE, 'fr', 11],
])('a word %s: %j in a text in %s means %s', (_, entries, language, meaning) =>
  expect(meaningOf(entries, language)).toBe(meaning),
)

test.each(['monday', 'mondays', 'mon', 'montag', 'lundi'])('%s is a Monday in a line of any language', (name) =>
  expect(meaningOf(ANY_DAY_PHRASES().entries.get(name), ANY_LANGUAGE)).toBe(0),
)

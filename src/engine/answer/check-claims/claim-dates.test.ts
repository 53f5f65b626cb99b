import { expect, test } from 'vitest'
import { weekdaysIn } from './claim-dates.ts'
import { durationsIn } from './claim-durations.ts'

test.each([
  ['Lun – Ven 9:00–18:00', [0, 1, 2, 3, 4]],
  ['الأحد إلى الثلاثاء', [0, 1, 6]],
  ['Qui sommes-nous ?', []],
])('the days of %s', (text, days) => expect(weekdaysIn(text, true)).toEqual(new Set(days)))

test('a length of time is read as it is written in Arabic', () =>
  expect([...durationsIn('يستغرق 10 دقائق')]).toEqual(['10 min']))

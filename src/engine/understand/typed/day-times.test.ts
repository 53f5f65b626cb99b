import { expect, test } from 'vitest'
import { hasDay, hasHours } from '../../values/text-signs.ts'
import { dayTimes } from './fact-conflicts.ts'

test('a week is read in its language', () => {
  const week = Object.fromEntries(dayTimes('Segunda: 9:00-18:00, Terça a Quinta 9:00-19:00, Sabado 10h00-13h00'))
  const long = '09:00-19:00'
  expect(week).toEqual({
    Monday: '09:00-18:00',
    Tuesday: long,
    Wednesday: long,
    Thursday: long,
    Saturday: '10:00-13:00',
  })
})

test.each([
  [
    '9–5 Mon–Wed, 10–2 Sat',
    { Monday: '09:00-17:00', Tuesday: '09:00-17:00', Wednesday: '09:00-17:00', Saturday: '10:00-14:00' },
  ],
  ['10:00-18:00 Sat; Sun 11:00-16:00', { Saturday: '10:00-18:00', Sunday: '11:00-16:00' }],
  ['10:00-18:00 Sat, Sun 11:00-16:00', {}],
])('%s: the times may come before the day', (text, week) => expect(Object.fromEntries(dayTimes(text))).toEqual(week))

test.each([
  ['Thurs.', true],
  ['Sonnabend', true],
  ['Lunes', true],
  ['Thus it is', false],
])('%s names a day: %s', (text, named) => expect(hasDay(text)).toBe(named))

test.each([
  ['ساعات العمل: 8 ص - 10 م', true],
  ['من الأحد إلى الخميس: 8:00 - 17:00', true],
  ['Office hours: call 555-0123', false],
])('%s gives hours: %s', (text, said) => expect(hasHours(text)).toBe(said))

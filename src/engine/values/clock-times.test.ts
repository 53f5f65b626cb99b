import { describe, expect, test } from 'vitest'
import { hasExactTime, hasTime, hasTimeSpan, mayHaveTime, readClockTimes } from './clock-times.ts'

describe('times of day of a line', () => {
  test.each([
    'Office hours: weekdays 8:00 a.m.–5:00 p.m.',
    'Thu., January 08, 2026, 2:00 p.m. - 3:00 p.m. ET',
    'Mo–Fr 8.00–12.10. Sa geschlossen',
    'السبت - الخميس: 9 صباحاً - 9 مساءً',
    '오전 9 : 30 - 오후 6 : 30',
    'from 9am until the 5pm',
    'de 9 h à 17 h 30',
    '9 – 17 Uhr',
  ])('a range: %s', (line) => expect(hasTimeSpan(line)).toBe(true))

  test.each([
    'We open at 9:00. Lunch is served from 12:30',
    'Doors 19:00, concert at about 20:00',
    '9:00, 10:00 and 11:00 each',
    'at 9:00',
  ])('no range: %s', (line) => expect(hasTimeSpan(line)).toBe(/ and /.test(line)))

  test.each([
    'Listing 9-3: Opening a file',
    'Early Education (Ages 3-7)',
    'Yes, on weekdays, from 8 to 32 children.',
    'Drink at least 4 to 8 glasses of water every day.',
    'La excursión dura dos horas y media',
    'El curso dura de 2 a 3 horas',
    'Dauert von 2 bis 3 Stunden',
    'No digits at all',
  ])('none: %s', (line) => expect([hasTime(line), readClockTimes(line)]).toEqual([false, []]))

  test.each(['OPEN 24 HOURS', 'Rund um die Uhr', 'NOON', 'at midnight', 'Sale starts at 9AM', 'Wir öffnen um 15 Uhr'])(
    'a time, or all day: %s',
    (line) => expect(hasTime(line)).toBe(true),
  )

  test('a time keeps its place', () =>
    expect(readClockTimes('Mon 9:00–17:30').map(({ start, end }) => [start, end])).toEqual([
      [4, 8],
      [9, 14],
    ]))
})

test.each([
  ['at 9:30', true],
  ['at 9 AM', true],
  ['at half past nine', false],
  ['at nine', false],
  ['at 9, room 12', false],
])('"%s" names a time in digits that can be nothing else: %s', (text, isExact) =>
  expect(hasExactTime(text)).toBe(isExact),
)

test.each([
  ['17:30', true],
  ['9 a.m.', true],
  ['5 bis 7', true],
  ['٩:٣٠', true],
  ['14h30', true],
  ['Open all day, 24/7', true],
  ['Room 12', false],
  ['Open on Monday', false],
])('"%s" may have a time: %s', (text, may) => expect(mayHaveTime(text)).toBe(may))

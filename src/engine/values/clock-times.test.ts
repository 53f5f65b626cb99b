import { describe, expect, test } from 'vitest'
import { hasTime, hasTimeSpan } from './clock-times.ts'

describe('times of day of a line', () => {
  test.each([
    'Office hours: weekdays 8:00 a.m.–5:00 p.m.',
    'Thu., January 08, 2026, 2:00 p.m. - 3:00 p.m. ET',
    'Mo–Fr 8.00–12.10. Sa geschlossen',
    'السبت - الخميس: 9 صباحاً - 9 مساءً',
    '오전 9 : 30 - 오후 6 : 30',
  ])('a range: %s', (line) => expect(hasTimeSpan(line)).toBe(true))

  test.each([
    'Listing 9-3: Opening a file',
    'Early Education (Ages 3-7)',
    'Yes, on weekdays, from 8 to 32 children.',
    'Drink at least 4 to 8 glasses of water every day.',
  ])('none: %s', (line) => expect(hasTime(line)).toBe(false))
})

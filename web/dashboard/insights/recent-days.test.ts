import { expect, test } from 'vitest'
import { recentDays } from './recent-days.ts'

test('a week ends today and has seven days, over the ends of months and years', () => {
  expect(recentDays(7, new Date(2026, 10, 20))).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(recentDays(30, new Date(2027, 0, 5))).toEqual({ from: '2026-12-07', to: '2027-01-05' })
  expect(recentDays(1, new Date(2026, 1, 28))).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

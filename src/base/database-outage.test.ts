import { expect, test } from 'vitest'
import { isDatabaseOutage } from './database-outage.ts'

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', '57P01', '08006'])('%s is an outage', (code) => {
  expect(isDatabaseOutage(Object.assign(new Error('connect'), { code }))).toBe(true)
})

test('a refused statement is not an outage', () => {
  expect(isDatabaseOutage(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { afterQuiet, nextDigest, nextHour } from './send-times.ts'

const BERLIN = 'Europe/Berlin'
const night = { from: 22, to: 7 }
const iso = (date: Date) => date.toISOString().slice(0, 16)

describe('a notice waits', () => {
  test.each([
    ['2026-11-20T12:00Z', BERLIN, '2026-11-20T12:00'],
    ['2026-11-20T21:30Z', BERLIN, '2026-11-21T06:00'],
    ['2026-11-21T05:59Z', BERLIN, '2026-11-21T06:00'],
    ['2026-11-21T06:00Z', BERLIN, '2026-11-21T06:00'],
    // Clocks go back in this night.
    ['2026-10-24T22:30Z', BERLIN, '2026-10-25T06:00'],
    ['2026-11-20T17:00Z', 'Asia/Kolkata', '2026-11-21T01:30'],
  ])('at %s in %s until %s', (at, zone, expected) => expect(iso(afterQuiet(new Date(at), night, zone))).toBe(expected))

  test('never with quiet hours of no length, or without any', () => {
    const at = new Date('2026-11-20T21:30Z')
    expect(afterQuiet(at, { from: 7, to: 7 }, BERLIN)).toBe(at)
    expect(afterQuiet(at, undefined, BERLIN)).toBe(at)
  })
})

test.each([
  ['2026-11-20T12:00Z', BERLIN, '2026-11-21T07:00'],
  ['2026-11-20T06:59Z', BERLIN, '2026-11-20T07:00'],
  ['2026-11-20T07:00Z', BERLIN, '2026-11-21T07:00'],
  ['2026-11-20T07:30Z', BERLIN, '2026-11-21T07:00'],
  // Clocks go forward in this night.
  ['2026-03-28T12:00Z', BERLIN, '2026-03-29T06:00'],
])('the digest after %s in %s is at %s', (at, zone, expected) =>
  expect(iso(nextDigest(new Date(at), zone))).toBe(expected),
)

test('the next hour begins with minute 0', () =>
  expect(iso(nextHour(new Date('2026-11-20T12:00Z')))).toBe('2026-11-20T13:00'))

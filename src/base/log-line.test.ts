import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { formatLogLine } from './log-line.ts'

const format = (entry: object) => stripVTControlCharacters(formatLogLine(`${JSON.stringify(entry)}\n`))
const TIME = /^\d\d:\d\d:\d\d /

test('a line has its time, level, message and fields, without the request ID', () => {
  const line = format({
    level: 30,
    time: '2026-11-29T02:11:37.543Z',
    requestId: 'a',
    ms: 4,
    route: '/x',
    msg: 'request',
  })
  expect(line).toMatch(TIME)
  expect(line.replace(TIME, '')).toBe('info  request ms=4 route=/x\n')
})

test('an error has its stack below', () => {
  const line = format({
    level: 50,
    time: '2026-11-29T02:11:37.543Z',
    msg: 'failed',
    err: { stack: 'Error: x\n  at y' },
  })
  expect(line.replace(TIME, '')).toBe('error failed\nError: x\n  at y\n')
})

test('lines that are no JSON stay', () => {
  for (const line of ['hello\n', '1\n', '{"a":1}\n']) expect(formatLogLine(line)).toBe(line)
})

import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'
import { parseCsv } from './parse-csv.ts'

test.each<[string, string[][]]>([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n1;2,5',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    '\ufeffa,b\r1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a,b\n"x, ""y""\nz",2',
    [
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ],
  ],
  ['a\n\n"",\n', [['a']]],
  ['', []],
])('%j is read as rows of cells', (text, rows) => expect(parseCsv(text)).toEqual(rows))

test('a quote that does not end is not CSV', () => expect(parseCsv('a,b\n"x,2')).toBeUndefined())

test('what Foyer writes is read as it was', () => {
  const rows = [
    ['Parking', 'Free; behind "the house",\nby the barn'],
    ['Lift', ''],
  ]
  for (const separator of [',', ';'] as const)
    expect(parseCsv(writeCsv(['title', 'content'], rows, separator))).toEqual([['title', 'content'], ...rows])
})

test('a long hostile text takes linear work', () => {
  expect(parseCsv(`a\n${'"'.repeat(1_000_000)}`)).toHaveLength(2)
  expect(parseCsv(','.repeat(1_000_000))).toEqual([])
})

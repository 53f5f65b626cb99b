import { expect, test } from 'vitest'
import { separatorFor, writeCsv } from './csv.ts'

test.each([
  [undefined, ','],
  ['*', ','],
  ['en-GB,en;q=0.9', ','],
  ['es-MX', ','],
  ['zh-Hant-TW', ','],
  ['x-klingon', ','],
  ['de', ';'],
  ['de-AT,en;q=0.8', ';'],
  ['sr-Latn-RS', ';'],
])('spreadsheets in %s expect %s', (languages, separator) => {
  expect(separatorFor(languages)).toBe(separator)
})

test('a value with either separator is quoted in both', () => {
  expect(writeCsv(['a', 'b'], [['1;2', 3]], ',')).toBe('\ufeffa,b\r\n"1;2",3\r\n')
  expect(writeCsv(['a', 'b'], [['1,2', 3]], ';')).toBe('\ufeffa;b\r\n"1,2";3\r\n')
})

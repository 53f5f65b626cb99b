import { describe, expect, test } from 'vitest'
import { isWithin, namesMonth, readDates, readDigitDates, readNamedDates, readSeasons } from './dates.ts'
import { foldInPlace } from './text-spans.ts'

const spansOf = (text: string): string[] =>
  readDates(foldInPlace(text)).dates.map(({ from, until }) => (from === until ? `${from}` : `${from}-${until}`))

describe('dates with the name of a month or a holiday', () => {
  test.each([
    ['25 December', ['1225']],
    ['closed 25 and 26 December', ['1225', '1226']],
    ['24 December to 2 January', ['1224-102']],
    ['24–26 December', ['1224-1226']],
    ['10 January 2027', ['110']],
    ['the 3rd of June', ['603']],
    ['21st, 22nd June', ['621', '622']],
    ['December 24th and 25th', ['1224', '1225']],
    ['June 1st until 15th', ['601-615']],
    ['March the 4th', ['304']],
    ['24. und 25. Dezember', ['1224', '1225']],
    ['vom 1. bis zum 15. August', ['801-815']],
    ['1er mai', ['501']],
    ['du 14 juillet au 15 août', ['714-815']],
    ["l'11 novembre et le 25 décembre", ['1111', '1225']],
    ['del 1 al 15 de agosto', ['801-815']],
    ['il 1° maggio', ['501']],
    ['1º de mayo', ['501']],
    ['van 1 tot 15 augustus', ['801-815']],
    ['de 1 a 5 de março e no Natal', ['301-305', '1225']],
    ['Heiligabend und Silvester', ['1224', '1231']],
    ['New Year’s Eve', ['1231']],
  ])('%s', (text, dates) => expect(spansOf(text)).toEqual(dates))

  test.each([
    '32 December',
    '0 May',
    'Children under 18 may join',
    'Open at 9:30 March to May',
    'It may be 5',
    'March 9:30',
    'May 3 pm',
    'Maya 12',
  ])('none in %s', (text) => expect(spansOf(text)).toEqual([]))

  test('a first date with a second number that is none', () =>
    expect(spansOf('24 December – 99 guests')).toEqual(['1224']))

  test('the rest of the text has none of them', () =>
    expect(readDates('closed 25 december, also 1 january; open on 2 may').rest).toBe('closed  , also  ; open on  '))
})

test('named dates have their places, a month without a day too', () => {
  const text = foldInPlace('Open 1 May to 30 September, closed in November and on Christmas Eve')
  expect(readNamedDates(text).map(({ readings: [one], start, end }) => [one, text.slice(start, end)])).toEqual([
    [{ month: 5, day: 1 }, '1 may to 30 september'],
    [{ month: 9, day: 30 }, '1 may to 30 september'],
    [{ month: 12, day: 24 }, 'christmas eve'],
    [{ month: 11, day: 0 }, 'november'],
  ])
})

describe('dates in digits', () => {
  const read = (text: string): string[] =>
    readDigitDates(text).map(({ readings }) => readings.map(({ month, day }) => `${day}/${month}`).join(' or '))

  test.each([
    ['2026-11-20', ['20/11']],
    ['20.11.2026', ['20/11']],
    ['20.11.26', ['20/11']],
    ['am 24.12. und 1. 1. 2027', ['24/12', '1/1']],
    ['3/4/2026', ['3/4 or 4/3']],
    ['25/12/2026', ['25/12']],
    ['12/25/26', ['25/12']],
    ['25-12-2026', ['25/12']],
    ['31.12.2026–2.1.2027', ['31/12', '2/1']],
  ])('%s', (text, dates) => expect(read(text)).toEqual(dates))

  test.each([
    '2026-13-20',
    '2026-00-10',
    'Order 12026-11-20',
    'Version 1.2.34.5',
    'IP 192.168.1.1',
    '40.12.2026',
    '13/13/2026',
    'Room 1/2/3/4',
    '5 – 10.30. only',
    'House 12/14',
  ])('none in %s', (text) => expect(read(text)).toEqual([]))

  test('each has its place', () => {
    const text = 'from 2026-11-20, until 24.12.'
    expect(readDigitDates(text).map(({ start, end }) => text.slice(start, end))).toEqual(['2026-11-20', '24.12.'])
  })
})

describe('parts of the year by whole months', () => {
  const read = (text: string): string[] =>
    readSeasons(foldInPlace(text)).seasons.map(({ from, until }) => `${from}-${until}`)

  test.each([
    ['April to October', ['400-1031']],
    ['from April – October', ['400-1031']],
    ['November bis März', ['1100-331']],
    ['July and August', ['700-731', '800-831']],
    ['in July', ['700-731']],
    ['im Juli', ['700-731']],
    ['except July and August', ['832-700']],
    ['except in January', ['132-100']],
    ['sauf juillet et août', ['832-700']],
    ['open all year', []],
    ['julyish to octobers', []],
  ])('%s', (text, seasons) => expect(read(text)).toEqual(seasons))

  test('the rest of the text has none of them', () =>
    expect(readSeasons('april to october: daily 9-5').rest).toBe(' : daily 9-5'))

  test.each([
    ['daily in april', true],
    ['daily in apr', false],
    ['aprils', false],
  ])('%s names a month in full: %s', (text, names) => expect(namesMonth(text)).toBe(names))
})

test.each([
  [401, true],
  [331, false],
  [1031, true],
  [1101, false],
  [1224, true],
  [105, true],
  [107, false],
])('the day %i is in April to October or Christmas Eve to Epiphany: %s', (day, isIn) =>
  expect(
    isWithin(
      [
        { from: 401, until: 1031 },
        { from: 1224, until: 106 },
      ],
      { month: Math.floor(day / 100), date: day % 100 },
    ),
  ).toBe(isIn),
)

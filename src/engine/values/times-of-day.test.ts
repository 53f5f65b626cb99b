import { describe, expect, test } from 'vitest'
import { impliedDays } from './days-of-week.ts'
import { readValues } from './read-values.ts'

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
/** The times of a text, both readings of an hour that may be of the morning or the evening. */
const read = (text: string, language = 'en'): string[] =>
  readValues(text, language).flatMap((value) => (value.kind === 'time' ? value.minutes.map(clock).join('/') : []))

describe('times of day', () => {
  test.each([
    ['17:30', 'en', ['17:30']],
    ['9:00', 'en', ['9:00/21:00']],
    ['09:00', 'en', ['9:00']],
    ['0:15', 'en', ['0:15']],
    ['24:00', 'en', ['0:00']],
    ['9:00 and 17:30', 'en', ['9:00', '17:30']],
    ['Doors 9:00; last entry 17:30', 'en', ['9:00', '17:30']],
    ['Doors 9:00; last entry 13:00', 'en', ['9:00', '13:00']],
    ['Doors 9:00; last entry 12:30', 'en', ['9:00/21:00', '12:30/0:30']],
    ['Doors 9:00; last entry 24:00', 'en', ['9:00/21:00', '0:00']],
    ['Doors at half past nine; last entry 17:30', 'en', ['9:30/21:30', '17:30']],
    ['Doors at 9; last entry 17:30', 'en', ['9:00/21:00', '17:30']],
    ['9h30', 'fr', ['9:30']],
    ['until 24', 'en', ['0:00']],
    ['8.30 Uhr 15', 'de', ['8:30/20:30']],
    ['9:00 to 12:00', 'en', ['9:00/21:00', '12:00/0:00']],
    ['8.30 Uhr', 'de', ['8:30/20:30']],
    ['13.30 Uhr', 'de', ['13:30']],
    ['7 Uhr 30', 'de', ['7:30/19:30']],
    ['14h30', 'fr', ['14:30']],
    ['14 h 30', 'fr', ['14:30']],
    ['9 : 30', 'en', ['9:30/21:30']],
    ['5 pm', 'en', ['17:00']],
    ['5 p.m.', 'en', ['17:00']],
    ['12pm', 'en', ['12:00']],
    ['12 am', 'en', ['0:00']],
    ['12:30 am', 'en', ['0:30']],
    ["5 o'clock", 'en', ['5:00/17:00']],
    ['at 5', 'en', ['5:00/17:00']],
    ['until 18', 'en', ['18:00']],
    ['3 in the afternoon', 'en', ['15:00']],
    ['10 in the morning', 'en', ['10:00']],
    ['noon', 'en', ['12:00']],
    ['midnight', 'en', ['0:00']],
    ['17h', 'fr', ['17:00']],
    ['17 uur', 'nl', ['17:00']],
    ['morgens um 8', 'de', ['8:00']],
    ['abends um 8', 'de', ['20:00']],
    ['in the evening at 8', 'en', ['20:00']],
    ['I am at 5', 'en', ['5:00/17:00']],
    ['5 Uhr nachmittags', 'de', ['17:00']],
    ['um sieben', 'de', ['7:00/19:00']],
    ['8 in the evening and 9 at night', 'en', ['20:00', '21:00']],
  ])('%s (%s)', (text, language, times) => expect(read(text, language)).toEqual(times))

  test.each([
    ['half past seven in the evening', 'en', ['19:30']],
    ['quarter to nine', 'en', ['8:45/20:45']],
    ['We open at ten to nine every day', 'en', ['8:50/20:50']],
    ['ten past ten', 'en', ['10:10/22:10']],
    ['half-past seven', 'en', ['7:30/19:30']],
    ['viertel nach 13', 'de', ['13:15']],
    ['half six', 'en', ['6:30/18:30']],
    ['half past one', 'en', ['1:30/13:30']],
    ['quarter to one', 'en', ['0:45/12:45']],
    ['halb sechs abends', 'de', ['17:30']],
    ['viertel vor acht', 'de', ['7:45/19:45']],
    ['dreiviertel acht', 'de', ['7:45/19:45']],
    ['viertel acht', 'de', ['7:15/19:15']],
    ['fünf nach halb', 'de', []],
    ['half zes', 'nl', ['5:30/17:30']],
    ['kwart over acht uur', 'nl', ['8:15/20:15']],
    ['trois heures et quart', 'fr', ['3:15/15:15']],
    ['une heure et demie', 'fr', ['1:30/13:30']],
    ['le tre meno un quarto', 'it', ['2:45/14:45']],
    ['a las ocho menos cuarto', 'es', ['7:45/19:45']],
  ])('spoken: %s (%s)', (text, language, times) => expect(read(text, language)).toEqual(times))

  test.each([
    ['6 to 8 pm', ['18:00', '20:00']],
    ['10 to 2 pm', ['10:00', '14:00']],
    ['8 to 12 pm', ['8:00', '12:00']],
    ['1 to 8 pm', ['1:00/13:00', '20:00']],
    ['7 to 9 pm', ['7:00/19:00', '21:00']],
    ['9am - 5', ['9:00', '5:00/17:00']],
    ['9 – 17:30', ['9:00', '17:30']],
    ['between 9 and 5pm', ['9:00', '17:00']],
    ['On 24 December 9 to 5', ['9:00/21:00', '5:00/17:00']],
    ['Open on Monday 9 to 5', ['9:00/21:00', '5:00/17:00']],
    ['Open on Monday from 9 through to 17', ['9:00', '17:00']],
  ])('both ends of a range: %s', (text, times) => expect(read(text)).toEqual(times))

  test.each([
    '25:00',
    '12:60',
    '3:5',
    'a ratio of 3: 30',
    '9  :  30',
    '123:45',
    'half past thirty',
    '25.30 Uhr',
    'Version 8.30',
    'at 007',
    'at 2.5',
    'at 3 Pier Road',
    'at 25',
    'at 120',
    'at €5',
    'at $5',
    'at 5%',
    'at 5°',
    'Drink 4 to 8 glasses',
    'from 8 to 32 children',
    'ten to fifteen minutes',
    'five to ten percent',
    'five to ten euros',
    'groups of ten to twelve people',
    '£10 to 15',
    'The 5 of us',
    'après-midi',
    'Bus 12',
    'The score was 9 to 5',
    'I am at 5 Pier Road',
    'I am 5 years old',
  ])('none in %s', (text) => expect(read(text)).toEqual([]))

  test('a number that may be something else has that reading too', () =>
    expect(
      ['at 5', '2 h', '8:30 h', '17:30', '5 pm'].map((text) => readValues(text, 'en').map(({ or }) => or?.kind)),
    ).toEqual([['count'], ['duration'], [undefined], [undefined], [undefined]]))

  test('no word behind belongs to it', () =>
    expect(readValues('17:30 12 guests', 'en').map(({ kind }) => kind)).toEqual(['time', 'count']))

  test('each has its place', () => {
    const text = 'from half past nine in the morning until 5 pm'
    expect(readValues(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
      'half past nine in the morning',
      '5 pm',
    ])
  })
})

describe('days of the week', () => {
  const daysOf = (text: string, language = 'en'): string[] =>
    readValues(text, language).flatMap((value) =>
      value.kind === 'days' ? `${value.isEveryDay ? 'every ' : ''}${value.days.join('')}` : [],
    )

  test.each([
    ['Mon–Fri 9–17', 'en', ['01234']],
    ['Mon. - Fri.', 'en', ['01234']],
    ['Friday to Monday', 'en', ['4560']],
    ['Mondays and Wednesdays', 'en', ['0', '2']],
    ['Mon & Wed', 'en', ['0', '2']],
    ['Tue or Thu', 'en', ['1', '3']],
    ['daily', 'en', ['every 0123456']],
    ['weekdays and weekends', 'en', ['01234', '56']],
    ['Fri 9am', 'en', ['4']],
    ['Sat: closed', 'en', ['5']],
    ['Sat. 9:30', 'en', ['5']],
    ['Sat, 9:30', 'en', ['5']],
    ['Di, Do 9–12', 'de', ['1', '3']],
    ['Mo bis Do', 'de', ['0123']],
    ['du lundi au vendredi', 'fr', ['01234']],
    ['sabato e domenica', 'it', ['5', '6']],
  ])('%s (%s)', (text, language, days) => expect(daysOf(text, language)).toEqual(days))

  test.each(['The cat sat on it.', 'We sat, and ate.', '12 working days', 'Mon ami'])('none in %s', (text) =>
    expect(daysOf(text)).toEqual([]),
  )

  test('each has its place', () => {
    const text = 'Open Mon–Fri and on Sundays'
    expect(readValues(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual(['Mon–Fri', 'Sundays'])
  })

  test.each([
    ['Monday to Friday 9–5, Sunday 10–4', [0, 1, 2, 3, 4]],
    ['sat–mon 9–5', [5, 6, 0]],
    ['Sunday 10–4', []],
  ])('%s includes days without naming them: %j', (line, days) => expect(impliedDays(line)).toEqual(days))
})

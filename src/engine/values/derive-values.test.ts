import { describe, expect, test } from 'vitest'
import { countsNothing, follows, isSaid, readingsOf } from './derive-values.ts'
import { readValues } from './read-values.ts'

interface Told {
  told?: string
  beside?: string
  named?: string
  isGiven?: boolean
}

/** Reports whether the first value of a claim follows from the values of other texts. */
function derives(claim: string, { told = '', beside = '', named = '', isGiven = false }: Told): boolean {
  const [value] = readValues(claim, 'en')
  if (value === undefined) throw new Error(`No value in ${claim}`)
  return follows(value, {
    told: readValues(told, 'en'),
    beside: readValues(beside, 'en'),
    named: readValues(named, 'en'),
    isGiven,
  })
}

const THIRTEEN = Array.from({ length: 13 }, (_, at) => `£${50 + 3 * at}`).join(', ')

describe('what follows', () => {
  test.each<[string, Told]>([
    ['£72', { told: '£24 a night, three nights' }],
    ['£72', { named: '£24 a night', beside: 'three nights' }],
    ['about £70', { named: '£24 a night', beside: 'three nights' }],
    ['£48', { told: 'one way £24' }],
    ['£12', { told: '£24 for both' }],
    ['£8', { told: '£24 for three people' }],
    ['£8 a day', { named: '£24 for three people', beside: 'three people' }],
    ['£80', { told: '£100, 20% off' }],
    ['£120', { told: '£100, plus 20 % VAT' }],
    ['£20', { told: 'a deposit of 20% of £100' }],
    ['£20', { told: '£100', named: 'a deposit of 20 %' }],
    ['£60', { told: '£25 a night, three nights, 20% off' }],
    ['£36', { told: 'tent £24, dog £12' }],
    ['£12', { told: '£36 in all, £24 paid' }],
    ['£96', { told: '£24 a night, three nights', beside: '£24' }],
    ['£82', { told: '£24 a night for three nights, cleaning £10' }],
    ['£45', { told: '£10, £15, £20' }],
    ['£34', { told: '£10', named: '£24' }],
    ['5 people', { told: '3 adults and 2 children' }],
    ['6 of you', { told: '3 adults' }],
    ['12 guests', { told: '£120 in all, £10 each' }],
    ['12 guests', { told: '£120 in all', named: '£10 each' }],
    ['80 %', { told: '20 % now' }],
    ['80 %', { named: '20 % now' }],
    ['3 hours', { told: 'from 9:00 until 12:00' }],
    ['3 hours', { beside: 'from 9:00 until 12:00' }],
    ['90 minutes', { told: 'three lessons of 30 minutes' }],
    ['5 nights', { told: '20 December to 25 December' }],
    ['4 nights', { told: '30 December to 3 January' }],
    ['60 nights', { told: '1 January to 1 March' }],
    ['59 nights', { told: '1 January to 1 March' }],
    ['two nights', { told: 'two days' }],
    ['5 days', { told: '20 December, 25 December' }],
    ['2 January', { told: '30 December, three days' }],
    ['10 December', { told: '14 days before 24 December' }],
    ['30 kg', { told: 'three sacks of 10 kg' }],
    ['10 May', { told: '7 nights from 3 May' }],
    ['£80', { told: '20% off', named: '£100' }],
    ['£120', { told: 'plus 20% VAT', named: '£100' }],
    ['£20', { told: 'a deposit of 20%', named: '£100' }],
    ['£12000', { told: '£12, 1000 people' }],
  ])('"%s" from %j', (claim, told) => expect(derives(claim, told)).toBe(true))

  test.each<[string, Told]>([
    ['£73', { told: '£24 a night, three nights' }],
    ['£24', { told: '£24' }],
    ['£72', { named: '£24 a night', beside: 'three nights', isGiven: true }],
    ['£48', { named: 'one way £24' }],
    ['£8', { told: '£24' }],
    ['£8', { named: '£24 for three people', beside: 'three people' }],
    ['£60', { told: '£10, £15, £20' }],
    ['£34', { named: '£10, £24' }],
    [`£60`, { told: '£7', named: THIRTEEN }],
    ['£24000', { told: '£12, 2000 people' }],
    ['9 of you', { told: '3 adults, 3 tents' }],
    ['12 guests', { told: '£130 in all, £10 each' }],
    ['2 km', { told: '£20 in all, £10 each' }],
    ['70 %', { told: '20 % now' }],
    ['80 %', { told: '20 guests' }],
    ['80 %', { named: '20 % now', isGiven: true }],
    ['2 hours', { told: 'from 9:00 until 12:00' }],
    ['6 nights', { told: '20 December to 25 December' }],
    ['28 nights', { told: '1 February to 28 February' }],
    ['two nights', { told: 'two hours' }],
    ['11 December', { told: '14 days before 24 December' }],
    ['24 December', { told: '24 December, an hour' }],
    ['6pm', { told: '5pm, an hour' }],
    ['info@wrenfield.example', { told: 'www.wrenfield.example' }],
    ['30 kg', { told: 'three sacks of 10 m' }],
    ['£12', { told: '£120 in all, £10 each' }],
    ['2 km', { told: '4 km' }],
    ['2 km', { told: '6 km, three people' }],
    ['two months', { told: '24 December, 24 December' }],
    ['180 nights', { told: '9:00, 12:00' }],
    ['10 December', { told: '24 December, 20160 m' }],
    ['3 June', { told: '3 May, one month' }],
    ['24 December', { told: 'in December, 24 days' }],
  ])('not "%s" from %j', (claim, told) => expect(derives(claim, told)).toBe(false))
})

test.each([
  ['an hour', true],
  ['the two of you', true],
  ['three boxes: small, medium and large', true],
  ['three boxes. More: ask us', false],
  ['three boxes', false],
  ['£2', false],
  ['1.500 boxes', false],
  ['Note: three boxes', false],
])('"%s" has a number that cannot be wrong: %s', (text, cannot) => {
  const [value] = readValues(text, 'en')
  expect(value && countsNothing(value, text)).toBe(cannot)
})

test('a value does not follow from itself', () => {
  const [value] = readValues('50 %')
  const nothing = { beside: [], named: [], isGiven: false }
  expect(value && follows(value, { ...nothing, told: [value] })).toBe(false)
  expect(value && follows(value, { ...nothing, told: readValues('50 %') })).toBe(true)
})

test('a value is said where one that agrees is', () => {
  const [value] = readValues('£24')
  expect(value && [isSaid(value, readValues('24 pounds', 'en')), isSaid(value, readValues('£25'))]).toEqual([
    true,
    false,
  ])
})

test('a value has all its readings', () =>
  expect(readValues('dos horas y media', 'es').map((value) => readingsOf(value).map(({ kind }) => kind))).toEqual([
    ['time', 'duration'],
  ]))

test('a value with one reading has that', () =>
  expect(readValues('£24').map((value) => readingsOf(value).map(({ kind }) => kind))).toEqual([['price']]))

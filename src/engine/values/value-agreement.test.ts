import { expect, test } from 'vitest'
import { readValues } from './read-values.ts'
import { agrees, isAmount } from './value-agreement.ts'
import type { Rounding } from './value-types.ts'

/** Reports whether a value of one text agrees with one of another. */
const agree = (claim: string, known: string): boolean =>
  readValues(claim, 'en').some((one) => readValues(known, 'en').some((other) => agrees(one, other)))

test.each([
  ['It costs £24.', '24 pounds'],
  ['24.50 €', '24,50 EUR'],
  ['$30', 'A$30'],
  ['103,-', '€103'],
  ['€103', '103,-'],
  ['about £90', '£100'],
  ['25 %', 'a quarter, 25 percent'],
  ['at least 23', 'for 23 years'],
  ['24 of it', '£24'],
  ['12 guests', '12 places'],
  ['200 of them', '200 g'],
  ['14 days', 'two weeks'],
  ['four weeks', 'a month'],
  ['30 days', '1 month'],
  ['2 years', '24 months'],
  ['5 km', '5000 m'],
  ['more than 1,500 m', '1 mile'],
  ['5pm', '17:00'],
  ['at 5', '17:00'],
  ['around 5pm', '17:20'],
  ['24 December', '2026-12-24'],
  ['in December', '24 December'],
  ['3/4/2026', '4 March'],
  ['info@wrenfield.example', 'INFO@wrenfield.example'],
  ['020 7946 0018', '(020) 79460018'],
])('"%s" agrees with "%s"', (claim, known) => expect(agree(claim, known)).toBe(true))

test.each([
  ['£24', '€24'],
  ['£24', '£25'],
  ['£24', '24 guests'],
  ['25 %', '24 %'],
  ['25 %', '25 guests'],
  ['12 guests', '12 %'],
  ['12 guests', '12:00'],
  ['two weeks', '14 nights'],
  ['2 hours', '2 km'],
  ['5 km', '5 kg'],
  ['five weeks', 'a month'],
  ['5pm', '17:15'],
  ['around 5pm', '17:30'],
  ['24 December', 'in December'],
  ['24 December', '24 November'],
  ['25 December', '24 December'],
  ['Monday', 'Monday'],
  ['info@wrenfield.example', 'anna@wrenfield.example'],
  ['info@wrenfield.example', 'wrenfield.example'],
])('"%s" does not agree with "%s"', (claim, known) => expect(agree(claim, known)).toBe(false))

test.each<[number, number, Rounding | undefined, boolean]>([
  [12.5, 12.5, undefined, true],
  [12.502, 12.5, undefined, true],
  [12.51, 12.5, undefined, false],
  [88, 100, 'about', true],
  [112, 100, 'about', true],
  [87, 100, 'about', false],
  [113, 100, 'about', false],
  [100, 100, 'over', true],
  [80, 100, 'over', true],
  [79, 100, 'over', false],
  [101, 100, 'over', false],
  [120, 100, 'under', true],
  [121, 100, 'under', false],
  [99, 100, 'under', false],
  [1, 0, 'about', false],
])('%d is %d, rounded %s: %s', (amount, known, rounded, is) => expect(isAmount(amount, known, rounded)).toBe(is))

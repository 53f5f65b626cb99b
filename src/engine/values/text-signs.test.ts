import { expect, test } from 'vitest'
import {
  countWords,
  foldKey,
  hasContact,
  hasDay,
  hasEmail,
  hasHours,
  hasPhone,
  hasTimes,
  isDays,
  lineKey,
} from './text-signs.ts'

test.each([
  ['Open on Mondays', true, false],
  ['Monday', true, true],
  ['Mo.', true, true],
  ['Mon – Fri', true, true],
  ['Mondays, Tuesdays and Fridays', true, true],
  ['Montag bis Freitag', true, true],
  ['lundi/mardi + jeudi', true, true],
  ['täglich', true, true],
  ['to', false, false],
  ['Monumental views', false, false],
])('%s has a day: %s, nothing else: %s', (text, has, only) => expect([hasDay(text), isDays(text)]).toEqual([has, only]))

test.each([
  ['Monday 9:00–17:00', true],
  ['Open on Monday', true],
  ['Opening hours: 9:00–17:00', true],
  ['24/7 on every day', true],
  ['9:00–17:00', false],
  ['Open to all', false],
  ['See you on Monday', false],
  ['Montag geschlossen', true],
])('%s has hours: %s', (text, has) => expect(hasHours(text)).toBe(has))

test.each([
  ['9:00–17:00', true],
  ['at 9:00', false],
])('%s has two times: %s', (text, has) => expect(hasTimes(text)).toBe(has))

test.each([
  ['info@wrenfield.example', [true, false, true]],
  ['Tel. 020 7946 0018', [false, true, true]],
  ['12 High Street, Leeds LS1 4AP', [false, false, true]],
  ['Photo 15551234567', [false, false, false]],
])('%s has an email address, a phone number, any contact: %j', (text, has) =>
  expect([hasEmail(text), hasPhone(text), hasContact(text)]).toEqual(has),
)

test.each([
  [' •  Free\u00a0Parking ', 'free parking'],
  ['- One\tTwo\n three', 'one two three'],
  ['* Star', 'star'],
  ['-5 degrees', '-5 degrees'],
  ['well - known', 'well - known'],
])('the key of the line %j is "%s"', (line, key) => expect(lineKey(line)).toBe(key))

test.each([
  ['The “Old Mill” – Café & Bar!', 'the old mill café bar'],
  ['A+ Cleaning @ £5', 'a+ cleaning @ £5'],
  ['one  two', 'one two'],
])('the words of "%s" are "%s"', (text, key) => expect(foldKey(text)).toBe(key))

test('words are counted by spaces of all kinds', () => expect(countWords('  One two\n three\tfour ')).toBe(4))

import { expect, test } from 'vitest'
import { phoneKey, readPhones } from './phones.ts'

const sure = (text: string): string[] => readPhones(text).flatMap(({ value, isSure }) => (isSure ? [value] : []))

test.each([
  ['Call 020 7946 0018 or +44 (0)7700 900123', ['020 7946 0018', '+44 (0)7700 900123']],
  ['Tel. 01234 567890 / 567891', ['01234 567890']],
  ['Τηλέφωνο: 22850 12345', ['22850 12345']],
  ['เบอร์โทรศัพท์: 53 123 4567', ['53 123 4567']],
  ['电话：8765 4321', ['8765 4321']],
  ['هاتف: ٠٦ ٥٥٥ ٠١٢٣', ['06 555 0123']],
  ['01.23.45.67.89', ['01.23.45.67.89']],
  ['VAT number 123 456 789', []],
  ['24.12.2026', []],
  ['1.500.000 visitors', []],
])('%s', (text, phones) => expect(sure(text)).toEqual(phones))

test('a phone number has the same key with and without its country code', () =>
  expect(phoneKey('+44 20 7946 0018')).toBe(phoneKey('(020) 7946 0018')))

test('digits without a label are read, but are not sure', () =>
  expect(readPhones('Order 12345678901').map(({ isSure }) => isSure)).toEqual([false]))

import { describe, expect, test } from 'vitest'
import { namesPhone, phoneKey, readPhones, textBeside } from './phones.ts'

const sure = (text: string): string[] => readPhones(text).flatMap(({ value, isSure }) => (isSure ? [value] : []))
const all = (text: string): string[] => readPhones(text).map(({ value }) => value)

describe('phone numbers as they are written', () => {
  test.each([
    ['Call 020 7946 0018 or +44 (0)7700 900123', ['020 7946 0018', '+44 (0)7700 900123']],
    ['Tel. 01234 567890 / 567891', ['01234 567890']],
    ['Tel. 01234 567890 / 01234 567891', ['01234 567890', '01234 567891']],
    ['01234 567890 – 01234 567891', ['01234 567890', '01234 567891']],
    ['01234 567890 • 01234 567891', ['01234 567890', '01234 567891']],
    ['(02) 9555 0142 (03) 9555 0143', ['(02) 9555 0142', '(03) 9555 0143']],
    ['Τηλέφωνο: 22850 12345', ['22850 12345']],
    ['เบอร์โทรศัพท์: 53 123 4567', ['53 123 4567']],
    ['电话：8765 4321', ['8765 4321']],
    ['هاتف: ٠٦ ٥٥٥ ٠١٢٣', ['06 555 0123']],
    ['01.23.45.67.89', ['01.23.45.67.89']],
    ['030/1234567, 0171-2345678', ['030/1234567', '0171-2345678']],
    ['0049 30 123456-0', ['0049 30 123456-0']],
    ['(+34) 912 345 678', ['(+34) 912 345 678']],
    ['(020) 7946 0018', ['(020) 7946 0018']],
    ['(555) 123-4567', ['(555) 123-4567']],
    ['555-123-4567', ['555-123-4567']],
    ['555.123.4567', ['555.123.4567']],
    ['1-800-555-0199', ['1-800-555-0199']],
    ['1 (800) 555-0199', ['1 (800) 555-0199']],
    ['(11) 91234-5678 em São Paulo', ['(11) 91234-5678']],
    ['(21)3456-7890', ['(21)3456-7890']],
    ['347 123 4567 oppure 347/1234567', ['347 123 4567', '347/1234567']],
    ['912 34 56 78', ['912 34 56 78']],
    ['912 345 678 para reservas', ['912 345 678']],
    ['WhatsApp 15551234567', ['15551234567']],
    ['Mobile number: 7700900123', ['7700900123']],
    ['☎ 2345678', ['2345678']],
    ['+123456789012345', ['+123456789012345']],
    ['Tel. 0171 – 234 5678', ['0171 – 234 5678']],
    ['Tel. 3456.789.1234.56', ['3456.789.1234.56']],
    ['Tel. 1234.567.890', ['1234.567.890']],
    ['phone 0 171 2345678', ['0 171 2345678']],
    ['UK: 00 44 20 7946 0018, code AB+44 20 7946 0018', ['00 44 20 7946 0018']],
    ['CALL 020 7946 0018, A020 7946 0018', ['020 7946 0018', '020 7946 0018']],
    ['11:020 7946 0018', []],
    ['Call: 020 7946 0018', ['020 7946 0018']],
    ['(02345) 67890 (office)', ['(02345) 67890']],
    ['(020 7946 0018', ['020 7946 0018']],
    ['Company number 123; phone 020 7946 0018', ['020 7946 0018']],
    ['Ring us on 020 7946 0018.', ['020 7946 0018']],
    ['(Tel. 020 7946 0018)', ['020 7946 0018']],
    ['Tel. 020 7946 0018 (office)', ['020 7946 0018']],
  ])('%s', (text, phones) => expect(sure(text)).toEqual(phones))

  test.each([
    'VAT number 123 456 789',
    'WhatsApp since 2019 2020 2021',
    'Call logs of 1998 1234567',
    'call 192.168.100.101',
    'Tel. 21.22.23.24',
    'Tel. 21/22/2324 10',
    '555 12 3',
    'reg 123 456 7',
    'Section 12345 67890',
    'Company registration 012 3456 789',
    'Order number: 020 7946 0018',
    'Bestellnummer 0171 2345678',
    'Ref. no 555 123 4567',
    '24.12.2026',
    '24.12.2026 – 31.12.2026',
    '01.10.26-05.10.26',
    '1.500.000 visitors',
    '10.500.000 visitors',
    'IP 192.168.100.101',
    '9.30 - 12.30, 13.30 - 17.00',
    '10:00-12:30',
    '2024-11-20 10:00',
    '2019 – 2026',
    '2019/2026',
    '1998 2004 2012',
    'about 12 000 000 €',
    '€ 12 000 000',
    '20 000 000%',
    'between 1 000 000 – 250',
    'code AB1234567',
    '1234567890123456789',
    '123 456',
    'Photo 15551234567',
    '123 4567',
    'Section 4.1234.5678',
  ])('none that is sure in %s', (text) => expect(sure(text)).toEqual([]))
})

test('digits without a label are read, but are not sure', () => {
  expect(readPhones('Order 12345678901').map(({ isSure }) => isSure)).toEqual([false])
  expect(all('Photo 15551234567, or 123 4567')).toEqual(['15551234567'])
})

test('digits that are too few, too many or something else are not read', () =>
  expect(
    [
      '12 345',
      '+1 23 45',
      '+1 234 567 890 123 4567',
      '24.12.2026 10',
      '01.10.26 – 05.10.26',
      '10.30 – 12.30',
      '10.30-12.30',
      '09:00 - 12:00 13',
      '2024-11-20 10:00',
      '10.500.000',
      '1.500.000.000',
      '250.500.000',
      '2019 – 2026',
      '2019-2026',
      '2019 / 2026',
      '12 000 000–250',
      '12 000 000 €',
    ].flatMap(all),
  ).toEqual([]))

test('a number has its place and the text before it', () => {
  const text = `${'We are open all year round. '.repeat(3)}Tel. 020 7946 0018 / 020 7946 0019`
  const phones = readPhones(text)
  expect(phones.map(({ start, end }) => text.slice(start, end))).toEqual(['020 7946 0018', '020 7946 0019'])
  expect(phones[0]?.before).toBe(text.slice(text.indexOf('Tel.') - 35, text.indexOf('020')))
})

test('a phone number has the same key with and without its country code', () => {
  expect(phoneKey('+44 20 7946 0018')).toBe('79460018')
  expect(phoneKey('(020) 7946 0018')).toBe('79460018')
})

test.each([
  ['Call us', true],
  ['Τηλέφωνο', true],
  ['Handy', true],
  ['Address', false],
])('%s is about phones: %s', (text, names) => expect(namesPhone(text)).toBe(names))

test.each([
  ['Tel. 020 7946 0018, fax ', ', fax '],
  ['first 12\nthen 34 or ', ' or '],
  ['Phone: ', 'Phone: '],
])('what is between a number and the one before: %j', (before, beside) => expect(textBeside(before)).toBe(beside))

import { describe, expect, test } from 'vitest'
import { POSTCODE, addressIn, hasAddress, isContact, isWholeAddress } from './postal-addresses.ts'

describe('what has an address', () => {
  test.each([
    'Ottawa, Ontario K1A 0B6',
    'London SW1A 1AA',
    'Leeds LS1 4AP',
    'M1 1AE',
    '10115 Berlin',
    'Hauptstraße 5, 10115 Berlin',
    'Stephansplatz 3 · 1010 Wien',
    'A-1010 Wien',
    'Stephansplatz 1 1010 Wien',
    'Springfield, CA 94103',
    'Gran Vía, 28013, Madrid',
    'Marine Drive, Mumbai 400001',
    'Av. Paulista, 01310-100',
    'Damrak 1 1012 AB Amsterdam',
    '1012AB Amsterdam',
    '12 High Street',
    '12a, Old Mill Lane',
    '221 Baker St',
    '1600 Pennsylvania Avenue',
    '350 5th Ave',
    '45 St Mary’s Road',
    '7 The Ropewalk, Ashcombe, Victoria, 3199',
    'Calle Mayor, 12',
    'Calle de las Flores nº 12',
    'Via Roma 15B',
    'Rue du Bac 12',
    '12 bis, rue de la Paix',
    '8 Rue Victor',
    '3, Avenue de l’Opéra',
    'Travesía del Sol 4',
    'in der Nähe der rue Lepic',
    'siamo in via Garibaldi, 3',
    'Nos vemos en la calle Mayor',
    'شارع الملك فهد',
  ])('%s', (text) => expect(hasAddress(text)).toBe(true))

  test.each([
    'Since 1998 Anna runs the mill',
    'Est. 1998 Anna Smith',
    'seit 1998 Familie Huber',
    'In 2024 Berlin was cold',
    'Founded, 1998, Anna',
    'Call 12345 now',
    'Room 12 has a view',
    'About 12345 visitors',
    '12 Drive-through lanes',
    'Order 1234567-890',
    'K1A 0B',
    'SW1A 1A',
    'Serves 12 People',
    'rue de rien',
    'We go via email',
    'No digits here',
    '99 percent of St. Petersburg',
  ])('none in %s', (text) => expect(hasAddress(text)).toBe(false))
})

describe('the address that a line gives', () => {
  test.each([
    ['Address: 12 High Street, Ashcombe, LS1 4AP', '12 High Street, Ashcombe, LS1 4AP'],
    ['Our address 12 High Street, Leeds LS1 4AP.', '12 High Street, Leeds LS1 4AP'],
    ['Adresse : 12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['Hauptstraße 5, 10115 Berlin · Tel. 030 1234567', 'Hauptstraße 5, 10115 Berlin'],
    ['Hauptstraße 5, 10115 Berlin, Tel.: 030 1234567', 'Hauptstraße 5, 10115 Berlin'],
    ['Hauptstraße 5, 10115 Berlin Telefon: auf Anfrage', 'Hauptstraße 5, 10115 Berlin'],
    ['12 High Street, Leeds LS1 4AP info@wrenfield.example', '12 High Street, Leeds LS1 4AP'],
    ['12 High Street, Leeds LS1 4AP. Parking is behind the house.', '12 High Street, Leeds LS1 4AP'],
    ['© 2026 Wrenfield | 12 High Street, Leeds LS1 4AP', '12 High Street, Leeds LS1 4AP'],
    ['© 2026 Wrenfield · 12 High Street · Leeds LS1 4AP · All rights reserved', '12 High Street · Leeds LS1 4AP'],
    ['– 12 High Street, Leeds LS1 4AP', '12 High Street, Leeds LS1 4AP'],
    ['Die Mühle Familie Huber Mühlweg 5 83471 Berchtesgaden', 'Mühlweg 5 83471 Berchtesgaden'],
    ['Address: The Old Harbour, Ashcombe', 'The Old Harbour, Ashcombe'],
    ['Address: The Old Harbour, Ashcombe.', 'The Old Harbour, Ashcombe'],
    [
      'Adults £12, Children £6, Mill Farm and Country Park, 12 High Street, Ashcombe, Leeds LS1 4AP',
      'Mill Farm and Country Park, 12 High Street, Ashcombe, Leeds LS1 4AP',
    ],
    [
      'The mill has ground corn for the whole valley since the days of the first Smiths, and it still does so on each Sunday. It is at 12 High Street, Leeds LS1 4AP. Come by.',
      '',
    ],
    ['Come and see us at 12 High Street, Leeds LS1 4AP', ''],
    ['We are at 12 High Street, Leeds LS1 4AP', ''],
    ['The mill is near 12 High Street, Leeds LS1 4AP', ''],
    ['Google Ireland Limited, Barrow Street 4, Dublin 4, D04 E5W5', ''],
    ['Facebook Plugins: Meta Platforms Inc, 1 Hacker Way, Menlo Park, CA 94025', ''],
    ['Address: ask us, please', ''],
    ['Address: anna@wrenfield.example, or by phone', ''],
    ['Mill: The Old Harbour, Ashcombe', ''],
    ['Open daily', ''],
  ])('%s', (line, address) => expect(addressIn(line)).toBe(address))
})

test.each([
  ['12 High Street, Leeds LS1 4AP', true],
  ['12 High Street, Leeds', true],
  ['Mill Farm Ashcombe Road Leeds LS1 4AP', true],
  ['rue Lepic 12, Paris', true],
  ['c/ Mayor 12, Madrid', true],
  ['10115 Berlin', false],
  ['Leeds LS1 4AP', false],
  ['12 High Street', false],
  ['high street 12, 10115 Berlin', false],
  ['You find it at 12 High Street, Leeds', false],
  ['Mill Farm', false],
])('%s is a whole address: %s', (value, isWhole) => expect(isWholeAddress(value)).toBe(isWhole))

test.each([
  ['LS1 4AP', 'LS1 4AP'],
  ['Ottawa K1A 0B6', 'K1A 0B6'],
  ['75002 Paris', '75002'],
  ['1010 Wien', '1010'],
  ['1012 AB Amsterdam', '1012 AB'],
  ['01310-100', '01310-100'],
  ['Mumbai 400001', '400001'],
  ['1998 to today', undefined],
  ['Room 123', undefined],
])('the postcode of %s: %s', (text, code) => expect(POSTCODE.exec(text)?.[0]).toBe(code))

test.each([
  ['info@wrenfield.example', true],
  ['Tel. 020 7946 0018', true],
  ['12 High Street', false],
])('%s is a contact: %s', (text, is) => expect(isContact(text)).toBe(is))

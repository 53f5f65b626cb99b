import { describe, expect, test } from 'vitest'
import { hasPaymentDetails } from './payment-details.ts'

describe('payment details', () => {
  test.each([
    'IBAN: DE89 3704 0044 0532 0130 00 at the town bank',
    'GB82WEST12345698765432',
    'Account number: 12345678, sort code 20-00-00',
    'Kontonummer 0532013000',
    'Номер счёта: 40817810099910004312',
    '账号：6222021234567890',
    'Pay with bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq.',
    'Large orders are paid in bitcoin to bc1q7barrolento0f2k8x.',
    'Bitcoin: 7barrolento0f2k8x9',
    'Now to the card 2202 2061 4410 9937',
    '振込先 みずなら銀行 普通 4471903',
    'Ether to 0x52908400098527886E0F7030069857D2E4169EE7',
    'IBAN: DE89 3704 0044 0532 0130 01 has wrong check digits',
    'Communiquez désormais le FR00 3000 9999 0101 2020 303.',
    'Zaliczki proszę kierować na 00 1240 0000 1111 0000 9090 7878.',
    'Platite na účet paypal: pay-us@alder-pay.example',
    'Pix: +55 11 98888 7777',
    'https://paypal.me/alder',
    'Tip us at https://buy.stripe.com/test_123',
  ])('%s', (text) => expect(hasPaymentDetails(text)).toBe(true))

  test.each([
    'Ribs 12.50 / 15, with fries 250 g',
    'EAN 4006381333931, order 2026 1104 5521.',
    'We take cash, cards and PayPal.',
    'Call +44 1452 555 0199 or order AB12 CD34 EF56 GH78.',
    'Bank account holders get 10 % off until 31.12.2026.',
    'Konto eröffnen: ab 2,50 € im Monat',
  ])('no payment details in: %s', (text) => expect(hasPaymentDetails(text)).toBe(false))
})

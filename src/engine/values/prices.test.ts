import { describe, expect, test } from 'vitest'
import {
  amountsIn,
  currencyOf,
  hasPrice,
  isPriceOnRequest,
  isUntoldPrice,
  priceAmounts,
  readDigitPrices,
  readWrittenPrices,
  saysUntold,
  withoutPrices,
} from './prices.ts'

describe('prices as they are written', () => {
  test.each([
    ['Adults £12.50, children £6', ['£12.50', '£6']],
    ['Plat du jour 12€50, café 2 €', ['12€50', '2 €']],
    ['Rates from $1,950 to $2,400.', ['$1,950', '$2,400']],
    ['35–49 € pro Person', ['35–49 €']],
    ['€10-15 or €20 – €25', ['€10-15', '€20 – €25']],
    ['10 bis 15 Euro', ['10 bis 15 Euro']],
    ['de 80 a 120 euros', ['80 a 120 euros']],
    ['CHF 35.– pro Nacht, Fr. 1’250.50', ['CHF 35.–', 'Fr. 1’250.50']],
    ['Erwachsene 103,- Kinder 55,--', ['103,-', '55,--']],
    ['Postkarten 50p, Poster P350', ['50p', 'P350']],
    ['1.950.000 ₫ mỗi đêm', ['1.950.000 ₫']],
    ['1 950,50 € TTC', ['1 950,50 €']],
    ['٢٥٠ درهم', ['٢٥٠ درهم']],
    ['US$ 45, R$ 12 and Rs. 500', ['US$ 45', 'R$ 12', 'Rs. 500']],
    ['$5k a year, $45 USD', ['$5k', '$45 USD']],
    ['R450 or R1,200 in Cape Town', ['R450', 'R1,200']],
    ['25 Fr. pro Stück', ['25 Fr.']],
    ['3000円から5000円', ['3000円', '5000円']],
    ['4 zł, 120 Kč, 15 lei', ['4 zł', '120 Kč', '15 lei']],
  ])('%s', (text, prices) => expect(readWrittenPrices(text).map((price) => price.text)).toEqual(prices))

  test.each([
    'It needs PHP 8.2 or later.',
    'Version 2.5 has 30 pages, 12 of them new.',
    'Open 12.30-14.00, room R 12',
    '1.- Escriba su nombre',
    'Size 12px, 720p video',
    'Chapter P12 of 300',
    'Exit at Q 25, Springfield',
  ])('none in %s', (text) => expect(readWrittenPrices(text)).toEqual([]))

  test('a price has its place, and a text can go on without it', () => {
    const text = 'Tickets: £12, on the day £15.'
    expect(readWrittenPrices(text).map(({ start, end }) => text.slice(start, end))).toEqual(['£12', '£15'])
    expect(withoutPrices(text)).toBe('Tickets:  , on the day  .')
    expect([hasPrice(text), hasPrice('Tickets at the door')]).toEqual([true, false])
  })
})

test.each([
  ['£12', 'GBP'],
  ['12 €', 'EUR'],
  ['¥500', 'JPY'],
  ['₱850', 'PHP'],
  ['₹999', 'INR'],
  ['₺150', 'TRY'],
  ['500 ₽', 'RUB'],
  ['₩15,000', 'KRW'],
  ['฿120', 'THB'],
  ['150.000 ₫', 'VND'],
  ['₪90', 'ILS'],
  ['₴200', 'UAH'],
  ['₦5,000', 'NGN'],
  ['₡5000', 'CRC'],
  ['₲50.000', 'PYG'],
  ['₵40', 'GHS'],
  ['$5', 'USD'],
  ['A$5', 'AUD'],
  ['R$ 45', 'BRL'],
  ['NT$ 300', 'TWD'],
  ['RD$ 300', 'DOP'],
  ['AU$5', 'AUD'],
  ['$45 CAD', 'CAD'],
  ['S/ 25', 'PEN'],
  ['Rs. 500', 'INR'],
  ['Rp 150.000', 'IDR'],
  ['SFr. 25', 'CHF'],
  ['R450', 'ZAR'],
  ['12 zł', 'PLN'],
  ['12,50 Euro', 'EUR'],
  ['200 ر.س', 'SAR'],
  ['3000円', 'JPY'],
  ['P350', 'PHP'],
  ['50p', 'GBP'],
  ['25 kr', ''],
  ['103,-', ''],
])('the currency of %s is %s', (price, code) => expect(currencyOf(price)).toBe(code))

test.each([
  ['£1,950 + 12€50', [1950, 12.5]],
  ['CHF 35.–', [35]],
  ['103,-', [103]],
  ['50p', [0.5]],
  ['35–49 €', [35, 49]],
  ['1 950,50 €', [1950.5]],
  ["CHF 1'250.50", [1250.5]],
  ['٢٥٠٫٥', [250.5]],
])('the amounts of %s', (price, amounts) => expect(amountsIn(price)).toEqual(amounts))

test('a text has the amounts of its prices only', () =>
  expect(priceAmounts('2 adults and 3 children: £12.50 each, 5 tickets for £50')).toEqual([12.5, 50]))

test('prices as values: each end of a range, all that digits may mean, dollars of all countries as one', () => {
  const text = 'A$30–45, then 1.500 €'
  const values = readDigitPrices(text)
  expect(values.map(({ amounts, currency }) => [amounts, currency])).toEqual([
    [[30], 'USD'],
    [[45], 'USD'],
    [[1500, 1.5], 'EUR'],
  ])
  expect(values.map(({ start, end }) => text.slice(start, end))).toEqual(['A$30', '45', '1.500 €'])
  expect(values.map(({ kind, per }) => [kind, per])).toEqual(Array.from({ length: 3 }, () => ['price', '']))
})

describe('prices without a sum', () => {
  test.each([
    ['Price on request', true, true],
    ['Prices: on request', false, false],
    ['Preis auf Anfrage', true, true],
    ['Sur devis', true, true],
    ['POA', true, true],
    ['on request, for groups of ten or more', true, true],
    ['Contact us', true, true],
    ["Let's talk.", true, true],
    ['Free', false, true],
    ['Free of charge!', false, true],
    ['Kostenlos für Kinder', false, true],
    ['Gratuit pour les moins de 12 ans', false, true],
    ['Free parking', false, false],
    ['We never charge', false, false],
    [`Free – ${'for every child of the village '.repeat(3)}`, false, false],
  ])('%s: on request %s, untold %s', (text, isOnRequest, isUntold) =>
    expect([isPriceOnRequest(text), isUntoldPrice(text)]).toEqual([isOnRequest, isUntold]),
  )

  test.each([
    ['Delivery is free of charge in town.', true],
    ['Larger orders: ask for a quote', true],
    ['Freedom of choice', true],
    ['Carefree holidays', false],
    ['£12 each', false],
  ])('%s says so somewhere: %s', (text, says) => expect(saysUntold(text)).toBe(says))
})

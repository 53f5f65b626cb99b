import { expect, test } from 'vitest'
import { readValues } from './read-values.ts'
import type { Value } from './value-types.ts'

/** A value in short: its kind and what it says. */
function shortOf(value: Value): string {
  if ('contact' in value) return `${value.kind} ${value.contact}`
  if (value.kind === 'time')
    return `time ${value.minutes.map((all) => `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`).join('/')}`
  if (value.kind === 'date') return `date ${value.readings.map(({ month, day }) => `${month}-${day}`).join('/')}`
  if (value.kind === 'days') return `days ${value.days.join('')}`
  const unit =
    value.kind === 'price'
      ? ` ${value.currency}${value.per && `/${value.per}`}`
      : 'unit' in value
        ? ` ${value.unit}`
        : ''
  return `${value.kind} ${value.amounts.join('/')}${unit}`
}

const read = (text: string, language = ''): string[] => readValues(text, language).map(shortOf)

test.each([
  ['The box costs 24.50 EUR a week.', 'en', ['price 24.5 EUR/week']],
  ['From £1,350 or €10–15', 'en', ['price 1350/1.35 GBP', 'price 10 EUR', 'price 15 EUR']],
  ['a child under 14 £31', 'en', ['count 14', 'price 31 GBP']],
  ['CHF 25.– pro Nacht, 103,- extra', 'de', ['price 25 CHF/night', 'price 103 ']],
  ['It needs PHP 8.2+ and costs PHP 850', 'en', ['count 8.2', 'price 850 PHP']],
  ['zwölf Euro fünfzig', 'de', ['price 12.5 EUR']],
  ['quatre-vingt-dix euros la nuit', 'fr', ['price 90 EUR/night']],
  ['veinticinco euros por persona', 'es', ['price 25 EUR']],
  ['ventiquattro euro a notte', 'it', ['price 24 EUR/night']],
  ['vijfentwintig euro per uur', 'nl', ['price 25 EUR/hour']],
  ['R$ 45 por dia', 'pt', ['price 45 BRL/day']],
  ['خمسون درهما', 'ar', ['price 50 AED']],
  ['It is £10 to 15 per day.', 'en', ['price 10 GBP', 'price 15 GBP/day']],
  ['ten to fifteen euros a minute', 'en', ['price 10 EUR', 'price 15 EUR/minute']],
  ['fifty pence a week', 'en', ['price 0.5 /week']],
  ['a euro an hour', 'en', ['price 1 EUR/hour']],
  ['£5/h, £90/month, £900 / year', 'en', ['price 5 GBP/hour', 'price 90 GBP/month', 'price 900 GBP/year']],
  ['£24 per person per night', 'en', ['price 24 GBP/night']],
  ['12 € 50', 'fr', ['price 12.5 EUR']],
  ['12 € 10, 12 € 5', 'fr', ['price 12.1 EUR', 'price 12 EUR', 'count 5']],
  ['zwölf Euro zehn', 'de', ['price 12.1 EUR']],
  ['12 € 100', 'fr', ['price 12 EUR', 'count 100']],
  ['12 Euro für 50', 'de', ['price 12 EUR', 'count 50']],
  ['zwölf Euro fünfzig Leute', 'de', ['price 12 EUR', 'count 50']],
  ['103,- 50', 'de', ['price 103 ', 'count 50']],
  ['£5 a mile', 'en', ['price 5 GBP', 'measure 1609 m']],
])('prices of %s', (text, language, values) => expect(read(text, language)).toEqual(values))

test.each([
  ['from 9 to 5pm', 'en', ['time 9:00', 'time 17:00']],
  ['until half past five', 'en', ['time 5:30/17:30']],
  ['noon to midnight', 'en', ['time 12:00', 'time 0:00']],
  ['Mon–Fri 9–17, Sat 10–14', 'en', ['days 01234', 'time 9:00', 'time 17:00', 'days 5', 'time 10:00', 'time 14:00']],
  ['ab halb sechs', 'de', ['time 5:30/17:30']],
  ['um 8 Uhr abends', 'de', ['time 20:00']],
  ['Di–Fr 9:00–17:30 Uhr', 'de', ['days 1234', 'time 9:00', 'time 17:30']],
  ['de 9h30 à 19h', 'fr', ['time 9:30', 'time 19:00']],
  ['a las siete y media de la tarde', 'es', ['time 19:30']],
  ['alle otto e mezza', 'it', ['time 8:30/20:30']],
  ['van half zes tot 11 uur', 'nl', ['time 5:30/17:30', 'time 11:00/23:00']],
  ['às 8 da noite', 'pt', ['time 20:00']],
])('times and days of %s', (text, language, values) => expect(read(text, language)).toEqual(values))

test.each([
  ['24.12. und 3. Januar', 'de', ['date 12-24', 'date 1-3']],
  ['December 24th and 25th', 'en', ['date 12-24', 'date 12-25']],
  ['le 1er mai', 'fr', ['date 5-1']],
  ['2026-11-20', 'en', ['date 11-20']],
  ['3/4/2026', 'en', ['date 4-3/3-4']],
  ['in March', 'en', ['date 3-0']],
  ['It may be late.', 'en', []],
  ['Children under 18 may join.', 'en', ['count 18']],
  ['Heiligabend', 'de', ['date 12-24']],
  ['pour sept personnes', 'fr', ['count 7']],
  ['le 12 sept 2026', 'fr', ['date 9-12']],
])('dates of %s', (text, language, values) => expect(read(text, language)).toEqual(values))

test.each([
  ['anderthalb Stunden', 'de', ['duration 90 minute']],
  ['dreitägig', 'de', ['duration 4320 minute']],
  ['12 working days', 'en', ['duration 17280 minute']],
  ['nine to ten weeks', 'en', ['duration 90720 minute', 'duration 100800 minute']],
  ['une demi-heure', 'fr', ['duration 30 minute']],
  ["un'ora e mezza", 'it', ['duration 90 minute']],
  ['dos horas y media', 'es', ['time 2:00/14:00']],
  ['drie kwartier', 'nl', ['duration 45 minute']],
  ['a two-acre plot, 5 km away', 'en', ['measure 8094 m2', 'measure 5000 m']],
  ['5kWp', 'de', ['measure 5 kwp']],
  ['25 % und zehn Prozent', 'de', ['percent 25', 'percent 10']],
  ['three hundred and fifty guests, half a dozen', 'en', ['count 350', 'count 6']],
  ['soixante-quinze places', 'fr', ['count 75']],
  ['fünfundzwanzig Plätze', 'de', ['count 25']],
])('amounts of %s', (text, language, values) => expect(read(text, language)).toEqual(values))

test('contacts are read once, and their digits are no numbers', () => {
  expect(read('Call 01632 960 883, mail view@wrenfield.example or see https://www.wrenfield.example/quote.')).toEqual([
    'phone 01632960883',
    'email view@wrenfield.example',
    'link wrenfield.example/quote',
  ])
})

test('a value has its position in the text', () => {
  const text = 'Größe: fünfundzwanzig Plätze, ab 12,50 €.'
  expect(readValues(text, 'de').map(({ start, end }) => text.slice(start, end))).toEqual(['fünfundzwanzig', '12,50 €'])
})

test('an article as the number of a price is told from a number', () =>
  expect(readValues('a euro or one pound, 2 euros', 'en').map(({ isArticle }) => isArticle)).toEqual([
    true,
    true,
    undefined,
  ]))

test('a price in words has its place', () => {
  const text = 'It is twenty euros fifty a night.'
  expect(readValues(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual(['twenty euros fifty'])
})

test('words that round a value are kept with it', () => {
  expect(readValues('ca. 20 Minuten, 30 Euro', 'de').map(({ rounded }) => rounded)).toEqual(['about', undefined])
  expect(readValues('about 10 / 20', 'en').map(({ rounded }) => rounded)).toEqual(['about', undefined])
  expect(readValues('about 20 minutes, over 2,000 trees, less than 8').map(({ rounded }) => rounded)).toEqual([
    'about',
    'over',
    'under',
  ])
})

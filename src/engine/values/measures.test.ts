import { describe, expect, test } from 'vitest'
import { mayNameLength, readLengths, readValues } from './read-values.ts'
import type { Value } from './value-types.ts'

const shortOf = (value: Value): string => {
  const amounts = 'amounts' in value ? value.amounts.join('/') : ''
  const unit = 'unit' in value ? ` ${value.unit}` : value.kind === 'percent' ? ' %' : ''
  return `${value.isArticle ? '~' : ''}${amounts}${unit}`
}
/** Measures, shares and counts in short; `~` stands before a number that is an article or part of a word. */
const read = (text: string, language = 'en'): string[] =>
  readValues(text, language)
    .flatMap((value) => (value.kind === 'time' ? (value.or ?? []) : value))
    .map(shortOf)

describe('a unit as it is shortened or written', () => {
  test.each([
    ['90 seconds', '1.5 minute'],
    ['2h', '120 minute'],
    ['3 Std.', '180 minute'],
    ['90 min', '90 minute'],
    ['45mins', '45 minute'],
    ['two days', '2880 minute'],
    ['two weeks', '20160 minute'],
    ['two nights', '2 night'],
    ['two months', '2 month'],
    ['two years', '24 month'],
    ['5mm', '0.005 m'],
    ['5 mm', '0.005 m'],
    ['3 m', '3 m'],
    ['2 kg', '2 kg'],
    ['2 ml', '0.002 litre'],
    ['100Mbit', '100 mbit'],
    ['70 f', '70 f'],
    ['5 millimetres', '0.005 m'],
    ['20 cm', '0.2 m'],
    ['20 centimetres', '0.2 m'],
    ['3m', '3 m'],
    ['3 metres', '3 m'],
    ['5 km', '5000 m'],
    ['10in', '0.254 m'],
    ['10 inches', '0.254 m'],
    ['6 ft', '1.8288 m'],
    ['6 feet', '1.8288 m'],
    ['3 mi', '4827 m'],
    ['250 g', '0.25 kg'],
    ['250 gr', '0.25 kg'],
    ['250 grams', '0.25 kg'],
    ['2kg', '2 kg'],
    ['5 lb', '2.268 kg'],
    ['5lbs', '2.268 kg'],
    ['2 t', '2000 kg'],
    ['2 tonnes', '2000 kg'],
    ['500ml', '0.5 litre'],
    ['500 millilitres', '0.5 litre'],
    ['33 cl', '0.33 litre'],
    ['2 l', '2 litre'],
    ['2 ltr', '2 litre'],
    ['2 litres', '2 litre'],
    ['20 m2', '20 m2'],
    ['20 m²', '20 m2'],
    ['20 meters 2', '20 m2'],
    ['80 qm', '80 m2'],
    ['80sqm', '80 m2'],
    ['100 sq ft', '9.29 m2'],
    ['3 ha', '30000 m2'],
    ['2 hectares', '20000 m2'],
    ['2 acres', '8094 m2'],
    ['180 °C', '180 c'],
    ['350°F', '350 f'],
    ['20 c', '20 c'],
    ['70f', '70 f'],
    ['5kWp', '5 kwp'],
    ['12V', '12 v'],
  ])('%s', (text, measure) => expect(read(text)).toEqual([measure]))

  test.each([
    ['12 in total', ['12']],
    ['1st, 2nd, 4th, 2er, 1e, 20s, 1o, 3a', ['1', '2', '4', '2', '1', '20', '1', '3']],
    ['10bottles', ['10']],
    ['the 3rd', ['3']],
    ['2x', ['2']],
    ['10k', ['10']],
    ['12 wide', ['12']],
    ['seven m', ['7']],
    ['5 ° west', ['5']],
  ])('none in %s', (text, values) => expect(read(text)).toEqual(values))
})

describe('lengths of time and other measures in sentences', () => {
  test.each([
    ['It takes 6-8 weeks.', 'en', ['60480 minute', '80640 minute']],
    ['ten to fifteen minutes', 'en', ['10 minute', '15 minute']],
    ['three to five full days', 'en', ['4320 minute', '7200 minute']],
    ['two good hours', 'en', ['120 minute']],
    ['a 30-minute walk', 'en', ['30 minute']],
    ['half an hour', 'en', ['30 minute']],
    ['half a day', 'en', ['~720 minute']],
    ['half a dozen eggs', 'en', ['6']],
    ['an hour and a half', 'en', ['90 minute']],
    ['two and a half hours', 'en', ['150 minute']],
    ['2½ hours', 'en', ['150 minute']],
    ['2 ½ hours', 'en', ['150 minute']],
    ['2.5 hours', 'en', ['150 minute']],
    ['an hour', 'en', ['~60 minute']],
    ['within an hour', 'en', ['60 minute']],
    ['a full year', 'en', ['12 month']],
    ['once a year', 'en', ['~12 month']],
    ['your seven-year-old', 'en', ['~84 month']],
    ['a fortnight', 'en', ['20160 minute']],
    ['the annual fee', 'en', ['~12 month']],
    ['1,5 Stunden', 'de', ['90 minute']],
    ['zweieinhalb Stunden', 'de', ['150 minute']],
    ['ein halber Tag', 'de', ['~720 minute']],
    ['eine gute halbe Stunde', 'de', ['30 minute']],
    ['une vingtaine de minutes', 'fr', ['20 minute']],
    ["d'une heure à une heure et demie", 'fr', ['~60 minute', '90 minute']],
    ['una decina di minuti', 'it', ['10 minute']],
    ["mezz'ora", 'it', ['30 minute']],
    ['media hora', 'es', ['30 minute']],
    ['anderhalf uur', 'nl', ['90 minute']],
  ])('%s', (text, language, values) => expect(read(text, language)).toEqual(values))

  test('a number of lessons and their length is also the length of all', () =>
    expect(readValues('10 × 60 minutes', 'en').map((value) => [shortOf(value), value.or && shortOf(value.or)])).toEqual(
      [
        ['10', undefined],
        ['60 minute', '600 minute'],
      ],
    ))

  test('a number that no word follows may have the unit of the one before', () =>
    expect(
      readValues('Stay 2 weeks, pay for 1. Bring 3 friends', 'en').map((value) => [
        shortOf(value),
        value.or && shortOf(value.or),
      ]),
    ).toEqual([
      ['20160 minute', undefined],
      ['1', '10080 minute'],
      ['3', undefined],
    ]))

  test('a number with a word of its own has no unit of another', () =>
    expect(readValues('Stay 2 weeks with 3 friends', 'en').map(({ or }) => or)).toEqual([undefined, undefined]))

  test('a measure keeps its number as it is written', () =>
    expect(readValues('two weeks', 'en')).toEqual([
      { kind: 'duration', amounts: [20_160], unit: 'minute', written: [2], or: undefined, start: 0, end: 9 },
    ]))
})

test.each([
  ['10–15 %', ['10 %', '15 %']],
  ['ten to fifteen percent', ['10 %', '15 %']],
  ['12.5% off', ['12.5 %']],
  ['٢٥٪', ['25 %']],
  ['5 percentages', ['5']],
])('the shares of %s', (text, values) => expect(read(text)).toEqual(values))

test('a share has its place', () =>
  expect(readValues('up to 25 % off', 'en').map(({ start, end }) => [start, end])).toEqual([[6, 10]]))

describe('numbers in words', () => {
  test.each([
    ['three hundred and fifty', 'en', ['350']],
    ['two thousand five hundred', 'en', ['2500']],
    ['twenty-one', 'en', ['21']],
    ['a hundred', 'en', ['100']],
    ['a hundred and one', 'en', ['101']],
    ['two three', 'en', ['2', '3']],
    ['twenty thirty', 'en', ['20', '30']],
    ['fifty fifty', 'en', ['50', '50']],
    ['thirty fifteen', 'en', ['30', '15']],
    ['twenty and a dog', 'en', ['20']],
    ['twenty and an egg', 'en', ['20']],
    ['one thousand and five', 'en', ['1005']],
    ['a thousand five hundred and twenty', 'en', ['1520']],
    ['two thousand and ten', 'en', ['2010']],
    ['seventy-eight', 'en', ['78']],
    ['ten and eight', 'en', ['10', '8']],
    ['ten-two', 'en', ['~10', '2']],
    ['three and twenty-one', 'en', ['3', '21']],
    ['ten and twenty', 'en', ['10', '20']],
    ['four-legged friends', 'en', ['~4']],
    ['dix-huit', 'fr', ['18']],
    ['vingt et un', 'fr', ['21']],
    ['soixante-dix-sept', 'fr', ['77']],
    ['soixante et onze', 'fr', ['71']],
    ['quatre-vingts', 'fr', ['80']],
    ['quatre-vingt-dix-neuf', 'fr', ['99']],
    ['treinta y cinco', 'es', ['35']],
    ['doscientos veinte', 'es', ['220']],
    ['centoventi', 'it', ['120']],
    ['ventuno', 'it', ['21']],
    ['dreihundertfünfzig', 'de', ['350']],
    ['zweitausend', 'de', ['2000']],
    ['einundzwanzig', 'de', ['21']],
    ['hundertfünfundzwanzig', 'de', ['125']],
    ['sechs und sieben', 'de', ['6', '7']],
    ['Zehner', 'de', []],
    ['Zehnerkarte', 'de', ['~10']],
    ['Achtung, siebengescheit', 'de', []],
    ['eenentwintig', 'nl', ['21']],
    ['honderdvijftig', 'nl', ['150']],
  ])('%s', (text, language, values) => expect(read(text, language)).toEqual(values))
})

test.each([
  ['within 14 days', ['14 days: 14 to 20160 minute']],
  ['5 to 7 working days', ['5 to 7 working days: 5 to 10080 minute']],
  ['5–7 days', ['5–7 days: 5 to 10080 minute']],
  ['2 days or 5 weeks', ['2 days or 5 weeks: 2 to 50400 minute']],
  ['1 day, 3 months', ['1 day: 1 to 1440 minute', '3 months: 3 to 3 month']],
  ['2 h', ['2 h: 2 to 120 minute']],
  ['an hour', []],
  ['two days', []],
  ['5 km', []],
  ['Free returns', []],
])('the lengths of time in digits of "%s"', (text, lengths) =>
  expect(
    readLengths(text).map(
      ({ start, end, from, amount, unit }) => `${text.slice(start, end)}: ${from} to ${amount} ${unit}`,
    ),
  ).toEqual(lengths),
)

test.each([
  ['14 days', true],
  ['14-day returns', true],
  ['14 – days', true],
  ['fourteen days', false],
  ['days: 14', false],
])('"%s" may name a length of time: %s', (text, may) => expect(mayNameLength(text)).toBe(may))

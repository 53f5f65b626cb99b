import { describe, expect, test } from 'vitest'
import { isLimit, mayPrice, readPhrases } from './price-phrase.ts'

/** Each price in short: name | value | qualifier | unit. */
const read = (text: string): string[] | undefined =>
  readPhrases(text)?.map(({ name, value, qualifier, unit }) => [name, value, qualifier, unit].join('|'))

describe('prices with what is said of them', () => {
  test.each([
    ['from £9 per month + VAT', ['|£9|from, + VAT|per month']],
    ['Adults £12, children £6', ['Adults|£12||', 'children|£6||']],
    ['Double room: 120 € la nuit', ['Double room|120 €||la nuit']],
    ['Single – £40 · Double – £60', ['Single|£40||', 'Double|£60||']],
    ['Adults £12 or £10 in advance', ['Adults|£12||', '|£10|in advance|']],
    ['Adults £12 online or family £30', ['Adults|£12|online|', 'family|£30||']],
    ['Erwachsene 12 €; Kinder 6 €', ['Erwachsene|12 €||', 'Kinder|6 €||']],
    ['Small / £3 / Large / £5', ['Small|£3||', 'Large|£5||']],
    ['Was £60, now £45', ['|£60|was|', '|£45|now|']],
    ['Was £60 now only £45', ['|£60|was|', '|£45|now only|']],
    ['£60 £45', ['|£60||', '|£45||']],
    ['$250 to $355', ['|$250 to $355||']],
    ['Boots: £4,000+', ['Boots|£4,000+||']],
    ['£4,000+ VAT', ['|£4,000|+ VAT|']],
    ['Karten 1.4% + 20p per transaction', ['Karten|1.4% + 20p||per transaction']],
    ['Delivery + £5', ['Delivery|+£5||']],
    ['Die Fahrt kostet 50 € zzgl. 19 % MwSt.', ['Die Fahrt kostet|50 €|zzgl. 19 % MwSt.|']],
    ['120 € HT par personne', ['|120 €|HT|par personne']],
    ['From only 20€ a day', ['|20€|from only|a day']],
    ['Up to: £90', ['|£90|up to|']],
    ['or £10', ['|£10||']],
    ['– , Adults £12', ['Adults|£12||']],
    ['£4,000+VAT', ['|£4,000|+VAT|']],
    ['+£5', ['|+£5||']],
    ['C+ course from +£5', ['C+ course|+£5|from|']],
    ['£40 Book', ['|£40|Book|']],
    ['£40 each Book Now', ['|£40|Book Now|each']],
    ['£12 for two (with wine)', ['|£12|for two (with wine)|']],
    ['£12 for two (with wine) and tea', ['|£12|for two (with wine) and tea|']],
    ['Gluten-free bread from £3', ['Gluten-free bread|£3|from|']],
    ['Carefree £3 from May', ['Carefree|£3|from May|']],
    ['Free bus £3', ['Free bus|£3||']],
    ['£12 per adult', ['|£12||per adult']],
    ['£1.50 / 2 km', ['|£1.50||2 km']],
    ['£40 a lesson', ['|£40||a lesson']],
    ['€24 per night and person', ['|€24||per night and person']],
    ['€24 per night and user', ['|€24||per night and user']],
    ['$250 TO $355', ['|$250 TO $355||']],
    ['Adults £12 OR £10', ['Adults|£12||', '|£10||']],
    ['£25 excl. lunch', ['|£25|excl. lunch|']],
    ['£12 (with breakfast)', ['|£12|with breakfast|']],
    ['£12 each', ['|£12||each']],
    ['€24 per person and night', ['|€24||per person and night']],
    ['€24 per person per night', ['|€24||per person per night']],
    ['18 €/box of 4', ['|18 €||box of 4']],
    ['€99 / month', ['|€99||month']],
    ['£30 / 2 hours', ['|£30||2 hours']],
    ['£15 per bike or tandem', ['|£15||per bike or tandem']],
    ['£40 per half day', ['|£40||per half day']],
    ['90 € la journée', ['|90 €||la journée']],
    ['€15 l’heure', ['|€15||l’heure']],
    ['£60 all day', ['|£60||all day']],
    ['£40 each Book', ['|£40||each']],
    [
      '£40 per session including boots, and the whole afternoon on the water with one of our guides',
      ['|£40|including boots|per session'],
    ],
    ['£25 incl. lunch, min. 4 people', ['|£25|incl. lunch, min. 4 people|']],
  ])('%s', (text, phrases) => expect(read(text)).toEqual(phrases))

  test('each has its currency', () =>
    expect(readPhrases('Adults £12, enfants 6 €')?.map(({ currency }) => currency)).toEqual(['GBP', 'EUR']))
})

test.each([
  ['Free', ['|Free||']],
  ['Free (with any order).', ['|Free|with any order|']],
  ['Gratis für Kinder unter 6', ['|Gratis|für Kinder unter 6|']],
  ['Price on request, for groups', ['|Price on request|on request, for groups|']],
])('a price without a sum: %s', (text, phrases) => expect(read(text)).toEqual(phrases))

test.each([
  'Open all year',
  'Turnover of £5 million',
  'Save £10 off',
  '10 € Rabatt auf alles',
  'Accepts a 2 € Münze',
  'Free delivery from £30',
  'Ab 50 € versandkostenfrei',
  'Livraison gratuite dès 50 €',
  'Livraisons gratuites dès 50 €',
  'Frais gratuits dès 50 €',
  'Transport gratuit dès 50 €',
  'Livraison offerte dès 50 €',
  'Livraisons offertes dès 50 €',
  '£40, including boots, and the whole afternoon on the water with one of our guides',
  'Adults £12 children £6',
  '£40, for two. Call us today.',
  'It costs £40 which has been the same since we opened the boathouse all those many years ago',
])('a text that says more, or names nothing to pay: %s', (text) => expect(read(text)).toBeUndefined())

test.each([
  ['from', true],
  ['up to:', true],
  ['ab', true],
  ['from Monday', false],
  ['price', false],
])('%s only limits a price: %s', (text, limits) => expect(isLimit(text)).toBe(limits))

test.each([
  ['£5', true],
  ['Free of charge', true],
  ['Open all year', false],
])('%s may be a price: %s', (text, may) => expect(mayPrice(text)).toBe(may))

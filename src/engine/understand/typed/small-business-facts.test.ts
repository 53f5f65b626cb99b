import { expect, test } from 'vitest'
import type { Fact } from '../knowledge/knowledge-types.ts'
import { itemFacts } from './item-facts.ts'

const find = (content: string, kind: Fact['kind'], title = 'Card') =>
  itemFacts({ type: 'product', title, content, sourceUrl: 'https://a.test/p' }, '')
    .filter((fact) => fact.kind === kind)
    .map(({ value, subject, qualifier, unit }) => [value, subject.replace('Card: ', ''), qualifier, unit].join(' | '))

test.each<[string, string[]]>([
  ['Nuitée 70/90 €', []],
  ['Suite 120 € / Nacht inkl. Frühstück', ['120 € | Suite | inkl. Frühstück | Nacht']],
  ['Tour £30 per person (min. 4 people)', ['£30 | Tour | min. 4 people | per person']],
  ['Single box: RD$150', ['RD$150 | Single box |  | ']],
  ['Schnitt: 45.- CHF', ['45.- CHF | Schnitt |  | ']],
  ['Zimmer: 103,- plus €8 breakfast', ['103,- | Zimmer |  | ', '€8 | Zimmer | plus, breakfast | ']],
  ['| Zimmer | Preis |\n| --- | --- |\n| Suite | 134,- für zwei |', ['134,- | Suite | für zwei | ']],
  ['Adults 25.–', ['25.– | Adults |  | ']],
  ['1.- Object: 2 copies', []],
  ['Stunde: CHF 35.–/Std.', ['CHF 35.– | Stunde |  | Std']],
  ['بـ 50 ريال', []],
  ['## Massages\n£50\nBelow the knee\n£60\nWhole leg', []],
  [
    '“The barn swallow in the early morning” by Ann Reed: £450',
    ['£450 | “The barn swallow in the early morning” by Ann Reed |  | '],
  ],
  ['There is no booking fee of £5 here.', []],
  ['There used to be a 50p launch fee.', []],
  ['Hall: £20 for members (of two years).', ['£20 | Hall | for members (of two years) | ']],
  ['## Extras\n⭐ High flight\n€15\nMagnet\n€3', ['€15 | Extras: ⭐ High flight |  | ', '€3 | Extras: Magnet |  | ']],
  ['Cursus: € 150 p/p', ['€ 150 | Cursus |  | p/p']],
  ['Yours for £30', []],
  ['Lessons from just £35 per hour!', ['£35 | Lessons | from just | per hour']],
  ['Erwachsene 8 €, Kinder 4 €', ['8 € | Erwachsene |  | ', '4 € | Kinder |  | ']],
  ['You avoid a £20 booking fee.', []],
  ['A charge of £10 or £20 may be added.', []],
  ['The average cost of a survey is £300.', []],
  ['Lunch £12 Mon–Fri £15 Sat', []],
  ['Zehnerkarte: 90 €, Sie sparen 10 €', ['90 € | Zehnerkarte |  | ']],
  ['Save £20 when you book now', []],
  ['- 1:1 surf lesson $200', ['$200 | 1:1 surf lesson |  | ']],
  ['Sugar free', []],
  ['Zimmer frei', []],
  ['## Tokens\nTokens are available from £25.', ['£25 | Tokens | from | ']],
])('prices of %s', (line, expected) => expect(find(line, 'price')).toEqual(expected))

test.each<[string, string, string[]]>([
  ['How you begin', 'Be able to pay a fee of £34.00', []],
  [
    'How much does it cost? (Garden bowls)',
    '$10 per person, depending on your needs.',
    ['$10 | How much does it cost? (Garden bowls) | depending on your needs | per person'],
  ],
  [
    'Bistro: Lamb curry',
    'Lamb curry £15\nLamb saag £16',
    ['£15 | Bistro: Lamb curry |  | ', '£16 | Bistro: Lamb saag |  | '],
  ],
])('prices below the title %s', (title, line, expected) => expect(find(line, 'price', title)).toEqual(expected))

test.each<[string, string[]]>([
  ['We have delivered bread for 15 years', []],
  ['Our guarantee: founded 20 years ago', []],
  ['Seit 20 Jahren mit Garantie für Qualität', []],
  ['Delivery is not possible within 3 days of Christmas', []],
  ['2 Jahre Garantie auf alle Geräte', ['2 Jahre | warranty |  | ']],
])('policies of %s', (line, expected) => expect(find(line, 'policy')).toEqual(expected))

test.each<[string, string[]]>([
  ['Vom 24.12. bis 6.1. geschlossen', ['Vom 24.12. bis 6.1. geschlossen | Card | 24.12. | ']],
  ['I am on 24.04, which only has Qt 6.4.2.', []],
  ['Mo–Fr 8.00–12.10. Sa geschlossen', ['Mo–Fr 8.00–12.10. Sa geschlossen | Card |  | ']],
  ['السبت - الخميس: 9 صباحاً - 9 مساءً', ['السبت - الخميس: 9 صباحاً - 9 مساءً | Card |  | ']],
  ['يومياً من 10 صباحاً حتى 11 مساءً', ['يومياً من 10 صباحاً حتى 11 مساءً | Card |  | ']],
  ['Craft fair, Sunday 1 May – Monday 2 May, 10am–4pm', []],
  [
    'El taller está abierto al público de martes a sábado de 10 a 18 horas, salvo en agosto y en las fiestas del barrio.',
    [
      'El taller está abierto al público de martes a sábado de 10 a 18 horas, salvo en agosto y en las fiestas del barrio. | Card |  | ',
    ],
  ],
  ['El paseo dura de 2 a 3 horas los martes.', []],
  ['Check in 3pm, check out 10am', ['Check in 3pm, check out 10am | Card |  | ']],
  [
    'Check-in starts at 1 p.m. and checkout is at 11 a.m. Early arrival is fine if you ask.',
    ['Check-in starts at 1 p.m. and checkout is at 11 a.m. | Card |  | '],
  ],
  ['Open from 9 a.m. Monday to Friday', ['Open from 9 a.m. Monday to Friday | Card |  | ']],
  ['Check-in from 12noon, check-out by 10am', ['Check-in from 12noon, check-out by 10am | Card |  | ']],
  ['Available daily.', []],
  ['We moved here from May to October.', []],
  ['## Start times\nHalf day start at 10am & 1pm', ['Half day start at 10am & 1pm | Start times |  | ']],
])('hours of %s', (line, expected) => expect(find(line, 'hours')).toEqual(expected))

test.each<[string, string[]]>([
  ['Our address is 12 Mill Lane, Haven, TQ9 5XX.', ['12 Mill Lane, Haven, TQ9 5XX | Card |  | ']],
])('addresses of %s', (lines, expected) => expect(find(lines, 'address')).toEqual(expected))

test.each<[string, string[]]>([
  ['Alice 329 4728383', ['329 4728383 | Card | Alice | ']],
  ['Olga: 0113 496 0172', ['0113 496 0172 | Olga | Olga | ']],
  ['Ruf uns an: 0113 496 0172', ['0113 496 0172 | Card |  | ']],
  ['Llámanos al 612 34 56 78', ['612 34 56 78 | Card |  | ']],
])('phone numbers of %s', (line, expected) => expect(find(line, 'phone')).toEqual(expected))

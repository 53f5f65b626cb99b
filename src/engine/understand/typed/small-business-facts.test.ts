import { expect, test } from 'vitest'
import type { Fact } from '../knowledge-types.ts'
import { itemFacts } from './item-facts.ts'

const find = (content: string, kind: Fact['kind'], title = 'Card') =>
  itemFacts({ type: 'product', title, content, sourceUrl: 'https://a.test/p' }, '')
    .filter((fact) => fact.kind === kind)
    .map(({ value, subject, qualifier, unit }) => [value, subject.replace('Card: ', ''), qualifier, unit].join(' | '))

test.each<[string, string[]]>([
  ['Bier 0,3 l 3,20 € / 0,5 l 4,80 €', ['3,20 € | Bier | 0,3 l | ', '4,80 € | Bier | 0,5 l | ']],
  ['Pizza (26 cm) 8,50 € / (32 cm) 11,00 €', ['8,50 € | Pizza | 26 cm | ', '11,00 € | Pizza | 32 cm | ']],
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
  ['## Levels\nOak | $900 per year', ['$900 | Levels: Oak |  | per year']],
  [
    '## Brow lift\n(Lining included)\n$500\nSecond visit\n$90\nThird visit\n$70',
    [
      '$500 | Brow lift | Lining included | ',
      '$90 | Brow lift: Second visit |  | ',
      '$70 | Brow lift: Third visit |  | ',
    ],
  ],
  ['## Massages\n£50\nBelow the knee\n£60\nWhole leg', []],
  [
    '“The barn swallow in the early morning” by Ann Reed: £450',
    ['£450 | “The barn swallow in the early morning” by Ann Reed |  | '],
  ],
  ['## Fondue\nFor two\n£20\nFor four\n£38', ['£20 | Fondue: For two |  | ', '£38 | Fondue: For four |  | ']],
  ['Guests pay a $12 casual fee per visit.', ['$12 | casual fee |  | per visit']],
  ['A refundable deposit of £40 is due with the key.', ['£40 | refundable deposit |  | ']],
  ['There is a charge of £15 for late returns.', ['£15 | charge | for late returns | ']],
  ['Bei Übergabe wird eine Kaution von 80 € hinterlegt.', ['80 € | Kaution |  | ']],
  ['Se pide una fianza de 60 € a la llegada.', ['60 € | fianza |  | ']],
  ['Pulizie: quota una tantum di 70 €', ['70 € | Pulizie | quota una tantum | ']],
  ['There is no booking fee of £5 here.', []],
  ['There used to be a 50p launch fee.', []],
  ['Hall: £20 for members (of two years).', ['£20 | Hall | for members (of two years) | ']],
  ['## Extras\n⭐ High flight\n€15\nMagnet\n€3', ['€15 | Extras: ⭐ High flight |  | ', '€3 | Extras: Magnet |  | ']],
  ['Cursus: € 150 p/p', ['€ 150 | Cursus |  | p/p']],
  ['Annual subscription is £25.', ['£25 | Annual subscription |  | ']],
  ['Der Preis beträgt 120 € pro Person.', ['120 € | Card |  | pro Person']],
  ['Le tarif est de 25 € par séance.', ['25 € | Card |  | par séance']],
  ['El precio es de 20 € por clase.', ['20 € | Card |  | por clase']],
  ['10 lessons for £300', ['£300 | 10 lessons |  | ']],
  ['Yours for £30', []],
  ['Block: 10 lessons for £300', ['£300 | Block | 10 lessons | ']],
  ['Lessons from just £35 per hour!', ['£35 | Lessons | from just | per hour']],
  ['Erwachsene 8 €, Kinder 4 €', ['8 € | Erwachsene |  | ', '4 € | Kinder |  | ']],
  [
    'Evening class (2 people): 3 × 1.5 hours · £110 each\nMorning class: 3 × 1 hour · £150 each',
    ['£110 | Evening class (2 people) |  | each', '£150 | Morning class |  | each'],
  ],
  ['You avoid a £20 booking fee.', []],
  ['A charge of £10 or £20 may be added.', []],
  ['The cost of a loft survey is £85.', ['£85 | loft survey |  | ']],
  [
    'El costo de rentar una canoa es de aproximadamente $90 MXN por hora.',
    ['$90 MXN | rentar una canoa | aproximadamente | por hora'],
  ],
  ['The average cost of a survey is £300.', []],
  ['Funghi (28 cm) 9,50 € Funghi (32 cm) 10,50 €', ['9,50 € | Funghi (28 cm) |  | ', '10,50 € | Funghi (32 cm) |  | ']],
  ['Adults £12 Children £6 per day', ['£12 | Adults |  | ', '£6 | Children |  | per day']],
  ['Lunch £12 Mon–Fri £15 Sat', []],
  ['- 6 x 90 minute lesson - $630 (save $30)', ['$630 | 6 x 90 minute lesson |  | ']],
  ['Zehnerkarte: 90 €, Sie sparen 10 €', ['90 € | Zehnerkarte |  | ']],
  ['Save £20 when you book now', []],
  ['- 1:1 surf lesson $200', ['$200 | 1:1 surf lesson |  | ']],
  ['Eintritt frei', ['frei | Eintritt |  | ']],
  ['Kinder bis 6 Jahre frei', ['frei | Kinder bis 6 Jahre |  | ']],
  ['Kids under 5 free', ['free | Kids under 5 |  | ']],
  ['Entrée gratuite', ['gratuite | Entrée |  | ']],
  ['Sugar free', []],
  ['Zimmer frei', []],
  ['## Tokens\nTokens are available from £25.', ['£25 | Tokens | from | ']],
])('prices of %s', (line, expected) => expect(find(line, 'price')).toEqual(expected))

test.each<[string, string, string[]]>([
  ['How you begin', 'Be able to pay a fee of £34.00', []],
  ['Oak member | $240 per year', 'Use of the bar.', ['$240 | Oak member |  | per year']],
  ['Care plan — from £26.45/month', 'Two visits.', ['£26.45 | Care plan | from | month']],
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
  [
    'Summer Sundays: 3pm – 5pm (September 1st – May 31st)',
    ['Summer Sundays: 3pm – 5pm (September 1st – May 31st) | Card | Summer | '],
  ],
  ['Craft fair, Sunday 1 May – Monday 2 May, 10am–4pm', []],
  ['Sonntag und Feiertage: auf Anruf', ['Sonntag und Feiertage: auf Anruf | Card | Feiertage | ']],
  ['Saturdays by appointment', ['Saturdays by appointment | Card |  | ']],
  [
    'El taller está abierto al público de martes a sábado de 10 a 18 horas, salvo en agosto y en las fiestas del barrio.',
    [
      'El taller está abierto al público de martes a sábado de 10 a 18 horas, salvo en agosto y en las fiestas del barrio. | Card |  | ',
    ],
  ],
  ['El paseo dura de 2 a 3 horas los martes.', []],
  ['Sunday roast — £19: Served every Sunday 12:00–16:00', ['Served every Sunday 12:00–16:00 | Sunday roast |  | ']],
  ['Set lunch — from £20.50: Available Monday to Friday', ['Available Monday to Friday | Set lunch |  | ']],
  ['Check in 3pm, check out 10am', ['Check in 3pm, check out 10am | Card |  | ']],
  [
    'Check-in starts at 1 p.m. and checkout is at 11 a.m. Early arrival is fine if you ask.',
    ['Check-in starts at 1 p.m. and checkout is at 11 a.m. | Card |  | '],
  ],
  ['Open from 9 a.m. Monday to Friday', ['Open from 9 a.m. Monday to Friday | Card |  | ']],
  ['Check-in from 12noon, check-out by 10am', ['Check-in from 12noon, check-out by 10am | Card |  | ']],
  ['Available daily.', []],
  ['Open from May 1st to October 1st', ['Open from May 1st to October 1st | Card | May 1st to October 1st | ']],
  ['Von April bis Oktober geöffnet', ['Von April bis Oktober geöffnet | Card | April bis Oktober | ']],
  ['Ouvert du 1er mai au 30 septembre', ['Ouvert du 1er mai au 30 septembre | Card | 1er mai au 30 septembre | ']],
  ['We moved here from May to October.', []],
  ['## Start times\nHalf day start at 10am & 1pm', ['Half day start at 10am & 1pm | Start times |  | ']],
])('hours of %s', (line, expected) => expect(find(line, 'hours')).toEqual(expected))

test.each<[string, string[]]>([
  [
    'Write to:\nElm View Offices,\nMill Street,\nHereford\nHR4 9ZZ',
    ['Elm View Offices, Mill Street, Hereford, HR4 9ZZ | Card |  | '],
  ],
  ['Our address is 12 Mill Lane, Haven, TQ9 5XX.', ['12 Mill Lane, Haven, TQ9 5XX | Card |  | ']],
])('addresses of %s', (lines, expected) => expect(find(lines, 'address')).toEqual(expected))

test.each<[string, string[]]>([
  ['Alice 329 4728383', ['329 4728383 | Card | Alice | ']],
  ['Olga: 0113 496 0172', ['0113 496 0172 | Olga | Olga | ']],
  ['Ruf uns an: 0113 496 0172', ['0113 496 0172 | Card |  | ']],
  ['Llámanos al 612 34 56 78', ['612 34 56 78 | Card |  | ']],
])('phone numbers of %s', (line, expected) => expect(find(line, 'phone')).toEqual(expected))

test('prices below a heading of their own are those of what that stands under', () => {
  const rooms =
    '## Welcome to us\n### Prices\nfrom €9\n### Caravane\n- 2 lits\n#### Tarifs\n45€/nuit\n10€ par personne supplémentaire\n'
  const alone = '## Rates\n£25 per lesson\n## Tarif\n70 € par séance\n## Prices\n£80 per night\n'
  const pitch = '### Emplacement\n#### Tarifs\nForfait semaine : 115€'
  const facts = itemFacts(
    { type: 'document', title: 'Camping', content: alone + rooms + pitch, sourceUrl: 'https://a.test/p' },
    '',
  )
  expect(facts.map(({ value, subject }) => `${value} | ${subject}`)).toEqual([
    '£25 | Camping: lesson',
    '70 € | Camping: séance',
    '45€ | Caravane',
    '10€ | Caravane',
    '115€ | Emplacement: Forfait semaine',
  ])
})

import { describe, expect, test } from 'vitest'
import { itemFacts } from './item-facts.ts'

const facts = (content: string, title = 'Prices') =>
  itemFacts({ type: 'product', title, content, sourceUrl: 'https://a.test/p' }, 'Europe/London')
const prices = (content: string, title?: string) =>
  facts(content, title)
    .filter(({ kind }) => kind === 'price')
    .map(({ value, subject, qualifier, currency, unit }) => [value, subject, qualifier, currency, unit].join(' | '))

describe('prices as written', () => {
  test.each<[string, string[]]>([
    ['Scone: £3.50', ['£3.50 | Scone |  | GBP | ']],
    ['- Flat white from £3', ['£3 | Flat white | from | GBP | ']],
    ['Villa: 1.950.000 €', ['1.950.000 € | Villa |  | EUR | ']],
    ['Massage: CHF 120 pro Stunde', ['CHF 120 | Massage |  | CHF | pro Stunde']],
    ['Tart: ₱350', ['₱350 | Tart |  | PHP | ']],
    ['Studio: was £32 £24 per month + VAT', ['£32 | Studio | was | GBP | ', '£24 | Studio | + VAT | GBP | per month']],
    [
      'Croissant 1,30 € – Pain au chocolat 1,45 €',
      ['1,30 € | Croissant |  | EUR | ', '1,45 € | Pain au chocolat |  | EUR | '],
    ],
    ['Pack: 290 € statt 340 €', ['290 € | Pack |  | EUR | ', '340 € | Pack | statt | EUR | ']],
    ['Solar roof: price on request', ['price on request | Solar roof | on request |  | ']],
    ['Cot: free', ['free | Cot |  |  | ']],
    [
      'Solar kit: 590 € zur Abholung. Lieferung im Umkreis 49 €.',
      ['590 € | Solar kit | zur Abholung | EUR | ', '49 € | Lieferung im Umkreis |  | EUR | '],
    ],
    [
      'Party: £185 for ten children, £16 for each child more',
      ['£185 | Party | for ten children | GBP | ', '£16 | Party | for each child more | GBP | '],
    ],
    ['Coaching costs £45 for one, or £60 for two', []],
    ['Buffet: 19,50 € HT par personne', ['19,50 € | Buffet | HT | EUR | par personne']],
    ['Direct debit at most £2 per payment', ['£2 | Direct debit | at most | GBP | per payment']],
    ['Delivery: 12 €, free over 150 €', ['12 € | Delivery |  | EUR | ']],
    ['A second pet saves £1 a month', []],
    ['Lockers take a £1 coin and give it back', []],
    ['UK cards: 1.4% + 20p', ['1.4% + 20p | UK cards |  | GBP | ']],
    [
      'Ten visits: £115 adult, £68 under 16',
      ['£115 | Ten visits | adult | GBP | ', '£68 | Ten visits | under 16 | GBP | '],
    ],
    [
      'Coaching: £45 an hour for one, £60 an hour for two',
      ['£45 | Coaching | for one | GBP | an hour', '£60 | Coaching | for two | GBP | an hour'],
    ],
    ['Yes, if fees exceed 500 €, in three parts', []],
    ['We answer quickly and pay £500 for reports', []],
    [
      'Egg tarts: P260 /box of 4 | P1,370 /box of 6',
      ['P260 | Egg tarts |  | PHP | box of 4', 'P1,370 | Egg tarts |  | PHP | box of 6'],
    ],
    ['Macaroni — add bacon +£2: £9.95', ['£9.95 | Macaroni |  | GBP | ']],
    ['50 tarts - £11, 50 rolls - £15', ['£11 | 50 tarts |  | GBP | ', '£15 | 50 rolls |  | GBP | ']],
    [
      'User: 9 € al mes en Solo, 7 € al mes en Pro',
      ['9 € | User | en Solo | EUR | al mes', '7 € | User | en Pro | EUR | al mes'],
    ],
    [
      'Cours: 34 € la séance, 160 € le carnet',
      ['34 € | Cours |  | EUR | la séance', '160 € | Cours |  | EUR | le carnet'],
    ],
    ['Late returns are charged at £10 per bike per hour.', []],
    ['Bikes from £1,895 for the Lilt to £4,350 for the Freight XL.', []],
    ['Three levels, from a £32 Quick Check to a full rebuild.', []],
    ['Wallbox: 1.490 € inkl. 19 % MwSt. Lädt mit Sonne.', ['1.490 € | Wallbox | inkl. 19 % MwSt. | EUR | ']],
    ['Free courtesy car', []],
    ['Lessons run $26 to $49 per half hour plus the $30 registration.', []],
    ['My rates are published: $90 an hour in your home.', []],
    ['Appeal: £2,000 – £4,000+', ['£2,000 – £4,000+ | Appeal |  | GBP | ']],
    ['Lessons: $250 to $355 a month', ['$250 to $355 | Lessons |  | USD | a month']],
    ['Boarding: $375 / week for 4 or 6 weeks', ['$375 | Boarding | for 4 or 6 weeks | USD | week']],
    [
      'Clean-up: Wren € 55, Owl and Finch € 75',
      ['€ 55 | Clean-up: Wren |  | EUR | ', '€ 75 | Clean-up: Owl and Finch |  | EUR | '],
    ],
    ['Kinderbed: gratis, op aanvraag.', ['gratis | Kinderbed | op aanvraag |  | ']],
    ['Most garages charge £40 for that.', []],
    ['Finance is available on bikes above £1,000.', []],
    ['In 2012 a full service cost £45.', []],
    ['Frais de ménage de 20 €', ['20 € | Frais de ménage |  | EUR | ']],
    ['Sink: starting $280', ['$280 | Sink | starting | USD | ']],
    ['2.25hr lesson: $79', ['$79 | 2.25hr lesson |  | USD | ']],
    ['Studio: 60 à 90 € la nuit', ['60 à 90 € | Studio |  | EUR | la nuit']],
    ['Private: $145+ per group', ['$145+ | Private |  | USD | per group']],
    ['Safari: R 450', ['R 450 | Safari |  | ZAR | ']],
    ['Plot 19, R374, Muldersdrift', []],
    ['Tur: 150 lei', ['150 lei | Tur |  | RON | ']],
    ['コース: 3000円', ['3000円 | コース |  | JPY | ']],
    ['Tour: Q150', ['Q150 | Tour |  | GTQ | ']],
    ['Plat du jour : 12€50', ['12€50 | Plat du jour |  | EUR | ']],
    ['Coffee: $3 / $4 large', ['$3 | Coffee |  | USD | ', '$4 | Coffee | large | USD | ']],
    ['Livraison offerte dès 60 €', []],
    ['Frais de port offerts à partir de 60 € d’achat', []],
    ['Versand: 4,90 €, ab 50 € frei', ['4,90 € | Versand |  | EUR | ']],
    ['Lieferung ab 50 € frei Haus, Montage ab 20 €', ['20 € | Montage | ab | EUR | ']],
    ['Gratis verzending vanaf € 50', []],
    ['Free UK delivery from £30', []],
    ['Free-range eggs from £3', ['£3 | Free-range eggs | from | GBP | ']],
    ['Beard trim £15, or £20 with oil', ['£15 | Beard trim |  | GBP | ', '£20 | Beard trim | with oil | GBP | ']],
    ['Band plakken: € 15 incl. btw', ['€ 15 | Band plakken | incl. btw | EUR | ']],
    ['Uurtarief: € 55 excl. btw per uur', ['€ 55 | Uurtarief | excl. btw | EUR | per uur']],
    ['كعكة: ١٢٠ ريالاً', ['١٢٠ ريالاً | كعكة |  |  | ']],
    ['خبز: 5 دراهم', ['5 دراهم | خبز |  |  | ']],
    ['رحلة: من 10 يورو للشخص الواحد', ['10 يورو | رحلة | من | EUR | للشخص الواحد']],
    ['توصيل: 15 ر.س', ['15 ر.س | توصيل |  | SAR | ']],
    ['Schnitt: 45 Fr.', ['45 Fr. | Schnitt |  | CHF | ']],
    ['“We paid them and would do so again: 149 € a month, and no more nights.”', []],
  ])('%s', (line, expected) => expect(prices(line)).toEqual(expected))

  test('in a table, the row names the thing and the column the price', () => {
    const table = '## Entry\n| Who | Peak | Off-peak |\n| --- | --- | --- |\n| Adult | £13.50 | £10.00 |'
    expect(prices(table)).toEqual([
      '£13.50 | Entry: Adult | Peak | GBP | ',
      '£10.00 | Entry: Adult | Off-peak | GBP | ',
    ])
  })

  test('a sentence below a short title belongs to it', () =>
    expect(prices('Cleaning\n2,20 € pro Quadratmeter, mindestens 180 €. Mit Osmosewasser.')).toEqual([
      '2,20 € | Cleaning |  | EUR | pro Quadratmeter',
      '180 € | Cleaning | mindestens | EUR | ',
    ]))

  test('a price alone belongs to the short line above, or to the heading', () => {
    expect(prices('### Solo\n£9 per month')).toEqual(['£9 | Solo |  | GBP | per month'])
    expect(prices('Belay course\n£75')).toEqual(['£75 | Belay course |  | GBP | '])
  })

  test('a repeated name is a size of the thing above it', () =>
    expect(
      prices('Diavola\nClassic €10.00\nRuota €27.00\nTomato, salame\nNapoli\nClassic €9.00\nRuota €25.00\nTomato'),
    ).toEqual([
      '€10.00 | Diavola | Classic | EUR | ',
      '€27.00 | Diavola | Ruota | EUR | ',
      '€9.00 | Napoli | Classic | EUR | ',
      '€25.00 | Napoli | Ruota | EUR | ',
    ]))

  test('a second price of one entry keeps its name', () =>
    expect(prices('Ferry: Old town 4 € single · 7 € return', 'Harbour trips')).toEqual([
      '4 € | Harbour trips: Ferry: Old town | single | EUR | ',
      '7 € | Harbour trips: Ferry: Old town |  | EUR | return',
    ]))

  test('the next line may continue what the line says about a price', () =>
    expect(prices('### Senior Solicitor\n£350\n+ VAT per hour')).toEqual([
      '£350 | Senior Solicitor | + VAT | GBP | per hour',
    ]))

  test('a sentence gives the price of the thing in its heading or title', () => {
    expect(prices('Coaching costs £45 for one, or £60 for two', 'Coaching')).toEqual([
      '£45 | Coaching | for one | GBP | ',
      '£60 | Coaching | for two | GBP | ',
    ])
    expect(prices('Where do I get the certificate?\nAt the doctor’s, with our voucher it costs £36.')).toEqual([])
  })

  test('prices of others are left out: comparisons, partners, quotations', () => {
    expect(prices('Cost: $109', 'Big School vs. us')).toEqual([])
    expect(prices('Entry: £9', 'Our partners')).toEqual([])
    expect(prices('“We pay it gladly every single month. Rent: £149 a month”')).toEqual([])
  })

  test('a common name includes the subject of its page', () =>
    expect(
      itemFacts(
        {
          type: 'product',
          title: '12 Sessions / Month',
          content: '₱3,300',
          sourceUrl: 'https://a.test/p',
          about: 'Judo',
        },
        '',
      )[0]?.subject,
    ).toBe('Judo: 12 Sessions / Month'))

  test('a share capital is no price', () => expect(prices('Baker SARL, capital social 8 000 €')).toEqual([]))
})

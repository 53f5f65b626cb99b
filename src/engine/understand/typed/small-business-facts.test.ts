import { expect, test } from 'vitest'
import type { Fact } from '../knowledge-types.ts'
import { itemFacts } from './item-facts.ts'

const find = (content: string, kind: Fact['kind']) =>
  itemFacts({ type: 'product', title: 'Card', content, sourceUrl: 'https://a.test/p' }, '')
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
  ['Stunde: CHF 35.–/Std.', ['CHF 35.– | Stunde |  | Std']],
  ['بـ 50 ريال', []],
])('prices of %s', (line, expected) => expect(find(line, 'price')).toEqual(expected))

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
])('hours of %s', (line, expected) => expect(find(line, 'hours')).toEqual(expected))

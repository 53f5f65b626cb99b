import { describe, expect, test } from 'vitest'
import { understand } from '../../../../test/support/understood-pages.ts'
import type { Fact } from '../knowledge/knowledge-types.ts'
import { findConflicts } from './fact-conflicts.ts'
import { itemFacts } from './item-facts.ts'

test('pages that name different prices for one thing conflict; variants of one page do not', () => {
  const price = (value: string, sourceUrl: string): Fact => ({
    kind: 'price',
    value,
    subject: 'Day pass',
    qualifier: '',
    currency: 'GBP',
    unit: '',
    sourceUrl,
    words: '',
  })
  expect(findConflicts([price('£10', '/a'), price('£12', '/b')], 'Wall')).toMatchObject([
    { subject: 'Day pass', facts: [{ value: '£10' }, { value: '£12' }] },
  ])
  const same = [
    ['£10', '£10.00'],
    ['1.950 €', '1 950,00 €'],
    ['49,- €', '49 €'],
    ['€12,50', '12€50'],
    ['CHF 1’200.–', 'CHF 1200'],
  ]
  for (const [one = '', other = ''] of same)
    expect(findConflicts([price(one, '/a'), price(other, '/b')], 'Wall')).toEqual([])
  expect(findConflicts([price('£10', '/a'), price('£12', '/a')], 'Wall')).toEqual([])
})

test('a price that differs between the page of a thing and a list of things is flagged; namesakes of other pages are things of their own', () => {
  const card = (name: string, price: string): string =>
    `<div class="card"><h3>${name}</h3><p>Of solid oak, with drawers.</p><p class="price">${price}</p></div>`
  const html = (title: string, main: string): string =>
    `<head><title>${title}</title></head><body><main>${main}</main></body>`
  const { conflicts = [] } = understand({
    '/desks.html': html('Desks', `<h1>Desks</h1>${card('Quay desk', '£480')}${card('Chair', '£90')}`),
    '/quay-desk.html': html(
      'Quay desk',
      '<h1>Quay desk</h1><p>The desk of our founder, of solid oak.</p><p class="price">£450</p>',
    ),
    '/beds.html': html('Beds', `<h1>Beds</h1>${card('Chair', '£120')}${card('Cot', '£150')}`),
  })
  expect(conflicts.map(({ subject, facts }) => [subject, ...facts.map(({ value }) => value)])).toEqual([
    ['Quay desk', '£480', '£450'],
  ])
})

describe('facts of other kinds conflict', () => {
  const on = (page: string, content: string, title = 'Contact Wall') =>
    itemFacts({ type: 'document', title, content, sourceUrl: page }, '')
  const conflicts = (...said: Fact[][]) =>
    findConflicts(said.flat(), 'Wall').map(({ kind, facts: all }) => [kind, ...all.map(({ value }) => value)])

  test('hours of the same day, however they are written', () => {
    expect(conflicts(on('/a', 'Mon–Fri 9am–5pm'), on('/b', 'Open Friday 9:00 – 18:00', 'Opening hours'))).toEqual([
      ['hours', 'Mon–Fri 9am–5pm', 'Open Friday 9:00 – 18:00'],
    ])
    expect(conflicts(on('/a', 'Mon–Fri 9am–5pm'), on('/b', 'Montag bis Freitag 9–17 Uhr geöffnet', 'Kontakt'))).toEqual(
      [],
    )
    expect(conflicts(on('/a', 'Mon–Fri 9–5'), on('/b', 'Mon–Fri 9am–5pm'))).toEqual([])
    expect(conflicts(on('/a', 'Sat 10–12:30, 1:30–5'), on('/b', 'Saturday 10am–12.30pm and 1.30pm–5pm'))).toEqual([])
    expect(conflicts(on('/a', 'Fri 11:00–03:00'), on('/b', 'Friday 11am–3am'))).toEqual([])
    expect(conflicts(on('/a', 'Sun 1–5pm'), on('/b', 'Sunday 13:00–17:00'))).toEqual([])
    expect(conflicts(on('/a', 'Fri 6pm–12am'), on('/b', 'Friday 18:00–00:00'))).toEqual([])
    expect(conflicts(on('/a', 'Mon–Fri 9am–5pm', 'Northmoor'), on('/b', 'Mon–Fri 9am–6pm', 'Saltings'))).toEqual([])
  })

  test('phone numbers, unless one page gives both', () => {
    const [one, other] = [on('/a', 'Phone: 0113 496 0172'), on('/b', 'Phone: +44 113 496 0173')]
    expect(conflicts(one, other)).toEqual([['phone', '0113 496 0172', '+44 113 496 0173']])
    expect(conflicts(one, on('/b', 'Phone: +44 113 496 0172'))).toEqual([])
    expect(conflicts(one, other, on('/c', 'Phone: 0113 496 0172 or Phone: 0113 496 0173'))).toEqual([])
  })

  test('email by domain, policies by their span', () => {
    expect(conflicts(on('/a', 'hello@wall.example'), on('/b', 'hello@wall-old.example'))).toHaveLength(1)
    const [returns, refunds] = [
      on('/a', 'You may return unused items within 14 days.'),
      on('/b', 'Returns are taken for 30 days.'),
    ]
    expect(conflicts(returns, refunds)).toEqual([['policy', '14 days', '30 days']])
    expect(conflicts(returns, on('/b', 'Returns of faulty items are taken for 30 days.'))).toEqual([])
    const delivered = [
      'Delivery in 3-5 business days.',
      'Lieferung in 3–5 Werktagen.',
      'Livraison en 3 à 5 jours ouvrés.',
    ].concat([
      'Entrega en 3-5 días laborables.',
      'Consegna in 3-5 giorni lavorativi.',
      'Entrega em 3-5 dias úteis.',
      'Levering binnen 3-5 werkdagen.',
    ])
    const said = delivered.map((text, at) => on(`/${at}`, text))
    expect(said.map(([fact]) => fact?.subject)).toEqual(delivered.map(() => 'delivery'))
    expect(conflicts(...said)).toEqual([])
  })
})

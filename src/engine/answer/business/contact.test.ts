import { describe, expect, it } from 'vitest'
import { knowledgeText } from '../../../../test/support/knowledge-texts.ts'
import type { ItemType } from '../../understand/knowledge-types.ts'
import type { KnowledgeText } from '../answer-types.ts'
import { findContact } from './contact.ts'
import { runSteps } from '../steps.ts'
import { splitUnits } from '../units/split-units.ts'

const item = (title: string, content: string, url: string, type: ItemType = 'document'): KnowledgeText =>
  knowledgeText({ type, title, content, url })

function contactOf(...items: KnowledgeText[]) {
  return findContact(items, runSteps(splitUnits(items, '')).units, 'en')
}

describe('the contact of a site', () => {
  it('is the number that the site repeats, however it is written', () => {
    const found = contactOf(
      item('Home', 'Fax: 01632 960 999\nCall 01632 960471', 'https://a.test/'),
      item('Visit', 'Tel. 01632-960471\nWhatsApp: 07700 900123', 'https://a.test/visit'),
    )
    expect(found.phone.replace(/\D/g, '')).toBe('01632960471')
  })

  it('keeps the bracket that opens its area', () => {
    for (const said of ['Call us at (619) 555-0122.', 'Book online or text us at (619) 555-0122.'])
      expect(contactOf(item('Home', said, 'https://a.test/')).phone).toBe('(619) 555-0122')
  })

  it('is the number of its contact page before one that another page gives for one thing', () => {
    const found = contactOf(
      item('Menu', 'Tables on 01632 960225.', 'https://a.test/menu', 'product'),
      item(
        'Contact',
        'Linden Hotel · 12 Linden Street · Tel. 01632 960220\nBeach house · Tel. 01632 960411',
        'https://a.test/contact',
      ),
    )
    expect(found.phone).toBe('01632 960220')
  })

  it('is not the authority that a policy names', () => {
    const found = contactOf(
      item(
        'Privacy',
        'Data authority\nEmail: dpo@authority.test\nEmail: dpo@authority.test',
        'https://a.test/privacy',
        'policy',
      ),
      item('Contact', 'Write to hello@a.test', 'https://a.test/contact'),
    )
    expect(found).toMatchObject({ email: 'hello@a.test', url: 'https://a.test/contact', source: { itemId: 'Contact' } })
  })

  it('is not the maker of a leaflet that the site links', () => {
    const leaflet = 'Leaflets by Printhouse\nPhone: 0113 496 0999\nOrders: orders@printhouse.test'
    const found = contactOf(
      item('Cataract leaflet', leaflet, 'https://a.test/files/cataract.pdf'),
      item('Glaucoma leaflet', leaflet, 'https://a.test/files/glaucoma.pdf'),
      item('Home', 'Call 01632 960471 or write to desk@a.test', 'https://a.test/'),
    )
    expect(found).toMatchObject({ phone: '01632 960471', email: 'desk@a.test' })
    expect(contactOf(item('Menu', 'Phone: 0113 496 0999', 'https://a.test/menu.pdf')).phone).toBe('0113 496 0999')
  })

  it('takes neither dates nor company numbers for phones', () => {
    expect(
      contactOf(item('About', 'Since 2014-05-01\nCompany number 17030518\nOpen 9:00 - 17:00', 'https://a.test/')).phone,
    ).toBe('')
  })

  it('is empty where nothing is said', () => {
    expect(contactOf()).toEqual({ phone: '', email: '', url: '', source: undefined })
  })

  it('is no version of a program', () => {
    const found = contactOf(item('Tools', 'Add a tool with its version, such as python@3.13 or node@24.18.0.', ''))
    expect(found.email).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { knowledgeText } from '../../../../test/support/knowledge-texts.ts'
import type { ItemType } from '../../understand/knowledge/knowledge-types.ts'
import type { KnowledgeText } from '../units/answer-types.ts'
import { findContact, stateContacts } from './contact.ts'
import { runSteps } from '#src/base/steps.ts'

const item = (title: string, content: string, url: string, type: ItemType = 'document'): KnowledgeText =>
  knowledgeText({ type, title, content, url })

function contactOf(...items: KnowledgeText[]) {
  return findContact(items, runSteps(stateContacts(items)), 'en')
}

describe('the contact of a site', () => {
  it('is the number that the site repeats, in any notation', () => {
    const found = contactOf(
      item('Home', 'Fax: 01632 960 999\nCall 01632 960471', 'https://a.test/'),
      item('Visit', 'Tel. 01632-960471\nWhatsApp: 07700 900123', 'https://a.test/visit'),
    )
    expect(found.phone.replace(/\D/g, '')).toBe('01632960471')
  })

  it('keeps the bracket around its area code', () => {
    for (const said of ['Call us at (619) 555-0122.', 'Book online or text us at (619) 555-0122.'])
      expect(contactOf(item('Home', said, 'https://a.test/')).phone).toBe('(619) 555-0122')
  })

  it.each([
    ['Call us at 805-555-0160 today', '805-555-0160'],
    ['Call 808.555.0188', '808.555.0188'],
    ['Phone:808.555.0188', '808.555.0188'],
    ['(619) 555-0122', '(619) 555-0122'],
    ['Call 1-805-555-0160 ext. 12', '1-805-555-0160'],
    ['Office 805-555-0160 x204', '805-555-0160'],
    ['Tel 01632 960471 / 960472', '01632 960471'],
    ['Tel 01632 960471 or 01632 960472', '01632 960471'],
    ['+44 (0)1632 960471', '+44 (0)1632 960471'],
    ['Tel.: 0421 / 5550199', '0421 / 5550199'],
    ['Telefon 030/1234567', '030/1234567'],
    ['Fon 089/123456-0', '089/123456-0'],
    ['Tél. 01 23 45 67 89 - Fax 01 23 45 67 80', '01 23 45 67 89'],
    ['06.12.34.56.78', '06.12.34.56.78'],
    ['VAT GB 123 4567 89 · Tel 01632 960471', '01632 960471'],
    ['Company No. 01234567, VAT no. 123456789. Phone: 01632 960471', '01632 960471'],
    ['HRB 12345 · USt-IdNr. DE123456789 · Tel. 0421 5550199', '0421 5550199'],
    ['SIRET 123 456 789 00012 – Tél : 01 23 45 67 89', '01 23 45 67 89'],
    ['License #12345678 · 805-555-0160', '805-555-0160'],
    ['Since 2014-05-01, 805-555-0160', '805-555-0160'],
    ['Fax 805-555-0161, phone 805-555-0160', '805-555-0160'],
  ])('is the whole number in: %s', (said, phone) =>
    expect(contactOf(item('Contact', said, 'https://a.test/contact')).phone).toBe(phone),
  )

  it('is the branch that the site names most', () => {
    const branches = 'Harbour branch: 01632 960471\nHill branch: 01632 960472'
    const found = contactOf(
      item('Branches', branches, 'https://a.test/branches'),
      item('Home', 'Call 01632 960472', 'https://a.test/'),
    )
    expect(found.phone).toBe('01632 960472')
  })

  it('is read from hostile text in linear time', () => {
    for (const piece of ['1 ', '0 (', '+1-', 'a@b.', '(0', '1/', '1•', 'Tel '])
      expect(contactOf(item('Home', piece.repeat(20_000), 'https://a.test/')).email).toBe('')
  })

  it('is the number of the contact page rather than one that another page gives for one thing', () => {
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

  it('is not the author of a leaflet that the site links to', () => {
    const leaflet = 'Leaflets by Printhouse\nPhone: 0113 496 0999\nOrders: orders@printhouse.test'
    const found = contactOf(
      item('Cataract leaflet', leaflet, 'https://a.test/files/cataract.pdf'),
      item('Glaucoma leaflet', leaflet, 'https://a.test/files/glaucoma.pdf'),
      item('Home', 'Call 01632 960471 or write to desk@a.test', 'https://a.test/'),
    )
    expect(found).toMatchObject({ phone: '01632 960471', email: 'desk@a.test' })
    expect(contactOf(item('Menu', 'Phone: 0113 496 0999', 'https://a.test/menu.pdf')).phone).toBe('0113 496 0999')
  })

  it('is not a date or a company number', () => {
    expect(
      contactOf(item('About', 'Since 2014-05-01\nCompany number 17030518\nOpen 9:00 - 17:00', 'https://a.test/')).phone,
    ).toBe('')
  })

  it('is empty if the site gives none', () => {
    expect(contactOf()).toEqual({ phone: '', email: '', url: '', source: undefined })
  })

  it('is not the version of a program', () => {
    const found = contactOf(item('Tools', 'Add a tool with its version, such as python@3.13 or node@24.18.0.', ''))
    expect(found.email).toBe('')
  })
})

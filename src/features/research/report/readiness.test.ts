import { describe, expect, test } from 'vitest'
import { checkContacts } from './contact-checks.ts'
import type { KnownFact } from './known-facts.ts'
import { type ReportFacts, scoreReadiness } from './readiness.ts'
import { findUnpriced } from './unpriced-offers.ts'

const COMPLETE: ReportFacts = {
  website_url: 'https://nails.example/',
  state: 'done',
  outcomes: { read: 3 },
  pages: [],
  knowledge_items: 9,
  conflicts: [],
  waiting: 0,
  missing_content_hints: [],
  questions: [],
  contacts: [],
  unpriced: [],
  renders: true,
}
const asked = (question: string) => ({ question, answer: 'I don’t know.', answered: false, sources: [] })

describe('readiness', () => {
  test('counts a gap once: a question about what is missing altogether is no second reason', () => {
    const questions = [asked('How much does it cost?'), asked('How can I pay?'), asked('Was kostet das?')]
    const { score, reasons } = scoreReadiness({ ...COMPLETE, missing_content_hints: ['pricing'], questions })
    expect(reasons.map(({ code, points_lost: points }) => [code, points])).toEqual([
      ['missing_pricing', 15],
      ['question_not_answered', 2],
    ])
    expect(score).toBe(83)
  })

  test('says what to add to which offer, and how long it takes', () => {
    const { reasons } = scoreReadiness({ ...COMPLETE, unpriced: ['Gel Nails'] })
    expect(reasons).toEqual([
      {
        code: 'offer_without_price',
        points_lost: 1,
        minutes: 2,
        sentence: '“Gel Nails” has no price.',
        fix: { action: 'add_knowledge', sentence: 'Add prices for Gel Nails.', target: 'Gel Nails' },
      },
    ])
  })

  test('explains missing contact details by those that cannot be read', () => {
    const contacts = [{ code: 'contact_unreadable' as const, sentence: '“kim at nails” is not valid.', itemId: '1' }]
    const { reasons } = scoreReadiness({ ...COMPLETE, missing_content_hints: ['contact'], contacts })
    expect(reasons).toMatchObject([{ code: 'missing_contact', sentence: '“kim at nails” is not valid.' }])
    expect(scoreReadiness({ ...COMPLETE, contacts }).reasons).toMatchObject([{ code: 'contact_unreadable' }])
  })
})

const fact = (kind: 'email' | 'phone', value: string, itemId: string): KnownFact => ({
  kind,
  value,
  itemId,
  subject: '',
  qualifier: '',
  currency: '',
  unit: '',
  sourceUrl: '',
  words: value,
})
const given = (content: string) => ({ id: 'given', origin: 'codebase' as const, content })
const onSite = { id: 'site', origin: 'website' as const, content: 'Email: nothing to check' }

describe('contact details', () => {
  test.each([
    ['Email: kim at nails', ['contact_unreadable']],
    ['Phone: call us', ['contact_unreadable']],
    ['Telefon: +49 421 555 0100\nE-Mail: kim@nails.example', []],
    ['We answer email: within a day.', []],
  ])('%j: %j', (content, codes) =>
    expect(checkContacts([given(content), onSite], []).map(({ code }) => code)).toEqual(codes),
  )

  test('differ from the website if it shows others and none of them', () => {
    const items = [given(''), onSite]
    const check = (...facts: KnownFact[]) => checkContacts(items, facts).map(({ sentence }) => sentence)
    const own = fact('email', 'kim@nails.example', 'given')
    expect(check(own)).toEqual([])
    expect(check(own, fact('email', 'Kim@Nails.example', 'site'))).toEqual([])
    expect(check(own, fact('email', 'info@other.example', 'site'))).toEqual([
      'Your website does not show the email address kim@nails.example, but a different one.',
    ])
    const phone = fact('phone', '+49 421 555 0100', 'given')
    expect(check(phone, fact('phone', '0421 5550100', 'site'))).toEqual([])
  })
})

test('offers without a price are named only while others have one', () => {
  const offer = (title: string, content: string) => ({ type: 'product' as const, title, content })
  expect(findUnpriced([offer('Gel Nails', 'Last three weeks.'), offer('Manicure', 'Price: 25 EUR')])).toEqual([
    'Gel Nails',
  ])
  expect(findUnpriced([offer('Gel Nails', 'Last three weeks.')])).toEqual([])
})

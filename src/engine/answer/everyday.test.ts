import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { readPage } from '../extract/read-page.ts'
import { understandSite } from '../understand/understand-site.ts'
import { answerQuestion, buildAnswerIndex, suggestQuestions } from './answer.ts'

const NAME = 'Tidewheel Pottery'

function sampleIndex() {
  const pages = readdirSync('sample')
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      readPage({
        url: `https://sample.test/${file}`,
        contentType: 'text/html',
        headers: {},
        body: readFileSync(`sample/${file}`),
      }),
    )
  const { items, language } = understandSite({ pages, companyName: NAME, websiteUrl: 'https://sample.test/' })
  const texts = items.map(({ type, title, content, category, sourceUrl, language: spoken }, at) => ({
    id: `i${at}`,
    type,
    title,
    content,
    category: category ?? '',
    url: sourceUrl ?? '',
    language: spoken ?? '',
  }))
  return buildAnswerIndex(texts, { name: NAME, language: language || 'en' })
}

const index = sampleIndex()
/** A Saturday, late enough to be Sunday in Auckland. */
const SATURDAY = new Date('2026-11-21T15:00:00Z')
const ask = (text: string, timeZone = 'Europe/London') =>
  answerQuestion(index, questionOf(text, { now: SATURDAY, timeZone }))

describe('how to book is answered with how to reach the business, if no page says more', () => {
  const before = [
    { role: 'visitor', text: 'How much is the taster on the wheel?' },
    { role: 'agent', text: 'Taster on the wheel: £48 per person' },
  ] as const
  it.each([
    'How do I book?',
    'How do I book a course?',
    'How can I book the taster on the wheel?',
    'Can I book online?',
    'How do I make a booking?',
    'Wie kann ich einen Termin vereinbaren?',
    'Comment faire une réservation ?',
    '¿Cómo puedo hacer una reserva?',
    'Hoe kan ik een afspraak maken?',
    'Wie kann ich buchen?',
    '¿Cómo reservo?',
    '¿Cómo puedo reservar un curso?',
    'Comment réserver ?',
    'Como posso reservar?',
    'Come si prenota?',
    'Hoe kan ik boeken?',
  ])('%s', (text) => {
    for (const history of [[], before]) {
      const { kind, parts } = answerQuestion(index, questionOf(text, { history: [...history] }))
      expect(kind).toBe('known')
      expect(parts.join('')).toContain('01632 960148')
    }
  })
  it('but not if nothing is known about the thing', () => {
    expect(ask('How do I book a helicopter flight?').kind).toBe('unknown')
  })
  it('How do I book it?', () => {
    const { parts } = answerQuestion(index, questionOf('How do I book it?', { history: [...before] }))
    expect(parts.join('')).toContain('01632 960148')
  })
})

describe('how to book is answered with the booking link of the site', () => {
  const pieces = [
    knowledgeText({ title: 'Menu', type: 'product', content: 'Pike in dill sauce: £21.90\nTables on 01632 960225.' }),
    knowledgeText({
      title: 'Contact',
      content: 'Tel. 01632 960220\nBook now: https://book.test/linden?lang=en',
      url: 'https://linden.test/contact',
    }),
    knowledgeText({ title: 'Privacy', type: 'policy', content: 'We process your data to carry out your booking.' }),
  ]
  const house = buildAnswerIndex(pieces, { name: 'Linden', language: 'en' })
  it.each([
    ['How can I book?', 'Book now: https://book.test/linden?lang=en'],
    ['How can I book or order?', 'Book now: https://book.test/linden?lang=en'],
  ])('%s', (text, said) => {
    expect(answerQuestion(house, questionOf(text))).toMatchObject({ kind: 'known', parts: [said] })
  })
})

describe('what visitors ask any business', () => {
  it.each([
    ["what's your phone number", '01632 960148'],
    ['Telefonnummer?', '01632 960148'],
    ['email?', 'hello@tidewheel.example'],
    ['What is your email address?', 'hello@tidewheel.example'],
    ['Where are you?', '3 Sail Loft Yard'],
    ['whats your address', '3 Sail Loft Yard'],
    ['Wo seid ihr?', '3 Sail Loft Yard'],
    ['what are your opening hours', 'Saturday: 09:30–17:30'],
    ['quels sont vos horaires ?', 'Saturday: 09:30–17:30'],
    ['do you have parking?', 'Quay car park'],
    ['¿Tenéis aparcamiento?', 'Quay car park'],
    ['how do i pay', 'Visa, Mastercard'],
    ['can i cancel', 'Until 14 days before the course'],
    ['what do you charge', 'Taster on the wheel: £48 per person'],
    ['what courses do you offer', 'Taster on the wheel, Hand-building afternoon'],
    ['what do you do?', 'a working pottery'],
    ['Do I need to book?', 'Yes, for every course'],
  ])('%s', (text, gold) => {
    const answer = ask(text)
    expect(answer.kind).toBe('known')
    expect(answer.parts.join('')).toContain(gold)
  })

  it('keeps the order of a phone number in text that runs from right to left', () => {
    expect(ask('هل تقبلون البيتكوين؟').parts.join('')).toContain('\u206601632 960148\u2069')
  })

  it('says what a business without a website does', () => {
    const text = (title: string, content: string) => ({
      id: title,
      type: 'document' as const,
      title,
      content,
      category: '',
      url: '',
      language: 'en',
    })
    const parking = text('Parking', 'There is room for nine cars in front of the workshop.')
    const about = text(
      'About Quayside Frames',
      'Quayside Frames makes frames for paintings and old photographs by hand.',
    )
    const known = buildAnswerIndex([parking, about], { name: 'Quayside Frames', language: 'en' })
    const answer = answerQuestion(known, questionOf('What do you do?', { now: SATURDAY, timeZone: 'Europe/London' }))
    expect([answer.kind, answer.parts.join('')]).toEqual([
      'known',
      'Quayside Frames makes frames for paintings and old photographs by hand.',
    ])
    const unknown = buildAnswerIndex([parking], { name: 'Quayside Frames', language: 'en' })
    expect(
      answerQuestion(unknown, questionOf('What do you do?', { now: SATURDAY, timeZone: 'Europe/London' })).kind,
    ).toBe('unknown')
  })

  it.each([
    ['when are you open?', /^Opening hours:\n- Tuesday to Saturday/],
    ['open now?', /^Open now, until 17:30\./],
    ['are you open on Monday?', /^No\. Closed on Monday\./],
    ['are you open in January?', /^Opening hours:\n- Tuesday to Saturday[^]*in January and February/],
    ['are you open on 10 August?', /^No\. Closed on Tuesday, August 10\./],
  ])('reads hours in sentences: %s', (asked, said) => {
    const content =
      'Tuesday to Saturday 09:30–17:30. Sunday 11:00–16:00. Monday closed. Closed from 1 to 20 August.\nSaturday and Sunday 11:00–14:00 in January and February'
    const hours = knowledgeText({ title: 'Opening hours', content })
    const told = buildAnswerIndex([hours], { name: 'Quayside Frames', language: 'en' })
    const { parts } = answerQuestion(
      told,
      questionOf(asked, { now: SATURDAY, timeZone: 'Europe/London', locale: 'en-GB' }),
    )
    expect(parts.join('')).toMatch(said)
  })

  it('says a phone number once', () => {
    expect(
      ask("what's your phone number")
        .parts.join('')
        .match(/960148/g),
    ).toHaveLength(1)
  })

  it.each([
    ['are you open today?', 'Europe/London', 'Saturday'],
    ['open now?', 'Europe/London', 'Saturday'],
    ['open tomorrow?', 'Europe/London', 'Sunday'],
    ['are you open today?', 'Pacific/Auckland', 'Sunday'],
    ['habt ihr morgen offen?', 'Europe/London', 'Sunday'],
    ['are you open on Wednesday?', 'Europe/London', 'Wednesday'],
  ])('%s (%s)', (text, timeZone, day) => {
    expect(ask(text, timeZone).parts.join('')).toContain(`${day}: `)
  })

  it.each([
    ['Are you open now?', 'Europe/London', /^Open now, until 17:30\.\nOpening hours:\n- Saturday: 09:30–17:30/],
    ['are you open right now?', 'Pacific/Auckland', /^Closed now\. Opens today at 11:00\.\n/],
    ['Habt ihr gerade offen?', 'Europe/London', /^Jetzt geöffnet, bis 17:30 Uhr\./],
    ['habt ihr morgen offen?', 'Europe/London', /^Ja\. Sonntag ist 11:00–16:00 Uhr geöffnet\./],
    ['هل أنتم مفتوحون الآن؟', 'Europe/London', /^مفتوح الآن/],
  ])('%s (%s) by the clock', (text, timeZone, said) => {
    expect(ask(text, timeZone).parts.join('')).toMatch(said)
  })

  it.each([
    ['are you open at 5pm on Sunday?', 'No. Open on Sunday, 11:00–16:00.'],
    ['Are you open on Sunday at 3?', 'Yes. Open on Sunday, 11:00–16:00.'],
    ['are you open on Monday?', 'No. Closed on Monday.'],
    ['are you closed on Mondays?', 'Yes. Closed on Monday.'],
    ['Are you open on Sunday evening?', 'No. Open on Sunday, 11:00–16:00.'],
    ['are you open before 9 on Saturday', 'No. Open on Saturday, 9:30–17:30.'],
    ['are you open at weekends?', 'Yes. Open on Saturday, 9:30–17:30. Open on Sunday, 11:00–16:00.'],
    ['what time do you close on Saturday?', 'Open on Saturday, 9:30–17:30.'],
    ['what time do you close today?', 'Open on Saturday, 9:30–17:30.'],
    ['when do you open tomorrow', 'Open on Sunday, 11:00–16:00.'],
    ['are you open at 6 pm?', 'No. Open on Saturday, 9:30–17:30.'],
    ['Habt ihr am Sonntag um 15 Uhr offen?', 'Ja. Sonntag ist 11:00–16:00 Uhr geöffnet.'],
    ['Êtes-vous ouverts le dimanche à 17h ?', 'Non. Ouvert le dimanche, 11:00–16:00.'],
    ['¿Estáis abiertos el domingo a las 5 de la tarde?', 'No. Abierto el domingo, 11:00–16:00.'],
    ['Siete aperti domenica alle 15?', 'Sì. Aperto domenica, 11:00–16:00.'],
    ['Estão abertos no domingo às 15h?', 'Sim. Aberto domingo, 11:00–16:00.'],
    ['Zijn jullie zondag om 15 uur open?', 'Ja. Zondag open, 11:00–16:00 uur.'],
    ['هل أنتم مفتوحون يوم الأحد الساعة 15:00؟', 'نعم. الأحد مفتوح 11:00–16:00.'],
  ])('%s against the hours', (text, said) => {
    expect(ask(text).parts.join('').split('\n')[0]).toBe(said)
  })

  it('gives a weekday and a time without a clock', () => {
    expect(ask('are you open at 5pm on Sunday?', '').parts.join('')).toMatch(/^No\. Open on Sunday, 11:00–16:00\.\n/)
  })

  it('gives hours without a word about now if the time zone is unknown', () => {
    expect(ask('Are you open now?', '').parts.join('')).toMatch(/^[^.]*Saturday: 09:30–17:30/)
  })

  it('suggests only questions that it answers', async () => {
    const suggested = await suggestQuestions(index, 6)
    expect(suggested.length).toBeGreaterThan(3)
    for (const text of suggested) expect(ask(text).kind).toBe('known')
  })
})

import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import type { KnowledgeText } from '../units/answer-types.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'

const ABOUT = 'Quillmoor hires out boats on the lake and repairs them in winter.'

function ask(pieces: Partial<KnowledgeText>[], text: string, language = 'en') {
  const items = pieces.map((piece, at) =>
    knowledgeText({ id: `i${at}`, url: `/${at}`, title: '', content: '', language, ...piece }),
  )
  const { kind, parts } = answerQuestion(
    buildAnswerIndex(items, { name: 'Quillmoor', language }),
    questionOf(text, { locale: language }),
  )
  return { kind, said: parts.join('') }
}

const OFFERS: Partial<KnowledgeText>[] = [
  { type: 'product', title: 'Canoe', content: '£22 a day\nFor two.' },
  { type: 'product', title: 'Rowing boat', content: '£30 a day\nFor four.' },
  { type: 'product', title: 'E-boat', content: '£42 a day\nFor six.' },
  { title: 'Quillmoor', content: ABOUT, url: 'https://quillmoor.example/' },
]

describe('an overview', () => {
  it.each([
    ['What do you offer?', 'Canoe, Rowing boat, E-boat'],
    ['What can I buy?', 'Canoe, Rowing boat, E-boat'],
    ['How much is it?', 'Prices:\n- Canoe: £22 a day\n- Rowing boat: £30 a day\n- E-boat: £42 a day'],
    ['prices', 'Prices:\n- Canoe: £22 a day\n- Rowing boat: £30 a day\n- E-boat: £42 a day'],
    [
      'What do you sell and what does it cost?',
      'Prices:\n- Canoe: £22 a day\n- Rowing boat: £30 a day\n- E-boat: £42 a day',
    ],
  ])('names the offers: %s', (question, list) => {
    expect(ask(OFFERS, question)).toEqual({ kind: 'known', said: list })
  })

  it('names one or two offers if nobody had to find them on pages', () => {
    const told = [...OFFERS.slice(0, 2), { title: 'About Quillmoor', content: ABOUT }].map((one) => ({
      ...one,
      url: '',
    }))
    expect(ask(told, 'What do you offer?').said).toBe('Canoe, Rowing boat')
    expect(ask([...OFFERS.slice(0, 2), ...OFFERS.slice(3)], 'What do you offer?').said).toBe(ABOUT)
  })

  describe('of a website in two languages', () => {
    const german: Partial<KnowledgeText>[] = [
      { type: 'product', title: 'Kanu', content: '22 £ am Tag\nFür zwei.' },
      { type: 'product', title: 'Ruderboot', content: '30 £ am Tag\nFür vier.' },
      { type: 'product', title: 'Elektroboot', content: '42 £ am Tag\nFür sechs.' },
      {
        title: 'Über uns',
        content: 'Quillmoor verleiht Boote auf dem See und repariert sie im Winter.',
        url: 'https://quillmoor.example/ueber-uns',
      },
    ]
    const told = (some: typeof german, question: string) =>
      ask([...some.map((one) => ({ ...one, language: 'de' })), ...OFFERS], question).said

    it.each([
      ['What do you offer?', 'Canoe, Rowing boat, E-boat'],
      ['Was bieten Sie an?', 'Kanu, Ruderboot, Elektroboot'],
      ['How much is it?', 'Prices:\n- Canoe: £22 a day\n- Rowing boat: £30 a day\n- E-boat: £42 a day'],
      ['Was kostet das?', 'Preise:\n- Kanu: 22 £ am Tag\n- Ruderboot: 30 £ am Tag\n- Elektroboot: 42 £ am Tag'],
      ['What does it do?', ABOUT],
    ])('is in the language of the question: %s', (question, said) => expect(told(german, question)).toBe(said))

    it('does not answer a question about a part of it', () => {
      const terms = {
        type: 'policy',
        title: 'Storno',
        content: 'Bei der Buchung ist eine Anzahlung von 30 Prozent fällig.',
      } as const
      expect(told([...german, terms], 'Wie hoch ist die Anzahlung?')).toContain('30 Prozent')
    })

    it('is in its own language if the other one covers only some of it', () =>
      expect(told(german.slice(0, 1), 'Was bieten Sie an?')).toBe('Canoe, Rowing boat, E-boat'))
  })

  it.each(['What is it?', 'What does it do?', 'What is this?'])(
    'is what the business says about itself: %s',
    (question) => expect(ask(OFFERS, question).said).toBe(ABOUT),
  )

  it.each(['What is this made of?', 'What are you doing at Christmas?'])(
    'does not answer a question about something: %s',
    (question) => expect(ask(OFFERS, question).kind).toBe('unknown'),
  )

  it.each(['What discounts do you offer?', 'What do you offer and what is your phone number?'])(
    'does not answer a question for something else: %s',
    (question) => expect(ask(OFFERS, question).kind).toBe('unknown'),
  )

  it('has prices if the question asks for the price of a page of offers, unless an offer has the same name', () => {
    const page = 'https://quillmoor.example/hire'
    const items = [
      ...OFFERS.slice(0, 3).map((one) => ({ ...one, url: page })),
      { title: 'Boat hire', content: ABOUT, url: page },
    ]
    expect(ask(items, 'How much is boat hire?').said).toBe(
      'Prices:\n- Canoe: £22 a day\n- Rowing boat: £30 a day\n- E-boat: £42 a day',
    )
    expect(ask(items, 'How much is the canoe?').said).toMatch(/£22 a day/)
    expect(ask(items, 'How much is the canoe?').said).not.toContain('£42')
  })

  it.each([
    ['en', 'A canoe costs £22 a day and a rowing boat £30.', 'What is there to buy?'],
    ['de', 'Ein Kanu kostet 22 € am Tag, ein Ruderboot 30 €.', 'Was kann man bei euch kaufen?'],
    ['de', 'Ein Kanu kostet 22 € am Tag, ein Ruderboot 30 €.', 'Was verkauft ihr?'],
    ['fr', 'Un canoë coûte 22 € par jour, une barque 30 €.', 'Que peut-on acheter chez vous ?'],
    ['es', 'Una canoa cuesta 22 € al día y una barca 30 €.', '¿Qué se puede comprar?'],
    ['pt', 'Uma canoa custa 22 € por dia e um barco 30 €.', 'O que se pode comprar?'],
    ['it', 'Una canoa costa 22 € al giorno, una barca 30 €.', 'Cosa si può comprare?'],
    ['nl', 'Een kano kost € 22 per dag, een roeiboot € 30.', 'Wat is er te koop?'],
  ])('is made from prices if there are no offers, in %s: %s', (language, sentence, question) => {
    expect(ask([{ title: 'Quillmoor', content: sentence }], question, language)).toEqual({
      kind: 'known',
      said: sentence,
    })
  })
})

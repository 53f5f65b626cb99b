import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex, explainAnswer } from '../answer.ts'

const item = (title: string, content: string) => knowledgeText({ title, content, url: `https://a.test/${title}` })

const index = buildAnswerIndex(
  [
    item('Contact and opening hours', 'Address: Port Ellery, 35508\nPhone: +441632960471\nDaily: 9AM - 9PM'),
    item('Visit', '## Find us\nHarbour Parade, 12\nPort Ellery, 35508\n\n## Call\n01632 960471'),
  ],
  { name: 'Fenwick', language: 'en' },
)
const said = (text: string): string => answerQuestion(index, questionOf(text)).parts.join('')

describe('how a business is reached', () => {
  it('gives the number in the groups that the site uses', () => {
    expect(said('What is your phone number?')).toContain('01632 960471')
    expect(said('Do you sell violins?')).toContain('01632 960471')
  })

  it.each(['What street are you on?', 'What is the address of the cottage?'])('includes the street: %s', (question) => {
    expect(said(question)).toContain('Harbour Parade, 12')
  })

  it('gives the address, even if many lines name the business by its trade', () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `At the practice we treat knees, number ${at}, as in any other practice.`,
    )
    const practice = buildAnswerIndex(
      [item('Knees', lines.join('\n\n')), item('Reach us', 'Address: Koe Lane 24, 5281 Boxtel')],
      {
        name: 'Fenwick',
        language: 'en',
      },
    )
    expect(answerQuestion(practice, questionOf('Where is the practice?')).parts.join('')).toContain('Koe Lane 24')
  })

  it.each(['Wie erreiche ich euch?', 'Wie erreiche ich euch telefonisch?'])(
    'is answered with its contacts, and not with the answer to another question: %s',
    (question) => {
      const found = buildAnswerIndex(
        [
          knowledgeText({
            id: 'f',
            type: 'faq',
            title: 'Wie vereinbare ich einen Termin?',
            content: 'Ruf dafür unter 089 555 66 77 an.',
          }),
          knowledgeText({ id: 'c', title: 'Kontakt', content: 'Telefon: 089 123 45 60\nE-Mail: hallo@lehm.example' }),
        ],
        { name: 'Lehm', language: 'de' },
      )
      expect(answerQuestion(found, questionOf(question)).parts.join('')).toMatch(
        /^(?:Sie (?:erreichen|können) Lehm|089 123 45 60)/,
      )
    },
  )

  const NEIGHBOURS =
    '### Fuel\nQuay Auto, 58 Quay Rd, Dunmere, NM 88401\n### Rental\nA&A, 63 Quay Rd, Dunmere, NM 88401'
  it.each([
    ['6 Rue des Tanneurs, Annecy', 'fr', 'Où se trouve votre studio ?', 'Nous courons.'],
    ['2500 E. Rte. 16 Blvd.\nDunmere, NM 88401-4328', 'en', 'Where exactly are you?', NEIGHBOURS],
  ])(
    'is the address at the start of the contact, without a postcode or beside neighbors with the same one: %s',
    (address, language, question, other) => {
      const found = buildAnswerIndex(
        [
          knowledgeText({ id: 'c', title: 'Contact', content: `${address}\n+15550102305`, language }),
          knowledgeText({ id: 'o', title: 'Links', content: other, language }),
        ],
        { name: 'Fenwick', language },
      )
      expect(answerQuestion(found, questionOf(question)).parts.join('')).toContain(address.split('\n')[0])
    },
  )

  it('is not what a question about the costs of coming asks for', () => {
    expect([...explainAnswer(index, questionOf('Was kostet die Anfahrt?')).question.kinds]).toEqual(['price'])
  })

  it.each(['Which address do I email for a quote?', 'Is there an email I can send pictures of my fence to?'])(
    'is the only email, for any purpose: %s',
    (question) => {
      const found = buildAnswerIndex(
        [item('Contact', 'Write to hello@fenwick.example'), item('Fences', 'We mend fences.')],
        {
          name: 'Fenwick',
          language: 'en',
        },
      )
      expect(answerQuestion(found, questionOf(question)).parts.join('')).toContain('hello@fenwick.example')
    },
  )

  it.each([
    ['Peut-on venir un lundi ?', 'hours'],
    ['Is someone there on Saturday evening?', 'hours'],
    ['Until when can I call you?', 'hours'],
  ])('%s asks for %s and nothing else', (question, kind) => {
    const { kinds } = explainAnswer(index, questionOf(question)).question
    expect([...kinds].filter((one) => one !== 'yesno')).toEqual([kind])
  })

  it('is one question, and whether a price includes tax is another', () => {
    expect([...explainAnswer(index, questionOf('Are your prices inclusive of VAT?')).question.kinds]).not.toContain(
      'price',
    )
    expect([...explainAnswer(index, questionOf('How much is it with VAT?')).question.kinds]).toContain('price')
  })

  it('includes the days for which hours without days apply', () => {
    expect(said('Are you available at weekends too?')).toContain('9AM - 9PM')
  })

  it.each([
    ["C'est combien la nuit ?", 'price'],
    ['La caution est de combien ?', 'price'],
    ['Combien de lits avez-vous ?', 'count'],
    ["Comment s'appelle le propriétaire ?", 'person'],
    ['Unter welcher Festnetznummer erreiche ich Sie?', 'phone'],
    ['Wie hoch ist der Zaun?', 'length'],
    ['Wie hoch ist die Kaution?', 'price'],
    ['Quelles sont les dimensions du lit ?', 'length'],
    ["À quelle période de l'année pêche-t-on la truite ?", 'when'],
    ['¿Y en grupo, qué pago?', 'price'],
    ['Do I have to pay for towels?', 'price'],
    ['Muss ich für Handtücher extra bezahlen?', 'price'],
    ['Wie heißt der Besitzer?', 'person'],
    ['Come si chiama il titolare?', 'person'],
    ['¿Cómo se llama el dueño?', 'person'],
    ['Hoe heet de eigenaar?', 'person'],
    ['Is there a phone I can call you on?', 'phone'],
    ['What is your mobile phone number?', 'phone'],
  ])('%s asks for a %s', (question, kind) => {
    expect([...explainAnswer(index, questionOf(question)).question.kinds]).toContain(kind)
  })
})

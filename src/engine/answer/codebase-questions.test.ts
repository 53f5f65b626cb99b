import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { understandCodebase } from '../understand/codebase/understand-codebase.ts'
import { answerQuestion, buildAnswerIndex } from './answer.ts'

const LANGUAGES: Record<
  string,
  {
    says: [about: string, customers: string, reason: string]
    asks: [why: string, what: string]
    label: string
  }
> = {
  en: {
    says: [
      'We are three sailors who build a calendar of the tides.',
      'Harbour masters who cannot miss a tide.',
      'Works without a network',
    ],
    asks: ['What makes you different?', 'What is Tidewatch?'],
    label: 'Price',
  },
  de: {
    says: [
      'Wir sind drei Segler und bauen einen Kalender der Gezeiten.',
      'Hafenmeister, die keine Flut verpassen.',
      'Läuft auch ohne Netz',
    ],
    asks: ['Was unterscheidet euch von anderen?', 'Was ist Tidewatch?'],
    label: 'Preis',
  },
  fr: {
    says: [
      'Nous sommes trois marins qui font un calendrier des marées.',
      'Les capitaines de port qui suivent la marée.',
      'Fonctionne sans réseau',
    ],
    asks: ['Qu’est-ce qui vous distingue ?', 'Qu’est-ce que Tidewatch ?'],
    label: 'Prix',
  },
  es: {
    says: [
      'Somos tres marineros que hacemos un calendario de las mareas.',
      'Capitanes de puerto que siguen la marea.',
      'Funciona sin red',
    ],
    asks: ['¿Qué os hace diferentes?', '¿Qué es Tidewatch?'],
    label: 'Precio',
  },
  it: {
    says: [
      'Siamo tre marinai e facciamo il calendario delle maree con gli orari di ogni porto.',
      'Per i capitani di porto e per chi è in mare.',
      'Funziona senza rete',
    ],
    asks: ['Che cosa vi distingue?', 'Che cos’è Tidewatch?'],
    label: 'Prezzo',
  },
  pt: {
    says: [
      'Somos três marinheiros que fazem um calendário das marés.',
      'Capitães de porto que não podem perder a maré.',
      'Funciona sem rede',
    ],
    asks: ['O que vos distingue?', 'O que é Tidewatch?'],
    label: 'Preço',
  },
  nl: {
    says: [
      'Wij zijn drie zeilers en maken een kalender van het tij.',
      'Havenmeesters die het tij niet mogen missen.',
      'Werkt ook zonder netwerk',
    ],
    asks: ['Wat maakt jullie anders?', 'Wat is Tidewatch?'],
    label: 'Prijs',
  },
}

describe('what a codebase says about itself, asked in its language', () => {
  it.each(Object.keys(LANGUAGES))('%s', (language) => {
    const { says, asks, label } = LANGUAGES[language] ?? { says: ['', '', ''], asks: [], label: '' }
    const [description, customers, reason] = says
    const { items } = understandCodebase(
      {
        company_description: description,
        target_customers: customers,
        key_differentiators: [reason],
        pricing_tiers: [{ name: 'Pro', price: '10 €' }],
        contact_info: { phone: '+32 9 000 00 00' },
      },
      'Tidewatch',
    )
    const index = buildAnswerIndex(
      items.map(({ type, title, content }) => knowledgeText({ type, title, content, language })),
      { name: 'Tidewatch', language },
    )
    const said = asks.map((text) => answerQuestion(index, questionOf(text)).parts.join(''))
    expect(said).toEqual([reason, description].map((words) => expect.stringContaining(words)))
    expect(items.find(({ title }) => title === 'Pro')?.content).toBe(`${label}: 10 €`)
    if (language !== 'en') expect(JSON.stringify(items)).not.toMatch(/Price|Phone|About|Target|Key diff/u)
  })

  it.each([
    [
      'value_proposition',
      'Close your books in ten minutes a week.',
      ['What is your value proposition?', 'What are the benefits?', 'How does it help me?'],
    ],
    [
      'target_customers',
      'Studios with up to twenty people.',
      ['Who are your customers?', 'Who uses this?', 'Who is your target audience?'],
    ],
    [
      'key_differentiators',
      'Reads receipts from photos',
      ['Why choose you?', 'What sets you apart?', 'What are your advantages?'],
    ],
  ])('%s answers the questions that it covers', (_member, said, asked) => {
    const context = {
      company_description: 'Ledgerly is bookkeeping software for small studios, made in Ghent since 2019.',
      products: [{ name: 'Solo', price: '€9/month', features: ['1 user'] }],
      value_proposition: 'Close your books in ten minutes a week.',
      target_customers: 'Studios with up to twenty people.',
      key_differentiators: ['Reads receipts from photos'],
    }
    const index = buildAnswerIndex(
      understandCodebase(context, 'Ledgerly').items.map(({ type, title, content }) =>
        knowledgeText({ type, title, content }),
      ),
      { name: 'Ledgerly', language: 'en' },
    )
    for (const text of asked)
      expect([text, answerQuestion(index, questionOf(text)).parts.join('')]).toEqual([
        text,
        expect.stringContaining(said),
      ])
  })
})

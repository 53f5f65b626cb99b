import { describe, expect, it, test } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'
import type { Answer, AnswerQuestion, KnowledgeText } from '../units/answer-types.ts'

type Tier = [title: string, forWhom: string, price: string, ...more: string[]]

const PRICES = { type: 'document', url: 'https://x.test/prices', content: 'Simple.' } as const

function indexOf(
  language: string,
  pageTitle: string,
  tiers: readonly Tier[],
  others: readonly Partial<KnowledgeText>[] = [],
) {
  const products = tiers.map(([title, ...lines]) => ({
    type: 'product' as const,
    title,
    content: lines.join('\n'),
    url: PRICES.url,
  }))
  const items = [...products, { ...PRICES, title: pageTitle }, ...others]
  const texts = items.map((item, at) => knowledgeText({ id: `i${at}`, language, ...item }))
  return buildAnswerIndex(texts, { name: 'Lindenhof', language })
}

type Index = ReturnType<typeof indexOf>

const ask = (index: Index, text: string, history: AnswerQuestion['history'] = []): Answer =>
  answerQuestion(index, questionOf(text, { history }))
const said = (...asked: Parameters<typeof ask>): string => ask(...asked).parts.join('')

const software = indexOf(
  'en',
  'Pricing',
  [
    ['Free', 'For trying things out', '£0', '- 1 user', '- 3 projects'],
    ['Solo', 'For freelancers and sole traders', '£12 per month', '- 1 user'],
    ['Team', 'For growing teams', '£39 per month', '- Up to 10 users', '- Phone support'],
  ],
  [
    {
      title: 'Charities',
      url: 'https://x.test/charities',
      content: '## For charities\nRegistered charities pay 40% less for Team.',
    },
    {
      title: 'Help',
      url: 'https://x.test/help',
      content: '## Cancelling\nYou can cancel your plan on the account page, at any time.',
    },
    { title: 'Contact', content: 'Phone: 01632 960148' },
  ],
)
const table = [
  '| Offer | Price |  |',
  '| --- | --- | --- |',
  '| Free | £0 | For trying things out; 1 user; 3 projects |',
  '| Solo | £12 per month | For freelancers and sole traders; 1 user |',
  '| Team | £39 per month | For growing teams; Up to 10 users; Phone support |',
].join('\n')

describe('a range of offers', () => {
  it.each([
    'compare your plans',
    'What are the differences between your plans?',
    'How do your plans compare to each other?',
  ])('is a table for: %s', (text) => {
    expect(ask(software, text)).toMatchObject({ kind: 'known', parts: [table], isFinal: true })
  })
  it.each(['Which plan should I choose?', 'What is the best plan?'])('is shown for: %s', (text) => {
    expect(ask(software, text)).toMatchObject({ kind: 'known' })
    expect(said(software, text)).toBe(`Which one is best depends on what you need:\n\n${table}`)
  })
  it.each<[string, string[], string[]]>([
    [
      'Which plan is best for a freelancer?',
      ['- **Solo**: £12 per month. For freelancers and sole traders'],
      ['Free', 'Team'],
    ],
    ['We are a team of 6, which plan fits?', ['- **Team**: £39 per month. Up to 10 users'], ['Solo']],
    ['Which plan is best under £20?', ['Free', 'Solo'], ['Team']],
    ['Which plan is the cheapest?', ['Lowest published price first:\n- **Free**'], []],
  ])('%s', (text, named, others) => {
    expect(ask(software, text).kind).toBe('known')
    for (const one of named) expect(said(software, text)).toContain(one)
    for (const one of others) expect(said(software, text)).not.toContain(`**${one}**`)
  })
  it.each([
    'What is the best way to cancel my plan?',
    'Compare your plans with Otherbook',
    'How do your plans compare to other companies?',
    'Which plan do you recommend for sending parcels?',
    'Can I choose another plan later?',
  ])('is not what is asked for with: %s', (text) => expect(said(software, text)).not.toContain('| --- |'))
  it.each(['Which plan is best for a freelancer?', 'compare your plans'])('is refused if there is none: %s', (text) => {
    const plumber = indexOf(
      'en',
      'Services',
      [],
      [{ title: 'Services', content: '## Boilers\nWe mend all makes.\nCall us.\n- Any day' }],
    )
    expect(ask(plumber, text).kind).toBe('unknown')
  })
})

test('the very question is answered in the words of the business', () => {
  const own = {
    type: 'faq' as const,
    title: 'Which plan should I choose?',
    content: 'Ring us and we find out together.',
  }
  const index = indexOf(
    'en',
    'Plans',
    [
      ['Solo', 'For one', '£9 a month'],
      ['Duo', 'For two', '£12 a month'],
    ],
    [own],
  )
  expect(said(index, 'Which plan should I choose?')).toBe('Ring us and we find out together.')
})

describe.each<[string, { page: string; tiers: Tier[]; compare: string; price: string; open: string }]>([
  [
    'de',
    {
      page: 'Tarife',
      tiers: [
        ['Solo', 'Für Selbstständige und Freiberufler', '12 €/Monat'],
        ['Team', 'Für kleine Teams', '29 €/Monat'],
      ],
      compare: 'Vergleiche eure Tarife',
      price: 'Preis',
      open: 'Welcher Tarif passt zu mir?',
    },
  ],
  [
    'fr',
    {
      page: 'Nos formules',
      tiers: [
        ['Formule Solo', 'Pour les indépendants', '12 € par mois'],
        ['Formule Équipe', 'Pour les petites équipes', '29 € par mois'],
      ],
      compare: 'Comparez vos formules',
      price: 'Prix',
      open: 'Quel abonnement me conseillez-vous ?',
    },
  ],
  [
    'es',
    {
      page: 'Planes',
      tiers: [
        ['Básico', 'Para autónomos', '12 € al mes'],
        ['Plus', 'Para pequeñas empresas', '29 € al mes'],
      ],
      compare: '¿Cuál es la diferencia entre los planes?',
      price: 'Precio',
      open: '¿Qué plan me conviene?',
    },
  ],
  [
    'it',
    {
      page: 'Abbonamenti',
      tiers: [
        ['Base', 'Per liberi professionisti', '12 € al mese'],
        ['Studio', 'Per piccoli team', '29 € al mese'],
      ],
      compare: 'Confronta i vostri abbonamenti',
      price: 'Prezzo',
      open: 'Quale abbonamento devo scegliere?',
    },
  ],
  [
    'pt',
    {
      page: 'Planos',
      tiers: [
        ['Base', 'Para trabalhadores independentes', '12 € por mês'],
        ['Equipa', 'Para pequenas equipas', '29 € por mês'],
      ],
      compare: 'Compare os vossos planos',
      price: 'Preço',
      open: 'Qual plano devo escolher?',
    },
  ],
  [
    'nl',
    {
      page: 'Abonnementen',
      tiers: [
        ['Zzp', 'Voor zelfstandigen', '€ 12 per maand'],
        ['Plus', 'Voor kleine bedrijven', '€ 29 per maand'],
      ],
      compare: 'Wat is het verschil tussen de pakketten?',
      price: 'Prijs',
      open: 'Welk pakket past bij mij?',
    },
  ],
  [
    'ar',
    {
      page: 'الباقات',
      tiers: [
        ['الأساسية', 'للمستقلين والأفراد', '29 ريال شهريا'],
        ['الفريق', 'للفرق الصغيرة', '99 ريال شهريا'],
      ],
      compare: 'قارن بين الباقات',
      price: 'السعر',
      open: 'ما هي أفضل باقة؟',
    },
  ],
])('in %s', (language, { page, tiers, compare, price, open }) => {
  const index = indexOf(language, page, tiers)
  const [[one, , cost], [other]] = tiers as [Tier, Tier]
  const rows = `|  | ${one} | ${other} |\n| --- | --- | --- |\n| ${price} | ${cost} |`
  test('plans are compared', () => expect(said(index, compare)).toContain(rows))
  test('or all shown', () => {
    expect(ask(index, open).kind).toBe('known')
    expect(said(index, open)).toContain(rows)
  })
})

import { describe, expect, it, test } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'
import { offerCards } from './say-offers.ts'
import type { KnowledgeText } from '../units/answer-types.ts'

function indexOf(language: string, items: readonly (Partial<KnowledgeText> & { content: string })[]) {
  const texts = items.map((item, at) => knowledgeText({ id: `i${at}`, type: 'product', language, ...item }))
  return buildAnswerIndex(texts, { name: 'Lindenhof', language })
}

const farm = indexOf('en', [
  {
    title: 'Taster',
    content: '£48 per person\nYou make one pot.\nGroup: up to 8 people\nLength: 2 hours',
    url: 'https://x.test/courses',
  },
  {
    title: 'Evening course',
    content: '£265 per person\nSix Tuesdays for beginners.\nGroup: up to 10 people',
    url: 'https://x.test/courses',
  },
  {
    title: 'Clay club',
    content: '£22 a session\nDragons and bowls.\nAges: 7 to 12\nGroup: up to 10 children',
    url: 'https://x.test/courses',
  },
  {
    title: 'Weddings',
    content: 'On request, after a tasting of six dishes in our kitchen, which costs £30 for two people.',
  },
  {
    type: 'document',
    title: 'Studio',
    content:
      '## Memberships\n| Plan | Price | Shelf |\n| --- | --- | --- |\n| Part-time member | £75 a month | half a shelf |\n| Full member | £145 a month | one shelf |',
  },
  {
    type: 'document',
    title: 'Plans',
    content:
      '| | Basic | Pro |\n| --- | --- | --- |\n| Price | £9 a month | £24 a month |\n| Users | 1 | 5 users |\n| Currencies | 2 | 30 |',
  },
  { type: 'document', title: 'Contact', content: 'Phone: 01632 960148' },
])
const ask = (text: string, index = farm, history: { role: 'visitor'; text: string }[] = []) =>
  answerQuestion(index, questionOf(text, { history }))
const said = (...asked: Parameters<typeof ask>): string => ask(...asked).parts.join('')

describe('advice without saying what for', () => {
  test('is met with the offers there are, or with what was told before', () => {
    expect(said('What would you recommend?')).toMatch(/^This could fit:\n- \*\*Taster\*\*.*\n- \*\*Evening course/)
    const history = [{ role: 'visitor' as const, text: 'It would be for a group of 9 people' }]
    expect(said('What would you suggest?', farm, history)).toMatch(
      /This could fit:\n- \*\*(?:Evening course|Clay club)/,
    )
    expect(said('What would you suggest?', farm, history)).not.toContain('Taster')
  })

  test('does not say that nothing is known of advising', () => {
    const bakery = indexOf('de', [{ type: 'document', title: 'Bäckerei', content: 'Wir backen Brot und Kuchen.' }])
    expect(said('Was würden Sie empfehlen?', bakery)).not.toContain('„empfehlen“')
  })
})

describe('a comparison is a table in the words of the site', () => {
  test('of two products', () => {
    expect(ask('What is the difference between the taster and the evening course?')).toMatchObject({
      kind: 'known',
      parts: [
        [
          '|  | Taster | Evening course |',
          '| --- | --- | --- |',
          '| Price | £48 per person | £265 per person |',
          '| Group | up to 8 people | up to 10 people |',
          '| Length | 2 hours | – |',
          '|  | You make one pot. | Six Tuesdays for beginners. |',
        ].join('\n'),
      ],
      sources: [{ title: 'Taster' }, { title: 'Evening course' }],
    })
  })
  test('of two lines of a table, which share a word, and of two columns', () => {
    expect(said('Full member vs part-time member?')).toContain(
      '|  | Full member | Part-time member |\n| --- | --- | --- |\n| Price | £145 a month | £75 a month |',
    )
    expect(said('compare Basic and Pro')).toContain('| Price | £9 a month | £24 a month |\n| Users | 1 | 5 users |')
  })
  test('with what they share, which bears the name of each', () => {
    const plan = (title: string, price: string) => ({
      type: 'product' as const,
      title,
      content: `- ${title}: A report of every walk\nPrice: ${price}`,
    })
    const walks = indexOf('en', [plan('Small', '£19'), plan('Pack', '£59')])
    expect(said('Compare Small and Pack', walks)).toContain('|  | A report of every walk | A report of every walk |')
  })
  test('with what was spoken of before', () => {
    const before = [{ role: 'visitor' as const, text: 'How much is Basic?' }]
    expect(said('And what is the difference to Pro?', farm, before)).toContain('|  | Pro | Basic |')
  })
  it.each([
    ['de', 'Was ist der Unterschied zwischen Basic und Pro?', 'Preis'],
    ['fr', 'Quelle est la différence entre Basic et Pro ?', 'Prix'],
    ['es', '¿Qué diferencia hay entre Basic y Pro?', 'Precio'],
    ['it', 'Che differenza c’è tra Basic e Pro?', 'Prezzo'],
    ['pt', 'Qual é a diferença entre o Basic e o Pro?', 'Preço'],
    ['nl', 'Wat is het verschil tussen Basic en Pro?', 'Prijs'],
  ])('asked for in %s', (language, text, price) => {
    const index = indexOf(language, [
      { title: 'Basic', content: '9 €\nUno' },
      { title: 'Pro', content: '24 €\nDue' },
    ])
    expect(said(text, index)).toContain(`| ${price} | 9 € | 24 € |`)
  })
  it.each([
    'What is the best time to come?',
    'Is the taster better than swimming?',
    'What should I wear to the taster?',
  ])('but not for: %s', (text) => expect(said(text)).not.toContain('| ---'))
})

describe('a need is met by what fits, at most three, with its price', () => {
  it.each<[string, string[], string[]]>([
    [
      'I need something for 2 people under £120',
      ['**Taster**: £48 per person. Group: up to 8 people'],
      ['Evening course', 'Clay club'],
    ],
    ['We are looking for a course for 9 people', ['Evening course'], ['Taster', 'Clay club']],
    ['Something for my 8 year old?', ['**Clay club**: £22 a session. Ages: 7 to 12'], ['Taster']],
    ['What would you recommend for a beginner?', ['Evening course'], ['Clay club']],
    ['We are 4 users, which plan do you recommend?', ['**Pro**: £24 a month. Users: 5 users'], ['Basic']],
    ['Ich suche etwas für 2 Personen unter 120 £', ['Das könnte passen:', 'Taster'], ['Evening course']],
    ['I need something for 5 people under 100 €', ['a different currency', 'Taster'], []],
  ])('%s', (text, named, others) => {
    const { kind, parts } = ask(text)
    expect(kind).toBe('known')
    for (const one of named) expect(parts.join('')).toContain(one)
    for (const one of others) expect(parts.join('')).not.toContain(one)
  })
  it.each<[string, string, string[], string[]]>([
    [
      'I need something for 2 people under £120',
      'and for 9?',
      ['Nothing with a published price', '**Evening course**'],
      [],
    ],
    [
      'We are looking for a course for 2 people',
      'And for nine people?',
      ['**Evening course**'],
      ['Taster', 'Clay club'],
    ],
    ['We are 4 users, which plan do you recommend?', 'And for 1 user?', ['**Basic**'], []],
    ['Something for my 8 year old?', 'And for a 10 year old?', ['**Clay club**'], ['Evening course']],
  ])('for others: %s %s', (before, text, named, others) => {
    const answer = said(text, farm, [{ role: 'visitor', text: before }])
    for (const one of named) expect(answer).toContain(one)
    for (const one of others) expect(answer).not.toContain(one)
  })
  test('and what the agent named is what goes on being asked about', () => {
    const before = 'Something for my 8 year old?'
    const history = [
      { role: 'visitor' as const, text: before },
      { role: 'agent' as const, text: said(before) },
    ]
    const { parts } = answerQuestion(farm, questionOf('how much is it?', { history }))
    expect(parts.join('')).toMatch(/^The price of Clay club is £22 a session/)
  })
  test('lowest or highest price first', () => {
    expect(said('Which membership is the cheapest?')).toMatch(
      /^Lowest published price first:\n- \*\*Part-time member.*\n- \*\*Full member/,
    )
    expect(said('What is the most expensive membership?')).toMatch(/first:\n- \*\*Full member.*\n- \*\*Part-time/)
  })
  test('of what was spoken of, where nothing else is named', () => {
    const before = [
      { role: 'visitor' as const, text: 'What is the difference between the taster and the evening course?' },
    ]
    const answer = said('And which is cheaper?', farm, before)
    expect(answer).toMatch(/^Lowest published price first:\n- \*\*Taster.*\n- \*\*Evening course/)
    expect(answer).not.toContain('Clay club')
    expect(said('Which is cheaper, the taster or the evening course?')).toContain('| Taster | Evening course |')
    // What is on request might cost less.
    expect(ask('Which is cheaper?').kind).toBe('unknown')
    const menu = indexOf('it', [
      { type: 'document', title: 'Menù', content: 'Piadina: 7 €\nTagliere: 14 €\nGnocchi: 12 €' },
    ])
    expect(ask('Cosa è più economico?', menu).kind).toBe('unknown')
    const hire = indexOf('nl', [
      { title: 'Stadsfiets', content: '€ 10 per dag' },
      { title: 'E-bike', content: '€ 25 per dag' },
    ])
    expect(said('Welke fiets is goedkoper?', hire)).toMatch(/\*\*Stadsfiets/)
    expect(said('Wat is goedkoper?', hire)).toMatch(/\*\*Stadsfiets.*\n- \*\*E-bike/)
  })
  test.each([
    ['bit much. anything cheaper?', 'How much is the evening course?'],
    ['the cheaper one then', 'Compare the taster and the evening course'],
  ])('of what stands beside what was spoken of: %s', (text, before) => {
    expect(said(text, farm, [{ role: 'visitor', text: before }])).toMatch(/:\n- \*\*(?:Clay club|Taster)/)
  })
  test('what fits nothing is said so, with the closest and a person to ask', () => {
    const { kind, parts } = ask('I need something for 9 people under £50')
    expect(kind).toBe('unknown')
    expect(parts.join('')).toMatch(/^Nothing with a published price .*\n- \*\*Evening course\*\*.*\n\n.*01632 960148/s)
  })
  it.each([
    'What would you recommend for a wedding?',
    'Do you recommend bringing a pot?',
    'I need a refund',
    'I am looking for your phone number',
  ])('and nothing is recommended for: %s', (text) => expect(said(text)).not.toContain('could fit'))
})

describe('the price on the card of an offer', () => {
  it.each([
    ['The large box costs 39.00 EUR a week and feeds four people.', '39.00 EUR a week'],
    ['Der Kurs kostet 45 € pro Person.', 'Der Kurs kostet 45 € pro Person.'],
    ['From €24.50', 'From €24.50'],
    ['Adults £5, children £3.', 'Adults £5, children £3.'],
    ['Two rooms and a terrace. £195 per night. Excl. VAT.', '£195 per night'],
    ['£195 per night. Excl. VAT.', '£195 per night. Excl. VAT.'],
  ])('of "%s"', (content, price) => {
    const items = [knowledgeText({ id: 'box', type: 'product', title: 'Large box', content })]
    expect(offerCards(items, ['box'])).toMatchObject([{ price }])
  })
})

test('the price of a product is not that of a part or of several', () => {
  const items = [
    { id: 'course', title: 'Weekend course', content: 'Price: £245 per person\nLunch: included, vegetarian' },
    { id: 'mug', title: 'Harbour mug', content: 'Price: £28\nSet of four: £104' },
  ].map((item) => knowledgeText({ type: 'product', ...item }))
  expect(offerCards(items, ['course', 'mug'])).toMatchObject([{ price: '£245 per person' }, { price: '£28' }])
})

test('a number of people that no offer speaks of rules none of them out', () => {
  const rides = indexOf('en', [
    { title: 'Sunset ride', content: '€10 per person\n1.5 hours.' },
    { title: 'Night show', content: '€45 per person\n4 hours.' },
  ])
  expect(said('Something for 4 people under 100 euros?', rides)).toBe(
    'This could fit:\n- **Sunset ride**: €10 per person. 1.5 hours.',
  )
})

describe('what fits a budget, whatever the offers are called', () => {
  const booth = indexOf('de', [
    { title: 'Basic', content: '400 €\nSelbstabholung\n300 Prints' },
    { title: 'Premium', content: '600 €\nGanzen Abend\nPrints ohne Grenze' },
    { title: 'Business', content: '800 €\nGanzen Abend\nEigenes Logo' },
    { type: 'document', title: 'Fotobox', content: 'Wir vermieten Fotoboxen für Hochzeiten und Feiern.' },
  ])
  it.each([
    'Ich habe höchstens 450 Euro. Was passt?',
    'Welches Paket passt bis 450 Euro?',
    'Welche Pakete gibt es bis 450 Euro?',
    'Was passt zu mir, wenn ich höchstens 450 Euro ausgeben will?',
    'I have 450 euros at most. What fits?',
    'Which packages are there under 450 euros?',
    'Tengo 450 euros como máximo. ¿Qué me conviene?',
    '¿Qué paquete me conviene con un presupuesto de 450 euros?',
    "J'ai 450 euros au maximum. Qu'est-ce qui me convient ?",
    'Quel forfait y a-t-il à moins de 450 euros ?',
  ])('%s', (text) => {
    const { kind, parts } = ask(text, booth)
    expect(kind).toBe('known')
    expect(parts.join('')).toContain('Basic')
    expect(parts.join('')).not.toMatch(/Premium|Business/)
  })
  it.each([
    'Kann ich bis 50 Euro bar zahlen?',
    'Gibt es Parkplätze für unter 5 Euro?',
    'Do I get a discount over 500 euros?',
  ])('but not: %s', (text) => expect(ask(text, booth).parts.join('')).not.toMatch(/\*\*Basic/))
})

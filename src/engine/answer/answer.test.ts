import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import type { AnswerQuestion, KnowledgeText } from './units/answer-types.ts'
import {
  answerQuestion,
  buildAnswerIndex,
  explainAnswer,
  ownQuestions,
  phrase,
  retrievePassages,
  suggestQuestions,
} from './answer.ts'

const item = (title: string, content: string, more: Partial<KnowledgeText> = {}): KnowledgeText =>
  knowledgeText({ title, content, url: `https://harbour.test/${encodeURIComponent(title)}`, ...more })

const HARBOUR = [
  item(
    'Boat trips',
    '## Sunset cruise\nTwo hours along the coast with a glass of cider.\nPrice: £38 per person\n\n## Seal safari\nMorning trip to the skerries.\nPrice: £27 per person\nChildren under five sail free.',
    { type: 'product' },
  ),
  item('Can I bring my dog?', 'Yes, dogs on a lead are welcome on every trip except the seal safari.', { type: 'faq' }),
  item(
    'Opening hours',
    '| Day | Office |\n| --- | --- |\n| Monday to Friday | 9:00 – 17:00 |\n| Saturday | 10:00 – 14:00 |\n| Sunday | closed |',
  ),
  item(
    'Cancellation',
    'You can cancel free of charge up to 48 hours before departure. After that we keep half of the fare.',
    {
      type: 'policy',
    },
  ),
  item('Contact', 'Phone: 01632 960471\nEmail: hello@harbour.test\nAddress: 4 Quay Street, Tidewick TW1 2AB'),
]

const index = buildAnswerIndex(HARBOUR, { name: 'Harbour Trips', language: 'en' })
const ask = (text: string, more: Partial<AnswerQuestion> = {}) => answerQuestion(index, questionOf(text, more))
const said = (text: string, more: Partial<AnswerQuestion> = {}): string => ask(text, more).parts.join('')

describe('answering from the knowledge', () => {
  it.each([
    ['How much is the sunset cruise?', '£38'],
    ['what does the seal safari cost', '£27'],
    ['Can I take my dogs with me?', 'dogs on a lead are welcome'],
    ['When are you open on Saturday?', '10:00 – 14:00'],
    ['How late can I cancel?', '48 hours before departure'],
    ['What is your phone number?', '01632 960471'],
    ['Where do I write to you by email?', 'hello@harbour.test'],
    ['Where are you located?', '4 Quay Street'],
    ['Wie lautet Ihre Telefonnummer?', '01632 960471'],
    ['¿Cuál es el correo electrónico?', 'hello@harbour.test'],
  ])('%s', (text, gold) => {
    const answer = ask(text)
    expect(answer.kind).toBe('known')
    expect(answer.parts.join('')).toContain(gold)
    expect(answer.sources).not.toHaveLength(0)
  })

  it('names the source of what it says', () => {
    expect(ask('How late can I cancel?').sources).toEqual([
      { itemId: 'Cancellation', title: 'Cancellation', url: 'https://harbour.test/Cancellation' },
    ])
  })

  it('says prices in sentences, the one asked for first', () => {
    const trips = [
      item(
        'Sunrise paddle',
        'Flat water, hot chocolate afterwards. Suitable for beginners and for children.\n£39 per adult',
        {
          type: 'product',
        },
      ),
      item('Island paddle', 'Lunch on the beach.\n£85 per person', { type: 'product' }),
    ]
    const kayaks = buildAnswerIndex(trips, { name: 'Kayaks', language: 'en' })
    expect(answerQuestion(kayaks, questionOf('price of the sunrise paddle and island paddle?')).parts.join('')).toBe(
      'The price of Sunrise paddle is £39 per adult.\nThe price of Island paddle is £85 per person.',
    )
  })

  it.each([
    ['How much is a team day for 12 people?', '10–15'],
    ['What does a team day cost?', '10–15'],
    ['How much is a birthday for 10 children?', 'each further child £15'],
    ['How much is the wine pairing?', 'Wine pairing'],
  ])('first says the price of the thing asked about: %s', (text, first) => {
    const prices = [
      item(
        'Prices',
        '## Team day\n| Participants | Price |\n| --- | --- |\n| 10–15 | £490 |\n| 16–24 | £720 |\n\n' +
          '## Birthday\n£189 for up to 8 children, each further child £15.\n\n' +
          '## Tasting menu\nFive courses chosen by the chef: £58 a person.\nWine pairing: £27 a person.',
      ),
    ]
    const rooms = buildAnswerIndex(prices, { name: 'Rooms', language: 'en' })
    const { kind, parts } = answerQuestion(rooms, questionOf(text))
    expect([kind, parts[0]]).toEqual(['known', expect.stringContaining(first)])
  })

  it('does not mention fifty if fifty people are asked about and no price is for that many', () => {
    const rooms = buildAnswerIndex(
      [
        item(
          'Prices',
          '## Team day\n10–15 people: £490\n\n## Cancelling\nFree until 48 hours before, then we keep 50 %.',
        ),
      ],
      { name: 'Rooms', language: 'en' },
    )
    const history = [{ role: 'visitor' as const, text: 'How much is a team day for 12 people?' }]
    expect(answerQuestion(rooms, questionOf('And for 50?', { history })).parts.join('')).not.toContain('50 %')
  })

  it('understands a follow-up from the question before', () => {
    const history: AnswerQuestion['history'] = [
      { role: 'visitor', text: 'How much is the sunset cruise?' },
      { role: 'agent', text: '£38 per person' },
    ]
    expect(said('And the seal safari?', { history })).toContain('£27')
  })

  it('reads a complete question without the conversation', () => {
    const history: AnswerQuestion['history'] = [{ role: 'visitor', text: 'Do you rent kayaks?' }]
    expect(said('How late can I cancel?', { history })).toContain('48 hours before departure')
  })

  it('forgives a misspelled word', () => {
    expect(said('price of the sunset criuse')).toContain('£38')
  })
})

describe('the price for several people is', () => {
  it.each([
    ['How much is the seal safari for four of us?', '4 × £27 = £108'],
    ['What does the seal safari cost for 3 people?', '3 × £27 = £81'],
    ['Was kostet die Seal Safari für 4 Personen?', '4 × £27 = £108'],
    ['Quanto costa il seal safari per quattro persone?', '4 × £27 = £108'],
  ])('the price per person and in total: %s', (text, sum) => {
    expect(ask(text).kind).toBe('known')
    expect(said(text)).toContain(`£27 per person (${sum})`)
  })

  it('the price for some, and for each further person', () => {
    const parties = buildAnswerIndex(
      [item('Parties', '| Party | Price |\n| --- | --- |\n| Birthday | £260 for up to 10 children, then £22 each |')],
      { name: 'Harbour', language: 'en' },
    )
    const told = (text: string) => answerQuestion(parties, questionOf(text)).parts.join('')
    expect(told('How much is a birthday for 12 children?')).toContain('(£260 + 2 × £22 = £304)')
    expect(told('How much is a birthday for 9 children?')).not.toContain('=')
  })

  it('the price per person after a slash', () => {
    const balloon = buildAnswerIndex([item('Balloon', '100 € / person\nFour hours.', { type: 'product' })], {
      name: 'Harbour',
      language: 'en',
    })
    const history = [{ role: 'visitor' as const, text: 'How much is the balloon?' }]
    expect(answerQuestion(balloon, questionOf('for 2 people?', { history })).parts.join('')).toContain('100 € / person')
  })

  it('asked about after another', () => {
    const history = [
      { role: 'visitor' as const, text: 'How much is the seal safari for two people?' },
      { role: 'agent' as const, text: 'Seal safari: £27 per person' },
    ]
    expect(said('And for six?', { history })).toContain('£27 per person')
    expect(said('so how much for 2', { history })).toContain('(2 × £27 = £54)')
  })
})

describe('not knowing the answer', () => {
  it.each([
    'Do you rent kayaks?',
    'Is there a discount for pensioners?',
    'Who is the captain?',
    'Do you sell helicopter flights?',
  ])('%s', (text) => {
    expect(ask(text).kind).toBe('unknown')
  })

  it.each(['Rechtsschutz', 'Herbstschnitt'])('takes a word of many consonants for a word: %s', (text) => {
    expect(ask(text).kind).toBe('unknown')
  })

  it('ends no sentence with two full stops', () => {
    const empty = buildAnswerIndex([], { name: 'Kayak Co.', language: 'en' })
    expect(answerQuestion(empty, questionOf('are you a bot?')).parts.join('')).toContain(
      'assistant of Kayak Co. I answer',
    )
  })

  it('gives the contact of the site, in the language of the question', () => {
    const answer = ask('Vermietet ihr auch Kajaks?')
    expect(answer).toMatchObject({ kind: 'unknown', language: 'de' })
    expect(answer.parts.join('')).toContain('01632 960471')
    expect(answer.parts.join('')).toContain('Sie erreichen Harbour Trips')
  })

  it('says what it knows about the subject if its price is unknown', () => {
    const index = buildAnswerIndex([item('Gift boxes', 'Gift boxes come in three sizes and are packed by hand.')], {
      name: 'Harbour Trips',
      language: 'en',
    })
    const answer = answerQuestion(index, questionOf('How much are gift boxes?'))
    expect(answer.kind).toBe('unknown')
    expect(answer.parts.join('')).toMatch(/no price for “gift boxes”.*What I know about it: .*three sizes/s)
  })

  it('knows nothing without knowledge', async () => {
    const empty = buildAnswerIndex([], { name: 'Empty', language: '' })
    expect(answerQuestion(empty, questionOf('How much is it?'))).toMatchObject({ kind: 'unknown', sources: [] })
    expect(await suggestQuestions(empty, 3)).toEqual([])
    expect(retrievePassages(empty, questionOf('price'), 3)).toEqual([])
  })
})

describe('talk', () => {
  it.each([
    ['hello!', 'en', 'What would you like to know'],
    ['Hallo', 'de', 'Was möchten Sie'],
    ['merci beaucoup', 'fr', 'Avec plaisir'],
    ['¿Eres un robot?', 'es', 'asistente automático'],
    ['Who are you?', 'en', 'the automated assistant of'],
    ["What's your name?", 'en', 'the automated assistant of'],
    ['Wer seid ihr?', 'de', 'Assistent von'],
    ['Qui êtes-vous ?', 'fr', "l'assistant automatique de"],
    ['¿Quiénes son?', 'es', 'asistente automático de'],
    ['Chi siete?', 'it', "l'assistente automatico di"],
    ['Quem são vocês?', 'pt', 'assistente automático de'],
    ['Wie zijn jullie?', 'nl', 'automatische assistent van'],
    ['من أنتم؟', 'ar', 'المساعد الآلي'],
    ['I want to talk to a human', 'en', '01632 960471'],
    ['ugh, put me through to someone in sales', 'en', 'a person at'],
    ['Das hilft mir nicht. Verbinden Sie mich mit einem Mitarbeiter!', 'de', 'ein Mensch'],
    ['ok can u call me', 'en', 'a person at'],
    ['kann ich mal mit wem reden', 'de', 'ein Mensch'],
    ['¿Me podéis llamar?', 'es', 'una persona'],
    ['passez-moi votre responsable', 'fr', 'une personne'],
    ['ponme con la encargada ya', 'es', 'una persona'],
    ['مرحبا', 'ar', 'مرحبًا'],
    ['sdfkjhsdf', 'en', "didn't understand"],
    ['https://shop.example/foo?de=1', 'en', "didn't understand"],
    ['   ', 'en', 'What would you like to know'],
    ['thx bye', 'en', 'Goodbye'],
    ['cheers mate, that will do', 'en', 'welcome'],
    ['danke dir für die schnelle Antwort, bis dann', 'de', 'Auf Wiedersehen'],
    ['merci à vous pour votre aide', 'fr', 'Avec plaisir'],
    ['No, thanks', 'en', 'Goodbye'],
    ['nein danke, das war’s', 'de', 'Auf Wiedersehen'],
  ])('%s', (text, language, words) => {
    const answer = ask(text)
    expect(answer).toMatchObject({ kind: 'talk', language })
    expect(answer.parts.join('')).toContain(words)
  })

  it.each([
    'Hi! How much is the sunset cruise?',
    'hello there how much is the sunset cruise',
    'Thanks. And how much is the sunset cruise?',
  ])('%s', (text) => {
    expect(said(text)).toContain('£38')
  })

  it('is in the language of the visitor, or in that of the site if the answerer does not know the visitor’s', () => {
    const german = { history: [{ role: 'visitor' as const, text: 'Wie viel kostet die Fahrt?' }] }
    expect(answerQuestion(index, questionOf('ok merci', german)).language).toBe('de')
    expect(answerQuestion(index, questionOf('adres nerede', { locale: 'tr' })).language).toBe('tr')
    expect(answerQuestion(index, questionOf('unde este adresa', { locale: 'ro' })).language).toBe('en')
  })

  it('a message that asks nothing gets no unknown words', () => {
    expect(said('This is outrageous')).not.toContain('outrageous')
    expect(said('Do you have flamingos?')).toContain('flamingos')
  })

  it('has its own phrases for other rooms', () => {
    expect(phrase('resting', 'nl', { company: 'X' })).toContain('bewaard voor X')
  })
})

describe('the index', () => {
  it('suggests only questions that it answers', async () => {
    const suggested = await suggestQuestions(index, 3)
    expect(suggested).toHaveLength(3)
    for (const text of suggested) expect(ask(text).kind).toBe('known')
  })

  it('suggests the price of an offer, not of the business', async () => {
    const rooms = ['Hotel Sorrow', 'Rooms from £95', 'Suite'].map((title) =>
      item(title, `${title}: £195 per night.`, { type: 'product' }),
    )
    expect(await suggestQuestions(buildAnswerIndex(rooms, { name: 'Hotel Sorrow', language: 'en' }), 3)).toEqual([
      'What is the price of Suite?',
    ])
  })

  it('has its own suggestions from prices and questions, without those that fit any business', async () => {
    const plans = ['Starter', 'Team'].map((title) =>
      item(title, `${title} costs $${title.length * 3} per month.`, { type: 'product' }),
    )
    const asked = item('Do I need a card to try it?', 'No card is needed for the trial of 14 days.', { type: 'faq' })
    const terms = item('Terms', 'You may cancel at any time. Write to hello@tally.test.')
    expect(
      await ownQuestions(buildAnswerIndex([...plans, asked, terms], { name: 'Tally', language: 'en' }), 9),
    ).toEqual(['What is the price of Starter?', 'Do I need a card to try it?', 'What is the price of Team?'])
  })

  it('retrieves passages of at most 1,000 characters with their source', () => {
    const [first] = retrievePassages(index, questionOf('cancel a trip'), 3)
    expect(first).toMatchObject({ itemId: 'Cancellation', title: 'Cancellation' })
    expect(first?.text.length).toBeLessThanOrEqual(1_000)
  })

  it('retrieves passages with the asked form, and with the address if the question asks for the place', () => {
    const halls = Array.from({ length: 12 }, (_, at) =>
      item(`Hall ${at}`, `The club plays in hall ${at} of the club, as a club does.`),
    )
    const fee = item('Joining', 'A season: £60')
    const contact = item('Contact', '9 Tanner Row, Ashcombe, Victoria, 3199')
    const club = buildAnswerIndex([...halls, fee, contact], { name: 'Rovers', language: 'en' })
    const found = (text: string) => retrievePassages(club, questionOf(text), 8).map(({ itemId }) => itemId)
    expect(found('How much does it cost to play in the halls of the club?')).toContain('Joining')
    expect(found('Where do I find the club?')).toContain('Contact')
    expect(found('Which halls has the club?')).not.toContain('Contact')
  })

  it('explains an answer', () => {
    expect(explainAnswer(index, questionOf('How late can I cancel?')).ranked[0]).toMatchObject({
      itemId: 'Cancellation',
    })
  })

  it('estimates its size and stays quick on long hostile input', () => {
    const long = buildAnswerIndex([item('Long', 'ab1 '.repeat(50_000))], { name: 'Long', language: 'en' })
    expect(long.sizeBytes).toBeGreaterThan(10_000)
    for (const text of [
      '('.repeat(4_000),
      'a-'.repeat(2_000),
      '1 '.repeat(2_000),
      'how much '.repeat(440),
      '@.'.repeat(2_000),
    ])
      answerQuestion(long, questionOf(text))
  })
})

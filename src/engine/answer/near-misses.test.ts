import { describe, expect, it } from 'vitest'
import { ask, type Piece } from '../../../test/support/asked-pieces.ts'

const PLANS: Piece[] = [
  { type: 'product', title: 'Larch', content: 'For one person\n£9 per month\n- 2 projects' },
  { type: 'product', title: 'Rowan', content: 'For teams\n£24 per month\n- Photo storage included' },
  { type: 'product', title: 'Photo storage for Larch', content: '£5 per month\n\n50 photos a month.' },
]
const CAKES: Piece[] = [
  {
    title: 'Cakes',
    content:
      '| Cake | 4 people | 6 people |\n| --- | --- | --- |\n| Lemon cake | £18 | £26 |\n| Plum cake | £20 | £29 |',
  },
  { title: 'Moving in', content: 'Moving up to 2,000 recipes into the book costs £150 once.' },
]
const HIRE: Piece[] = [
  {
    title: 'Hire rates',
    content:
      '| Boat | Day | Week |\n| --- | --- | --- |\n| Canoe | £22 | £95 |\n| Rowing boat | £30 | ask us |\n| E-boat | £42 | £190 |',
  },
  { title: 'Deposit', content: 'We hold a deposit on your card: £50 for a canoe, £150 for a rowing boat.' },
]
const EVENING: Piece[] = [
  {
    title: 'Supper',
    content:
      'On Wednesdays at 8 pm at one long table: four courses for £28 a head, wine excluded.\nThe room has 42 m² and a table of walnut.',
  },
]
const TAPROOM: Piece[] = [{ title: 'Taproom', content: '## Draft lager\nask at bar\n## Lager glass\n£3 for a deposit' }]
const CAT_CLINIC: Piece[] = [
  {
    title: 'Ringworm',
    content:
      '# 2. Treatment plans\nA treatment plan is made with you.\n# Results\nThe treatment plan helps 95 % of cats.\nThe clinic is watched 24/7.',
  },
  { title: 'Delivery of medicine', content: 'Delivery costs £4 for each order.\n© 2019 Quillmoor Cat Clinic' },
]
const BAKERY: Piece[] = [
  {
    title: 'Viennoiseries',
    content: 'Croissant 1,30 € – Pain au chocolat 1,45 € – Chouquettes 2,40 € les 100 g',
    language: 'fr',
  },
  { title: 'Galette des rois', content: 'Frangipane : 22 € pour six. Avec une fève.', language: 'fr' },
  {
    title: 'Buffet froid',
    content: 'À partir de 19,50 € par personne, dès vingt personnes.\nLa salle a deux cents chaises.',
    language: 'fr',
  },
]
const SURGERIES: Piece[] = [
  {
    title: 'Saltings',
    content:
      '## Saltings surgery\nTelephone: 01632 960347\nEmail: saltings@quillmoor.test\n## Parking\nNone of our own.',
  },
  {
    title: 'Contact',
    content: 'Northmoor\n8 Kiln Street, Northmoor NM1 3RT\nSaltings\nThe Old Ropeworks, Quay Road, Saltings NM6 9AB',
  },
]
const INN: Piece[] = [
  { title: 'Find us', content: '# Paulton\n01761 418443\nThe Angel Inn, Upton Scudamore, BA12 0AG\n01985 213 225' },
]

const GARAGE: Piece[] = [
  {
    title: 'Engine remap',
    content: '## More power\nA remap takes an hour.\n## Loan car\nWe keep you moving at no charge.',
  },
  { title: 'Party sets', content: 'Delivery and set-up are included in each set.' },
]

describe('near misses', () => {
  it.each([
    ['another offer of the same list', PLANS, 'How many photos a month can I store on Rowan?'],
    ['another number of people', CAKES, 'How much is the lemon cake for eight people?'],
    ['a number beyond what is stated', CAKES, 'What does moving 3,500 recipes cost?'],
    ['a column that is told on request', HIRE, 'rowing boat price for a week'],
    ['a measure that is not given', EVENING, 'How heavy is the walnut table?'],
    ['a share for what a thing costs', CAT_CLINIC, 'How much does the treatment plan cost?'],
    ['what is said round the clock', CAT_CLINIC, 'How many rooms does the clinic have?'],
    ['what is told at the bar', TAPROOM, 'How much is a draft lager?'],
    ['a number of what nobody speaks of', CAKES, 'How many calories does the lemon cake have?'],
    ['the year of a copyright notice', CAT_CLINIC, 'When was the cat clinic founded?'],
    ['a number of what nobody speaks of, in French', BAKERY, 'Combien de calories a un croissant ?'],
    ['another number of people, who are not named', BAKERY, 'Quel est le prix de la galette des rois pour dix ?'],
    ['what else is free for a price', GARAGE, 'How much is an engine remap?'],
    ['which one, without the need that was told', GARAGE, 'my mum turns 60, about 90 of us are coming, which set?'],
    ['the numbers of an address for what is counted', INN, 'How many bedrooms are there at the Angel Inn?'],
  ])('are refused: %s', (_, pieces, question) => {
    expect(ask(pieces, question)).toMatchObject({ kind: 'unknown' })
  })

  it.each([
    [PLANS, 'How many photos a month can I store on Larch?', '50 photos'],
    [CAKES, 'How much is the lemon cake for six people?', '£26'],
    [CAKES, 'What does moving 1,500 recipes cost?', '£150'],
    [HIRE, 'canoe price for a week', '£95'],
    [HIRE, 'what do you charge for an eboat for a week', '£190'],
    [EVENING, 'How much is supper?', '£28'],
    [EVENING, 'How many square metres does the room have?', '42 m²'],
    [BAKERY, 'Buffet : combien de personnes minimum ?', 'dès vingt personnes'],
    [SURGERIES, 'Where is the Saltings surgery?', 'Quay Road'],
  ])('do not prevent other answers', (pieces, question, gold) => {
    expect(ask(pieces, question)).toMatchObject({ kind: 'known', said: expect.stringContaining(gold) })
  })

  it('name what is missing without the words that ask for it', () => {
    expect(ask(HIRE, 'How much is a rowing boat for a week?').said).toContain('“rowing boat for a week”')
    expect(ask(HIRE, 'rowing boat price for a week').said).not.toContain('“')
  })

  it('give the hours of the business and not the hourly price of its car park, and the whole address', () => {
    const pieces: Piece[] = [
      { title: 'Home', content: 'Harbour Road, Whittle\nTidewick TW1 2AB' },
      {
        title: 'Find us',
        content:
          'TW1 2AB\n# Opening hours\nMonday – Saturday: 12:00–22:00\n## Car park\nMonday to Saturday: £0.20 per hour, 8am–5pm',
      },
    ]
    expect(ask(pieces, 'What are your opening hours?').said).toMatch(
      /^Opening hours:\n- Monday – Saturday: 12:00–22:00$/,
    )
    expect(ask(pieces, 'Where are you located?').said).toMatch(/^Harbour Road, Whittle, Tidewick TW1 2AB\.$/)
  })

  it('take the name of a mailbox for its purpose, but not the days of events for opening hours', () => {
    const pieces: Piece[] = [
      {
        title: 'Write to us',
        content: 'support@quillmoor.example. Answers within two hours.\nsales@quillmoor.example',
      },
      { title: 'Sourdough evening', content: '## Sourdough\nSaturday 5 December 2026\nTwo places left.' },
      {
        title: 'Shop',
        content:
          '## Shop\nKnives and spices: Tuesday to Friday 10:00–18:00, Saturday 9:30–16:00. Closed on Sunday and Monday.',
      },
    ]
    expect(ask(pieces, 'support email adress').said).toContain('support@')
    expect(ask(pieces, 'is the shop open on saturday').said).toMatch(/^Yes\. Open on Saturday, 9:30/)
  })
})

/** Lines that any site may have, in no language. */
const OTHERS = ['Raku', 'Terra Sigillata', 'Engobe', 'Majolica', 'Celadon', 'Tenmoku', 'Sgraffito'].join('\n')

describe('how long a business has existed', () => {
  it.each([
    ['en', 'Wren Tallow opened the pottery in 1986.', 'how long have you been going?'],
    ['fr', 'Depuis 1986 nous tournons la terre.', 'Vous existez depuis combien de temps ?'],
    ['es', 'Trabajamos el barro desde 1986.', '¿cuánto tiempo lleváis?'],
    ['pt', 'Trabalhamos o barro desde 1986.', 'Há quanto tempo existem?'],
    ['it', 'La bottega è nata nel 1986.', 'da quanto tempo ci siete?'],
    ['nl', 'Sinds 1986 draaien wij klei.', 'hoe lang bestaan jullie al?'],
  ])('is understood in %s', (language, content, question) => {
    expect(ask([{ title: 'Quillmoor', content: `${content}\n${OTHERS}`, language }], question)).toMatchObject({
      kind: 'known',
      said: expect.stringContaining('1986'),
    })
  })
})

describe('a word that means two things', () => {
  it.each([
    ['fr', 'Bon à savoir', 'Nous proposons des plats végétariens.', 'Avez-vous des cartes cadeaux ?'],
    ['es', 'Información', 'Se puede pagar con tarjeta.', '¿Aceptan vales?'],
  ])('does not answer for a voucher in %s', (language, title, content, question) => {
    expect(ask([{ title, content, language }], question).kind).toBe('unknown')
  })
})

describe('plain words for everyday things', () => {
  it.each([
    ['it', 'La cena è servita il mercoledì e il sabato.', 'In quali sere si può cenare da voi?', 'mercoledì'],
    ['de', 'Für versäumte Termine berechnen wir 30 €.', 'was zahl ich wenn ich nen termin vergesse', '30 €'],
    ['fr', 'Réparation de crevaison : 14 €.', 'vous prenez combien pour une crevaison', '14 €'],
    ['es', 'Alquilamos bicicletas: 14 € al día.', 'cuanto me cobrais por alquilar una bici', '14 €'],
    ['it', 'Posti auto gratuiti nel cortile.', 'dove parcheggio la macchina', 'nel cortile'],
    ['it', 'Noleggiamo biciclette: 14 € al giorno.', 'noleggio bici quanto viene', '14 €'],
    ['nl', 'Parkeren kan gratis op het erf.', 'kan ik bij jullie mijn auto parkeren', 'op het erf'],
  ])('are understood in %s: %s', (language, line, question, gold) => {
    expect(ask([{ title: 'Quillmoor', content: `${line}\n${OTHERS}`, language }], question)).toMatchObject({
      kind: 'known',
      said: expect.stringContaining(gold),
    })
  })
})

describe('how to reach the business, asked without naming a means', () => {
  it.each([
    ['en', 'How can I contact you?'],
    ['de', 'Wie kann ich euch erreichen?'],
    ['fr', 'Comment puis-je vous contacter ?'],
    ['es', '¿Cómo puedo contactaros?'],
    ['it', 'Come posso contattarvi?'],
    ['pt', 'Como posso entrar em contacto?'],
    ['nl', 'Hoe kan ik contact met jullie opnemen?'],
    ['ar', 'كيف يمكنني التواصل معكم؟'],
  ])('is answered in %s', (language, question) => {
    const pieces = [{ title: 'Quillmoor', content: `030 2345678\n${OTHERS}`, language }]
    expect(ask(pieces, question)).toMatchObject({ kind: 'known', said: expect.stringContaining('030 2345678') })
  })
})

import { describe, expect, it } from 'vitest'
import { ask, type Piece } from '../../../test/support/asked-pieces.ts'

describe('things that only look alike', () => {
  it('does not take how long a task takes for opening hours', () => {
    const pieces = [{ title: 'Security', content: 'Backups are made every six hours. A restore takes two hours.' }]
    expect(ask(pieces, 'What are your opening hours?').kind).not.toBe('known')
  })

  it('does not take the time of an event for opening hours', () => {
    const pieces = [{ title: 'Farm tours', content: 'Farm tours take place every Saturday at 14:00.' }]
    expect(ask(pieces, 'What are your opening hours?').kind).not.toBe('known')
  })

  it('gives no price to a question about a discount', () => {
    const pieces = [{ title: 'Storage', content: 'Storage: £15 a week\nStorage of boats: £40 a week' }]
    expect(ask(pieces, 'Can you give me a discount?').kind).not.toBe('known')
  })

  it('gives no other value to a question about a weight or the address of an office', () => {
    const pieces = [
      { title: 'Riders', content: 'Riders get a helmet.\nAll riders must be at least 8 years old.' },
      { title: 'The office', content: 'Our office opened in May.' },
    ]
    expect(ask(pieces, 'Is there a weight limit for riders?').kind).not.toBe('known')
    expect(ask(pieces, 'Where in Whittle is your office?').kind).not.toBe('known')
  })

  it('answers only questions about data from a privacy notice', () => {
    const pieces = [
      { title: 'Privacy notice', type: 'policy' as const, content: 'Google Maps may send a visit to servers abroad.' },
    ]
    expect(ask(pieces, 'Do you make home visits?').kind).not.toBe('known')
  })

  it('puts a yes to another question after that question', () => {
    const pieces: Piece[] = [
      {
        language: 'de',
        type: 'faq' as const,
        title: 'Muss ich einen Termin machen?',
        content: 'Ja, online oder unter 030 1234567. Spontan geht es dienstags.',
      },
    ]
    expect(ask(pieces, 'Kann ich ohne Termin kommen?').said).toMatch(/^Muss ich einen Termin machen\? Ja, online/)
    expect(ask(pieces, 'Muss man einen Termin machen?').said).toMatch(/^Ja, online/)
  })

  it('does not give the price of another service in the same trade', () => {
    const pieces: Piece[] = [{ language: 'de', title: 'Preise', content: 'Haarschnitt: 28 €\nFärben ab 60 €' }]
    expect(ask(pieces, 'Was kostet Waschen und Föhnen?').kind).not.toBe('known')
    expect(ask(pieces, 'Macht ihr auch Bärte?').kind).not.toBe('known')
  })

  it('does not answer a question that has only everyday words', () => {
    const pieces = [{ title: 'Can I get my money back?', content: 'Yes, until 14 days before. You can do it here.' }]
    expect(ask(pieces, 'What else can you do?').kind).not.toBe('known')
    expect(ask(pieces, 'What do you know about me?').kind).not.toBe('known')
  })

  it.each<[string, string, Piece[]]>([
    [
      'a card of ten visits',
      'Kann man mit Karte zahlen?',
      [{ language: 'de', title: 'Werkstatt', content: 'Zehnerkarte 120 €, einzeln 15 €.' }],
    ],
    [
      'a business of another kind',
      '¿Tienen gimnasio?',
      [{ language: 'es', title: 'Taller', content: 'Taller de cocina: 45 €, los jueves.' }],
    ],
    [
      'a word that only ends like another',
      'Vous réparez les matelas ?',
      [
        {
          language: 'fr',
          title: 'Atelier',
          content: 'Notre atelier restaure vos fauteuils à Lyon depuis 1998. Repas sur place.',
        },
      ],
    ],
  ])('does not answer by %s', (_, text, pieces) => expect(ask(pieces, text).kind).toBe('unknown'))

  it('offers vegan dishes for vegetarian ones, and does not confuse a wedding with a Wednesday', () => {
    const pieces = [
      { title: 'Menu', content: 'Vegan lentil pie: £9' },
      { title: 'Hire', content: 'Wedding hire: £300' },
    ]
    expect(ask(pieces, 'Do you have vegetarian food?').said).toContain('lentil pie')
    expect(ask(pieces, 'How much is it on Wednesday?').kind).toBe('unknown')
  })

  it('adds to a refusal that the price of the thing must be asked for', () => {
    const sofas = {
      language: 'fr',
      title: 'Tarifs',
      content:
        '| Réfection | Prix | Délai |\n| --- | --- | --- |\n| Canapé deux places | 950 € | 7 semaines |\n| Canapé trois places | sur devis | |',
    }
    const { kind, said } = ask([sofas], 'Combien coûte un canapé trois places ?')
    expect(kind).toBe('unknown')
    expect(said).toContain('Sur devis (Canapé trois places).')
    expect(said).not.toContain('950')
  })

  it('adds no price to a refusal to say which is cheapest', () => {
    const prices = [{ language: 'fr', title: 'Tarifs', content: 'Chaise : 120 €\nFauteuil : 480 €' }]
    expect(ask(prices, 'Lequel est le moins cher ?')).toEqual({
      kind: 'unknown',
      said: expect.not.stringContaining('€'),
    })
  })

  it("answers in the visitor's language if the site has both", () => {
    const pieces: Piece[] = [
      {
        type: 'product',
        language: 'ar',
        title: 'أجافي Hot Air Balloon',
        content: 'Hot Air Balloon: من 100 يورو للشخص الواحد',
      },
      { type: 'product', language: 'en', title: 'Hot Air Balloon', content: 'Starting at 100 € / person' },
    ]
    expect(ask(pieces, 'Price of a hot air balloon flight?')).toEqual({
      kind: 'known',
      said: expect.stringContaining('Starting at 100 €'),
    })
  })

  it('claims to speak no language that the site does not name', () => {
    const spanish: Piece[] = [
      { language: 'es', title: '¿Hablan inglés?', content: 'Sí, la señora Peris atiende en inglés y francés.' },
    ]
    expect(ask(spanish, '¿Hablan alemán?')).toEqual({
      kind: 'unknown',
      said: expect.not.stringContaining('Hablan'),
    })
    expect(ask(spanish, '¿Hablan francés?').kind).toBe('known')
    const english = [{ title: 'Do you speak French?', content: 'Yes, and Spanish.' }]
    expect(ask(english, 'Do you speak German?').kind).toBe('unknown')
  })

  it('counts the word after a hyphen', () => {
    const passes = [
      { title: 'Prices', content: 'Five-class pass: £60, valid 3 months\nTen-class pass: £110, valid 6 months' },
    ]
    expect(ask(passes, 'how much is the ten class pass')).toMatchObject({
      kind: 'known',
      said: expect.stringContaining('£110'),
    })
    expect(ask(passes, 'how much is the twelve class pass').kind).toBe('unknown')
  })

  it('understands a Dutch question about the amount of a deposit as one about a price', () => {
    const pieces = [{ language: 'nl', title: 'Verhuur', content: 'Borg: € 50 per fiets. Legitimatie verplicht.' }]
    expect(ask(pieces, 'Hoeveel is de borg?').kind).toBe('known')
  })

  it('gives the hours even if the knowledge has no word for them', () => {
    const pieces = [
      {
        language: 'nl',
        title: 'Fietsatelier',
        content: '| Dag | Van | Tot |\n| --- | --- | --- |\n| Dinsdag | 9:00 | 17:30 |\n| Zaterdag | 10:00 | 16:00 |',
      },
    ]
    expect(ask(pieces, 'Wanneer zijn jullie open?')).toMatchObject({
      kind: 'known',
      said: expect.stringContaining('9:00–17:30'),
    })
  })

  it('gives a price that excludes a thing if the question asks for that', () => {
    const pieces = [{ title: 'Package S', content: 'Package S without battery: £9,900\nPackage M: £16,800' }]
    expect(ask(pieces, 'What does package S cost without a battery?')).toMatchObject({
      kind: 'known',
      said: expect.stringContaining('£9,900'),
    })
  })

  it('repeats no title', () => {
    const pieces = [
      { title: 'tours', content: 'Farm tours\nFarm tours take place every Saturday and cost 6 EUR per adult.' },
    ]
    expect(ask(pieces, 'What about the farm tours?').said.match(/Farm tours/g)).toHaveLength(1)
  })
})

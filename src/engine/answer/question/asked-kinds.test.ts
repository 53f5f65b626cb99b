import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex, explainAnswer } from '../answer.ts'

const item = (title: string, content: string) => knowledgeText({ title, content, url: `https://a.test/${title}` })

const index = buildAnswerIndex(
  [
    item(
      'Services',
      'We challenge decisions of the Home Office at the High Court.\nWe advise offices that move to Europe.',
    ),
    item('Contact', '14 Mill Street, London SE1 4AB\nPhone: 020 7946 0123'),
    item(
      'Visit',
      'Please allow an hour for the first visit.\nThe first visit costs £80.\nThe club takes members at age 16.\nA foal must be 21 days old before it travels.\nThe club was founded in 1998.',
    ),
    item('Payment', 'Bank transfer, due the day before the first visit\nNo deposit is taken for payment.'),
    item('Rides', 'Height and weight limits apply.\nNo fitness is needed.'),
    item('Rules', 'Riders sign a waiver.\nMax. weight of riders: 95 kg'),
    item(
      'Agenda',
      '# Bread\nSaturday 5 December 2026\n# Shop\nKnives and spices: Tuesday to Friday 10:00–18:00, Saturday 9:30–17:00',
    ),
  ],
  { name: 'Fenwick', language: 'en' },
)
const kindsOf = (text: string): string[] => [...explainAnswer(index, questionOf(text)).question.kinds]
const said = (text: string): string => answerQuestion(index, questionOf(text)).parts.join('')

describe('what a question asks for', () => {
  it('is time and not money where time is asked for', () => {
    expect(kindsOf('How much time does it take?')).not.toContain('price')
    expect(said('How much time should I allow for the first visit?')).toContain('an hour')
  })

  it.each([
    ['Is breakfast included in the price?', 'How much is a room with breakfast included?'],
    ['Ist der Versand im Preis inbegriffen?', 'Was kostet der Raum, Versand inbegriffen?'],
    ['Le petit-déjeuner est-il compris dans le prix ?', 'Combien coûte la chambre, petit-déjeuner compris ?'],
    ['¿Está incluido el desayuno en el precio?', '¿Cuánto cuesta la habitación con desayuno incluido?'],
    ['O pequeno-almoço está incluído no preço?', 'Quanto custa o quarto com pequeno-almoço incluído?'],
    ['La colazione è compresa nel prezzo?', 'Quanto costa la camera con colazione inclusa?'],
    ['Is het ontbijt bij de prijs inbegrepen?', 'Hoeveel kost de kamer inclusief ontbijt?'],
  ])('is no price where it is what a price includes: %s', (inclusion, price) => {
    expect(kindsOf(inclusion)).not.toContain('price')
    expect(kindsOf(price)).toContain('price')
  })

  it.each([
    ['de', 'Repariert ihr Fahrräder?', 'Wie repariert ihr Fahrräder?'],
    ['fr', 'Servez-vous le petit-déjeuner ?', 'Quand servez-vous le petit-déjeuner ?'],
    ['es', '¿Reparan bicicletas?', '¿Cómo reparan bicicletas?'],
    ['it', 'Servite la colazione?', 'Che colazione servite?'],
    ['pt', 'Reparam bicicletas?', 'Onde reparam bicicletas?'],
    ['nl', 'Repareren jullie fietsen?', 'Hoe repareren jullie fietsen?'],
  ])('is yes or no where it begins with the verb: %s', (language, asks, asksMore) => {
    const none = buildAnswerIndex([], { name: 'Fenwick', language })
    const kinds = (text: string) => [...explainAnswer(none, questionOf(text, { locale: language })).question.kinds]
    expect(kinds(asks)).toContain('yesno')
    expect(kinds(asksMore)).not.toContain('yesno')
  })

  it('is the owner whose name the business bears, which stands above a long sentence', () => {
    const garage = buildAnswerIndex(
      [
        item(
          'Team',
          '# Mara Quill\nOwner of the garage since the year in which her father handed it over to her.\n# Ada Brand\nKeeps the books of the garage.',
        ),
        item('Garage Quill', 'Garage Quill\nA garage in Tidewick.'),
      ],
      { name: 'Garage Quill', language: 'en' },
    )
    expect(answerQuestion(garage, questionOf('Who owns the garage?')).parts.join('')).toContain('Mara Quill')
  })

  it.each([
    ['de', 'Was muss ich für den Kurs mit sechs Terminen bezahlen?'],
    ['de', 'Für wie viel bekomme ich ein Zimmer?'],
    ['en', 'What would I have to pay for a room?'],
    ['en', 'What do children pay?'],
    ['fr', 'Que dois-je payer pour une nuit ?'],
    ['fr', 'Combien vaut une leçon ?'],
    ['es', '¿Qué tengo que pagar por una noche?'],
    ['es', '¿En cuánto se queda la semana?'],
    ['it', 'Quanto spendo per due persone?'],
    ['nl', 'Hoeveel moet ik neertellen voor een kamer?'],
    ['pt', 'Por quanto posso alugar?'],
  ])('is a price in %s: %s', (language, text) => {
    const none = buildAnswerIndex([], { name: 'Fenwick', language })
    expect([...explainAnswer(none, questionOf(text, { locale: language })).question.kinds]).toContain('price')
  })

  it('is of the thing between the words that ask for it', () => {
    const { words } = explainAnswer(index, questionOf('What would we have to pay for the sauna?')).question
    expect(words.filter(({ isCue }) => !isCue).map(({ word }) => word)).toEqual(['sauna'])
    expect([...explainAnswer(index, questionOf('How old is this pub?')).question.kinds]).toEqual(['founded'])
  })

  it('is a moment before or at something', () => {
    expect(said('When do I have to pay?')).toMatch(/^[^.]*due the day before/)
  })

  it('is a bound where it is asked whether there is one', () => {
    expect(said('Is there a weight limit?')).toContain('95 kg')
  })

  it('is an age', () => {
    expect(said('At what age can I become a member of the club?')).toContain('age 16')
    expect(said('How old must a foal be before it travels?')).toContain('21 days old')
  })

  it.each([
    'What year did you open?',
    'In welchem Jahr wurde der Laden eröffnet?',
    'Em que ano a loja foi aberta?',
    'In quale anno avete aperto?',
  ])('is a year and no opening hours: %s', (text) => expect(kindsOf(text)).toEqual(['founded']))

  it('is a person and no date where it is asked who founded something', () => {
    expect(kindsOf('Who founded the club?')).toEqual(['person'])
  })

  it('is the place of the business, though other lines say the words of the question', () => {
    expect(said('Where is your office?')).toContain('14 Mill Street')
  })

  it('is opening hours and no date of an event', () => {
    expect(said('what time does the shop close on saturday')).toContain('9:30–17:00')
  })
})

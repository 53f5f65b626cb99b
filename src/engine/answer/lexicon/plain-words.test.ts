import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'
import { inPlainWords } from './plain-words.ts'

const index = buildAnswerIndex(
  [
    knowledgeText({
      title: 'Lessons',
      content:
        'All lessons are by booking only.\nCancel up to 24 hours before.\nA refund takes five days.\nThe café serves breakfast.\nDogs are welcome.\nService area: Tidewick and Whittle\nWe sail rain or shine.',
    }),
  ],
  { name: 'Fenwick', language: 'en' },
)
const said = (text: string): string => answerQuestion(index, questionOf(text)).parts.join('')

describe('turns of phrase of visitors', () => {
  it.each([
    ['Can we just turn up?', 'by booking only'],
    ["What happens if I can't make it?", 'Cancel up to 24 hours'],
    ['When do I see my money again?', 'A refund takes five days'],
    ['Is there something to eat in the morning?', 'serves breakfast'],
    ['Which towns do you cover?', 'Service area: Tidewick'],
    ['What happens when it pours?', 'rain or shine'],
    ['May our labrador come?', 'Dogs are welcome'],
  ])('%s', (question, gold) => {
    expect(said(question)).toContain(gold)
  })

  it.each([
    ['kann ich einfach so vorbeikommen', 'de', 'kann ich termin'],
    ['est-ce que je recupere mon argent', 'fr', 'est-ce que je remboursement'],
    ['how long until the parcel gets here', 'en', 'how long until delivery order'],
    ['kann ich mit karte bezahlen', 'de', 'kann ich mit kartenzahlung bezahlen'],
    ['wann kommt die bestellung bei mir', 'de', 'wann kommt lieferung'],
    ['quand vais-je recevoir ma commande', 'fr', 'quand vais-je livraison'],
    ['quando mi arriva il pacco', 'it', 'quando consegna spedizione'],
    ['wanneer heb ik mijn pakket in huis', 'nl', 'wanneer heb ik levering bezorging'],
    ['can i show up late', 'en', 'can i show up late'],
    ['my lessons', 'xx', 'my lessons'],
  ])('%s in %s', (folded, language, plain) => {
    expect(inPlainWords(folded, language)).toBe(plain)
  })
})

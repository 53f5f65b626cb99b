import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'

interface Piece {
  language: string
  title: string
  content: string
}

function ask(piece: Piece, text: string) {
  const index = buildAnswerIndex([knowledgeText({ id: 'i', url: '/', ...piece })], {
    name: 'Quillmoor',
    language: piece.language,
  })
  const { kind, parts } = answerQuestion(index, questionOf(text))
  return { kind, said: parts.join('') }
}

describe('things of one trade', () => {
  it.each<[Piece, ofOther: string, ofThis: string]>([
    [
      { language: 'en', title: 'Kennel', content: 'Dogs: £22 per night' },
      'How much is it for a cat?',
      'How much is it for my puppy?',
    ],
    [
      { language: 'de', title: 'Massage', content: 'Rückenmassage und Rücken: 40 €' },
      'Was kostet eine Massage für das Knie?',
      'Was kostet eine Massage für den Rücken?',
    ],
    [
      { language: 'fr', title: 'Carte', content: 'Verre de vin : 5 €' },
      'Combien coûte un verre de bière ?',
      'Combien coûte un verre de vin ?',
    ],
    [
      { language: 'es', title: 'Camping', content: 'Tienda por noche: 14 €' },
      '¿Cuánto cuesta una caravana por noche?',
      '¿Cuánto cuesta una tienda por noche?',
    ],
    [
      { language: 'it', title: 'Corsi', content: 'Lezione di chitarra: 25 €' },
      'Quanto costa una lezione di pianoforte?',
      'Quanto costa una lezione di chitarra?',
    ],
    [
      { language: 'nl', title: 'Riemen', content: 'Riem van leer: € 45' },
      'Wat kost een riem van hout?',
      'Wat kost een riem van leer?',
    ],
    [
      { language: 'de', title: 'Pension', content: 'Hundepension: 24 € am Tag' },
      'Was kostet die Katzenpension am Tag?',
      'Was kostet die Hundepension am Tag?',
    ],
    [
      { language: 'nl', title: 'Reiniging', content: 'Bankreiniging: € 60' },
      'Wat kost tapijtreiniging?',
      'Wat kost bankreiniging?',
    ],
    [
      { language: 'en', title: 'Parties', content: 'Hen parties: £55 per person' },
      'How much is a stag party?',
      'How much is a hen party?',
    ],
    [
      { language: 'en', title: 'Guides', content: 'All our guides speak English.' },
      'Do your guides speak German?',
      'Do your guides speak English?',
    ],
    [
      { language: 'en', title: 'Barber', content: 'Haircut and trim: £20' },
      'How much is a beard trim?',
      'How much is a haircut?',
    ],
    [
      { language: 'en', title: 'Pots', content: 'All bowls are oven safe.' },
      'Are the bowls dishwasher safe?',
      'Are the bowls oven safe?',
    ],
    [
      { language: 'en', title: 'Stay', content: 'Pets: dogs £5 per night' },
      'How much is it for a cat?',
      'How much is it for a dog?',
    ],
    [
      { language: 'de', title: 'Preise', content: 'Tierpension: Hund 24 € am Tag' },
      'Was kostet eine Katze am Tag?',
      'Was kostet ein Hund am Tag?',
    ],
  ])('are told apart: %j', (piece, ofOther, ofThis) => {
    expect(ask(piece, ofOther).kind).not.toBe('known')
    expect(ask(piece, ofThis)).toEqual({ kind: 'known', said: expect.stringContaining(piece.content) })
  })

  it.each<[Piece, string]>([
    [{ language: 'en', title: 'Stay', content: 'Pets are welcome and stay free.' }, 'Can my cat stay?'],
    [{ language: 'en', title: 'Stay', content: 'Dogs and other pets: £5 per night' }, 'How much is it for a cat?'],
    [{ language: 'de', title: 'Gäste', content: 'Haustiere sind willkommen.' }, 'Sind Hunde willkommen?'],
    [{ language: 'de', title: 'Waren', content: 'Ledertaschen, auch mit Holz: 80 €' }, 'Was kosten Taschen aus Leder?'],
    [{ language: 'fr', title: 'Séjour', content: 'Les chiens sont bienvenus.' }, 'Les animaux sont-ils bienvenus ?'],
    [
      { language: 'es', title: 'Estancia', content: 'Perros y gatos: 5 € por noche' },
      '¿Cuánto cuesta un gato por noche?',
    ],
  ])('are found by the word for all of them, or in a compound: %j', (piece, text) => {
    expect(ask(piece, text)).toEqual({ kind: 'known', said: expect.stringContaining(piece.content) })
  })

  const lessons = buildAnswerIndex(
    ['Beginner guitar lesson', 'Advanced guitar lesson', 'Guitar workshop'].map((title, at) =>
      knowledgeText({ id: `i${at}`, type: 'product', title, content: `€${25 + at * 10}\n60 minutes.`, url: `/${at}` }),
    ),
    { name: 'Quillmoor', language: 'en' },
  )

  it.each([
    ['What is the cheapest guitar lesson?', 'What is the cheapest piano lesson?'],
    ['Which guitar lesson is right for a beginner?', 'Which piano lesson is right for a beginner?'],
    ['I am looking for a guitar lesson under €30', 'I am looking for a piano lesson under €30'],
  ])('are told apart where an offer is asked for: %s', (ofThis, ofOther) => {
    expect(answerQuestion(lessons, questionOf(ofThis))).toMatchObject({ kind: 'known' })
    expect(answerQuestion(lessons, questionOf(ofOther))).toMatchObject({ kind: 'unknown' })
  })
})

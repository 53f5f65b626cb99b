import { describe, expect, test } from 'vitest'
import { ASKS_ALIKE, isSameQuestion, likenessOf, readCompared } from './same-question.ts'

const read = (text: string) => readCompared(text, 'en')

describe('two questions are the same', () => {
  test.each([
    ['How much is the weekly box?', 'What does the weekly box cost?'],
    ['Do you deliver to Germany?', 'Is shipping to Germany possible?'],
    ['Where are you?', 'Where are you located?'],
    ['¿Cuál es el horario?', '¿Cuál es su horario de apertura?'],
    ['Gibt es Gutscheine?', 'Do you sell gift vouchers?'],
    ['¿Tienen clases los domingos?', '¿Hay clases los domingos?'],
  ])('in other words: %s %s', (one, other) => {
    expect(isSameQuestion(read(one), read(other))).toBe(true)
    expect(likenessOf(read(one), read(other))).toBeGreaterThanOrEqual(ASKS_ALIKE)
  })

  test.each([
    ['Do you ship to Norway?', 'Do you ship to Sweden?'],
    ['Are you open on Sundays?', 'Are you open on Mondays?'],
    ['What does the first lesson cost?', 'What does the last lesson cost?'],
    ['How much is a room with two beds?', 'How much is a room with three beds?'],
    ['How much is the course?', 'How long is the course?'],
    ['Can I bring my dog?', 'Can I bring my cat?'],
    ['Can I come with an appointment?', 'Can I come without an appointment?'],
  ])('not about another thing: %s %s', (one, other) => {
    expect(isSameQuestion(read(one), read(other))).toBe(false)
    expect(likenessOf(read(one), read(other))).toBeLessThan(ASKS_ALIKE)
  })

  test('not if one is about a part of the other, which an owner may still see as one', () => {
    const [whole, part] = [
      read('Can I rent the hall for a birthday party?'),
      read('Can I rent the hall for a birthday?'),
    ]
    expect(isSameQuestion(whole, part)).toBe(false)
    expect(likenessOf(whole, part)).toBeGreaterThanOrEqual(ASKS_ALIKE)
  })
})

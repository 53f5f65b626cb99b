import { expect, test } from 'vitest'
import { buildAnswerIndex, retrievePassages } from '../answer.ts'

test('an index remembers a limited number of the words that visitors ask for', () => {
  const content = 'The weekly box costs 24.50 EUR.\n\nIt is packed on Thursday.\n\nThe small box costs 12.00 EUR.'
  const item = { id: '1', type: 'document', title: 'Boxes', content, category: '', url: '', language: 'en' } as const
  const index = buildAnswerIndex([item], { name: 'Farm shop', language: 'en' })
  const wordOf = (at: number): string => `b${at.toString(36)}x`
  for (let from = 0; from < 2_000; from += 20) {
    const text = Array.from({ length: 20 }, (_, at) => wordOf(from + at)).join(' ')
    retrievePassages(index, { text, locale: 'en', history: [], now: new Date(0), similarity: new Map() }, 5)
  }
  for (const { recent, size } of [index.unitWords, index.unitGrams]) expect(recent.size).toBeLessThanOrEqual(4 * size)
})

import { expect, test } from 'vitest'
import { createSentenceSplitter } from './sentence-splitter.ts'

const TEXT =
  'The box costs 24.50 EUR a week. It holds e.g. carrots.\n\nAlso:\n- Small: 18 EUR\n- Large: 24 EUR\nWhich one?'

test.each([1, 3, 7, 200])('pieces of %i characters make the same sentences, joined they are the text', (size) => {
  const splitter = createSentenceSplitter()
  const pieces = []
  for (let at = 0; at < TEXT.length; at += size) pieces.push(...splitter.push(TEXT.slice(at, at + size)))
  pieces.push(...splitter.end())
  expect(pieces.map(({ text }) => text)).toEqual([
    'The box costs 24.50 EUR a week.',
    'It holds e.g. carrots.',
    'Also:',
    '- Small: 18 EUR',
    '- Large: 24 EUR',
    'Which one?',
  ])
  expect(pieces.map(({ lead, text }) => lead + text).join('')).toBe(TEXT)
})

test('a sentence is out when the next one begins', () => {
  const splitter = createSentenceSplitter()
  expect(splitter.push('It costs 24 EUR. ')).toEqual([])
  expect(splitter.push('It').map(({ text }) => text)).toEqual(['It costs 24 EUR.'])
})

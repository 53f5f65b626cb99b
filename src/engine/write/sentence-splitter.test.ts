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

test('a sentence comes out when the next one begins', () => {
  const splitter = createSentenceSplitter()
  expect(splitter.push('It costs 24 EUR. ')).toEqual([])
  expect(splitter.push('It').map(({ text }) => text)).toEqual(['It costs 24 EUR.'])
})

test.each([
  ['It costs 24 EUR [1]. It holds carrots. [2][13] Which one?'],
  ['It costs 24 EUR. [1] It holds carrots [2, 13]. Which one?'],
  ['It costs 24 EUR.[1] It holds carrots.【2】[13]\nWhich one?'],
])('citations leave the text and belong to their sentence: %s', (text) => {
  for (const size of [1, 2, 200]) {
    const splitter = createSentenceSplitter()
    const pieces = []
    for (let at = 0; at < text.length; at += size) pieces.push(...splitter.push(text.slice(at, at + size)))
    pieces.push(...splitter.end())
    expect(pieces.map(({ text: shown, cited }) => [shown, cited])).toEqual([
      ['It costs 24 EUR.', [1]],
      ['It holds carrots.', [2, 13]],
      ['Which one?', []],
    ])
  }
})

test('a Markdown link is no citation', () => {
  const splitter = createSentenceSplitter()
  expect([...splitter.push('See [12](https://a.example/12).'), ...splitter.end()]).toEqual([
    { lead: '', text: 'See [12](https://a.example/12).', cited: [] },
  ])
})

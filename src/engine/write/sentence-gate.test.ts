import { expect, test } from 'vitest'
import { createSentenceGate } from './sentence-gate.ts'
import { createSentenceSplitter } from './sentence-splitter.ts'

/** What is shown of an answer whose sentences with an X do not hold. */
function shownOf(answer: string): string {
  const splitter = createSentenceSplitter()
  const passed = { shown: '', cited: [], pieces: [] }
  const gate = createSentenceGate(passed, ({ text }) => (text.includes('X') ? 'price' : undefined))
  return [...[...splitter.push(answer), ...splitter.end()].flatMap(gate.take), ...gate.end()].join('')
}

test.each([
  ['The box costs 24 EUR. It holds carrots.', 'The box costs 24 EUR. It holds carrots.'],
  ['The box costs 24 EUR. It costs X19. It holds carrots.', 'The box costs 24 EUR. It holds carrots.'],
  ['The kettle has an X warranty. It costs 24 EUR. The cup is blue.', 'The cup is blue.'],
  ['Das Paket hat X Beine. Es kostet 24 EUR.', ''],
  ['Die X fehlt. Das Paket kostet 24 EUR.', 'Das Paket kostet 24 EUR.'],
  ['Il y a X places. Il y a 3 chambres.', 'Il y a 3 chambres.'],
  ['Travelling as a group? The fare is X.', ''],
  ['The box costs 24 EUR. A large family? The large one is X.', 'The box costs 24 EUR.'],
  [
    'The box costs 24 EUR. A large family? The large one is 30 EUR.',
    'The box costs 24 EUR. A large family? The large one is 30 EUR.',
  ],
  ['Gladly! The box costs X.', ''],
  ['Gladly! The box costs 24 EUR.', 'Gladly! The box costs 24 EUR.'],
  ['The box costs 24 EUR. It is X19. Would you like to order it?', 'The box costs 24 EUR. Would you like to order it?'],
  ['Which box would you like?', 'Which box would you like?'],
  ['Hello.', 'Hello.'],
  ['Boxes:\n- Small: X\n- Large: 24 EUR', 'Boxes:\n- Large: 24 EUR'],
  ['The box costs 24 EUR. Others:\n- Small: X', 'The box costs 24 EUR.'],
  ['Boxes:\n1. Small: X\n2. Large: 24 EUR', 'Boxes:\n2. Large: 24 EUR'],
  ['1. X', ''],
  ['The box costs 24 EUR.\nshow_cards(titles=["Box"])', 'The box costs 24 EUR.'],
  ['<function=hand_over>{"reason": "box"}</function>', ''],
])('"%s" is shown as "%s"', (answer, shown) => expect(shownOf(answer)).toBe(shown))

test('a sentence that hardly ends is not shown', () => {
  const endless = `${'It holds carrots and '.repeat(200)}beets.`
  expect(shownOf(`The box costs 24 EUR. ${endless} The cup is blue.`)).toBe('The box costs 24 EUR. The cup is blue.')
})

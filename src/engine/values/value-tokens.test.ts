import { expect, test } from 'vitest'
import { replaceSpans } from './text-spans.ts'
import { amountsOf, tokenize } from './value-tokens.ts'

test.each([
  ['12', [12]],
  ['1.5', [1.5]],
  ['5,50', [5.5]],
  ['5.000', [5000, 5]],
  ['1,250', [1250, 1.25]],
  ['1.250,50', [1250.5]],
  ['1,250.50', [1250.5]],
  ['1.234.567', [1_234_567, 1234.567]],
  ["1'250", [1250]],
  ['1 250,5', [1250.5]],
  ['250٫5', [250.5]],
])('the digits %s may mean %j', (written, amounts) => expect(amountsOf(written)).toEqual(amounts))

/** The tokens of a text, numbers in braces. */
const cut = (text: string, language = 'en'): string[] =>
  tokenize(text, language).tokens.map(({ text: word, amounts }) => (amounts ? `{${amounts.join('/')}}` : word))

test.each([
  ['open 9–17, 5 p.m.', 'en', ['open', '{9}', '–', '{17}', ',', '{5}', 'pm']],
  ['one hundred and five cats', 'en', ['one', '{105}', 'cats']],
  ['2½ cups, a½', 'en', ['{2.5}', 'cups', ',', 'a', '½']],
  ['1 250 and 1,250.50', 'en', ['{1250}', 'and', '{1250.5}']],
  ['about 1.234.567 trees', 'en', ['about', '{1234567/1234.567}', 'trees']],
  ['on 1.5.2026', 'en', ['on', '{1}', '.', '{5}', '.', '{2026}']],
  ['5 a. m., 6 p.m', 'en', ['{5}', 'am', ',', '{6}', 'pm']],
  ['a.mount b.m.', 'en', ['a', '.', 'mount', 'b', '.', 'm', '.']],
  ['3 ½', 'en', ['{3}', '½']],
  ['twenty-one guests', 'en', ['{21}', 'guests']],
  ['dreitagig', 'de', ['{3}', 'tagig']],
  ['fünfundzwanzigjahrig', 'de', ['fünfundzwanzigjahrig']],
  ['كِتَاب 5', 'ar', ['كتاب', '{5}']],
  ['我们周一开门', 'zh', ['我们', '周一', '开门']],
  ['周一', 'zh', ['周一']],
])('the tokens of %s (%s)', (text, language, tokens) => expect(cut(text, language)).toEqual(tokens))

test('tokens have their places', () => {
  const text = 'zehnerkarte, zwei hundert 3½ p.m.'
  expect(tokenize(text, 'de').tokens.map(({ start, end }) => text.slice(start, end))).toEqual([
    'zehn',
    'erkarte',
    ',',
    'zwei hundert',
    '3½',
    'm.',
  ])
})

test('spans are replaced, of two that overlap only the first', () =>
  expect(
    replaceSpans(
      'one two three',
      [
        { start: 8, end: 13 },
        { start: 0, end: 3 },
        { start: 2, end: 7 },
      ],
      (length) => '-'.repeat(length),
    ),
  ).toBe('--- two -----'))

import { expect, test } from 'vitest'

import { fold } from '../../language/fold.ts'
import { stemOf } from '../../language/stem.ts'
import { IDEAS } from '../../language/ideas.ts'
import { readCues } from './asked-kinds.ts'
import { conceptsOf, LANGUAGES } from '../../language/lexicon.ts'
import { wordsOfTable } from '../../language/word-table.ts'

test('words are known with the marks they are written with', () => {
  expect(conceptsOf(stemOf(fold('دقائق')), 'ar')).toEqual(['minute'])
  expect(conceptsOf(stemOf(fold('المؤسس')), 'ar')).toEqual(['found'])
  expect([...readCues(fold('كم بالمئة؟'), 'ar').kinds]).toContain('percent')
  expect([...readCues(fold('ما هي وسائل الدفع؟'), 'ar').kinds]).toContain('payment')
})

test.each([
  ['under', 'en', 'child'],
  ['petit', 'fr', 'child'],
  ['speak', 'en', 'english'],
])('%s (%s) is no word for the idea %s', (word, language, idea) => {
  expect(conceptsOf(stemOf(word), language)).not.toContain(idea)
})

const twice = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at)

test('a word stands for an idea once, and an idea has words in every language', () => {
  const ideas = new Set(wordsOfTable(IDEAS, 'de').map(([idea]) => idea))
  for (const language of LANGUAGES) {
    const known = wordsOfTable(IDEAS, language)
    expect(
      known.flatMap(([idea, words]) => twice(words.map(stemOf)).map((stem) => `${language} ${idea}: ${stem}`)),
    ).toEqual([])
    const wordless = [...ideas].filter((idea) => !known.some(([name]) => name === idea))
    // "May" is a stopword of English.
    expect(wordless).toEqual(language === 'en' ? ['may'] : [])
  }
})

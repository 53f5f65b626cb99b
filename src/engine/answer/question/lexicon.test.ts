import { expect, test } from 'vitest'

import { fold } from '../../language/fold.ts'
import { stemOf } from '../../language/stem.ts'
import { readCues } from './asked-kinds.ts'
import { conceptsOf } from '../../language/lexicon.ts'

test('words are known with their accents and marks', () => {
  expect(conceptsOf(stemOf(fold('دقائق')), 'ar')).toEqual(['minute'])
  expect(conceptsOf(stemOf(fold('المؤسس')), 'ar')).toEqual(['found'])
  expect([...readCues(fold('كم بالمئة؟'), 'ar').kinds]).toContain('percent')
  expect([...readCues(fold('ما هي وسائل الدفع؟'), 'ar').kinds]).toContain('payment')
})

test.each([
  ['under', 'en', 'child'],
  ['petit', 'fr', 'child'],
  ['speak', 'en', 'english'],
])('%s (%s) does not mean the concept %s', (word, language, concept) => {
  expect(conceptsOf(stemOf(word), language)).not.toContain(concept)
})

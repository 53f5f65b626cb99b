import { expect, test } from 'vitest'

import { fold } from '../text/fold.ts'
import { stemOf } from '../text/stem.ts'
import { conceptsOf, readCues } from './lexicon.ts'

test('words are known with the marks they are written with', () => {
  expect(conceptsOf(stemOf(fold('دقائق')), 'ar')).toEqual(['minute'])
  expect(conceptsOf(stemOf(fold('المؤسس')), 'ar')).toEqual(['found'])
  expect([...readCues(fold('كم بالمئة؟'), 'ar').kinds]).toContain('percent')
  expect([...readCues(fold('ما هي وسائل الدفع؟'), 'ar').kinds]).toContain('payment')
})

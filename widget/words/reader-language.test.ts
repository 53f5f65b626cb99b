import { expect, test } from 'vitest'
import { pickLanguage } from './reader-language.ts'

test.each([
  [['de'], 'de'],
  [['pt-BR', 'en'], 'pt'],
  [['ZH_tw'], 'zh'],
  [['', 'sv-SE', 'nl'], 'nl'],
  [['sv'], 'en'],
  [[], 'en'],
])('%j is answered in %s', (wanted, expected) => {
  expect(pickLanguage(wanted)).toBe(expected)
})

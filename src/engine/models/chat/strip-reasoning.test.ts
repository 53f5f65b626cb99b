import { expect, test } from 'vitest'
import { createReasoningFilter } from './strip-reasoning.ts'

const filtered = (...parts: string[]): string => {
  const filter = createReasoningFilter()
  return parts.map((part) => filter.push(part)).join('') + filter.end()
}

test.each([
  [['<think>Hmm, 19 EUR?</think>\n\nIt costs 24 EUR.'], 'It costs 24 EUR.'],
  [['<thi', 'nk>Hmm', '</thi', 'nk>It costs', ' 24 EUR.'], 'It costs 24 EUR.'],
  [['It costs ', '<thinking>why</thinking>24 EUR.'], 'It costs 24 EUR.'],
  [['<think>İİİ İstanbul</think>It costs 24 EUR.'], 'It costs 24 EUR.'],
  [['<think>never ends'], ''],
  [['3 < 4', ' and <b>'], '3 < 4 and <b>'],
])('%j becomes %j', (parts, shown) => expect(filtered(...parts)).toBe(shown))

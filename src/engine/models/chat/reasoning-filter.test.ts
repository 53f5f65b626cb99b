import { expect, test } from 'vitest'
import { createReasoningFilter } from './reasoning-filter.ts'

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
  [['It costs 24 EUR.<|im_', 'end|>\n<|im_start|>user\nAnd in red?'], 'It costs 24 EUR.'],
  [['It costs 24 EUR.</s>', ' It costs 19 EUR.'], 'It costs 24 EUR.'],
  [['It costs 24 EUR.\n<tool_call>\n{"name": "show_cards"}\n</tool_call>'], 'It costs 24 EUR.\n'],
  [
    [
      '<|channel|>analysis<|message|>19 EUR?<|end|><|start|>assistant<|channel|>fi',
      'nal<|message|>It costs 24 EUR.<|return|>',
    ],
    'It costs 24 EUR.',
  ],
])('%j becomes %j', (parts, shown) => expect(filtered(...parts)).toBe(shown))

test.each([
  [['19 EUR?', '</thi', 'nk>', '\n', '\nIt costs', ' 24 EUR.'], 'It costs 24 EUR.', true],
  [['<think>19 EUR?</think>It costs 24 EUR.'], 'It costs 24 EUR.', false],
  [['It costs ', '24 EUR.'], 'It costs 24 EUR.', false],
  [['Hm', '</think>It <think>or not</think>costs 24 EUR.'], 'It costs 24 EUR.', true],
])("if the model's template opens its reasoning, %j becomes %j", (parts, shown, isUnopened) => {
  const filter = createReasoningFilter(true)
  expect(parts.map((part) => filter.push(part)).join('') + filter.end()).toBe(shown)
  expect(filter.hasUnopenedEnd()).toBe(isUnopened)
})

test('a closing tag without an opening one is not shown, but noticed', () => {
  const filter = createReasoningFilter()
  expect(filter.push('19 EUR? </think>\nIt costs 24 EUR.') + filter.end()).toBe('19 EUR? It costs 24 EUR.')
  expect(filter.hasUnopenedEnd()).toBe(true)
})

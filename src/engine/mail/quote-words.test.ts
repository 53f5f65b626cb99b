import { expect, test } from 'vitest'
import { measureProcessorMs } from '../../../test/support/processor-ms.ts'
import { quoteWords } from './quote-words.ts'

test.each([
  ['Lindenhof', 'Lindenhof'],
  ["St. Mary's & Sons (Bremen)", "St. Mary's & Sons (Bremen)"],
  ['Café 24/7', 'Café 24 7'],
  ['東京ラーメン', '東京ラーメン'],
  ['Booking.com', 'Booking com'],
  ['http://evil.example/login?x=1', 'http evil example login x 1'],
  ['evil。example', 'evil example'],
  ['evil．example', 'evil example'],
  ['pay@evil.example', 'pay evil example'],
  ['Call 0800 555-0199 now', 'Call … now'],
  ['A\r\nBcc: x@evil.example', 'A Bcc x evil example'],
  ['<a href="x">y</a>', 'a href x y a'],
  ['a\u202eb\u0000c', 'a b c'],
])('%j becomes %j', (words, quoted) => expect(quoteWords(words)).toBe(quoted))

test('is short, and cuts no character', () => {
  expect(Array.from(quoteWords('𝔘'.repeat(200)))).toHaveLength(60)
})

test('takes no longer for hostile text than for other text', () => {
  const hostile = '1 '.repeat(100_000) + '.'.repeat(100_000) + '1-'.repeat(100_000)
  expect(measureProcessorMs(() => quoteWords(hostile))).toBeLessThan(15_000)
})

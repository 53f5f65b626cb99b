import { expect, test } from 'vitest'
import { estimateTokens, withinTokens } from './estimate-tokens.ts'

// The counts are those of the tokenizers of GPT-4o and of Llama 2, which has the smallest vocabulary in use.
test.each([
  [
    'prose',
    'The weekly box holds seven kinds of vegetables from our own fields. We pack it on Thursday morning and bring it to your door before noon, in a crate that we take back with the next delivery.',
    { gpt: 40, llama: 47 },
  ],
  [
    'prices',
    'Small box: 24.50 EUR a week\nLarge box: 36.90 EUR a week\nDelivery: 3.50 EUR, free from 50.00 EUR\nPhone: +49 421 5550 123\nMon–Fri: 08:30–17:30, Sat: 09:00–13:00',
    { gpt: 73, llama: 102 },
  ],
  [
    'German',
    'Die Gemüsekiste enthält sieben Sorten aus eigenem Anbau. Wir packen sie am Donnerstagvormittag und liefern sie bis zur Haustür, größere Bestellungen nach Rücksprache.',
    { gpt: 40, llama: 50 },
  ],
  [
    'links',
    'Book a table: https://lindenhof.example/en/restaurant/book?guests=4&date=2026-12-24\nDirections: https://maps.example/place/Lindenhof+Bremen/@53.0793,8.8017,15z',
    { gpt: 54, llama: 76 },
  ],
  [
    'Arabic',
    'تحتوي السلة الأسبوعية على سبعة أنواع من الخضروات من حقولنا. نقوم بتعبئتها صباح الخميس ونوصلها إلى باب منزلك قبل الظهر.',
    { gpt: 40, llama: 110 },
  ],
])('%s: no tokenizer in use takes many more tokens than estimated', (_kind, text, { gpt, llama }) => {
  expect(estimateTokens(text)).toBeGreaterThan(gpt)
  expect(estimateTokens(text)).toBeGreaterThan(llama * 0.88)
})

test('a text is cut to the given tokens, and to nothing if there are none', () => {
  const text = 'Open 08:30–17:30. '.repeat(50)
  const cut = withinTokens(text, 100)
  expect(text.startsWith(cut)).toBe(true)
  expect(estimateTokens(cut)).toBeLessThanOrEqual(100)
  expect(cut.length).toBeGreaterThan(100)
  expect(withinTokens(text, -5)).toBe('')
})

import { expect, test } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { answerNamedSection, answerQuestion, buildAnswerIndex, suggestAnswers } from './answer.ts'

const FAQ = '## Can I pay by card?\nYes, with all of them.\n\n## Do you ship abroad?\nYes, to Ireland and Canada.'
const VISIT = '## Opening hours\nMonday to Friday: 9:00 – 17:00\n\n## Parking\nTwelve places behind the house.'
const index = buildAnswerIndex(
  [
    knowledgeText({ title: 'Family session', content: 'Price: £36 for one adult and one child', type: 'product' }),
    knowledgeText({ title: 'Questions', content: FAQ }),
    knowledgeText({ title: 'Visit us', content: VISIT }),
    knowledgeText({ title: 'Thank you', content: 'We will write to you soon.' }),
  ],
  { name: 'Harbour', language: 'en' },
)
const suggest = async (text: string, told: string[] = []): Promise<string[]> =>
  (await suggestAnswers(index, questionOf(text), { told, limit: 3 })).map(({ title }) => title)

test.each([
  ['Is the parking lit at night?', 'Parking'],
  ['Can I pay with bitcoin?', 'Can I pay by card?'],
  ['Do family sessions run in the rain?', 'Family session'],
])('%s: first suggests the closest questions', async (text, first) => {
  expect((await suggest(text))[0]).toBe(first)
})

test('suggests what visitors need most if the message asks nothing, and nothing that was already said', async () => {
  const [first, second] = await suggest('')
  expect([first, second]).toEqual(['What is the price of Family session?', 'What are your opening hours?'])
  expect(await suggest('', ['Opening hours:\n- Monday to Friday: 9:00 – 17:00'])).not.toContain(second)
})

test('an uncertain answer comes with other questions to tap, a certain one does not', () => {
  const suggests = (text: string) => answerQuestion(index, questionOf(text)).suggests
  expect(suggests('Is there space for twelve cars?')).toBe('close')
  expect(suggests('Do you ship abroad?')).toBeUndefined()
})

test('suggests nothing about something else', async () => {
  expect(await suggest('Do you sell helicopters?')).toEqual([])
})

test('sent as a message, each suggestion gets an answer about what it names', () => {
  const said = (text: string) => answerNamedSection(index, questionOf(text))?.parts.join('') ?? ''
  expect(said('Parking')).toContain('Twelve places')
  expect(said('do you ship abroad')).toContain('Ireland')
  expect(said('Family session')).toContain('£36')
  expect(said('Thank you')).toBe('')
})

test('a suggestion tapped after a question first says what comes closest to it', () => {
  const parking = buildAnswerIndex(
    [
      knowledgeText({
        title: 'Parking',
        content: 'There are twelve places behind the house. The gate opens at seven. Coaches stop on the square.',
      }),
    ],
    { name: 'Lindenhof', language: 'en' },
  )
  const history = [
    { role: 'visitor' as const, text: 'Where do coaches turn round?' },
    { role: 'agent' as const, text: "I don't know that." },
  ]
  const said = (before: typeof history) =>
    answerNamedSection(parking, questionOf('Parking', { history: before }))?.parts.join('') ?? ''
  expect(said(history)).toMatch(/^Coaches stop/)
  expect(said([])).toMatch(/^There are twelve places/)
})

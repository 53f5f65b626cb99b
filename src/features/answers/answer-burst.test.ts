import { expect, test } from 'vitest'
import { buildAnswerIndex } from '#src/engine/answer/answer.ts'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { answerBurst } from './answer-burst.ts'

const MENU = ['Tomato soup: £6', 'Lemon cake: £4', 'Beef stew: £14'].map((content) => {
  const [title = '', price = ''] = content.split(': ')
  return knowledgeText({ title, content: `Price: ${price}`, type: 'product' })
})
MENU.push(knowledgeText({ title: 'Parties', content: 'Pizza and squash: £7.50 a child', type: 'product' }))
MENU.push(knowledgeText({ title: 'Entry', content: 'Adult: £12\nFamily: £30', type: 'product' }))
const index = buildAnswerIndex(MENU, { name: 'The Oak', language: 'en' })
const said = async (text: string): Promise<string> => {
  const { now, locale } = questionOf(text)
  const { parts } = await answerBurst(index, { texts: [text], history: [], now, locale, curated: () => undefined }, [])
  return parts.join('')
}

test.each([
  ['How much are the tomato soup and the lemon cake?', ['£6', '£4']],
  ['How much are the tomato soup and the lemon cake and the beef stew?', ['£6', '£4', '£14']],
  ['hi how much is the tomato soup and how much is the beef stew', ['£6', '£14']],
])('a question about several things is answered for each: %s', async (text, prices) => {
  const answer = await said(text)
  for (const price of prices) expect(answer).toContain(price)
})

test.each(['wifi and parking?', 'parking n wifi'])(
  'nothing but names of things is answered for each: %s',
  async (text) => {
    const house = [
      knowledgeText({ title: 'Is there Wi-Fi?', content: 'Yes, in every room.', type: 'faq' }),
      knowledgeText({ title: 'Parking', content: 'Twelve places behind the house.' }),
    ]
    const { now, locale } = questionOf(text)
    const answer = await answerBurst(
      buildAnswerIndex(house, { name: 'The Oak', language: 'en' }),
      { texts: [text], history: [], now, locale, curated: () => undefined },
      [],
    )
    expect(answer.parts.join('')).toMatch(/(?=.*every room)(?=.*Twelve places)/s)
  },
)

test('a second person is not another thing', async () => {
  expect(await said('What is the price of entry for an adult and a child?')).not.toContain('£7.50')
})

test.each(['y ', 'and ', 'und ', 'et ', 'و ', 'n & ', 'cuánto y '])(
  'a message of nothing but "%s" is asked whole, in at most four questions and four things',
  async (unit) => {
    const asked: string[] = []
    const curated = (text: string): undefined => void asked.push(text)
    const { now, locale } = questionOf('')
    await answerBurst(index, { texts: [unit.repeat(4000 / unit.length)], history: [], now, locale, curated }, [])
    expect(new Set(asked).size).toBeLessThanOrEqual(9)
  },
)

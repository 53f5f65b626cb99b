import { describe, expect, it } from 'vitest'
import { type AnswerIndex, buildAnswerIndex, explainAnswer, retrievePassages } from '../answer.ts'

const faq = (id: string, title: string, content: string) =>
  ({ id, type: 'faq', title, content, category: '', url: '', language: 'en' }) as const

const COURSES = [
  faq(
    'present',
    'Can I give a glass course as a present',
    'Yes. The card has no price on it and is valid for every course for eighteen months. A course as a present ' +
      'starts at £30. The price of the course may rise meanwhile, and the person then pays the rest of the price.',
  ),
  faq(
    'price',
    'What does a glass course cost',
    'A day is £95, a weekend £180 and six evenings £240. Glass, lead and solder for one piece are included. ' +
      'Students pay fifteen per cent less. You send £40 when you sign up and bring the rest along.',
  ),
  faq('age', 'How old must people be', 'Twelve with a parent, sixteen alone, because of the lead and the splinters.'),
  faq('cancel', 'What happens if I cancel', 'Until ten days before the course you get the price back, less £10.'),
]

/** The items of the first passage and of the built-in reply. */
function firstItems(index: AnswerIndex, text: string): unknown[] {
  const asked = { text, locale: '', history: [], now: new Date(0), similarity: new Map<string, number>() }
  const { chosen } = explainAnswer(index, asked)
  const unit = index.units[chosen?.best.unit ?? -1]
  return [retrievePassages(index, asked, 1)[0]?.itemId, index.items[unit?.item ?? -1]?.id]
}

describe('an item whose title asks a question', () => {
  const index = buildAnswerIndex(COURSES, { name: '', language: 'en' })

  it('comes before a longer answer that repeats the words', () => {
    expect(firstItems(index, 'how much is the course')).toEqual(['price', 'price'])
  })

  it('does not come before the item that answers', () => {
    expect(firstItems(index, 'can I buy a course as a present for my mum')).toEqual(['present', 'present'])
    expect(firstItems(index, 'what if we cancel the course')).toEqual(['cancel', 'cancel'])
  })
})

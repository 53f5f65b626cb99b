import { expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'

const SCHOOL = [
  { title: 'Getting here', content: 'The bus stops in front of the school, and the theory room is upstairs.' },
  { title: 'Fees', content: 'Practical exam: £42\nTheory exam by computer: £20\nLesson in an automatic: £30' },
]
const index = buildAnswerIndex(
  SCHOOL.map((piece, at) => knowledgeText({ id: `i${at}`, url: `/${at}`, ...piece })),
  { name: 'Fenwick', language: 'en' },
)
const ask = (text: string) => answerQuestion(index, questionOf(text))

it('the price of one thing is none of another that goes with it', () => {
  expect(ask('How much is the bus to the exam?').kind).toBe('unknown')
})

it.each([
  ['How much is the practical exam?', '£42'],
  ['How much is a lesson with an automatic car?', '£30'],
  ['How much is it to take the theory exam?', '£20'],
])('a price is told of the thing that is named: %s', (text, price) => {
  expect(ask(text).parts.join('')).toContain(price)
})

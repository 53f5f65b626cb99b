import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { answerNamedSection, answerQuestion, buildAnswerIndex } from './answer.ts'

const item = (title: string, content: string, type: 'document' | 'product' | 'faq' = 'document') =>
  knowledgeText({ type, title, content, url: `https://a.test/${title}` })

const index = buildAnswerIndex(
  [
    knowledgeText({
      title: 'Holt Sweeps',
      content:
        'We sweep chimneys and fit stoves. We are based in Syston and work all over the county.\n\n' +
        "Over 10 years' industry experience, fully insured.\n\n" +
        'Take a long look at our work. Rob and Ann are a credit to your company.\n\n' +
        'Book a sweep today. I managed to sand the floor myself afterwards, says Ms Rose Gold.',
      url: 'https://a.test/',
    }),
    item('Areas', 'Areas covered: Loughborough, Melton and Coalville.'),
    item('One warranty, one phone number', 'In five years you still call us.', 'product'),
    item('Contact', 'Phone: 01632 960471\nEmail: hello@holt.example'),
  ],
  { name: 'Holt Sweeps', language: 'en' },
)
const answer = (text: string) => answerQuestion(index, questionOf(text))
const said = (text: string): string => answer(text).parts.join('')

describe('what visitors ask any business', () => {
  it.each([
    ['Where are you based?', 'based in Syston'],
    ['How long have you been in business?', "Over 10 years' industry experience"],
    ['What do you actually do?', 'We sweep chimneys'],
    ['What areas do you cover?', 'Loughborough'],
  ])('%s', (question, gold) => expect(said(question)).toContain(gold))

  it.each([
    // "Take a long look" says no length, and "10 years" not of what.
    'How long does it take?',
    // "a credit to your company"
    'Do you take cards?',
    // "Book a sweep"
    'Do you have Facebook?',
    // "I managed to sand the floor", "Ms Rose Gold"
    'Who is the manager?',
  ])('is not answered by words that only look alike: %s', (question) => expect(answer(question).kind).toBe('unknown'))

  it.each([
    ['de', 'Wo seid ihr?', 'Der Preis liegt bei 50 Euro. Das liegt an der Arbeit.'],
    ['it', 'Dove siete?', 'Siamo a vostra disposizione. Siamo in grado di aiutare.'],
    ['es', '¿Dónde estáis?', 'Estamos a su disposición.'],
    ['en', 'How long have you been in business?', 'Children over 8 years may join the business.'],
  ])('is not told a place or an age by verbs that mean something else: %s', (language, question, content) => {
    const business = buildAnswerIndex([knowledgeText({ title: 'Info', content, language })], { name: 'Holt', language })
    expect(answerQuestion(business, questionOf(question)).kind).toBe('unknown')
  })

  it('is told the offers where no sentence says what the business does', () => {
    const names = ['Steam ironing', 'Dry cleaning', 'Shoe repair']
    const laundry = buildAnswerIndex(
      names.map((name) => item(name, `${name}: £9`, 'product')),
      { name: 'The Hub', language: 'en' },
    )
    expect(answerQuestion(laundry, questionOf('what do you do')).parts.join('')).toContain(names.join(', '))
  })

  it('is told the phone number, though an offer has both words in its name', () => {
    expect(answerNamedSection(index, questionOf('phone number'))).toBeUndefined()
    expect(said('phone number')).toContain('01632 960471')
  })
})

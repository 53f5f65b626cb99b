import { expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex, withoutRepeatedContact } from '../answer.ts'

const index = buildAnswerIndex(
  [
    knowledgeText({ title: 'Seal safari', content: 'Price: £27 per person', type: 'product' }),
    knowledgeText({ title: 'Opening hours', content: 'Monday to Friday: 9:00 – 17:00' }),
    knowledgeText({ title: 'Contact', content: 'Phone: 01632 960471\nEmail: hello@harbour.test' }),
  ],
  { name: 'Harbour', language: 'en' },
)

/** What is said to each, in one conversation. */
function converse(texts: readonly string[]): string[] {
  const history: { role: 'visitor' | 'agent'; text: string }[] = []
  for (const text of texts) {
    const answer = withoutRepeatedContact(
      index,
      answerQuestion(index, questionOf(text, { history: [...history] })),
      history,
    )
    history.push({ role: 'visitor', text }, { role: 'agent', text: answer.parts.join('') })
  }
  return history.flatMap(({ role, text }) => (role === 'agent' ? [text] : []))
}

it('refusals say once how to reach the business', () => {
  const [first, second, third, , fifth, sixth] = converse([
    'Do you have flamingos?',
    'Do you rent kayaks?',
    'Is there a sauna?',
    'What is the seal safari?',
    'Do you sell helicopters?',
    'Gibt es Kamele?',
  ])
  expect(first).toMatch(/“flamingos”.*01632 960471/)
  for (const text of [second, third, fifth]) expect(text).toMatch(/“(?:kayaks|sauna|helicopters)”.$/)
  expect(sixth).toMatch(/„Kamele“.*01632 960471/)
})

it('a visitor who complains or asks for a person is told again, but not twice in a row', () => {
  const said = converse([
    'Do you have flamingos?',
    'My order never came',
    'I am not happy',
    'I want to talk to a human',
  ])
  expect(said.map((text) => text.includes('960471'))).toEqual([true, false, true, true])
})

it('a visitor who writes in another language than the website is told once which language it has', () => {
  const [first, second] = converse(['Gibt es Kamele?', 'Gibt es Zebras?'])
  expect(first).toContain('Die Angaben von Harbour sind auf Englisch verfasst.')
  expect(second).not.toContain('Englisch')
})

it('a visitor whose language has no texts reads the name of the website’s language in their own', () => {
  const spanish = buildAnswerIndex(
    [knowledgeText({ title: 'Contacto', content: 'Teléfono: 990 142 016', language: 'es' })],
    { name: 'Faro', language: 'es' },
  )
  const said = answerQuestion(spanish, questionOf('cât costă înscrierea', { locale: 'ro' })).parts.join('')
  expect(said).toContain('español (spaniolă)')
})

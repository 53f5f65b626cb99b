import { describe, expect, it } from 'vitest'
import { ask } from '../../../../test/support/asked-pieces.ts'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'

const MONDAY = new Date('2026-11-23T12:00:00Z')

function say(content: string, question: string): string {
  const index = buildAnswerIndex([knowledgeText({ title: 'Find us', content })], { name: 'Quillmoor', language: 'en' })
  return answerQuestion(index, questionOf(question, { now: MONDAY, timeZone: 'Europe/London' })).parts.join('')
}

const BRANCHES =
  '# Northmoor\n## Hours\nMonday to Friday: 9:00–17:00\nParking in the yard.\n# Saltings\n## Hours\nTuesday to Saturday: 10:00–16:00\nMonday: closed'

describe('a heading that each branch has', () => {
  it('is said behind the name of the branch', () => {
    expect(say(BRANCHES, 'Is there parking?')).toContain('Parking in the yard (Northmoor).')
  })

  it('has the hours of every branch told where none is named, and those of one where it is', () => {
    const all = say(BRANCHES, 'What are your opening hours?')
    expect(all).toContain('Opening hours – Northmoor:\n- Monday to Friday: 9:00–17:00')
    expect(all).toContain('Opening hours – Saltings:\n- Tuesday to Saturday: 10:00–16:00')
    expect(say(BRANCHES, 'What are the opening hours of Saltings?')).not.toContain('Northmoor')
  })

  it.each(['Are you open on Monday?', 'Are you open now?'])('has yes and no told of one branch: %s', (question) => {
    expect(say(BRANCHES, question)).toMatch(/^(?:(?:Yes|Open)[^\n]*\(Northmoor\)|(?:No|Closed)[^\n]*\(Saltings\))/)
  })
})

it.each([
  ['What is your phone number?', 'You can call Quillmoor on 01632 960471.'],
  ['Email?', 'You can write to Quillmoor at hello@quillmoor.test.'],
])('the one way to reach the business is said in a sentence: %s', (question, said) => {
  expect(say('# Bus\nLine 4 to the quay.\nPhone: 01632 960471\nEmail: hello@quillmoor.test', question)).toBe(said)
})

it('hours are told whole where a summary has some of their days', () => {
  const days = 'Monday: 09:00 – 16:00\nTuesday: 9–13 · 16–19\nWednesday: 9–13 · 16–19\nFriday: 9–13 · 16:30–19'
  const said = say(
    `# Contact and opening hours\nMonday: 09:00–16:00\nFriday: 9–13 · 16:30–19\n# Hours\n${days}`,
    'What are your opening hours?',
  )
  expect(said).toContain('Wednesday: 9–13 · 16–19')
})

describe('what pages write around their values', () => {
  const PRICES = '## Hair\n→ Cut: £30\n→ Colour: from £55\n## Team\nWren Hollis\nHead stylist\nAda Brand\nColourist'

  it.each([
    ['How much is a cut?', 'The price of Cut is £30.'],
    ['Was kostet ein Cut?', 'Der Preis für Cut ist £30.'],
    ['Who is the head stylist?', 'Wren Hollis – Head stylist.'],
  ])('is left out, and the value said in a sentence: %s', (question, said) => {
    expect(say(PRICES, question)).toBe(said)
  })

  it('gives way to a list below its heading where all of it is asked for', () => {
    expect(say(PRICES, 'hair prices?')).toBe('Hair:\n- Cut: £30\n- Colour: from £55')
  })
})

it('the price of a thing goes before the price of a set of it', () => {
  const said = ask(
    [{ title: 'Harbour mug', content: '£28\nHolds 350 ml.\nSet of four: £104', type: 'product' }],
    'How much is the harbour mug?',
  ).said
  expect(said).toMatch(/^The price of Harbour mug is £28\.\nSet of four – £104\.$/)
})

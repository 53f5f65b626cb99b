import { describe, expect, test } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'
import { partsOf } from '../../language/language-packs.ts'
import { writeOut } from '../../language/chat-spelling.ts'
import { readAct } from '../question/read-act.ts'

const FAQ =
  '## How much is a quote?\nA written quote is £25.\n\n## Do you have an emergency service?\nYes, on all days until 22:00.'
const index = buildAnswerIndex(
  [
    knowledgeText({ title: 'Contact', content: 'Phone: 01632 960471\nBook online: https://plumber.test/book' }),
    knowledgeText({ title: 'Questions', content: FAQ }),
    knowledgeText({ title: 'Boiler service', content: 'Price: £90', type: 'product' }),
  ],
  { name: 'Pipes', language: 'en' },
)

type Turns = { role: 'visitor' | 'agent'; text: string }[]
const answer = (text: string, history: Turns = []) => answerQuestion(index, questionOf(text, { history }))
const said = (text: string, history?: Turns) => answer(text, history).parts.join('')

describe('an act is read', () => {
  test.each([
    ['can someone come out tomorrow, i have a leak', 'trouble'],
    ['can someone come today', 'trouble'],
    ['could you come round this afternoon pls', 'trouble'],
    ['no hot water since this morning', 'trouble'],
    ['Es ist dringend, wir haben einen Rohrbruch', 'trouble'],
    ["j'ai une fuite d'eau", 'trouble'],
    ['i need a quote for a new bathroom', 'quote'],
    ['Ich hätte gern ein Angebot', 'quote'],
    ['book me in for thursday pls', 'booking'],
    ['quiero reservar una mesa', 'booking'],
    ['any spaces left saturday', 'availability'],
    ['any room for 2 on saturday??', 'availability'],
    ['Ci sono ancora posti liberi?', 'availability'],
    ['Yes!', 'yes'],
    ['sim', 'yes'],
    ['ok', 'ok'],
    ['nope', 'no'],
    ['help', 'help'],
  ])('from what is said: %s', (text, kind) => {
    const languages = ['en', 'de', 'fr', 'es', 'it', 'pt']
    expect(languages.map((language) => readAct(text, language)?.kind)).toContain(kind)
  })

  test.each(['how much is a quote?', 'what is your booking fee', 'do you have emergency service', 'yes it was great'])(
    'not from a question about it: %s',
    (text) => expect(readAct(text, 'en')).toBe(undefined),
  )

  test('from tables that say something for every act, in each language', () => {
    for (const { heard } of partsOf('acts')) for (const list of Object.values(heard)) expect(list).not.toBe('')
    for (const said of partsOf('replies')) for (const text of Object.values(said)) expect(text).not.toBe('')
  })
})

describe('the agent says', () => {
  test('the phone first to who is in trouble', () => {
    expect(answer('there is a leak in my kitchen')).toMatchObject({ kind: 'talk', isForPerson: true })
    const both = answer('i have a leak in my kitchen. Do you sell helicopters?')
    expect(both).toMatchObject({ kind: 'unknown' })
    expect(both.parts[0]).toContain('01632 960471')
    expect(said('there is a leak in my kitchen')).toBe('If it is urgent, please call Pipes on 01632 960471.')
  })

  test("the site's own link and phone to who wants to book", () => {
    expect(said('book me in for thursday')).toMatch(/https:\/\/plumber\.test\/book\n.*01632 960471/)
    expect(said('id like to book a boiler service')).toMatch(/£90[^]*https:\/\/plumber\.test\/book/)
  })

  test('the way to a person to who wants a quote, or asks what is free', () => {
    expect(said('give me an estimate for painting helicopters')).toMatch(
      /^I can't work out a quote here\..*01632 960471/,
    )
    expect(said('any appointments left tomorrow')).toMatch(/^I can't check availability here\..*01632 960471/)
  })

  test('what is said of something that a visitor only tells', () => {
    const pots = buildAnswerIndex(
      [knowledgeText({ title: 'Care', content: 'Pots with gold lustre must not go into the microwave.' })],
      { name: 'Kiln', language: 'en' },
    )
    const reply = answerQuestion(pots, questionOf('my pot cracked in the microwave, the one with gold, on sunday'))
    expect(reply).toMatchObject({ kind: 'talk', suggests: 'close' })
    expect(reply.parts.join('')).toContain('must not go into the microwave')
  })

  test('what the knowledge has, whatever the act', () => {
    expect(said('how much is a quote?')).toContain('£25')
    expect(said('ok and how much is a quote')).toContain('£25')
    expect(said('do you have an emergency service')).toContain('until 22:00')
  })

  test('to yes what its own question offers', () => {
    const asked: Turns = [
      { role: 'agent', text: 'Your boiler can be serviced. Would you like to book a boiler service?' },
    ]
    expect(said('yes', asked)).toMatch(/https:\/\/plumber\.test\/book/)
    expect(said('yes please', [{ role: 'agent', text: 'Do you have an emergency?' }])).toContain('22:00')
  })

  test('to yes, ok and no: its own question again, or that it is there for another', () => {
    const asked: Turns = [{ role: 'agent', text: 'This depends.\n\nHow many people is it for?' }]
    expect(said('ok', asked)).toBe('How many people is it for?')
    const offered: Turns = [{ role: 'agent', text: 'Would you like us to measure your roof?' }]
    expect(said('yes', offered)).toMatch(/^All right\..*01632 960471/)
    expect(answer('yes')).toMatchObject({ kind: 'talk', suggests: 'usual' })
    const thanked: Turns = [{ role: 'agent', text: said('thanks') }]
    expect(said('no', thanked)).toContain('Goodbye')
    expect(said('no')).not.toContain('Goodbye')
  })
})

test.each([
  ['en', 'wen r u open 2day', 'when are you open today'],
  ['en', 'dont you deliver', "don't you deliver"],
  ['en', "don't you deliver", "don't you deliver"],
  ['fr', 'cb sa coute svp', 'combien sa coute svp'],
  ['es', 'q precio tiene', 'que precio tiene'],
  ['ja', 'u r', 'u r'],
])('chat spelling is written out: %s %s', (language, text, plain) => expect(writeOut(text, language)).toBe(plain))

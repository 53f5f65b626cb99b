import { expect, test } from 'vitest'
import { questionsIn, thingsIn } from './questions-in.ts'

test.each<[string, string[]]>([
  ['en', ['What time can I drop off', 'how do I pay?']],
  ['en', ['do you have heated rooms', 'is there someone at night?']],
  ['en', ['I have two dogs. Can they share a room', 'what does a room cost?']],
  ['de', ['Gibt es dort WLAN', 'gibt es Parkplätze?']],
  ['fr', ['Faut il une caution ?', 'on peut payer en liquide ?']],
  ['es', ['¿Tienen aparcamiento', 'se puede ir con perro?']],
  ['it', ['Avete un parcheggio', 'quanto costa?']],
  ['pt', ['Têm estacionamento', 'quanto custa por noite?']],
  ['nl', ['Hebben jullie wifi', 'wat kost het ontbijt?']],
  ['ar', ['كم سعر الدورة', 'متى تبدأ الدورة القادمة؟']],
])('%s: %j', (language, questions) => {
  const joined: Readonly<Record<string, string>> = { de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', nl: 'en', ar: 'و' }
  const and = joined[language] ?? 'and'
  expect(questionsIn(questions.join(language === 'ar' ? ` ${and}` : ` ${and} `), language)).toEqual(questions)
})

test('a greeting before two questions belongs to the first', () => {
  expect(questionsIn('hi how much is it for a day and do i need a deposit', 'en')).toEqual([
    'hi how much is it for a day',
    'do i need a deposit',
  ])
})

test.each([
  ['How much are the soup and the cake?', ['How much are the soup', 'and the cake?']],
  ['Was kosten Suppe und Kuchen?', ['Was kosten Suppe', 'und Kuchen?']],
  ['Quanto costano la zuppa, la torta e il tè?', ['Quanto costano la zuppa, la torta', 'e il tè?']],
  ['What is a melt and what does it cost?', ['What is a melt', 'and what does it cost?']],
  ['wifi and parking?', ['wifi', 'and parking?']],
  ['address n phone', ['address', 'n phone']],
  ['E-Mail & Telefon?', ['E-Mail', '& Telefon?']],
  ['When and where do we meet?', ['When and where do we meet?']],
  [
    'Can I come by and look at all the old rooms of the house?',
    ['Can I come by and look at all the old rooms of the house?'],
  ],
])('the things in %s', (text, things) => expect(thingsIn(text)).toEqual(things))

test.each([
  ['en', 'Can I come and do a trial lesson?'],
  ['en', 'Can I come and have a look around?'],
  ['en', 'When and where do we meet?'],
  ['en', 'What do you sell and what does it cost?'],
  ['en', 'How much is it? My dog is small.'],
  ['en', 'Do you have wifi and parking?'],
  ['en', 'Is it open on Saturday and Sunday?'],
  ['de', 'Was kostet es für zwei Erwachsene und ein Kind?'],
  ['fr', 'Avez-vous des vélos qui vont vite et qui montent bien ?'],
  ['es', '¿Tenéis cursos que duren poco y que sean baratos?'],
  ['it', 'Avete antipasti e dolci della casa?'],
])('one question: %s %s', (language, text) => expect(questionsIn(text, language)).toEqual([text]))

const REPEATED = [
  'y ',
  'and ',
  'und ',
  'et ',
  'what is and ',
  'how much is a and ',
  'when? and ',
  'a, b and ',
  ' ',
  'what is it? ',
]

test.each(REPEATED)('a message of nothing but "%s" has at most four parts, which hold all of it', (unit) => {
  const text = `how much is it ${unit.repeat(4000 / unit.length)}`
  for (const parts of [questionsIn(text, 'en'), thingsIn(text)]) expect(parts.length).toBeLessThanOrEqual(4)
  expect(thingsIn(text).join(' ').split(/\s+/)).toEqual(text.split(/\s+/))
})

test('the fourth of more than four things contains the others too', () => {
  expect(thingsIn('How much are soup and cake and stew and tea and bread?')).toEqual([
    'How much are soup',
    'and cake',
    'and stew',
    'and tea and bread?',
  ])
})

test('the fourth of more than four questions contains the others too', () => {
  const questions = ['how do I pay', 'what is a melt', 'where are you', 'can you deliver', 'who cooks?']
  expect(questionsIn(questions.join(' and '), 'en')).toEqual([
    ...questions.slice(0, 3),
    questions.slice(3).join(' and '),
  ])
})

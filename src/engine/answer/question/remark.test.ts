import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'
import { findRemark, isStatement } from './remark.ts'

const REMARKS = {
  haggling: {
    en: [
      "that's too expensive",
      'Can you do it for less?',
      'Could you knock something off?',
      'can you do better?',
      'hm, your prices are quite high',
    ],
    de: ['Das ist mir zu teuer', 'Geht da noch was am Preis?', 'Können Sie mir preislich entgegenkommen?'],
    fr: ["C'est trop cher", 'Vous pouvez faire un geste ?', 'Vous me faites un meilleur prix ?'],
    es: ['Es muy caro', '¿Me puede hacer una rebaja?', '¿Es el último precio?'],
    it: ['È troppo caro', 'Mi fate un prezzo migliore?'],
    pt: ['É muito caro', 'Consegue fazer um melhor preço?'],
    nl: ['Dat is wel erg duur', 'Kan er iets van de prijs af?'],
    ar: ['السعر غالي جدا', 'هل يوجد سعر أفضل؟'],
  },
  complaint: {
    en: [
      'my order never came',
      'I am not happy',
      'Nobody called me back',
      'This is outrageous',
      'I want my money back',
      'your receptionist never called me back',
      'last time the staff were rude',
    ],
    de: [
      'Meine Bestellung ist nie angekommen',
      'Ich bin sehr unzufrieden',
      'Niemand hat mich zurückgerufen',
      'Ich warte schon drei Wochen',
    ],
    fr: ["Ma commande n'est jamais arrivée", 'Je ne suis pas content', "Personne ne m'a rappelé"],
    es: ['Mi pedido nunca llegó', 'No estoy contento con el servicio', 'Nadie me contesta al teléfono'],
    it: ["L'ordine non è mai arrivato", 'Non sono contento', 'Nessuno mi ha richiamato'],
    pt: ['A minha encomenda nunca chegou', 'Não estou satisfeito', 'Ninguém me respondeu'],
    nl: ['Mijn bestelling is nooit aangekomen', 'Ik ben niet tevreden', 'Niemand heeft me teruggebeld'],
    ar: ['طلبي لم يصل', 'لم يرد علي أحد'],
  },
  dispute: {
    en: ["you said it's free", 'Your website says it is free'],
    de: ['Sie haben gesagt, es sei kostenlos', 'Auf Ihrer Website steht etwas anderes'],
    fr: ["Vous aviez dit que c'était gratuit"],
    es: ['Me dijeron que era gratis'],
    it: ['Avevate detto che era gratis'],
    pt: ['Disseram-me que era grátis'],
    nl: ['Jullie hebben gezegd dat het gratis is'],
    ar: ['قلتم إنه مجاني'],
  },
  browsing: {
    en: ['I am just looking around', "ok, I'll think about it", 'maybe later', 'let me ask my wife'],
    de: ['Ich schaue mich nur um', 'Das überlege ich mir noch'],
    fr: ['Je regarde juste', 'Je vais réfléchir'],
    es: ['Solo estoy mirando', 'Me lo voy a pensar'],
    it: ['Sto solo guardando', 'Ci penso'],
    pt: ['Estou só a ver', 'Vou pensar nisso'],
    nl: ['Ik kijk alleen maar even rond', 'Ik moet er nog over nadenken'],
    ar: ['أتصفح فقط', 'سأفكر'],
  },
}

describe.each(Object.entries(REMARKS))('%s', (kind, byLanguage) => {
  it.each(Object.entries(byLanguage).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
    '%s: %s',
    (language, text) => {
      expect(findRemark(text, language)).toEqual({ kind, language })
    },
  )
})

it.each([
  ['en', 'Is it expensive?'],
  ['en', 'If I am not happy with it, I can send it back, right?'],
  ['en', "That's too expensive. Do you have a smaller one?"],
  ['en', 'What is the best price for the cruise?'],
  ['en', 'Is delivery free for orders of less than 50 EUR?'],
  ['en', 'I am looking for a sauna'],
  ['en', 'How do I complain?'],
  ['de', 'Was tun, wenn die Ware nicht ankommt?'],
  ['fr', 'Livrez-vous le samedi ?'],
  ['es', '¿Cuánto cuesta el permiso B?'],
  ['it', 'Quanto costa la camera?'],
])('a question is not a remark: %s: %s', (language, text) => {
  expect(findRemark(text, language)).toBeUndefined()
})

it.each([
  ['en', 'We are a family of four and love hiking', true],
  ['en', 'My daughter is nine', true],
  ['en', "it's for a birthday", true],
  ['fr', "c'est pour un anniversaire, nous serons douze", true],
  ['en', "It's my son's birthday, he turns 8", true],
  ['de', 'Wir sind zu viert und wandern gern', true],
  ['de', 'Ich hätte gern ein Zimmer', false],
  ['de', 'Wir haben ein altes Haus mit Südwestdach', true],
  ['fr', 'Nous sommes une famille de cinq et nous adorons le pain', true],
  ['es', 'Somos dos y tenemos un perro', true],
  ['it', 'Siamo una famiglia di quattro persone', true],
  ['pt', 'Somos uma família de quatro', true],
  ['nl', 'Wij hebben twee kinderen', true],
  ['ar', 'نحن عائلة من أربعة', true],
  ['en', 'I am looking for a sauna', false],
  ['en', 'I have lost my password', false],
  ['en', 'We are four. Do you have a room?', false],
  ['en', 'sauna', false],
  ['de', 'Ich suche eine Sauna', false],
  ['fr', 'Je voudrais un gâteau', false],
])('%s: "%s" is about the visitor: %s', (language, text, tells) => {
  expect(isStatement(text, language)).toBe(tells)
})

const SHOP = [
  knowledgeText({ title: 'Weekly box', content: 'Price: 24 EUR\nSeven kinds of vegetables.', type: 'product' }),
  knowledgeText({
    title: 'Payment',
    content: 'We ask for a deposit of 30 % when you order. Cancelling is free of charge until Friday.',
  }),
  knowledgeText({ title: 'Parking', content: 'Parking is free for four hours, then 3 EUR.' }),
  knowledgeText({ title: 'Prices', content: 'Spectator: free\nMember: 5 EUR' }),
  knowledgeText({ title: 'Contact', content: 'Phone: 01632 960471\nEmail: hello@box.test' }),
]
const MEMBERS = knowledgeText({ title: 'Members', content: 'Members get a discount of 10 % on every box.' })

describe('the agent replies to a remark', () => {
  const shop = buildAnswerIndex(SHOP, { name: 'Box', language: 'en' })
  const withDiscount = buildAnswerIndex([...SHOP, MEMBERS], { name: 'Box', language: 'en' })

  it('with the known discount to a visitor who finds it too expensive, once, or else with how to reach the business', () => {
    const first = answerQuestion(withDiscount, questionOf('That is too expensive'))
    expect(first).toMatchObject({ kind: 'known', sources: [{ title: 'Members' }] })
    expect(first.parts.join('')).toMatch(/^Prices are set by Box.*discount of 10 %/s)
    const history = [
      { role: 'visitor' as const, text: 'That is too expensive' },
      { role: 'agent' as const, text: first.parts.join('') },
    ]
    for (const answer of [
      answerQuestion(withDiscount, questionOf('Still too expensive', { history })),
      answerQuestion(shop, questionOf('That is too expensive')),
    ])
      expect(answer).toMatchObject({
        kind: 'talk',
        isForPerson: true,
        parts: [expect.stringMatching('^Prices'), expect.stringContaining('01632')],
      })
  })

  it('with what it knows about a thing that a visitor names in a dispute, and not with what else is free', () => {
    expect(answerQuestion(shop, questionOf('you said parking was free')).parts.join('')).toContain(
      'free for four hours',
    )
    expect(answerQuestion(shop, questionOf("you said it's free"))).toMatchObject({ kind: 'talk', isForPerson: true })
  })

  it('without a deposit or free cancellation to a visitor who asks for a discount', () => {
    expect(answerQuestion(shop, questionOf('Is there a discount?')).kind).toBe('unknown')
    expect(answerQuestion(withDiscount, questionOf('Is there a discount?')).parts.join('')).toContain('10 %')
  })

  it('with who can settle a complaint, and without hurry to a visitor who is only looking around', () => {
    expect(answerQuestion(shop, questionOf('my order never came')).parts.join(' ')).toMatch(
      /sorry.*a person at Box.*01632/s,
    )
    expect(answerQuestion(shop, questionOf('just looking')).parts.join(' ')).toMatch(/^Take your time[^0-9]*$/)
  })

  it('with what it knows about what visitors tell about themselves', () => {
    expect(answerQuestion(shop, questionOf('We are new in town')).kind).toBe('talk')
    expect(answerQuestion(shop, questionOf('We are looking for a sauna')).kind).toBe('unknown')
  })

  it('so that a question after it continues the question before it', () => {
    const history = [
      { role: 'visitor' as const, text: 'How much is the weekly box?' },
      { role: 'agent' as const, text: 'Weekly box: 24 EUR' },
      { role: 'visitor' as const, text: 'you said parking was free' },
      { role: 'agent' as const, text: 'I can only go by what Box has published.' },
    ]
    expect(answerQuestion(shop, questionOf('so how much is it?', { history })).parts.join('')).toContain('24 EUR')
  })
})

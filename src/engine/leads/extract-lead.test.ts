import { describe, expect, test } from 'vitest'
import { asksWhetherBooked, extractLead } from './extract-lead.ts'
import { countriesOf } from './read-reach.ts'

const values = (texts: string | string[], locale = 'en-US') => {
  const messages = [texts].flat().map((text, at) => ({ id: `m${at}`, text }))
  const { details } = extractLead({
    messages,
    known: ['hello@lindenhof.example', '+49 421 5550123'],
    countries: countriesOf(undefined, locale),
  })
  return Object.fromEntries(Object.entries(details).map(([field, { value }]) => [field, value]))
}

test('the number at the end of a message with many others is read', () => {
  expect(values(`${'7 '.repeat(1_900)}. My number is (212) 555-2368`)).toMatchObject({ phone: '+12125552368' })
})

describe("read from the visitor's words is", () => {
  test.each([
    [
      'My name is Anna Schmidt, reach me at Anna.Schmidt@Example.COM.',
      'en',
      { name: 'Anna Schmidt', email: 'Anna.Schmidt@example.com' },
    ],
    ["I'm Paul O'Neill from Cork. Call me: (212) 555-2368", 'en-US', { name: "Paul O'Neill", phone: '+12125552368' }],
    ['my name is maria and i live in rome', 'en', { name: 'maria' }],
    ['Anna Schmidt, anna@example.com', 'en', { name: 'Anna Schmidt', email: 'anna@example.com' }],
    [
      'We are looking for a box for five people. Our budget is 30 EUR a week.',
      'en',
      { need: 'a box for five people', budget: '30 EUR' },
    ],
    ['I work for Brightwater Analytics Ltd.', 'en', { company: 'Brightwater Analytics Ltd.' }],
    [
      'Ich heiße Jürgen von der Heide und suche ein Rad. 0421 5550199',
      'de-DE',
      { name: 'Jürgen von der Heide', phone: '+494215550199' },
    ],
    [
      'Ich möchte einen Gutschein kaufen, schicken Sie mir ein Angebot an lena@web.example',
      'de',
      { email: 'lena@web.example', need: 'einen Gutschein kaufen' },
    ],
    ['I want to talk to a human', 'en', {}],
    [
      'Wir suchen eine Solaranlage, höchstens 12.000 € ausgeben.',
      'de',
      { need: 'eine Solaranlage', budget: '12.000 €' },
    ],
    ["Je m'appelle Claire Dubois, 06 12 34 56 78", 'fr-FR', { name: 'Claire Dubois', phone: '+33612345678' }],
    [
      'Me llamo José Luis Pérez, mi correo es jose@example.es',
      'es',
      { name: 'José Luis Pérez', email: 'jose@example.es' },
    ],
    ['Mi chiamo Giulia Rossi e cerco una camera per due', 'it', { name: 'Giulia Rossi', need: 'una camera per due' }],
    ['O meu nome é João da Silva, joao@example.pt', 'pt', { name: 'João da Silva', email: 'joao@example.pt' }],
    ['Mijn naam is Sanne de Vries, 06 12345678', 'nl-NL', { name: 'Sanne de Vries', phone: '+31612345678' }],
    [
      "We'd like to rent 1.500 chairs, 300 EUR tops. I'm Odette, odette@example.com",
      'en',
      { name: 'Odette', budget: '300 EUR' },
    ],
    ['Queremos encargar 1.200 tarjetas', 'es', { need: 'encargar 1.200 tarjetas' }],
    [
      'Soy Irene Salas, de Talleres Quiroga, irene@example.es',
      'es',
      { name: 'Irene Salas', company: 'Talleres Quiroga' },
    ],
    [
      'Moira Kerr speaking for the Glenbuck Hall Trust',
      'en-GB',
      { name: 'Moira Kerr', company: 'Glenbuck Hall Trust' },
    ],
    ['its Chloe btw, chloe@example.com', 'en-GB', { name: 'Chloe', email: 'chloe@example.com' }],
    ['It is 07700 900 871 now. Gwen', 'en-GB', { name: 'Gwen', phone: '+447700900871' }],
    // Short introductions.
    ['name Dave', 'en-GB', { name: 'Dave' }],
    ['need a new boiler, name carol 07700 900871', 'en-GB', { name: 'carol', phone: '+447700900871' }],
    ['Name Wioletta, 07700 900871', 'en-GB', { name: 'Wioletta' }],
    ['hi its Mo', 'en-GB', { name: 'Mo' }],
    ["Hello! It's Oyelaran, can you ring me", 'en-GB', { name: 'Oyelaran' }],
    ['hey this is Bryony, 07700 900871', 'en-GB', { name: 'Bryony' }],
    ['Name Jürgen, 0171 2345678', 'de-DE', { name: 'Jürgen', phone: '+491712345678' }],
    ["Moin, ich bin's, Wiebke", 'de', { name: 'Wiebke' }],
    ['Guten Tag, hier spricht Özge. Rufen Sie mich an', 'de', { name: 'Özge' }],
    ['nom Thierry 06 12 34 56 78', 'fr-FR', { name: 'Thierry' }],
    ["bonjour c'est Maëlys, je voudrais un devis", 'fr', { name: 'Maëlys' }],
    ['nombre Nuria, 612 55 01 47', 'es-ES', { name: 'Nuria' }],
    ['hola soy Yoli', 'es', { name: 'Yoli' }],
    ['nome Fabrizio 347 555 0188', 'it-IT', { name: 'Fabrizio' }],
    ['ciao sono Ginevra', 'it', { name: 'Ginevra' }],
    ['nome Rogério, 912 345 678', 'pt-PT', { name: 'Rogério' }],
    ['olá aqui é a Jussara', 'pt', { name: 'Jussara' }],
    ['naam Sjoerd 06 12345678', 'nl-NL', { name: 'Sjoerd' }],
    ['hoi met Loek, ik wil een afspraak', 'nl', { name: 'Loek' }],
    ['الاسم محمد', 'ar', { name: 'محمد' }],
    ['oh, Jens Kröger', 'de', { name: 'Jens Kröger' }],
    ['Llamadme al 612 55 01 47, pregunten por Íñigo Larrea', 'es-ES', { name: 'Íñigo Larrea', phone: '+34612550147' }],
    ['Groeten, Marloes Hiemstra, 06 12345678', 'nl-NL', { name: 'Marloes Hiemstra', phone: '+31612345678' }],
    ['ik ben Sem, mail sem@example.nl', 'nl', { name: 'Sem', email: 'sem@example.nl' }],
    ['reach me on Anna.Smith (at) Web-Mail dot CO dot UK', 'en-GB', { email: 'Anna.Smith@web-mail.co.uk' }],
    ['reach me at lena dot berg at post dot example', 'en', { email: 'lena.berg@post.example' }],
    ['écrivez à zoe point lemaire arobase exemple point fr', 'fr', { email: 'zoe.lemaire@exemple.fr' }],
    ['Meine Mail: k_baum [ät] post.example', 'de', { email: 'k_baum@post.example' }],
    ['Sì, prenoti. Paola Verdi, 347 555 0188', 'it-IT', { name: 'Paola Verdi', phone: '+393475550188' }],
    ['je prends celui-là, Hugo Marchand 06 12 34 56 78', 'fr-FR', { name: 'Hugo Marchand', phone: '+33612345678' }],
    ['0171 2345678 (Ute Sommer)', 'de-DE', { name: 'Ute Sommer', phone: '+491712345678' }],
    ['Quiero una tarta, mi tel 612 55 01 47', 'es-ES', { need: 'una tarta', phone: '+34612550147' }],
    ['je commande le fraisier, Karim Haddad 06 12 34 56 78', 'fr-FR', { name: 'Karim Haddad', phone: '+33612345678' }],
    ['I want to order the big one 07700 900 871', 'en-GB', { phone: '+447700900871' }],
    ['Ich bestelle zwei Torten, 0171 2345678', 'de-DE', { phone: '+491712345678' }],
    ['Gostaria de um orçamento para 12 mesas', 'pt', { need: 'um orçamento para 12 mesas' }],
    ['Ich bin Petra, petra.horn@post.example', 'de', { name: 'Petra' }],
    ['soy inés, mi correo es ines@example.es', 'es', { name: 'inés' }],
    ['My budget is $300 to $400', 'en', { budget: '$300 to $400' }],
    ['Wir wollen 1.300 bis 1.400 Euro ausgeben', 'de', { budget: '1.300 bis 1.400 Euro' }],
    ["I'm looking for a cake, 415 555 2671", 'en-US', { need: 'a cake', phone: '+14155552671' }],
    ['Busco una bici 612 345 678', 'es-ES', { need: 'una bici', phone: '+34612345678' }],
    ['أحتاج شقة في دبي، رقمي 0501234567', 'ar-AE', { need: 'شقة في دبي', phone: '+971501234567' }],
    ['اسمي محمد علي ورقمي 0501234567', 'ar-AE', { name: 'محمد علي' }],
    ['اسمي خالد وأريد حجز طاولة', 'ar', { name: 'خالد', need: 'حجز طاولة' }],
    ['أنا فاطمة، رقمي 0501234567', 'ar-AE', { name: 'فاطمة' }],
    ['عبد الرحمن الخطيب، a@example.ae', 'ar', { name: 'عبد الرحمن الخطيب' }],
  ])('%s', (text, locale, expected) => expect(values(text, locale)).toMatchObject(expected))

  test.each([
    'Is hello@lindenhof.example your address?',
    "I'm looking forward to it, thanks!",
    'I am German and live in Spain.',
    'Do you have 24 boxes for 2026-11-20?',
    'Is +49 421 5550123 the right number?',
    'Is bookings@lindenhof-inn.example yours?',
    'Call me on 12345, just kidding',
    'I asked already. Thanks',
    'I found you at tannerlane.example yesterday. Look at it.',
    'The dot at the end is missing. Look at me.',
    'Please see Zum Goldenen Hirsch 2026',
    'Is the voucher 2026-0031-2210 still valid?',
    'My order is 07700 900 871',
    'Commande n° 06 12 34 56 78',
    'My customer no. with you: AB-07700 900 871',
    'Die Bestellung mit der Nummer 0171 2345678',
    'أنا سعيد بخدمتكم',
    'أنا أبحث عن شقة صغيرة',
  ])('nothing about a person in: %s', (text) => {
    const { need: _need, ...rest } = values(text)
    expect(rest).toEqual({})
  })

  test.each([
    'hi its broken, 07700 900871',
    'hello its urgent, anna@example.com',
    'Hi It’s Urgent, anna@example.com',
    'hi its Monday, anna@example.com',
    'hey this is Christmas, anna@example.com',
    'hi this is about the Volvo, anna@example.com',
    'what is the brand name please, anna@example.com',
    'the name will be on the badge? anna@example.com',
    'Hallo, hier ist Stromausfall, anna@example.com',
    "bonjour c'est cassé, anna@example.com",
    "bonjour c'est Pâques, anna@example.com",
    'hola soy vegetariana, anna@example.com',
    'ciao sono disperata, anna@example.com',
    'olá aqui é urgente, anna@example.com',
    'hoi met spoed, anna@example.com',
    'الاسم التجاري anna@example.com',
    'Ich bin Schreiner, anna@example.com',
    'Soy de Madrid, anna@example.com',
    'أنا صاحب مطعم في دبي، anna@example.com',
    'أنا مهتم بالدورة، anna@example.com',
    'اتصلوا بي غدا anna@example.com',
    'نعم من فضلك anna@example.com',
  ])('no name in: %s', (text) => expect(values(text)).not.toHaveProperty('name'))

  test.each([
    "I'd like to know whether you deliver",
    'Ich möchte gerne wissen, was das kostet',
    'je voudrais savoir si vous livrez',
    'Quisiera saber el precio',
    'Vorrei sapere se siete aperti',
    'queria saber o preço',
    'Ik wil graag weten of jullie leveren',
    'أريد أن أعرف السعر',
  ])('no need in a question: %s', (text) => expect(values(text)).toEqual({}))

  test.each([
    "Ok, I'll take the red one",
    'put me down for two',
    'Reserve one for me please',
    'sign us up',
    'Dann nehme ich die große',
    'Melden Sie mich bitte an',
    'ok je prends le plus petit',
    'vale, me apunto',
    'Apúntame al curso',
    'ok prenotate per favore',
    'va bene, la prendo',
    'fico com a mais barata',
    'Ik neem de grote',
    'Saturday 10:30 would suit me, my number is +44 7700 900871',
    'Dienstag um 9 Uhr, anna@example.com',
    '12 marzo per due, +39 333 5550199',
  ])('ready to buy: %s', (text) =>
    expect(extractLead({ messages: [{ id: 'a', text }], known: [], countries: [] }).stage).toBe('ready'),
  )

  test.each([
    'Ich nehme Blutverdünner',
    'je prends des antibiotiques',
    'I take the bus',
    'Do I need to sign in?',
    'prendo farmaci',
    'mon numéro est le +33 6 39 98 12 34',
    'Are you open on Saturday? My number is +44 7700 900871',
  ])('not ready to buy: %s', (text) =>
    expect(extractLead({ messages: [{ id: 'a', text }], known: [], countries: [] }).stage).not.toBe('ready'),
  )

  test.each<[string, boolean]>([
    ['so is it booked?', true],
    ['Are we booked in now?', true],
    ['ist das jetzt gebucht?', true],
    ["C'est réservé ?", true],
    ['¿ya estoy apuntado?', true],
    ['è confermato?', true],
    ['já está marcado?', true],
    ['Is het nu geboekt?', true],
    ['هل تم الحجز؟', true],
    ['Is it booked up?', false],
    ['When is it confirmed?', false],
    ['Is it reserved for members?', false],
  ])('a question whether something is booked: %s', (text, isAsked) => expect(asksWhetherBooked(text)).toBe(isAsked))

  test.each([
    ['i run a cafe need 40 cups with our logo', '40 cups with our logo'],
    ['id like to book the weekend course for 2', 'book the weekend course for 2'],
    ['Hi need a new boiler', 'a new boiler'],
    ['can we book the loft for 30 people', 'book the loft for 30 people'],
    ['do i need a helmet?', undefined],
    ['how much time do we need', undefined],
    ['I want my money back', undefined],
  ])('a need as people type it: %s', (text, need) => expect(values(text).need).toBe(need))

  test.each([
    ['Nobody called me back. Dave, 07700 900123', 'curious'],
    ['Meine Bestellung ist nie angekommen. Ute Sommer, 0171 2345678', 'curious'],
    ['Nobody called me back. I need a new boiler. Dave, 07700 900123', 'interested'],
    ['Dave, 07700 900123', 'interested'],
  ])('a complaint shows no interest: %s', (text, stage) =>
    expect(extractLead({ messages: [{ id: 'a', text }], known: [], countries: ['GB', 'DE'] }).stage).toBe(stage),
  )

  test('later words win, each with its message', () => {
    const messages = [
      { id: 'a', text: 'anna@example.com' },
      { id: 'b', text: 'Sorry, it is anna.s@example.com. I want to order the large box.' },
    ]
    expect(extractLead({ messages, known: [], countries: [] })).toMatchObject({
      stage: 'ready',
      details: { email: { value: 'anna.s@example.com', words: 'anna.s@example.com', messageId: 'b' } },
    })
  })
})

test.each([
  ['please delete my number again', false],
  ['vergesst bitte meine Nummer', false],
  ['anzi no, cancellate i miei dati', false],
  ['oubliez mon numéro svp', false],
  ['How do I delete my data?', true],
  ['forget the old one, my number is 0171 2345678', true],
])('given details count until they are withdrawn: %s', (text, isKept) =>
  expect('phone' in values(['Kim Lund, 0171 5550177', text], 'de-DE')).toBe(isKept),
)

test('a number without an end is read in linear time', () => {
  expect(values(`My budget is ${'1'.repeat(12_000)}`)).toEqual({})
})

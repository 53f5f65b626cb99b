import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../../test/support/knowledge-texts.ts'
import type { AnswerQuestion } from '../units/answer-types.ts'
import { answerQuestion, buildAnswerIndex } from '../answer.ts'

interface Site {
  language: string
  items: [title: string, content: string][]
}

const ENGLISH: Site = {
  language: 'en',
  items: [
    [
      'Boat trips',
      '## Sunset cruise\nTwo hours along the coast with a glass of cider.\nPrice: £38 per person\n\n## Seal safari\nA morning trip to the skerries.\nPrice: £27 per person\nChildren: £12',
    ],
    ['Opening hours', 'Monday to Friday: 9:00 – 17:00\nSaturday: 10:00 – 14:00\nSunday: closed'],
    [
      'Cancellation policy',
      'You can cancel free of charge up to 48 hours before departure. After that we keep half of the fare.',
    ],
    ['Rowing school', 'The rowing school runs Monday to Friday from 9:30 to 12:00, at weekends only on request.'],
    ['Parking', 'There are eleven parking spaces behind the boat house, free for guests.'],
    ['Contact', 'Phone: 01632 960471\nEmail: hello@harbour.test\nAddress: 4 Quay Street, Tidewick TW1 2AB'],
  ],
}

const GERMAN: Site = {
  language: 'de',
  items: [
    [
      'Fahrradwerkstatt',
      '## Inspektion\nWir prüfen Bremsen und Licht.\nPreis: 59 €\n\n## Reifenwechsel\nDauert etwa 20 Minuten.\nPreis: 18 €',
    ],
    ['Öffnungszeiten', 'Montag bis Freitag: 9:00–18:00 Uhr\nSamstag: 10:00–14:00 Uhr\nSonntag: geschlossen'],
    ['Probetag', 'Den Probetag für E-Bikes gibt es dienstags und donnerstags.'],
    ['Stornierung', 'Termine können Sie bis 24 Stunden vorher kostenlos absagen.'],
    ['Kontakt', 'Telefon: 030 2345678\nE-Mail: werkstatt@lindengruen.test\nAdresse: Lindenstraße 12, 10969 Berlin'],
  ],
}

const FRENCH: Site = {
  language: 'fr',
  items: [
    [
      'Atelier',
      '## Cours débutant\nDeux heures de tournage.\nTarif : 45 €\n\n## Cours enfant\nLe mercredi après-midi.\nTarif : 28 €',
    ],
    ['Horaires', 'Du mardi au samedi : 10h00–19h00\nDimanche : fermé'],
    ['Annulation', "Vous pouvez annuler gratuitement jusqu'à 48 heures avant le cours."],
    [
      'Contact',
      'Téléphone : 04 50 11 22 33\nE-mail : bonjour@poteriedulac.test\nAdresse : 8 rue des Tilleuls, 74000 Annecy',
    ],
  ],
}

const SPANISH: Site = {
  language: 'es',
  items: [
    [
      'Clases',
      '## Clase suelta\nUna hora con instructor.\nPrecio: 30 €\n\n## Bono de diez\nDiez horas con instructor.\nPrecio: 260 €',
    ],
    ['Horario', 'Lunes a viernes: 9:00–20:00\nSábado: 10:00–14:00\nDomingo: cerrado'],
    ['Contacto', 'Teléfono: 955 12 34 56\nCorreo: hola@olas.test\nDirección: Calle del Faro 3, 11380 Tarifa'],
  ],
}

const ARABIC: Site = {
  language: 'ar',
  items: [
    [
      'الدورات',
      '## دورة المبتدئين\nثماني حصص في المرسم.\nالسعر: 45 ديناراً\n\n## دورة الأطفال\nكل سبت صباحاً.\nالسعر: 28 ديناراً',
    ],
    ['ساعات العمل', 'من الأحد إلى الخميس: 9:00 – 17:00\nالجمعة: مغلق'],
    ['اتصل بنا', 'الهاتف: 06 555 1234\nالبريد الإلكتروني: salam@marsam.test\nالعنوان: شارع الرينبو 12، عمّان'],
  ],
}

function converse(site: Site, asked: readonly string[]): string {
  const index = buildAnswerIndex(
    site.items.map(([title, content]) => knowledgeText({ title, content, language: site.language })),
    { name: 'Harbour', language: site.language },
  )
  const history: AnswerQuestion['history'] = []
  let last = ''
  for (const text of asked) {
    const answer = answerQuestion(index, questionOf(text, { history: [...history] }))
    last = answer.kind === 'known' ? answer.parts.join('') : ''
    history.push({ role: 'visitor', text }, { role: 'agent', text: answer.parts.join('') })
  }
  return last
}

describe('a question that stands by itself', () => {
  it.each<[Site, string, string, string]>([
    [ENGLISH, 'What is the cancellation policy?', "what's your phone number", '01632 960471'],
    [ENGLISH, 'What is the cancellation policy?', 'Where are you?', '4 Quay Street'],
    [ENGLISH, 'How much is the seal safari?', 'opening hours?', '9:00 – 17:00'],
    [ENGLISH, 'How much is the seal safari?', 'And what is your email?', 'hello@harbour.test'],
    [ENGLISH, 'How much is the seal safari?', 'Parking?', 'eleven parking spaces'],
    [ENGLISH, 'Do you rent kayaks?', 'What is the cancellation policy?', '48 hours before departure'],
    [GERMAN, 'Wie kann ich stornieren?', 'Telefonnummer?', '030 2345678'],
    [GERMAN, 'Was kostet eine Inspektion?', 'Wo seid ihr?', 'Lindenstraße 12'],
    [GERMAN, 'Was kostet eine Inspektion?', 'Und wie lautet die E-Mail?', 'werkstatt@lindengruen.test'],
    [FRENCH, 'Combien coûte le cours débutant ?', 'Où êtes-vous ?', '8 rue des Tilleuls'],
    [FRENCH, 'Comment annuler ?', 'Votre téléphone ?', '04 50 11 22 33'],
    [SPANISH, '¿Cuánto cuesta una clase suelta?', '¿Dónde estáis?', 'Calle del Faro'],
    [ARABIC, 'كم سعر دورة الأطفال؟', 'ما رقم الهاتف؟', '06 555 1234'],
  ])('%# %s', (site, before, text, gold) => {
    expect(converse(site, [before, text])).toContain(gold)
  })
})

describe('a question that goes on', () => {
  it.each<[Site, string[], string]>([
    [ENGLISH, ['When are you open on Saturday?', 'And on Sundays?'], 'closed'],
    [ENGLISH, ['How much is the sunset cruise?', 'And the seal safari?'], '£27'],
    [ENGLISH, ['Is there a rowing school?', 'And on Saturdays?'], 'at weekends only on request'],
    [ENGLISH, ['Is there a rowing school?', 'Can I come on Sunday?'], 'at weekends only on request'],
    [ENGLISH, ['How much is the seal safari?', 'What about Sunday?'], 'closed'],
    [GERMAN, ['Gibt es einen Probetag?', 'Auch samstags?'], 'dienstags und donnerstags'],
    [ENGLISH, ['Tell me about the sunset cruise', 'How much is it?'], '£38'],
    [ENGLISH, ['Do you do a seal safari?', 'how much?'], '£27'],
    [ENGLISH, ['How much is the seal safari?', 'for children?'], '£12'],
    [ENGLISH, ['How much is the sunset cruise?', 'And the seal safari?', 'And for children?'], '£12'],
    [GERMAN, ['Was kostet eine Inspektion?', 'Und ein Reifenwechsel?'], '18 €'],
    [GERMAN, ['Wann habt ihr samstags offen?', 'Und sonntags?'], 'geschlossen'],
    [GERMAN, ['Macht ihr Reifenwechsel?', 'Was kostet das?'], '18 €'],
    [FRENCH, ['Combien coûte le cours débutant ?', 'Et le cours enfant ?'], '28 €'],
    [FRENCH, ['Vous ouvrez le samedi ?', 'Et le dimanche ?'], 'fermé'],
    [SPANISH, ['¿Cuánto cuesta una clase suelta?', '¿Y el bono de diez?'], '260 €'],
    [SPANISH, ['¿A qué hora abrís el sábado?', '¿Y el domingo?'], 'cerrado'],
    [ARABIC, ['كم سعر دورة المبتدئين؟', 'ودورة الأطفال؟'], '28'],
  ])('%# %s', (site, asked, gold) => {
    expect(converse(site, asked)).toContain(gold)
  })
})

it('"Va bene" and "ok" are heard in the language that is spoken', () => {
  const index = buildAnswerIndex([knowledgeText({ title: 'Orari', content: 'Lunedì: chiuso', language: 'it' })], {
    name: 'Porto',
    language: 'it',
  })
  for (const text of ['va bene', 'ok perfetto'])
    expect(
      answerQuestion(index, questionOf(text, { history: [{ role: 'visitor', text: 'Siete aperti lunedì?' }] }))
        .language,
    ).toBe('it')
})

it('hours that end at noon are no hours of the afternoon', () => {
  const index = buildAnswerIndex(
    [knowledgeText({ title: 'Horario', content: 'Viernes: de 9:30 a 13:30', language: 'es' })],
    {
      name: 'Faro',
      language: 'es',
    },
  )
  const said = (text: string): string => answerQuestion(index, questionOf(text)).parts.join('')
  expect(said('¿Estáis abiertos el viernes por la tarde?')).toMatch(/^No\./)
  expect(said('¿Estáis abiertos el viernes por la mañana?')).toMatch(/^Sí\./)
})

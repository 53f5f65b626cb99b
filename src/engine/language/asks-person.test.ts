import { expect, test } from 'vitest'
import { asksForPerson } from './asks-person.ts'

test.each<[string, string[]]>([
  [
    'en',
    [
      'Could I please speak to a human?',
      'Is there a real person I can chat with?',
      "Stop. I don't want to talk to a robot",
      'human please',
      'agent!!',
      'Is anybody there?',
      'Can somebody from your team get back to me?',
      'Could you have someone call me?',
      "I'd rather discuss this with one of your colleagues",
      'Who can I talk to about this?',
    ],
  ],
  [
    'de',
    [
      'Ist da ein echter Mensch?',
      'Ich will nicht mit einem Roboter reden',
      'Mitarbeiter bitte',
      'Ich hätte gern einen persönlichen Ansprechpartner',
      'ich brauch nen menschen',
      'Ich will mit deinem Chef sprechen!',
      'Könnte mich jemand aus Ihrem Team kontaktieren?',
      'Wäre es möglich, dass sich jemand bei mir meldet?',
      'Mit wem kann ich darüber sprechen?',
    ],
  ],
  [
    'fr',
    [
      "J'en ai marre du robot, je veux une vraie personne",
      'Je ne veux pas parler à une machine',
      'conseiller svp',
      "Y a-t-il quelqu'un ?",
      'Serait-il possible d’être rappelé ?',
      'pouvez-vous me mettre en relation avec un conseiller',
      'Je préférerais échanger avec un de vos collègues',
    ],
  ],
  [
    'es',
    [
      'este bot no sirve, quiero una persona de verdad',
      'No quiero hablar con una máquina',
      'agente',
      '¿Hay alguien ahí?',
      '¿Sería posible que alguien me contactara?',
      'necesito que me llame alguien',
      '¿Con quién puedo hablar de esto?',
    ],
  ],
  [
    'it',
    [
      'basta bot, voglio una persona vera',
      'Non voglio parlare con un robot',
      'operatore',
      'C’è qualcuno?',
      'Sarebbe possibile essere ricontattato?',
      'Preferirei parlarne con un vostro collega',
      'Con chi posso parlare?',
    ],
  ],
  [
    'pt',
    [
      'chega de robô, quero uma pessoa de verdade',
      'Não quero falar com uma máquina',
      'atendente por favor',
      'Tem alguém aí?',
      'Seria possível alguém contactar-me?',
      'Preferia falar com um dos vossos colegas',
      'Com quem posso falar?',
    ],
  ],
  [
    'nl',
    [
      'stop met die bot, ik wil een echt persoon',
      'Ik wil niet met een robot praten',
      'medewerker',
      'Is daar iemand?',
      'Zou iemand contact met mij kunnen opnemen?',
      'geef me een medewerker',
      "Ik bespreek dit liever met een van uw collega's",
      'Met wie kan ik hierover praten?',
    ],
  ],
  [
    'ar',
    [
      'حولني إلى موظف',
      'هذا البوت لا يفيد، أريد شخصا حقيقيا',
      'موظف',
      'هل يوجد أحد؟',
      'هل يمكن لأحد أن يتصل بي؟',
      'لا أريد التحدث مع روبوت',
      'مع من يمكنني أن أتكلم؟',
      'من فضلك اتصلوا بي',
    ],
  ],
])('a visitor asks for a person in %s', (_language, texts) =>
  expect(texts.filter((text) => !asksForPerson(text))).toEqual([]),
)

test('a message that only mentions people or machines asks for none', () => {
  const texts = [
    'Are you a real person?',
    'Bist du ein echter Mensch?',
    'Do you have a coffee machine?',
    "I don't have a washing machine at home",
    'Is there anyone here who speaks German?',
    'How much is it per person?',
    'Was kostet das pro Person?',
    'Combien par personne ?',
    '¿Cuánto cuesta por persona?',
    'Does the estate agent fee include VAT?',
    'Kann jemand mit Rollstuhl teilnehmen?',
    'Can somebody with a dog join?',
    'Een tafel voor een persoon graag',
    'Wie viele Mitarbeiter haben Sie?',
    'Avez-vous un conseiller en image ?',
  ]
  expect(texts.filter(asksForPerson)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from './answer.ts'

/** Lines that any site may have, in no language. */
const OTHERS = ['Raku', 'Terra Sigillata', 'Engobe', 'Majolica', 'Celadon', 'Tenmoku', 'Sgraffito'].join('\n')

function ask(language: string, lines: string, text: string) {
  const index = buildAnswerIndex([knowledgeText({ title: 'Quillmoor', content: `${lines}\n${OTHERS}`, language })], {
    name: 'Quillmoor',
    language,
  })
  const { kind, parts } = answerQuestion(index, questionOf(text))
  return { kind, said: parts.join('') }
}

describe('words in other forms than on the site', () => {
  it.each([
    ['es', 'Masaje de espalda: 40 €.', '¿Cuánto pagaría por un masaje de espalda?', '40 €'],
    ['fr', 'Massage du dos : 40 €.', 'Combien coûterait un massage du dos ?', '40 €'],
    ['es', 'Correo electrónico: hola@quillmoor.test', '¿Cuál es el correo para escribirles?', 'hola@quillmoor.test'],
    ['de', 'Wir finden Sie: Hirsauer Straße 53, 71665 Vaihingen', 'Wo genau sind Sie?', 'Hirsauer Straße 53'],
    ['nl', 'Openingstijden: maandag van 9.00 tot 21.00 uur', 'Kan ik op maandagavond nog bij u terecht?', '21.00'],
    ['en', 'Membership, paid when you join: £19', 'What do I pay once for membership?', '£19'],
    ['it', 'Asciugamani gratuiti per ogni ospite.', 'Bisogna pagare per gli asciugamani?', 'gratuiti'],
    ['es', 'Caja de 3 unidades.', '¿Cuántos vienen en una caja?', '3 unidades'],
    [
      'nl',
      'Losse les fagot: 45 min · € 38\n5 lessen om de week: 5 × 45 min · € 170',
      'Hoe duur is een losse keer fagot?',
      '€ 38',
    ],
    ['fr', "Le gîte est ouvert toute l'année.", "À quelle période de l'année le gîte est-il ouvert ?", "toute l'année"],
  ])('are understood in %s: %s', (language, lines, question, gold) => {
    expect(ask(language, lines, question)).toMatchObject({
      kind: 'known',
      said: expect.stringContaining(gold),
    })
  })
})

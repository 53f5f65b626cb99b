import { setTimeout as sleep } from 'node:timers/promises'
import { answerQuestion } from './answer-question.ts'
import type { Answer } from './units/answer-types.ts'
import { prepareAnswerIndex } from './search/prepare-knowledge.ts'

const CONTACT = {
  id: 'contact',
  type: 'document',
  title: 'Contact',
  content: '## Contact\nPhone: +1 415 555 2671\nMonday to Friday: 9:00–17:00',
  category: '',
  url: '',
  language: 'en',
} as const

const QUESTIONS = [
  'What is your phone number?',
  'Wie lautet Ihre Telefonnummer?',
  'Quel est votre numéro de téléphone ?',
  '¿Cuál es su número de teléfono?',
  'Qual é o vosso número de telefone?',
  'Qual è il vostro numero di telefono?',
  'Wat is jullie telefoonnummer?',
  'ما هو رقم الهاتف؟',
]

/** A question takes up to 125 ms at its first time: so long others have their turn after each. */
const PAUSE_MS = 100

/** Answers a made-up question in each language, so that no visitor waits for what is made at its first use. */
export async function rehearse(): Promise<Answer[]> {
  const index = await prepareAnswerIndex([CONTACT], { name: 'Foyer', language: 'en' })
  const answers: Answer[] = []
  for (const text of QUESTIONS) {
    await sleep(PAUSE_MS, undefined, { ref: false })
    answers.push(answerQuestion(index, { text, locale: '', history: [], now: new Date(), similarity: new Map() }))
  }
  return answers
}

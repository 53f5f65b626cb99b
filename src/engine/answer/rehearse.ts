import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES } from '../language/lexicon.ts'
import { phrasesFor } from '../language/phrases.ts'
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

/** The index of "How can I reach you?" in the usual questions of a language. */
const REACH = 3
/** A question takes up to 125 ms the first time, so other work gets this long after each. */
const PAUSE_MS = 100

/** Answers a usual question in each language, so that no visitor waits for what is computed at first use. */
export async function rehearse(): Promise<Answer[]> {
  const index = await prepareAnswerIndex([CONTACT], { name: 'Foyer', language: 'en' })
  const answers: Answer[] = []
  for (const language of LANGUAGES) {
    await sleep(PAUSE_MS, undefined, { ref: false })
    const text = phrasesFor(language).suggestions[REACH] ?? ''
    answers.push(answerQuestion(index, { text, locale: language, history: [], now: new Date(), similarity: new Map() }))
  }
  return answers
}

import { answerQuestion } from '../answer-question.ts'
import type { AnswerIndex } from '../prepare-knowledge.ts'
import { parseQuestion } from '../question.ts'
import { sayOpening } from './say-opening.ts'

const OPEN_NOW: Readonly<Record<string, string>> = {
  en: 'Are you open now?',
  de: 'Haben Sie jetzt geöffnet?',
  fr: 'Êtes-vous ouverts maintenant ?',
  es: '¿Está abierto ahora?',
  it: 'Siete aperti adesso?',
  pt: 'Está aberto agora?',
  nl: 'Zijn jullie nu open?',
  ar: 'هل أنتم مفتوحون الآن؟',
}

/** Whether the business is open at this moment, and when it opens next, in a language; '' where its hours, or its time zone, do not tell. */
export function sayOpenNow(index: AnswerIndex, { language, now, timeZone }: { language: string; now: Date; timeZone: string }): string {
  if (timeZone === '' || index.business.hours.size === 0) return ''
  const text = OPEN_NOW[language] ?? OPEN_NOW['en'] ?? ''
  const asked = { text, locale: language, history: [], now, timeZone, similarity: new Map() }
  const { kind, parts } = answerQuestion(index, asked)
  const said = parts[0]?.trim() ?? ''
  const question = parseQuestion(index, asked)
  const isOfClock = [...index.business.hours].some((at) => sayOpening(index, question, at) === said)
  return kind === 'known' && said !== '' && isOfClock ? said : ''
}

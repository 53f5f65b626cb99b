import type { AnswerIndex } from './prepare-knowledge.ts'
import type { Answer, AnswerQuestion } from './answer-types.ts'
import { fillPhrase, phrasesFor } from './phrases/phrases.ts'
import { contactPhrase } from './say/refuse.ts'
import { answeredQuestions } from './suggest-questions.ts'

/** So many replies go by before another question is suggested. */
const QUIET_REPLIES = 3

/**
 * A question whose answer was not told before, nor the question suggested, or ''; how the business is reached was told.
 */
function questionLeft(index: AnswerIndex, language: string, history: AnswerQuestion['history']): string {
  const { phone, email } = index.contact
  const isTold = (said: string): boolean => [phone, email].some((way) => way !== '' && said.includes(way))
  for (const { question, said } of answeredQuestions(index, language))
    if (!isTold(said) && !history.some(({ text }) => text.includes(question) || text.includes(said))) return question
  return ''
}

/**
 * An answer that does not tell again how the business is reached: what is not known where the agent told it before,
 * what only a person can settle where it told it last. One that does not know names now and then what can be asked
 * instead.
 */
export function leadOn<Said extends Answer>(
  index: AnswerIndex,
  answer: Said,
  history: AnswerQuestion['history'],
): Said {
  const { language, parts, kind, isFinal } = answer
  const contact = contactPhrase(index, language)
  const told = history.filter(({ role }) => role === 'agent').slice(kind === 'talk' ? -1 : 0)
  const isRepeated = contact !== '' && told.some(({ text }) => text.includes(contact))
  const others = parts.filter((part) => part.trim() !== contact)
  if (isFinal || !isRepeated || others.length === parts.length || others.length === 0) return answer
  const { instead } = phrasesFor(language, index.company.language).said
  const [opening = ''] = instead.split('{question}')
  const mayLead = kind === 'unknown' && !told.slice(-QUIET_REPLIES).some(({ text }) => text.includes(opening))
  const question = mayLead ? questionLeft(index, language, history) : ''
  return { ...answer, parts: question === '' ? others : [...others, ` ${fillPhrase(instead, { question })}`] }
}

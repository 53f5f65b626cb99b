import type { AnswerIndex } from '../prepare-knowledge.ts'
import type { Answer, AnswerQuestion } from '../answer-types.ts'
import { contactPhrase } from './refuse.ts'

/**
 * An answer that does not tell again how to reach the business: a refusal where the agent told it before, what only a
 * person can settle where its last reply told it.
 */
export function withoutRepeatedContact<Said extends Answer>(
  index: AnswerIndex,
  answer: Said,
  history: AnswerQuestion['history'],
): Said {
  const { language, parts, kind, isFinal } = answer
  const contact = contactPhrase(index, language)
  const told = history.filter(({ role }) => role === 'agent').slice(kind === 'talk' ? -1 : 0)
  const isRepeated = contact !== '' && told.some(({ text }) => text.includes(contact))
  const others = parts.filter((part) => part.trim() !== contact)
  return isFinal || !isRepeated || others.length === 0 ? answer : { ...answer, parts: others }
}

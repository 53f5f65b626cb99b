import type { ParsedQuestion } from './question.ts'
import { fold } from '../../language/fold.ts'
import { isCountedPerson } from '../../language/people-words.ts'
import { wordsOf } from '../../language/split-words.ts'
import { isBounded, readNeed, saysNoTopic, withoutParty } from './visitor-need.ts'

/** Whether a question asks which offer fits, or for one that does. */
export function asksForAdvice(text: string): boolean {
  const { asks, order } = readNeed(text)
  return asks !== 'nothing' || order !== undefined
}

/** "What would you suggest?": whether a question asks for advice, and says nothing of what for. */
export function asksOnlyForAdvice({ text, words, language }: ParsedQuestion): boolean {
  const need = readNeed(text)
  const saysNothing = words.every((word) => word.weight < 1 || saysNoTopic(word, language))
  return need.asks === 'advice' && !isBounded(need) && saysNothing
}

/** Whether a text says for how many, for whom or at what price something is wanted. */
export const tellsNeed = (text: string): boolean => isBounded(readNeed(text))

/** "And for three?": whether a question says for how many or at what price, and nothing else. */
export function changesOnlyNeed({ text, words, language }: ParsedQuestion): boolean {
  if (!tellsNeed(text)) return false
  const left = new Set(wordsOf(withoutParty(fold(text))))
  return words.every((word) => !left.has(word.word) || isCountedPerson(word.word) || saysNoTopic(word, language))
}

import type { ParsedQuestion } from '../question/question.ts'
import { fold } from '../../language/fold.ts'
import { isCountedPerson } from '../text/people-words.ts'
import { wordsOf } from '../../language/split-words.ts'
import { mayAskForPlans } from './range/asked-range.ts'
import { audiencesIn, withoutAudiences } from './range/audiences.ts'
import { isBounded, readNeed, saysNoTopic, withoutParty } from './visitor-need.ts'

/** Whether a question asks which offer fits, or for one that does. */
export function asksForAdvice(text: string): boolean {
  const { asks, order } = readNeed(text)
  return asks !== 'nothing' || order !== undefined || mayAskForPlans(text)
}

/** "What would you suggest?": whether a question asks for advice, and says nothing of what for. */
export function asksOnlyForAdvice({ text, words, language }: ParsedQuestion): boolean {
  const need = readNeed(text)
  const saysNothing = words.every((word) => word.weight < 1 || saysNoTopic(word, language))
  return need.asks === 'advice' && !isBounded(need) && audiencesIn(text).length === 0 && saysNothing
}

/** Whether a text says for how many, for whom or at what price something is wanted. */
export const tellsNeed = (text: string): boolean => isBounded(readNeed(text)) || audiencesIn(text).length > 0

/**
 * "And for three?", "And for a family?": whether a question says for how many, for whom or at what price, and nothing
 * else.
 */
export function changesOnlyNeed({ text, words, language }: ParsedQuestion): boolean {
  if (!isBounded(readNeed(text)) && audiencesIn(text).length === 0) return false
  const left = new Set(wordsOf(withoutAudiences(withoutParty(fold(text)))))
  return words.every((word) => !left.has(word.word) || isCountedPerson(word.word) || saysNoTopic(word, language))
}

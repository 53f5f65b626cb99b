import type { KnownBusiness, VisitorQuestion } from './question-types.ts'
import { withoutParty } from './visitor-need.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { readingsOf } from './conversation.ts'
import type { ParsedQuestion } from './question.ts'
import { stopwordsOf } from '../../language/lexicon.ts'

/**
 * Returns the readings of a question about a price for several people ("How much is dinner for four of us?", "And for
 * four?") without the number; none if it names no number of people, or nothing else.
 */
export function readingsForEach(index: KnownBusiness, question: VisitorQuestion, language: string): ParsedQuestion[] {
  const alone = withoutParty(fold(question.text))
  if (alone.length === fold(question.text).replace(/\s+/gu, ' ').trim().length) return []
  const stopwords = stopwordsOf(language)
  const before = question.history.findLast(({ role }) => role === 'visitor')?.text ?? ''
  const text = wordsOf(alone).every((word) => stopwords.has(word)) ? `${alone} ${withoutParty(fold(before))}` : alone
  return readingsOf(index, { ...question, text, locale: language }).filter(
    ({ kinds, words }) => kinds.has('price') && words.some(({ isCue, isGeneric }) => !isCue && !isGeneric),
  )
}

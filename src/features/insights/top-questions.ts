import { ASKS_ALIKE, type ComparedQuestion, likenessOf, readCompared, wordsOf } from '#src/engine/answer/answer.ts'
import type { AskedQuestion } from './insights-store.ts'

export interface TopQuestion {
  question: string
  count: number
  /** How often it was answered. */
  answered: number
}

/** Comparing by meaning is slow, so only the most frequent questions are compared. */
const COMPARED = 150
const MAX_QUESTION = 200

/**
 * Returns the most frequent questions, grouped by wording, then by meaning. Leaves out those that were never answered
 * and those that are also open gaps, which are listed as such.
 */
export function groupAsked(asked: readonly AskedQuestion[], gaps: readonly string[], limit: number): TopQuestion[] {
  const sameWords = Map.groupBy(asked, ({ text }) => wordsOf(text).join(' '))
  sameWords.delete('')
  const counted = Array.from(sameWords.values(), (group) => ({
    question: group[0]?.text.slice(0, MAX_QUESTION) ?? '',
    count: group.length,
    answered: group.filter(({ answered }) => answered).length,
  }))
  const groups: (TopQuestion & { words: ComparedQuestion })[] = []
  for (const one of counted.toSorted((a, b) => b.count - a.count).slice(0, COMPARED)) {
    const words = readCompared(one.question, '')
    const same = groups.find((group) => likenessOf(words, group.words) >= ASKS_ALIKE)
    if (!same) {
      groups.push({ ...one, words })
      continue
    }
    same.count += one.count
    same.answered += one.answered
  }
  const open = gaps.map((question) => readCompared(question, ''))
  const isOpen = (words: ComparedQuestion): boolean => open.some((one) => likenessOf(words, one) >= ASKS_ALIKE)
  return groups
    .filter(({ answered, words }) => answered > 0 && !isOpen(words))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ question, count, answered }) => ({ question, count, answered }))
}

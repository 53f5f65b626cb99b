import type { KnowledgeText } from '../answer-types.ts'
import type { AnswerIndex } from '../prepare-knowledge.ts'

/** A language with a smaller share of the items than the one with most says only some of what there is. */
const WHOLE_SHARE = 0.5

/**
 * The items that lists of what there is are made from: of a business that says the same in several languages those in
 * the visitor's, or in its own where the visitor's says only some of it.
 */
export function itemsSpoken({ items, company }: AnswerIndex, language: string): readonly KnowledgeText[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item.language, (counts.get(item.language) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const spoken = [language, company.language].find((one) => (counts.get(one) ?? 0) >= most * WHOLE_SHARE)
  return spoken === undefined ? items : items.filter((item) => item.language === spoken || item.language === '')
}

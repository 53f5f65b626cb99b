import { memoizeByObject } from '#src/base/memoize.ts'
import type { AnswerIndex } from './prepare-knowledge.ts'
import { readCues } from '../question/asked-kinds.ts'
import type { AskedKind } from '../question/asked-kind-types.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { fold } from '../../language/fold.ts'
import { isQuestion } from '../units/split-units.ts'
import { valueKindsAsked } from './kind-fit.ts'

const NONE: ReadonlySet<AskedKind> = new Set()

/** Returns the kinds of values that the title of each item asks for; none if it is not a question. */
const readTitleKinds = memoizeByObject(({ items, company }: AnswerIndex) =>
  items.map((item) => (isQuestion(item) ? readCues(fold(item.title), item.language || company.language).kinds : NONE)),
)

/**
 * Returns a function that reports whether the title of an item asks for a kind of value that the visitor also asks
 * for, such as a price or a duration. Items whose title is not a question never match.
 */
export function createSameKindCheck(index: AnswerIndex, question: ParsedQuestion): (item: number) => boolean {
  const asked = valueKindsAsked(question)
  if (asked.length === 0) return () => false
  const matches = readTitleKinds(index).map((kinds) => asked.some((kind) => kinds.has(kind)))
  return (item) => matches[item] ?? false
}

import type { KnowledgeText } from '../units/answer-types.ts'
import type { AnswerIndex } from './prepare-knowledge.ts'
import { readCues } from '../question/asked-kinds.ts'
import type { AskedKind } from '../question/asked-kind-types.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { fold } from '../../language/fold.ts'
import { isQuestion } from '../units/split-units.ts'
import { valueKindsAsked } from './kind-fit.ts'

const kindsByItem = new WeakMap<KnowledgeText, ReadonlySet<AskedKind>>()

function kindsAskedBy(item: KnowledgeText, language: string): ReadonlySet<AskedKind> {
  const known = kindsByItem.get(item)
  if (known !== undefined) return known
  const { kinds } = readCues(fold(item.title), language)
  kindsByItem.set(item, kinds)
  return kinds
}

/**
 * Returns a function that reports whether the title of an item asks for a kind of value that the visitor asks for too,
 * such as a price or a duration. Each title is read once.
 */
export function asksSameKind({ items, company }: AnswerIndex, question: ParsedQuestion): (at: number) => boolean {
  const asked = valueKindsAsked(question)
  if (asked.length === 0) return () => false
  const found = items.map((item) => {
    if (!isQuestion(item)) return false
    const kinds = kindsAskedBy(item, item.language || company.language)
    return asked.some((kind) => kinds.has(kind))
  })
  return (at) => found[at] ?? false
}

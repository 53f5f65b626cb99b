import { memoize, memoizeByObject } from '#src/base/memoize.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stemOf } from '../../language/stem.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { Unit } from '../units/unit-types.ts'
import { ownTerms, saidBy, shareSaid, subjectWords, wordRarity } from './said-words.ts'

type Label = readonly string[]

const stemsOfLabel = (label: string): Label => wordsOf(label).map(stemOf)

/** The number of headings and titles that are looked up again and again. */
const MAX_LABELS = 200

/** Returns for each label its stems, and the other headings and titles that differ in one of them. */
const siblingsIn = memoizeByObject(({ sections, items }: AnswerIndex) => {
  const titles = [...sections.flatMap(({ headings }) => headings), ...items.map(({ title }) => title)]
  const labels = [...new Set(titles)].map(stemsOfLabel).filter(({ length }) => length > 1)
  return memoize(MAX_LABELS, (label) => {
    const stems = stemsOfLabel(label)
    return { stems, siblings: labels.flatMap((other) => wordInstead(stems, other) ?? []) }
  })
})

/** Returns the words in which two labels differ, if all their other words are the same. */
function wordInstead(label: Label, other: Label): { own: string; instead: string } | undefined {
  if (label.length !== other.length) return undefined
  const at = label.findIndex((stem, place) => stem !== other[place])
  if (at === -1 || at !== label.findLastIndex((stem, place) => stem !== other[place])) return undefined
  return { own: label[at] ?? '', instead: other[at] ?? '' }
}

/** Returns the stems by which a question may name a thing. */
const stemsNamed = memoizeByObject(({ words }: ParsedQuestion) =>
  words.flatMap(({ stem, isCue, weight }) => (isCue || weight < 1 ? [] : [stem])),
)

/**
 * Reports whether the question names a sibling of a unit's subject: it asks about the "Saltings surgery", and the
 * unit is under "Northmoor surgery".
 */
export function namesSibling(index: AnswerIndex, question: ParsedQuestion, unit: Unit): boolean {
  const labelOf = siblingsIn(index)
  const company = labelOf(index.company.name).stems
  const named = new Set(stemsNamed(question).filter((stem) => !company.includes(stem)))
  const above = [...unit.headings, index.items[unit.item]?.title ?? ''].map(labelOf)
  const said = new Set(above.flatMap(({ stems }) => stems))
  return above.some(({ siblings }) =>
    siblings.some(({ own, instead }) => named.has(instead) && !said.has(instead) && !named.has(own)),
  )
}

/** How much more of the subject another row must contain to be the requested one. */
const ROW_MARGIN = 0.2

/** Reports whether the question asks for a price and another row of the same table contains more of the subject. */
export function asksOtherRow(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const unit = index.units[at]
  if (unit?.kind !== 'row' || !question.kinds.has('price')) return false
  const subject = subjectWords(question)
  const rarity = (word: QuestionWord): number => wordRarity(index, word, question.language)
  const said = (row: number): number => {
    const own = ownTerms(index, question, row)
    return shareSaid(subject, rarity, (word) => saidBy(own, word))
  }
  const rows = index.sections[unit.section]?.units.filter((row) => row !== at && index.units[row]?.kind === 'row') ?? []
  const least = said(at) + ROW_MARGIN
  return rows.some((row) => said(row) > least)
}

import { memoizeByObject } from '#src/base/memoize.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stemOf } from '../../language/stem.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { Unit } from '../units/unit-types.ts'
import { ownTerms, saidBy, shareSaid, subjectWords, wordRarity } from './said-words.ts'

type Label = readonly string[]

const stemsOfLabel = (label: string): Label => wordsOf(label).map(stemOf)

/** Returns the headings and titles of the knowledge that have several words, as stems. */
const labelsOf = memoizeByObject(({ sections, items }: AnswerIndex): readonly Label[] => {
  const labels = [...sections.flatMap(({ headings }) => headings), ...items.map(({ title }) => title)]
  return [...new Set(labels)].map(stemsOfLabel).filter(({ length }) => length > 1)
})

/** Returns the word of another label in place of a word of this one, if all their other words are the same. */
function wordInstead(label: Label, other: Label): [own: string, other: string] | undefined {
  if (label.length !== other.length) return undefined
  const differing = label.flatMap((stem, at): [string, string][] => {
    const instead = other[at] ?? ''
    return stem === instead ? [] : [[stem, instead]]
  })
  return differing.length === 1 ? differing[0] : undefined
}

/**
 * Reports whether the question names a sibling of what a unit is about: it asks about the "Saltings surgery", and the
 * unit is below "Northmoor surgery".
 */
export function namesSibling(index: AnswerIndex, question: ParsedQuestion, unit: Unit): boolean {
  const company = new Set(stemsOfLabel(index.company.name))
  const named = new Set(
    question.words.flatMap(({ stem, isCue, weight }) => (isCue || weight < 1 || company.has(stem) ? [] : [stem])),
  )
  const above = [...unit.headings, index.items[unit.item]?.title ?? ''].map(stemsOfLabel)
  const said = new Set(above.flat())
  return above.some((label) =>
    labelsOf(index).some((other) => {
      const [own = '', instead = ''] = wordInstead(label, other) ?? []
      return named.has(instead) && !said.has(instead) && !named.has(own)
    }),
  )
}

/** How much more of the subject another row must say to be the one that is asked for. */
const ROW_MARGIN = 0.2

/** Reports whether a price is asked for and another row of the same table says more of the subject than this one. */
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

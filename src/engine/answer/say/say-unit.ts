import { memoizeByObject } from '#src/base/memoize.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { fold } from '../../language/fold.ts'
import type { Unit } from '../units/unit-types.ts'

const MAX_SUBJECT = 80
/** A longer sentence is understood without its heading. */
const TELLING = 60

/** The heading above the last one of a unit or section, else the title of its item. */
export const headingAbove = ({ items }: AnswerIndex, { headings, item }: Pick<Unit, 'headings' | 'item'>): string =>
  headings.at(-2) ?? items[item]?.title ?? ''

/** The headings, folded, that stand below several others: "Opening hours" of each branch. */
export const repeatedHeadings = memoizeByObject((index: AnswerIndex): ReadonlySet<string> => {
  const above = new Map<string, Set<string>>()
  for (const section of index.sections) {
    const heading = fold(section.headings.at(-1) ?? '')
    if (heading !== '') above.set(heading, (above.get(heading) ?? new Set()).add(headingAbove(index, section)))
  }
  return new Set([...above].flatMap(([heading, parents]) => (parents.size > 1 ? [heading] : [])))
})

/**
 * The heading or title that a unit needs to be understood alone, with what it stands under where several have such a
 * heading, or ''; a sentence that tells enough has it only when `isAsked`.
 */
function subjectOf(index: AnswerIndex, unit: Unit, isAsked: boolean): string {
  if (unit.question !== '') return ''
  const subject = unit.headings.at(-1) ?? index.items[unit.item]?.title ?? ''
  const text = fold(unit.text)
  const tellsNothing = (name: string): boolean =>
    name === '' || name === fold(index.company.name) || name.length > MAX_SUBJECT || text.includes(name)
  if (tellsNothing(fold(subject)) || (unit.kind === 'sentence' && unit.text.length > TELLING && !isAsked)) return ''
  const above = headingAbove(index, unit)
  const isPlain =
    !repeatedHeadings(index).has(fold(subject)) || tellsNothing(fold(above)) || fold(above).includes(fold(subject))
  return isPlain ? subject : `${above} – ${subject}`
}

/** A unit behind what it needs to be understood alone. */
export function sayUnit(index: AnswerIndex, unit: Unit, isAsked = false): string {
  const subject = subjectOf(index, unit, isAsked)
  return subject === '' ? unit.text : `${subject.replace(/\s*[:：]$/, '')}: ${unit.text}`
}

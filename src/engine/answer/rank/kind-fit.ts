import type { AnswerIndex } from '../prepare-knowledge.ts'
import type { AskedKind } from '../lexicon/lexicon-types.ts'
import { FIT, FORM_STRENGTH, RANK_WEIGHTS, WHEREABOUTS } from '../weights.ts'
import { conceptTerm } from '../text/analyse.ts'
import type { ParsedQuestion } from '../question.ts'
import type { ValueKind } from '../units/values.ts'

/** The values that answer each kind of question. */
const ANSWERED_BY: Partial<Record<AskedKind, readonly ValueKind[]>> = {
  price: ['price'],
  hours: ['hours'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  date: ['date'],
  when: ['date', 'hours', 'duration'],
  duration: ['duration'],
  percent: ['percent'],
  count: ['count'],
  person: ['person'],
  payment: ['payment'],
}

/** The values that may answer instead. */
const ALSO_ANSWERED_BY: Partial<Record<AskedKind, readonly ValueKind[]>> = { price: ['free'], phone: ['email'], hours: ['date'] }

/** Languages whose scripts have no capitals, so that a name looks like any word. */
const UNCASED: ReadonlySet<string> = new Set(['ar', 'he', 'th', 'zh', 'ja', 'ko', 'hi'])

/** What is asked for that has a form, by how telling the form is. */
export function valueKindsAsked(question: ParsedQuestion): AskedKind[] {
  const namesLookAlike = UNCASED.has(question.language)
  return [...question.kinds].filter((kind) => ANSWERED_BY[kind] !== undefined && !(kind === 'person' && namesLookAlike))
}

/** True when these values hold one of a kind that is asked for, or none is asked for. */
export function givesAsked(question: ParsedQuestion, values: ReadonlySet<ValueKind>): boolean {
  const asked = valueKindsAsked(question)
  return asked.length === 0 || asked.some((kind) => ANSWERED_BY[kind]?.some((value) => values.has(value)))
}

/** "Where is my data stored?": a place is asked for, though hardly a street. */
function asksWhereabouts(question: ParsedQuestion): boolean {
  const isNamed = question.words.some((word) => word.isCue && word.terms.has(conceptTerm('address')))
  return !isNamed && question.words.some((word) => !word.isCue && !word.isGeneric && word.weight === 1)
}

/** How strictly an answer must have the form that is asked for. A question that yes or no answers may do without. */
export function formStrength(question: ParsedQuestion): number {
  const isElsewhere = asksWhereabouts(question)
  const strengthOf = (kind: AskedKind): number => (kind === 'address' && isElsewhere ? WHEREABOUTS : (FORM_STRENGTH[kind] ?? 0))
  const strength = Math.max(0, ...valueKindsAsked(question).map(strengthOf))
  return question.kinds.has('yesno') ? strength * RANK_WEIGHTS.yesNoFit : strength
}

/** A short line of the section that gives a value: what a label beside it labels. */
function isValueLine(index: AnswerIndex, question: ParsedQuestion, at: number, section: number): boolean {
  const line = index.units[at]
  return line !== undefined && line.section === section && line.kind === 'line' && givesAsked(question, line.values)
}

/** 1 when the unit gives a value of an asked kind, less when its heading or another unit of its section does; see `FIT`. */
export function kindFit(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  const asked = valueKindsAsked(question)
  if (asked.length === 0) return FIT.notAsked
  const unit = index.units[at]
  const section = index.sections[unit?.section ?? -1]
  if (unit === undefined || section === undefined) return FIT.nowhere
  if (givesAsked(question, unit.values)) return 1
  if (givesAsked(question, section.headingValues)) return FIT.heading
  if (asked.some((kind) => ALSO_ANSWERED_BY[kind]?.some((value) => unit.values.has(value)))) return FIT.instead
  if (unit.kind === 'line' && [at - 1, at + 1].some((near) => isValueLine(index, question, near, unit.section))) return FIT.beside
  return section.units.some((other) => givesAsked(question, index.units[other]?.values ?? section.headingValues))
    ? FIT.section
    : FIT.nowhere
}

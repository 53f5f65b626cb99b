import type { AnswerIndex } from '../prepare-knowledge.ts'
import { languageOf } from '../prepare-knowledge.ts'
import type { AskedKind } from '../lexicon/lexicon-types.ts'
import { countsThing } from './counted.ts'
import { FIT, FORM_STRENGTH, RANK_WEIGHTS, WHEREABOUTS } from '../weights.ts'
import { conceptTerm, stemsOf } from '../text/analyse.ts'
import type { ParsedQuestion } from '../question/question.ts'
import type { Unit } from '../units/unit-types.ts'
import type { ValueKind, ValueKinds } from '../units/values.ts'

/** The values that answer each kind of question. */
const ANSWERED_BY: Partial<Record<AskedKind, readonly ValueKind[]>> = {
  price: ['price'],
  hours: ['hours'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  date: ['date'],
  founded: ['date'],
  when: ['date', 'hours', 'duration', 'frequency', 'moment'],
  duration: ['duration'],
  age: ['age'],
  frequency: ['frequency'],
  percent: ['percent'],
  count: ['count'],
  weight: ['weight'],
  length: ['length'],
  area: ['area'],
  person: ['person'],
  payment: ['payment'],
}

/** The values that may answer instead. */
const ALSO_ANSWERED_BY: Partial<Record<AskedKind, readonly ValueKind[]>> = {
  price: ['free', 'percent'],
  phone: ['email'],
  hours: ['date', 'duration'],
  percent: ['price', 'free'],
  frequency: ['duration'],
  length: ['duration'],
  founded: ['duration'],
}

/** A line of a label and its value. */
const SHORT = 40

/** Languages whose scripts have no capitals, so that a name looks like any word. */
const UNCASED: ReadonlySet<string> = new Set(['ar', 'he', 'th', 'zh', 'ja', 'ko', 'hi'])

/** What is asked for that has a form, by how telling the form is. */
export function valueKindsAsked(question: ParsedQuestion): AskedKind[] {
  const namesLookAlike = UNCASED.has(question.language)
  return [...question.kinds].filter((kind) => ANSWERED_BY[kind] !== undefined && !(kind === 'person' && namesLookAlike))
}

const valuesByQuestion = new WeakMap<ParsedQuestion, { answer: readonly ValueKind[]; instead: readonly ValueKind[] }>()

/** The values that answer a question, and those that may answer instead; found once, for they are looked for in every unit. */
function valuesAsked(question: ParsedQuestion): { answer: readonly ValueKind[]; instead: readonly ValueKind[] } {
  const known = valuesByQuestion.get(question)
  if (known !== undefined) return known
  const asked = valueKindsAsked(question)
  const values = {
    answer: asked.flatMap((kind) => ANSWERED_BY[kind] ?? []),
    instead: asked.flatMap((kind) => ALSO_ANSWERED_BY[kind] ?? []),
  }
  valuesByQuestion.set(question, values)
  return values
}

/** True when a unit gives a value that may answer instead of one that is asked for. */
const standsIn = ({ values }: Unit, instead: readonly ValueKind[]): boolean => instead.some((value) => values.has(value))

/** True when these values hold one of a kind that is asked for, or none is asked for. */
export function givesAsked(question: ParsedQuestion, values: ValueKinds): boolean {
  const { answer } = valuesAsked(question)
  return answer.length === 0 || answer.some((value) => values.has(value))
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

/** A number is of what is counted: in the unit, or under a heading that names it. */
function countsAsked(index: AnswerIndex, { kinds, counted }: ParsedQuestion, unit: Unit): boolean {
  if (counted === undefined || !kinds.has('count')) return true
  const { text, headings } = unit
  const language = languageOf(index, unit)
  return (
    countsThing(text, counted, language) || (text.length <= SHORT && countsThing(`${headings.at(-1) ?? ''} ${text}`, counted, language))
  )
}

const COPYRIGHT = /©|\(c\) ?\d|copyright/iu

/** The year of a copyright notice tells not since when something exists. */
const isNotice = ({ kinds }: ParsedQuestion, { text }: Unit): boolean => kinds.has('founded') && COPYRIGHT.test(text)

/** The columns of a row that the question names by their headers ("at Saltings", "off-peak"), unless it names all of them. */
export function columnsMeant(question: ParsedQuestion, { columns = [] }: Unit): NonNullable<Unit['columns']> {
  if (columns.length === 0) return []
  const named = question.words.filter((word) => !word.isCue && !word.isGeneric && word.weight === 1)
  const meant = columns.filter(({ header }) => {
    const stems = new Set(stemsOf(header))
    return named.some((word) => stems.has(word.stem))
  })
  return meant.length < columns.length ? meant : []
}

/** 1 when the unit gives a value of an asked kind, less when its heading or another unit of its section does; see `FIT`. */
export function kindFit(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  const { answer, instead } = valuesAsked(question)
  if (answer.length === 0) return FIT.notAsked
  const unit = index.units[at]
  const section = index.sections[unit?.section ?? -1]
  if ((question.kinds.has('hours') && index.business.hours.has(at)) || (question.kinds.has('address') && index.business.address.has(at)))
    return 1
  if (unit === undefined || section === undefined) return FIT.nowhere
  const meant = columnsMeant(question, unit)
  if (meant.length > 0) return meant.some(({ values }) => givesAsked(question, values)) ? 1 : FIT.nowhere
  if (isNotice(question, unit)) return FIT.nowhere
  if (givesAsked(question, unit.values)) return countsAsked(index, question, unit) ? 1 : FIT.another
  if (givesAsked(question, section.headingValues)) return FIT.heading
  if (standsIn(unit, instead)) return FIT.instead
  if (unit.kind === 'line' && [at - 1, at + 1].some((near) => isValueLine(index, question, near, unit.section))) return FIT.beside
  return section.units.some((other) => givesAsked(question, index.units[other]?.values ?? section.headingValues))
    ? FIT.section
    : FIT.nowhere
}

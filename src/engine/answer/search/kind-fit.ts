import type { AnswerIndex } from './prepare-knowledge.ts'
import { languageOf } from './prepare-knowledge.ts'
import type { AskedKind } from '../question/asked-kind-types.ts'
import { countsThing } from '../question/counted.ts'
import { FIT, FORM_STRENGTH, RANK_WEIGHTS, WHEREABOUTS } from './rank-weights.ts'
import { conceptTerm, stemsOf } from '../../language/text-terms.ts'
import type { ParsedQuestion } from '../question/question.ts'
import type { Section, Unit } from '../units/unit-types.ts'
import type { ValueKind, ValueKinds } from '../units/values.ts'

/** The values that answer each kind of question. */
const ANSWERED_BY: Partial<Record<AskedKind, readonly ValueKind[]>> = {
  price: ['price'],
  hours: ['hours'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  date: ['date'],
  founded: ['date', 'tenure'],
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
  price: ['free', 'onrequest'],
  phone: ['email'],
  address: ['whereabouts'],
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

/** Returns the requested kinds that have a form, the most distinctive form first. */
export function valueKindsAsked(question: ParsedQuestion): AskedKind[] {
  const namesLookAlike = UNCASED.has(question.language)
  return [...question.kinds].filter((kind) => ANSWERED_BY[kind] !== undefined && !(kind === 'person' && namesLookAlike))
}

const valuesByQuestion = new WeakMap<ParsedQuestion, { answer: readonly ValueKind[]; instead: readonly ValueKind[] }>()

/**
 * Returns the values that answer a question, and those that may answer instead. Computed once, because every unit is
 * checked.
 */
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

/** Reports whether some values include one that may answer instead of a requested one. */
const mayAnswer = (values: ValueKinds, instead: readonly ValueKind[]): boolean =>
  instead.some((value) => values.has(value))

/** Reports whether these values include a requested kind, or no kind is requested. */
export function givesAsked(question: ParsedQuestion, values: ValueKinds): boolean {
  const { answer } = valuesAsked(question)
  return answer.length === 0 || answer.some((value) => values.has(value))
}

/** Reports whether a question such as "Where is my data stored?" asks for a place, but hardly for a street. */
function asksWhereabouts(question: ParsedQuestion): boolean {
  const isNamed = question.words.some((word) => word.isCue && word.terms.has(conceptTerm('address')))
  return !isNamed && question.words.some((word) => !word.isCue && !word.isGeneric && word.weight === 1)
}

/** Returns how strictly an answer must have the requested form. A yes-or-no question may do without. */
export function formStrength(question: ParsedQuestion): number {
  const isElsewhere = asksWhereabouts(question)
  const strengthOf = (kind: AskedKind): number =>
    kind === 'address' && isElsewhere ? WHEREABOUTS : (FORM_STRENGTH[kind] ?? 0)
  const strength = Math.max(0, ...valueKindsAsked(question).map(strengthOf))
  return question.kinds.has('yesno') ? strength * RANK_WEIGHTS.yesNoFit : strength
}

/** Reports whether a number counts the requested thing: in the unit, or under a heading that names it. */
function countsAsked(index: AnswerIndex, { kinds, counted }: ParsedQuestion, unit: Unit): boolean {
  if (counted === undefined || !kinds.has('count')) return true
  const { text, headings } = unit
  const language = languageOf(index, unit)
  return (
    countsThing(text, counted, language) ||
    (text.length <= SHORT && countsThing(`${headings.at(-1) ?? ''} ${text}`, counted, language))
  )
}

const COPYRIGHT = /©|\(c\) ?\d|copyright/iu

/** The year of a copyright notice does not say since when something exists. */
const isNotice = ({ kinds }: ParsedQuestion, { text }: Unit): boolean => kinds.has('founded') && COPYRIGHT.test(text)

/**
 * Returns the columns of a row that the question names by their headers ("at Saltings", "off-peak"), unless it names
 * all of them.
 */
export function columnsMeant(question: ParsedQuestion, { columns = [] }: Unit): NonNullable<Unit['columns']> {
  if (columns.length === 0) return []
  const named = question.words.filter((word) => !word.isCue && !word.isGeneric && word.weight === 1)
  const meant = columns.filter(({ header }) => {
    const stems = new Set(stemsOf(header))
    return named.some((word) => stems.has(word.stem))
  })
  return meant.length < columns.length ? meant : []
}

/** No unit fits in this way. */
const NOT_FOUND = -1
const fitsByQuestion = new WeakMap<ParsedQuestion, (at: number) => number>()

/**
 * Returns how well a unit fits a question by its values: 1 if it has one of a requested kind, less if its heading or
 * another unit of its section does; see `FIT`. Cached for the question, which is ranked for its answer and for its
 * passages.
 */
export function kindFits(index: AnswerIndex, question: ParsedQuestion): (at: number) => number {
  const known = fitsByQuestion.get(question)
  if (known !== undefined) return known
  const fits = readFits(index, question)
  fitsByQuestion.set(question, fits)
  return fits
}

function readFits(index: AnswerIndex, question: ParsedQuestion): (at: number) => number {
  const { units, sections, business } = index
  const { answer, instead } = valuesAsked(question)
  if (answer.length === 0) return () => FIT.notAsked
  const gives = (values: ValueKinds): boolean => answer.some((value) => values.has(value))
  const isOfBusiness = (at: number): boolean =>
    (question.kinds.has('hours') && business.hours.has(at)) ||
    (question.kinds.has('address') && business.address.has(at))
  /** Reports whether a unit is a short line of the section with a value, which a label beside it may label. */
  const isValueLine = (line: Unit | undefined, section: number): boolean =>
    line?.section === section && line.kind === 'line' && gives(line.values)
  const giving = new Map<Section, boolean>()
  const sectionGives = (section: Section): boolean => {
    const known = giving.get(section) ?? section.units.some((at) => units[at] !== undefined && gives(units[at].values))
    giving.set(section, known)
    return known
  }
  const fitOf = (at: number): number => {
    const unit = units[at]
    const section = sections[unit?.section ?? -1]
    if (isOfBusiness(at)) return 1
    if (unit === undefined || section === undefined) return FIT.nowhere
    const meant = columnsMeant(question, unit)
    if (meant.length > 0)
      return Math.max(...meant.map(({ values }) => (gives(values) ? 1 : mayAnswer(values, instead) ? FIT.instead : 0)))
    if (isNotice(question, unit)) return FIT.nowhere
    if (gives(unit.values)) return countsAsked(index, question, unit) ? 1 : FIT.another
    if (gives(section.headingValues)) return FIT.heading
    if (mayAnswer(unit.values, instead)) return FIT.instead
    if (unit.kind === 'line' && [at - 1, at + 1].some((near) => isValueLine(units[near], unit.section)))
      return FIT.beside
    return sectionGives(section) ? FIT.section : FIT.nowhere
  }
  const found = new Float64Array(units.length).fill(NOT_FOUND)
  return (at) => {
    const known = found[at] ?? NOT_FOUND
    return known === NOT_FOUND ? (found[at] = fitOf(at)) : known
  }
}

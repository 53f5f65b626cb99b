import type { AnswerIndex } from '../prepare-knowledge.ts'
import type { AskedKind } from '../lexicon/lexicon-types.ts'
import type { ParsedQuestion } from '../question.ts'
import type { ValueKind } from '../units/values.ts'

/** The values that answer each kind of question. */
const ANSWERED_BY: Partial<Record<AskedKind, readonly ValueKind[]>> = {
  price: ['price', 'free', 'percent'],
  hours: ['hours'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  date: ['date'],
  duration: ['duration'],
  percent: ['percent'],
  count: ['count'],
  person: ['person'],
}

/** What is asked for that has a form, by how telling the form is. */
export function valueKindsAsked(question: ParsedQuestion): AskedKind[] {
  return [...question.kinds].filter((kind) => ANSWERED_BY[kind] !== undefined)
}

/** 1 when the unit gives a value of an asked kind, 0.4 when another unit of its section does, 0.5 when none is asked for, else 0. */
export function kindFit(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  const asked = valueKindsAsked(question)
  if (asked.length === 0) return 0.5
  const unit = index.units[at]
  if (unit === undefined) return 0
  const gives = (values: ReadonlySet<ValueKind>): boolean => asked.some((kind) => ANSWERED_BY[kind]?.some((value) => values.has(value)))
  if (gives(unit.values)) return 1
  const section = index.sections[unit.section]
  return section?.units.some((other) => gives(index.units[other]?.values ?? new Set())) ? 0.4 : 0
}

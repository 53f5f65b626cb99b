import type { AnswerIndex } from './prepare-knowledge.ts'
import type { AnswerSource } from './answer-types.ts'
import type { ParsedQuestion } from './question.ts'
import type { RankedUnit } from './rank/rank.ts'
import { fold } from './text/fold.ts'
import type { Unit } from './units/unit-types.ts'

/** Aim for the direct answer, and bound for the answer with what supports it, in characters. */
const DIRECT = 200
const WHOLE = 560
const MAX_SUPPORT = 2
const SUPPORT_SHARE = 0.45
const SHORT_ANSWER = 330

/** The heading or title that a unit needs to be understood alone, or ''. */
function subjectOf(index: AnswerIndex, unit: Unit): string {
  if (unit.question !== '') return ''
  const subject = unit.headings.at(-1) ?? index.items[unit.item]?.title ?? ''
  if (subject === '' || subject.length > 80 || fold(unit.text).includes(fold(subject))) return ''
  return unit.kind === 'sentence' && unit.text.length > 60 ? '' : subject
}

function sayUnit(index: AnswerIndex, unit: Unit): string {
  const subject = subjectOf(index, unit)
  return subject === '' ? unit.text : `${subject.replace(/\s*[:：]$/, '')}: ${unit.text}`
}

interface Draft {
  parts: string[]
  length: number
  said: Set<string>
}

function add(draft: Draft, text: string, kind: Unit['kind'], limit: number): boolean {
  const key = fold(text)
  if (draft.said.has(key) || [...draft.said].some((said) => said.includes(key))) return false
  if (draft.length > 0 && draft.length + text.length > limit) return false
  const lead = draft.parts.length === 0 ? '' : kind === 'sentence' || kind === 'answer' ? ' ' : '\n'
  draft.parts.push(lead + text)
  draft.length += text.length + 1
  draft.said.add(key)
  return true
}

/** A written answer: from its beginning when it is short, else from the sentence that answers on. */
function sayAnswer(index: AnswerIndex, best: number, draft: Draft): void {
  const unit = index.units[best]
  const section = index.sections[unit?.section ?? -1]
  if (unit === undefined || section === undefined) return
  const units = section.units.map((at) => index.units[at]).filter((one) => one !== undefined)
  const whole = units.reduce((sum, one) => sum + one.text.length + 1, 0)
  const start = whole <= SHORT_ANSWER ? 0 : units.indexOf(unit)
  for (const one of units.slice(start)) if (!add(draft, one.text, one.kind, draft.length < DIRECT ? WHOLE : SHORT_ANSWER)) break
}

function addSupport(index: AnswerIndex, ranked: readonly RankedUnit[], draft: Draft): void {
  const [best] = ranked
  const unit = index.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined) return
  const near = ranked.filter((other) => other !== best && index.units[other.unit]?.section === unit.section)
  let support = 0
  for (const other of near) {
    const supporting = index.units[other.unit]
    if (support === MAX_SUPPORT || other.score < best.score * SUPPORT_SHARE || supporting === undefined) break
    if (add(draft, supporting.text, supporting.kind, WHOLE)) support++
  }
  const follows = index.units[best.unit + 1]
  if (support === 0 && unit.kind === 'sentence' && follows?.section === unit.section) add(draft, follows.text, follows.kind, WHOLE)
}

/** The source of an item. */
export function sourceOf(index: AnswerIndex, item: number): AnswerSource[] {
  const from = index.items[item]
  return from === undefined ? [] : [{ itemId: from.id, title: from.title, url: from.url }]
}

/** Says the best of some ranked units in the words of the knowledge, with at most two more of its section. */
export function composeAnswer(
  index: AnswerIndex,
  _question: ParsedQuestion,
  ranked: readonly RankedUnit[],
): { parts: string[]; sources: AnswerSource[] } {
  const draft: Draft = { parts: [], length: 0, said: new Set() }
  const best = ranked[0]
  const unit = index.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined) return { parts: [], sources: [] }
  if (unit.question === '') {
    add(draft, sayUnit(index, unit), unit.kind, WHOLE)
    addSupport(index, ranked, draft)
  } else sayAnswer(index, best.unit, draft)
  return { parts: draft.parts, sources: sourceOf(index, unit.item) }
}

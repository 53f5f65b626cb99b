import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { type ComposedAnswer, type AnswerSource, toSource } from '../units/answer-types.ts'
import { streetBefore } from '../business/business-lines.ts'
import { saidIn, subjectWords } from '../choose/said-words.ts'
import { ASKS_ALIKE, likenessOf, readCompared } from '../question/same-question.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { withGroupedPhones } from '../business/contact.ts'
import { asksOfBusiness } from '../question/of-business.ts'
import { givesAsked } from '../search/kind-fit.ts'
import type { RankedUnit } from '../search/rank.ts'
import { sayOpening } from './say-opening.ts'
import { conceptTerm, stemsOf } from '../../language/text-terms.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'
import { fold } from '../../language/fold.ts'
import { headingAbove, repeatedHeadings, sayUnit } from './say-unit.ts'
import type { Unit } from '../units/unit-types.ts'

/** Aim for the direct answer, and bound for the answer with what supports it, in characters. */
const DIRECT = 200
const WHOLE = 560
const DAY_TERMS = WEEKDAYS.map(conceptTerm)
const MAX_SUPPORT = 2
/** What supports scores at least this share of the best: in its section, and elsewhere. */
const SUPPORT_SHARE = 0.5
const SECOND_SHARE = 0.65
/** A word said by an idea or a compound counts as said. */
const WHOLE_SUBJECT = 0.6
/** A written answer up to this length is said whole. */
const SHORT_ANSWER = 330

/**
 * True when what is asked for stands in the heading of a unit and not in the unit: the name of a person above what is
 * said of them.
 */
function headingGives({ sections }: AnswerIndex, question: ParsedQuestion, { section: at, values }: Unit): boolean {
  const section = sections[at]
  return section !== undefined && !givesAsked(question, values) && givesAsked(question, section.headingValues)
}

interface Draft {
  parts: { text: string; kind: Unit['kind'] }[]
  length: number
  said: Set<string>
  items: Set<number>
}

function add(draft: Draft, text: string, kind: Unit['kind'], limit: number): boolean {
  const key = fold(text)
  if (draft.said.has(key) || [...draft.said].some((said) => said.includes(key))) return false
  if (draft.length > 0 && draft.length + text.length > limit) return false
  // A title whose sentence begins with it says nothing beside it.
  const [title] = draft.parts.length === 1 ? draft.parts : []
  if (title !== undefined && key.startsWith(`${fold(title.text)} `)) draft.parts.pop()
  draft.parts.push({ text, kind })
  draft.length += text.length + 1
  draft.said.add(key)
  return true
}

const SENTENCE_END = /[.!?…:。！？؟]["'”’»)]?$/u

/** What is said, a sentence behind a sentence and all else on a line of its own. */
const joined = ({ parts }: Draft): string[] =>
  parts.map(({ text, kind }, at) => {
    const before = parts[at - 1]?.text
    if (before === undefined) return text
    return ((kind === 'sentence' || kind === 'answer') && SENTENCE_END.test(before) ? ' ' : '\n') + text
  })

/** How an answer begins that says yes or no, folded. */
const YES_OR_NO =
  /^(?:yes|yeah|no|sure|of course|absolutely|certainly|definitely|unfortunately|ja|nein|klar|naturlich|selbstverstandlich|leider|oui|non|bien sur|si|claro|por supuesto|sim|nao|certo|certamente|nee|zeker|helaas|نعم|لا|بالطبع|بالتاكيد)(?![\p{L}\p{N}])/u

/** Reports whether a text begins with a yes or a no. */
export const saysYesOrNo = (text: string): boolean => YES_OR_NO.test(fold(text))

/**
 * Whether an answer says yes or no to another question than the visitor's: "Can I come without an appointment?" is not
 * "Do I need one?".
 */
function affirmsAnother(index: AnswerIndex, question: ParsedQuestion, { question: written, text }: Unit): boolean {
  const { language } = index.company
  return (
    saysYesOrNo(text) &&
    likenessOf(readCompared(question.text, question.language), readCompared(written, language)) < ASKS_ALIKE
  )
}

/**
 * A written answer: from its beginning when it is short, else from the sentence that answers on. A yes or no to another
 * question stands behind that question.
 */
function sayAnswer(index: AnswerIndex, question: ParsedQuestion, best: number, draft: Draft): void {
  const unit = index.units[best]
  const section = index.sections[unit?.section ?? -1]
  if (unit === undefined || section === undefined) return
  const units = section.units.map((at) => index.units[at]).filter((one) => one !== undefined)
  const whole = units.reduce((sum, one) => sum + one.text.length + 1, 0)
  const start = whole <= SHORT_ANSWER ? 0 : units.indexOf(unit)
  const first = units[start]
  if (first !== undefined && affirmsAnother(index, question, first)) add(draft, first.question, 'answer', WHOLE)
  for (const one of units.slice(start))
    if (!add(draft, one.text, one.kind, draft.length < DIRECT ? WHOLE : SHORT_ANSWER)) break
}

/** The subject words of the question that a text does not say. */
function unsaid(question: ParsedQuestion, text: string): QuestionWord[] {
  const stems = new Set(stemsOf(text))
  return subjectWords(question).filter((word) => !stems.has(word.stem))
}

/**
 * The unit with the lines beside it that complete it: that say what it leaves out of the question, or give the value it
 * lacks.
 */
function cardAround(index: AnswerIndex, question: ParsedQuestion, at: number): Unit[] {
  const unit = index.units[at]
  if (unit === undefined) return []
  const missing = unsaid(question, `${unit.text} ${unit.headings.at(-1) ?? ''}`)
  const card = new Map([[at, unit]])
  let length = unit.text.length
  for (const near of [at - 1, at + 1, at - 2, at + 2]) {
    const other = index.units[near]
    if (
      other === undefined ||
      other.headings !== unit.headings ||
      other.section !== unit.section ||
      length + other.text.length > DIRECT
    )
      continue
    const says = unsaid({ ...question, words: missing }, other.text).length < missing.length
    const gives = !givesAsked(question, unit.values) && givesAsked(question, other.values)
    if (!says && !gives) continue
    card.set(near, other)
    length += other.text.length
  }
  return [...card].toSorted(([a], [b]) => a - b).map(([, one]) => one)
}

function subjectShare(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  return subjectWords(question).reduce((sum, word) => sum + saidIn(index.unitWords, word, at), 0)
}

/**
 * What may stand beside the best unit: others of its section, and units elsewhere that answer as fully by themselves
 * and nearly as well. Of those a price must say the whole subject, lest another thing's price is told.
 */
function supportOf(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[]): RankedUnit[] {
  const [best] = ranked
  const section = index.units[best?.unit ?? -1]?.section
  if (best === undefined) return []
  const covered = subjectShare(index, question, best.unit)
  const whole = subjectWords(question).length * WHOLE_SUBJECT
  const languageOf = (at: number): string => index.items[index.units[at]?.item ?? -1]?.language ?? ''
  return ranked.slice(1).filter((other) => {
    if (index.units[other.unit]?.section === section) return other.score >= best.score * SUPPORT_SHARE
    if (languageOf(other.unit) !== languageOf(best.unit)) return false
    const also = subjectShare(index, question, other.unit)
    if (question.kinds.has('price') && also < whole) return false
    return other.score >= best.score * SECOND_SHARE && other.fit >= best.fit && also >= covered
  })
}

/** Numbers of two digits or more, and addresses of mail: what a value is known by. */
const valuesIn = (text: string): string[] =>
  [
    ...(text.match(/\S+@\S+/gu) ?? []),
    ...(text.replace(/(?<=\d)[ \u00a0](?=\d)/gu, '').match(/\d[\d.,:]*\d/gu) ?? []),
  ].map((value) => value.replace(/[.,:]+$/u, ''))

/** A text that gives the phone or email that is asked for once more, and no other. */
function repeatsValues(question: ParsedQuestion, draft: Draft, text: string): boolean {
  if (!question.kinds.has('phone') && !question.kinds.has('email')) return false
  const values = valuesIn(text)
  const said = new Set(draft.parts.flatMap(({ text: part }) => valuesIn(part)))
  return values.length > 0 && values.every((value) => said.has(value))
}

function addSupport(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[], draft: Draft): void {
  const unit = index.units[ranked[0]?.unit ?? -1]
  let support = 0
  const start = draft.parts.length
  const places = new Map<string, number>()
  for (const { unit: at } of supportOf(index, question, ranked)) {
    const other = index.units[at]
    if (support === MAX_SUPPORT || unit === undefined || other === undefined) break
    if (repeatsValues(question, draft, other.text)) continue
    const isNear = other.section === unit.section
    const said = isNear && other.headings.at(-1) === unit.headings.at(-1) ? other.text : sayUnit(index, other)
    if (!add(draft, said, isNear ? other.kind : 'line', WHOLE)) continue
    if (isNear) places.set(said, at)
    draft.items.add(other.item)
    support++
  }
  // What is said of the same thing stands together, as on its page.
  const placeOf = ({ text }: Draft['parts'][number]): number => places.get(text) ?? index.units.length
  draft.parts.push(...draft.parts.splice(start).toSorted((a, b) => placeOf(a) - placeOf(b)))
  const follows = index.units[(ranked[0]?.unit ?? -1) + 1]
  if (
    support === 0 &&
    unit !== undefined &&
    follows?.section === unit.section &&
    !repeatsValues(question, draft, follows.text)
  )
    add(draft, follows.text, follows.kind, WHOLE)
}

/**
 * The lines of hours of the other sections with the same heading, where no section's name is asked for: those of each
 * branch.
 */
function hoursOfOthers(index: AnswerIndex, question: ParsedQuestion, best: number): number[][] {
  const { business, sections, units } = index
  const own = sections[units[best]?.section ?? -1]
  const heading = fold(own?.headings.at(-1) ?? '')
  if (heading === '' || !asksOfBusiness(question) || !repeatedHeadings(index).has(heading)) return []
  const others = sections.filter((section) => section !== own && fold(section.headings.at(-1) ?? '') === heading)
  return others.map((section) => section.units.filter((at) => business.hours.has(at)))
}

/**
 * The lines of hours of a section, or of another that has them all and more: a summary may tell some days of a page's
 * list.
 */
function fullestHours({ business, sections, units }: AnswerIndex, own: readonly number[]): readonly number[] {
  const said = (at: number): string => fold(units[at]?.text ?? '').replace(/\s/gu, '')
  const isFuller = (lines: readonly number[]): boolean => {
    const all = new Set(lines.map(said))
    return all.size > own.length && own.every((at) => all.has(said(at)))
  }
  const fuller = sections.map((section) => section.units.filter((at) => business.hours.has(at))).filter(isFuller)
  return fuller.toSorted((a, b) => b.length - a.length)[0] ?? own
}

/**
 * Opening hours: what the clock says of them when a day or a moment is asked for, the line of the day that is asked for
 * first, then the section's others, then those of other branches; from the beginning when no day is asked for. True
 * when the clock says something.
 */
function sayHours(index: AnswerIndex, question: ParsedQuestion, best: number, draft: Draft): boolean {
  const unit = index.units[best]
  const section = index.sections[unit?.section ?? -1]
  const lines = section?.units.filter((at) => index.business.hours.has(at)) ?? []
  const verdict = sayOpening(index, question, best)
  const others = hoursOfOthers(index, question, best)
  const branch = others.length > 0 && unit !== undefined ? `${headingAbove(index, unit)}: ` : ''
  if (verdict !== '') add(draft, branch + verdict, 'line', WHOLE)
  const isDay = question.words.some(
    (word) => DAY_TERMS.some((day) => word.terms.has(day)) && saidIn(index.unitWords, word, best) > 0,
  )
  for (const [place, at] of (isDay
    ? [best, ...lines.filter((one) => one !== best)]
    : fullestHours(index, lines)
  ).entries()) {
    const line = index.units[at]
    if (line === undefined) continue
    draft.items.add(line.item)
    add(
      draft,
      place === 0 ? sayUnit(index, line) : line.text,
      place === 0 && verdict !== '' ? 'line' : line.kind,
      WHOLE,
    )
  }
  for (const at of others.flat()) {
    const other = index.units[at]
    const isFirst = others.some(([first]) => first === at)
    if (other !== undefined)
      add(draft, isFirst ? sayUnit(index, other) : other.text, isFirst ? 'line' : other.kind, WHOLE)
  }
  return verdict !== ''
}

/** Reports whether a question asks for opening hours at a time: "Is the harbour branch open tomorrow?" */
export const asksOpening = ({ kinds, asksAt }: ParsedQuestion): boolean => kinds.has('hours') && asksAt !== undefined

/** The address of the business, with the line before it when that is the street of a postal code and place. */
function sayAddress(index: AnswerIndex, best: number, draft: Draft): void {
  const unit = index.units[best]
  if (unit === undefined) return
  const street = streetBefore(index.units, best)
  for (const one of street === undefined ? [unit] : [street, unit])
    add(draft, draft.length === 0 ? sayUnit(index, one) : one.text, one.kind, WHOLE)
}

/** The source of an item by its place in the index. */
export function sourceOf(index: AnswerIndex, item: number): AnswerSource[] {
  const from = index.items[item]
  return from === undefined ? [] : [toSource(from)]
}

/** Whether a unit gives the one phone or email of the business, which is asked for: no heading tells more of it. */
function isOnlyContact({ business, phones }: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  if (!asksOfBusiness(question)) return false
  const { kinds } = question
  return (
    (kinds.has('phone') && business.phone.has(at) && phones.size <= 1) ||
    (kinds.has('email') && business.email.has(at) && business.hasOneEmail)
  )
}

/** Says the best of some ranked units in the words of the knowledge, with at most two more that support it. */
export function composeAnswer(
  index: AnswerIndex,
  question: ParsedQuestion,
  ranked: readonly RankedUnit[],
): ComposedAnswer {
  const draft: Draft = { parts: [], length: 0, said: new Set(), items: new Set() }
  const best = ranked[0]
  const unit = index.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined) return { parts: [], sources: [], tellsOpening: false }
  const isHours = index.business.hours.has(best.unit) && (asksOfBusiness(question) || asksOpening(question))
  let tellsOpening = false
  if (isHours) tellsOpening = sayHours(index, question, best.unit, draft)
  else if (asksOfBusiness(question) && index.business.address.has(best.unit) && question.kinds.has('address'))
    sayAddress(index, best.unit, draft)
  else if (unit.question === '') {
    const [first, ...rest] = unit.kind === 'sentence' ? [unit] : cardAround(index, question, best.unit)
    const isOnly = isOnlyContact(index, question, best.unit)
    if (first !== undefined)
      add(draft, isOnly ? first.text : sayUnit(index, first, headingGives(index, question, first)), first.kind, WHOLE)
    for (const one of rest) add(draft, one.text, one.kind, WHOLE)
  } else sayAnswer(index, question, best.unit, draft)
  if (!isHours && !asksOfBusiness(question) && (unit.question === '' || draft.length < SHORT_ANSWER))
    addSupport(index, question, ranked, draft)
  const parts = joined(draft).map((part) => withGroupedPhones(index.phones, part))
  return {
    parts,
    sources: [...new Set([unit.item, ...draft.items])].flatMap((item) => sourceOf(index, item)),
    tellsOpening,
  }
}

/** Says some sections from their beginning, as much as an answer holds. */
export function saySections(index: AnswerIndex, sections: readonly number[]): ComposedAnswer {
  const draft: Draft = { parts: [], length: 0, said: new Set(), items: new Set() }
  for (const at of sections.flatMap((section) => index.sections[section]?.units ?? [])) {
    const unit = index.units[at]
    if (!unit || !add(draft, draft.length === 0 ? sayUnit(index, unit) : unit.text, unit.kind, WHOLE)) break
    draft.items.add(unit.item)
  }
  const parts = joined(draft).map((part) => withGroupedPhones(index.phones, part))
  return { parts, sources: [...draft.items].flatMap((item) => sourceOf(index, item)), tellsOpening: false }
}

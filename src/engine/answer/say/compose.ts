import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { type ComposedAnswer, type AnswerSource, toSource } from '../units/answer-types.ts'
import { streetBefore } from '../business/business-lines.ts'
import { saidBy, saidIn, subjectWords } from '../choose/said-words.ts'
import { ASKS_ALIKE, likenessOf, readCompared } from '../question/same-question.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { withGroupedPhones } from '../business/contact.ts'
import { asksOfBusiness } from '../question/of-business.ts'
import { formStrength, givesAsked } from '../search/kind-fit.ts'
import type { RankedUnit } from '../search/rank.ts'
import { stemsOf, termsOf } from '../../language/text-terms.ts'
import { readPhones } from '../../values/phones.ts'
import { fold } from '../../language/fold.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { phrasesFor } from '../../language/phrases.ts'
import { languageOf } from '../search/prepare-knowledge.ts'
import { type Draft, WHOLE, add, addList, separatorOf } from './draft.ts'
import { asksOpening, hoursHeading, readOpening } from './say-hours.ts'
import { repeatsValues } from './repeated-values.ts'
import { isFlowing, namesOf, sayBeside, sayUnit, tidy, withStop } from './say-unit.ts'
import type { Unit } from '../units/unit-types.ts'

/** The aim for the length of the direct answer, in characters. */
const DIRECT = 200
/** A written answer up to this length is given whole. */
const SHORT_ANSWER = 330
/** Supporting units elsewhere score at least this share of the best one. */
const SECOND_SHARE = 0.65
/**
 * The share of the subject that counts as all of it. A word that only a concept or a compound matches then still
 * counts.
 */
const WHOLE_SUBJECT = 0.6
/** The lines, by distance, that may complete the best one. */
const NEAR = [1, -1, 2, -2, 3]
/** If the form of the answer matters less than this, no other line is said first. */
const NEEDED = 0.35
/** A sentence beside the best one supports it if it scores at least this share. */
const SUPPORT_SHARE = 0.5
const MAX_SUPPORT = 2
const MAX_LOOKED_AT = 6

/** The beginning of an answer that says yes or no, folded. */
const YES_OR_NO = new RegExp(`^(?:${fold(alternativesOf(siteWords('yesOrNo')))})(?![\\p{L}\\p{N}])`, 'u')

/** Reports whether a text begins with a yes or a no. */
export const saysYesOrNo = (text: string): boolean => YES_OR_NO.test(fold(text))

/**
 * Reports whether an answer says yes or no to another question than the visitor's: "Can I come without an
 * appointment?" is not "Do I need one?".
 */
function affirmsAnother(index: AnswerIndex, question: ParsedQuestion, { question: written, text }: Unit): boolean {
  const { language } = index.company
  return (
    saysYesOrNo(text) &&
    likenessOf(readCompared(question.text, question.language), readCompared(written, language)) < ASKS_ALIKE
  )
}

/**
 * Says a written answer: from its beginning if it is short, or else from the sentence that answers. A yes or no to
 * another question comes after that question.
 */
function sayAnswer(index: AnswerIndex, question: ParsedQuestion, best: number, draft: Draft): void {
  const unit = index.units[best]
  const section = index.sections[unit?.section ?? -1]
  if (unit === undefined || section === undefined) return
  const units = section.units.map((at) => index.units[at]).filter((one) => one !== undefined)
  const whole = units.reduce((sum, one) => sum + one.text.length + 1, 0)
  const start = whole <= SHORT_ANSWER ? 0 : units.indexOf(unit)
  const first = units[start]
  if (first !== undefined && affirmsAnother(index, question, first)) add(draft, first.question, '')
  for (const one of units.slice(start))
    if (!add(draft, tidy(one.text), separatorOf(draft, one), draft.text.length < DIRECT ? WHOLE : SHORT_ANSWER)) break
}

/** Returns the subject words of the question that a text does not contain. */
function unsaid(question: ParsedQuestion, text: string): QuestionWord[] {
  const stems = new Set(stemsOf(text))
  return subjectWords(question).filter((word) => !stems.has(word.stem))
}

/**
 * Returns the unit that gives the asked value: the chosen one, the line of its list that says most about the
 * question, or else the nearest of its card.
 */
function leadOf(index: AnswerIndex, question: ParsedQuestion, best: number): number {
  const unit = index.units[best]
  if (unit === undefined) return best
  const next = index.units[best + 1]
  if (next?.section === unit.section && isFlowing(next.kind) && fold(next.text).startsWith(`${fold(unit.text)} `))
    return best + 1
  if (formStrength(question) < NEEDED) return best
  const isPhone = question.kinds.has('phone')
  const named = isPhone
    ? completing(index, question, best).find((at) => readPhones(index.units[at]?.text ?? '').length > 0)
    : undefined
  if (named !== undefined) return named
  if (givesAsked(question, unit.values)) {
    if (!question.kinds.has('price') && !question.kinds.has('email')) return best
    const said = (at: number): number => saidItself(index, question, at) + (isBareValue(index, at) ? OWN_VALUE : 0)
    return siblingsOf(index, question, best).reduce((most, at) => (said(at) > said(most) ? at : most), best)
  }
  const near = NEAR.find((step) => {
    const other = index.units[best + step]
    return other?.section === unit.section && other.headings === unit.headings && givesAsked(question, other.values)
  })
  return near === undefined ? best : best + near
}

/** Below a name, "£28" is the price of the thing itself; "Set of four: £104" is not. */
const OWN_VALUE = 0.5
const isBareValue = ({ units }: AnswerIndex, at: number): boolean => !/\p{L}{3}/u.test(units[at]?.text ?? '')

/** Returns the lines beside a unit that contain the words of the question that it lacks. Rows of a table have none. */
function completing(index: AnswerIndex, question: ParsedQuestion, at: number): number[] {
  const unit = index.units[at]
  if (unit === undefined || unit.kind === 'row') return []
  const missing = unsaid(question, `${unit.text} ${unit.headings.join(' ')}`)
  return NEAR.flatMap((step) => {
    const other = index.units[at + step]
    const isBeside = other?.section === unit.section && other.headings === unit.headings
    return isBeside && unsaid({ ...question, words: missing }, other.text).length < missing.length ? [at + step] : []
  })
}

/** Returns the number of subject words in the text of a unit, without numbers, which name no thing. */
function saidItself(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  const unit = index.units[at]
  if (unit === undefined) return 0
  const terms = new Set(termsOf(unit.text, languageOf(index, unit), index.company.language))
  return subjectWords(question)
    .filter(({ word }) => !/^\p{N}+$/u.test(word))
    .reduce((sum, word) => sum + saidBy(terms, word), 0)
}

/**
 * Returns the lines that answer as well as the first: they are in the same list, give the same kind of value, and say
 * as much about the question.
 */
function siblingsOf(index: AnswerIndex, question: ParsedQuestion, lead: number): number[] {
  const unit = index.units[lead]
  if (unit === undefined || isFlowing(unit.kind)) return []
  const said = saidItself(index, question, lead)
  const isList = question.kinds.has('list') || question.kinds.has('hours')
  // "How long?" is about the row that the agent spoke about.
  const isMeant = (at: number): boolean => !question.spokenOf?.has(lead) || question.spokenOf.has(at)
  return (index.sections[unit.section]?.units ?? []).filter((at) => {
    const other = index.units[at]
    return (
      at !== lead &&
      other !== undefined &&
      other.headings === unit.headings &&
      !isFlowing(other.kind) &&
      !ASKS.test(other.text) &&
      isMeant(at) &&
      (isList || saidItself(index, question, at) >= said) &&
      givesAsked(question, other.values)
    )
  })
}

function subjectShare(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  return subjectWords(question).reduce((sum, word) => sum + saidIn(index.unitWords, word, at), 0)
}

/** Reports whether the question asks for some kind of value, and a unit gives one. */
const givesForm = (question: ParsedQuestion, { values }: Unit): boolean =>
  formStrength(question) > 0 && givesAsked(question, values)

/**
 * Returns the units that support the best one: sentences of its section that score nearly as well, and units
 * elsewhere that answer as fully on their own. A price must cover the whole subject, because another may belong to
 * another thing.
 */
function supportOf(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[]): number[] {
  const [best] = ranked
  const unit = index.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined) return []
  const covered = subjectShare(index, question, best.unit)
  const whole = subjectWords(question).length * WHOLE_SUBJECT
  const said = saidItself(index, question, best.unit)
  // "When is that?" is about one offer only.
  const namesNothing = question.words.every(({ weight, isCue }) => weight < 1 || isCue)
  const mayFollow = (at: Unit, other: RankedUnit): boolean =>
    givesForm(question, at) || saidItself(index, question, other.unit) > 0
  const mayStand = (other: RankedUnit): boolean =>
    !question.kinds.has('price') && saidItself(index, question, other.unit) >= Math.max(1, said)
  const found = ranked.slice(1).filter((other) => {
    const at = index.units[other.unit]
    if (at === undefined) return false
    if (at.section === unit.section)
      return other.score >= best.score * SUPPORT_SHARE && (isFlowing(at.kind) ? mayFollow(at, other) : mayStand(other))
    const isOtherOffer = at.item !== unit.item && index.items[at.item]?.type === 'product'
    if (isOtherOffer && namesNothing) return false
    if (languageOf(index, at) !== languageOf(index, unit) || (!isFlowing(at.kind) && !givesForm(question, at)))
      return false
    const also = subjectShare(index, question, other.unit)
    if (question.kinds.has('price') && also < whole) return false
    return other.score >= best.score * SECOND_SHARE && other.fit >= best.fit && also > 0 && also >= covered
  })
  return found.map((one) => one.unit)
}

/** Adds at most two supporting units, those in the section of the best one first, or else the next sentence. */
function addSupport(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[], draft: Draft): void {
  const best = ranked[0]?.unit ?? -1
  const unit = index.units[best]
  if (unit === undefined) return
  const isNear = (at: number): boolean => index.units[at]?.section === unit.section
  const followsText = (at: number): boolean => isNear(at) && isFlowing((index.units[at] ?? unit).kind)
  const found = supportOf(index, question, ranked).slice(0, MAX_LOOKED_AT)
  const chosen: number[] = []
  const trial: Draft = { ...draft, said: new Set(draft.said) }
  for (const at of found) {
    const other = index.units[at]
    if (other === undefined || chosen.length === MAX_SUPPORT) break
    const said = isNear(at) ? sayBeside(other) : sayUnit(index, other, question)
    const isFragment = !followsText(at) && !isFlowing(other.kind) && chosen.some((one) => !followsText(one))
    if (!isFragment && !repeatsValues(trial.text, said) && add(trial, said, ' ')) chosen.push(at)
  }
  if (
    chosen.length === 0 &&
    isFlowing(unit.kind) &&
    isNear(best + 1) &&
    isFlowing((index.units[best + 1] ?? unit).kind)
  )
    chosen.push(best + 1)
  for (const at of chosen.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || a - b)) {
    const other = index.units[at]
    if (other === undefined) continue
    const isAdded = followsText(at)
      ? add(draft, tidy(other.text), separatorOf(draft, other))
      : add(draft, isNear(at) ? sayBeside(other) : sayUnit(index, other, question), '\n')
    if (isAdded) draft.items.add(other.item)
  }
}

/** Says whether the business is open at the asked time, and the lines of hours as a list. */
function sayHours(index: AnswerIndex, question: ParsedQuestion, best: number, draft: Draft): boolean {
  const { verdict, lists } = readOpening(index, question, best)
  const { language } = phrasesFor(question.language, index.company.language)
  if (verdict !== '') add(draft, verdict, '')
  for (const { name, units } of lists) addList(index, draft, hoursHeading(index, language, name), units)
  return verdict !== ''
}

/** Says the address of the business. If the line before it is the street, adds that line. */
function sayAddress(index: AnswerIndex, question: ParsedQuestion, best: number, draft: Draft): void {
  const unit = index.units[best]
  if (unit === undefined) return
  const street = streetBefore(index.units, best)
  const said = sayUnit(index, street ? { ...unit, text: `${tidy(street.text)}, ${tidy(unit.text)}` } : unit, question)
  add(draft, said, '')
}

/** Returns the source of an item by its index. */
export function sourceOf(index: AnswerIndex, item: number): AnswerSource[] {
  const from = index.items[item]
  return from === undefined ? [] : [toSource(from)]
}

/** Says the line that answers, its whole list if the question asks for all of it, and what completes it. */
function sayLines(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[], draft: Draft): void {
  const best = ranked[0]?.unit ?? -1
  const chosen = index.units[best]
  const person = index.units[personAbove(index, question, best)]
  if (person && chosen) return void add(draft, withStop(`${tidy(person.text)} – ${tidy(chosen.text)}`), '')
  const lead = leadOf(index, question, best)
  const unit = index.units[lead]
  if (unit === undefined) return
  const isContact = question.kinds.has('phone') || question.kinds.has('email')
  const [beside, siblings] = isContact
    ? [[], []]
    : [
        completing(index, question, lead).filter((at) => !isFlowing((index.units[at] ?? unit).kind)),
        siblingsOf(index, question, lead),
      ]
  const [name = ''] = namesOf(index, unit)
  const isLabel =
    chosen !== undefined &&
    lead !== best &&
    !givesAsked(question, chosen.values) &&
    !isFlowing(chosen.kind) &&
    chosen.text.length <= MAX_LABEL
  if (siblings.length > 0 && name !== '' && !isBareValue(index, lead))
    return addList(index, draft, `${name}:`, [...new Set([lead, ...beside, ...siblings])])
  add(draft, sayUnit(index, isLabel ? { ...unit, headings: [...unit.headings, chosen.text] } : unit, question), '')
  for (const at of [...beside, ...siblings]) {
    const other = index.units[at]
    if (other && !isLabel) add(draft, sayBeside(other), '\n')
  }
  if (formStrength(question) === 0 && name !== '' && unsaid(question, name).length === 0)
    addList(index, draft, `${name}:`, linesBeside(index, lead))
}

/**
 * Returns the index of the name above a line that says what this person does, if the question asks for a person, or
 * else -1.
 */
function personAbove(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  const [unit, above] = [index.units[at], index.units[at - 1]]
  const isRole = unit !== undefined && !isFlowing(unit.kind) && unit.text.length <= MAX_LABEL
  const isName =
    above?.section === unit?.section &&
    above?.kind === 'line' &&
    above.text.length <= MAX_LABEL &&
    above.values.has('person')
  return question.kinds.has('person') && isRole && isName && saidItself(index, question, at - 1) === 0 ? at - 1 : -1
}

/** Returns the lines of a unit's section that are not sentences. */
const linesBeside = (index: AnswerIndex, at: number): number[] =>
  (index.sections[index.units[at]?.section ?? -1]?.units ?? []).filter((other) => {
    const unit = index.units[other]
    return unit !== undefined && other !== at && !isFlowing(unit.kind) && !ASKS.test(unit.text)
  })

/** Fields of forms ask questions. */
const ASKS = /[?？؟]\s*$/u
/** A longer line does not label the line beside it. */
const MAX_LABEL = 40

/** Says the best of some ranked units in the words of the knowledge, with its support. */
export function composeAnswer(
  index: AnswerIndex,
  question: ParsedQuestion,
  ranked: readonly RankedUnit[],
): ComposedAnswer {
  const draft: Draft = { text: '', said: new Set(), items: new Set() }
  const best = ranked[0]
  const unit = index.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined) return { parts: [], sources: [], tellsOpening: false }
  const isOfBusiness = asksOfBusiness(question)
  const isHours = index.business.hours.has(best.unit) && (isOfBusiness || asksOpening(question))
  let tellsOpening = false
  if (isHours) tellsOpening = sayHours(index, question, best.unit, draft)
  else if (isOfBusiness && index.business.address.has(best.unit) && question.kinds.has('address'))
    sayAddress(index, question, best.unit, draft)
  else if (unit.question === '') sayLines(index, question, ranked, draft)
  else sayAnswer(index, question, best.unit, draft)
  if (!isHours && !isOfBusiness && draft.text.length < SHORT_ANSWER) addSupport(index, question, ranked, draft)
  return {
    parts: [withGroupedPhones(index.phones, draft.text)],
    sources: [...new Set([unit.item, ...draft.items])].flatMap((item) => sourceOf(index, item)),
    tellsOpening,
  }
}

/** Says as much of some sections as fits into an answer, from their beginning or from one of their units. */
export function saySections(index: AnswerIndex, sections: readonly number[], from = -1): ComposedAnswer {
  const draft: Draft = { text: '', said: new Set(), items: new Set() }
  for (const at of sections) {
    const section = index.sections[at]
    const all = section?.units ?? []
    const units = all.slice(Math.max(0, all.indexOf(from)))
    for (const [place, of] of units.entries()) {
      const unit = index.units[of]
      if (unit === undefined) continue
      if (isFlowing(unit.kind)) {
        if (!add(draft, tidy(unit.text), separatorOf(draft, unit))) break
        draft.items.add(unit.item)
      } else if (place === 0 || isFlowing((index.units[units[place - 1] ?? -1] ?? unit).kind)) {
        const end = units.findIndex((other, to) => to > place && isFlowing((index.units[other] ?? unit).kind))
        const name = unit.headings.at(-1) ?? index.items[unit.item]?.title ?? ''
        addList(index, draft, `${name.replace(/[:：\s]+$/u, '')}:`, units.slice(place, end === -1 ? undefined : end))
      }
    }
  }
  if (draft.text === '') return { parts: [], sources: [], tellsOpening: false }
  const parts = [withGroupedPhones(index.phones, draft.text)]
  return { parts, sources: [...draft.items].flatMap((item) => sourceOf(index, item)), tellsOpening: false }
}

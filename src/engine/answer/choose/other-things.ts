import { memoizeByObject } from '#src/base/memoize.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { languageOf } from '../search/prepare-knowledge.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { isLight } from '../../language/word-rarity.ts'
import { placesNamed } from '../../language/country-names.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import { countsThing } from '../question/counted.ts'
import { columnsMeant } from '../search/kind-fit.ts'
import { ownTerms, saidBy, shareSaid, subjectWords, wordRarity } from './said-words.ts'
import { conceptTerm, stemsOf } from '../../language/text-terms.ts'
import { fold } from '../../language/fold.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'

/**
 * True when the question names one of several things that the knowledge tells apart by name, and the unit says only
 * another of them.
 */
export function namesRival(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const own = ownTerms(index, question, at)
  const named = question.words.filter(({ isCue, weight }) => !isCue && weight === 1)
  /** Another word of the question says a rival, or an idea that it stands for. */
  const isAsked = (rival: string, word: QuestionWord): boolean =>
    named.some(({ stem, terms }) => {
      if (stem === word.stem) return false
      return stem === rival || conceptsOf(rival, index.company.language).some((idea) => terms.has(conceptTerm(idea)))
    })
  return named.some((word) => {
    const rivals = [...(index.rivals.get(word.stem) ?? [])]
    if (
      rivals.some((rival) => isAsked(rival, word)) ||
      (word.known === 'exact' ? own.has(word.stem) : saidBy(own, word) > 0)
    )
      return false
    return rivals.some((rival) => own.has(rival))
  })
}

/**
 * True when the question names a country or a language, and the unit's written question and answer only others: "Do you
 * ship to Sweden?" is not answered by the answer to "Do you ship to Norway?".
 */
export function namesOtherPlace(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const unit = index.units[at]
  if (unit === undefined || unit.question === '') return false
  const asked = placesNamed(question.text, question.language)
  if (asked.countries.size + asked.languages.size === 0) return false
  const language = languageOf(index, unit)
  const [written, answer] = [placesNamed(unit.question, language), placesNamed(unit.text, language)]
  return (['countries', 'languages'] as const).some(
    (kind) =>
      asked[kind].size > 0 &&
      written[kind].size > 0 &&
      asked[kind].isDisjointFrom(written[kind]) &&
      asked[kind].isDisjointFrom(answer[kind]),
  )
}

/**
 * True when it is asked how many there are of something, and a unit says nothing of that, or only something like it
 * where the knowledge counts the very thing elsewhere.
 */
export function countsAnother(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const { counted, kinds, language } = question
  if (counted?.known !== 'exact' || !kinds.has('count') || isLight(counted.stem, language)) return false
  const own = ownTerms(index, question, at)
  if (own.has(counted.stem)) return false
  const veryThing = { terms: new Map([[counted.stem, 1]]) }
  return (
    saidBy(own, counted) === 0 || index.units.some(({ text }) => countsThing(text, veryThing, index.company.language))
  )
}

const OPENING_IDEAS: ReadonlySet<string> = new Set(['open', 'close', 'hour'])
const OPENING_TERMS = [...OPENING_IDEAS].map(conceptTerm)
const DAY_TERMS = ['weekend', 'weekday', ...WEEKDAYS].map(conceptTerm)
/** From a time or a day to another. "Every Saturday at 14:00" tells when something takes place. */
const SPAN =
  /[\p{L}\d.]\s?(?:[-–—]|\b(?:to|until|till|bis|a|au|al|ate|tot|t\/m|alle|hasta|fino|through)\b|حتي|الي)\s?[\p{L}\d]/u

/** True when the words of a unit that speak of opening only tell how long something takes: "every six hours". */
function tellsLength({ items, units, company }: AnswerIndex, at: number): boolean {
  const unit = units[at]
  if (!unit?.values.has('duration') || unit.values.has('hours')) return false
  const item = items[unit.item]
  const stems = [unit.text, unit.question, ...unit.headings, item?.title ?? ''].flatMap(stemsOf)
  const ideas = stems.map((stem) => conceptsOf(stem, languageOf({ items, company }, unit)))
  return !ideas.some((of) => !of.includes('hour') && (of.includes('open') || of.includes('close')))
}

/** True when a unit says something of days of the week. */
export function saysDays(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const own = ownTerms(index, question, at)
  return DAY_TERMS.some((term) => own.has(term))
}

/** True when a unit says, itself or by its headings, something of opening, or from when until when on which days. */
export function saysOpening(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const own = ownTerms(index, question, at)
  const text = fold(index.units[at]?.text ?? '')
  return (
    (OPENING_TERMS.some((term) => own.has(term)) && !tellsLength(index, at)) ||
    (DAY_TERMS.some((term) => own.has(term)) && (SPAN.test(text) || !text.endsWith('.')))
  )
}

/** How much more of the subject another row must say to be the one that is asked for. */
const ROW_MARGIN = 0.2

/** How much of the subject a unit says itself. */
function subjectSaid(index: AnswerIndex, question: ParsedQuestion, at: number): number {
  const own = ownTerms(index, question, at)
  return shareSaid(
    subjectWords(question),
    (word) => wordRarity(index, word, question.language),
    (word) => saidBy(own, word),
  )
}

/**
 * True when a price is asked for and another row of the same table says more of its subject, though it has no price to
 * say.
 */
export function isOtherRow(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const unit = index.units[at]
  if (unit?.kind !== 'row' || !question.kinds.has('price')) return false
  const rows = index.sections[unit.section]?.units.filter((row) => row !== at && index.units[row]?.kind === 'row') ?? []
  const least = subjectSaid(index, question, at) + ROW_MARGIN
  return rows.some((row) => subjectSaid(index, question, row) > least)
}

/** The units that tell a price on request. */
const unitsOnRequest = memoizeByObject(({ units }: AnswerIndex) =>
  units.flatMap(({ values }, at) => (values.has('onrequest') ? [at] : [])),
)

/**
 * The unit that says more of the subject than another whose price is told, and that its price is told on request: in
 * the column that is asked for, where it has columns. `undefined` where no price is asked for.
 */
export function toldOnRequest(index: AnswerIndex, question: ParsedQuestion, at: number): number | undefined {
  if (!question.kinds.has('price')) return undefined
  const tells = (other: number): boolean => {
    const unit = index.units[other]
    if (unit === undefined) return false
    const meant = columnsMeant(question, unit)
    return (meant.length > 0 ? meant : [unit]).every(({ values }) => values.has('onrequest') && !values.has('price'))
  }
  const told = unitsOnRequest(index).filter(tells)
  if (told.length === 0) return undefined
  const least = subjectSaid(index, question, at) + ROW_MARGIN
  return told.find((other) => subjectSaid(index, question, other) > least)
}

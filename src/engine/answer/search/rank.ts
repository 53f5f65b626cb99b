import type { AnswerIndex } from './prepare-knowledge.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { RANK_WEIGHTS } from './rank-weights.ts'
import { gramsOf } from '../../language/stem.ts'
import { asksOfBusiness, saysOfBusiness } from '../question/of-business.ts'
import { createSameKindCheck } from './title-kinds.ts'
import { formStrength, kindFits } from './kind-fit.ts'
import { addScores, rarityOf } from './bm25f.ts'

/** A unit that may hold the answer. */
export interface RankedUnit {
  unit: number
  /** Comparable within one question only. */
  score: number
  /**
   * The score without kind of answer and similarity, as a share of the best that the question's words could reach
   * (about 0–1).
   */
  match: number
  /** How well it gives a value of the asked kind, from 0 to 1. */
  fit: number
}

function wordTerms(question: ParsedQuestion): Map<string, number> {
  const terms = new Map<string, number>()
  const onlyCues = question.words.every((word) => word.isCue)
  for (const word of question.words) {
    const isNumber = /^\p{N}+$/u.test(word.word)
    const share = isNumber || (word.isCue && !onlyCues) || word.isGeneric ? RANK_WEIGHTS.cue : 1
    for (const [term, weight] of word.terms)
      terms.set(term, Math.max(terms.get(term) ?? 0, weight * word.weight * share))
  }
  return terms
}

function gramTerms(question: ParsedQuestion): Map<string, number> {
  const grams = new Map<string, number>()
  for (const word of question.words) {
    const own = gramsOf(word.word)
    for (const gram of own) grams.set(gram, Math.max(grams.get(gram) ?? 0, word.weight / Math.sqrt(own.length)))
  }
  return grams
}

function pairTerms(question: ParsedQuestion): Map<string, number> {
  return new Map(question.stems.slice(1).map((stem, at) => [`${question.stems[at] ?? ''} ${stem}`, 1]))
}

function largest(scores: Float32Array): number {
  let best = 0
  for (const score of scores) if (score > best) best = score
  return best || 1
}

/** The scores of a question's words in each unit and each section. */
interface TextScores {
  words: Float32Array
  grams: Float32Array
  pairs: Float32Array
  sections: Float32Array
  /** The scores of the items' titles that ask a question. */
  questions: Float32Array
  /** The best score of each kind. */
  tops: { words: number; grams: number; pairs: number; sections: number; questions: number }
}

const scoresByQuestion = new WeakMap<ParsedQuestion, TextScores>()

/** Returns the scores of a question's words. They are computed once for both its answer and its passages. */
export function scoreTexts(index: AnswerIndex, question: ParsedQuestion): TextScores {
  const known = scoresByQuestion.get(question)
  if (known !== undefined) return known
  const terms = wordTerms(question)
  const words = new Float32Array(index.units.length)
  const grams = new Float32Array(index.units.length)
  const pairs = new Float32Array(index.units.length)
  const sections = new Float32Array(index.sections.length)
  const questions = new Float32Array(index.items.length)
  addScores(index.unitWords, terms, words)
  addScores(index.unitGrams, gramTerms(question), grams)
  addScores(index.unitPairs, pairTerms(question), pairs)
  addScores(index.sectionWords, terms, sections)
  addScores(index.questionWords, terms, questions)
  const tops = {
    words: largest(words),
    grams: largest(grams),
    pairs: largest(pairs),
    sections: largest(sections),
    questions: largest(questions),
  }
  const scores = { words, grams, pairs, sections, questions, tops }
  scoresByQuestion.set(question, scores)
  return scores
}

/**
 * Returns the best score that the words of the question could reach in one unit that contains each of them about
 * once.
 */
function idealScore(index: AnswerIndex, question: ParsedQuestion): number {
  return (
    question.words.reduce((sum, word) => {
      const best = Math.max(0, ...[...word.terms].map(([term, weight]) => weight * rarityOf(index.unitWords, term)))
      return sum + word.weight * (word.terms.size > 0 ? best : rarityOf(index.unitWords, word.stem))
    }, 0) || 1
  )
}

/** Reports whether a unit ranks before another: by score, then by its place in the knowledge. */
const ranksBefore = (one: RankedUnit, other: RankedUnit): boolean =>
  one.score > other.score || (one.score === other.score && one.unit < other.unit)

function insertRanked(ranked: RankedUnit[], one: RankedUnit): void {
  let at = ranked.length
  for (let before = ranked[at - 1]; before !== undefined && ranksBefore(one, before); before = ranked[at - 1]) at--
  ranked.splice(at, 0, one)
}

/** More than rounding can change in a sum of scores. */
const ROUNDING = 1e-6
/** Units whose words score less share nothing with the question. */
const LEAST_TEXT = 0.05

/**
 * Returns the `limit` units that answer best, best first. Leaves out units that share nothing with the question,
 * except the phone, email and address of the business if the question asks only for these.
 */
export function rankUnits(
  index: AnswerIndex,
  question: ParsedQuestion,
  options: { similarity: ReadonlyMap<string, number>; limit: number; fit?: number },
): RankedUnit[] {
  const { words, grams, pairs, sections, questions, tops } = scoreTexts(index, question)
  const ideal = idealScore(index, question)
  const w = RANK_WEIGHTS
  const strength = formStrength(question) * (options.fit ?? 1)
  const fitOf = kindFits(index, question)
  const asksSame = createSameKindCheck(index, question)
  const isOfBusiness = asksOfBusiness(question)
  // Hours have their own words. If the knowledge has none of the question's, it asks for all hours.
  const isUnsaid =
    question.asksAt === undefined && question.words.every(({ isCue, terms }) => isCue && terms.size === 0)
  const found: { unit: number; text: number }[] = []
  for (const [at, unit] of index.units.entries()) {
    const text =
      (words[at] ?? 0) / tops.words +
      (w.section * (sections[unit.section] ?? 0)) / tops.sections +
      (w.question * (questions[unit.item] ?? 0)) / tops.questions +
      (asksSame(unit.item) ? w.sameKind : 0) +
      w.spokenOf * (question.spokenOf?.get(at) ?? 0) +
      (w.grams * (grams[at] ?? 0)) / tops.grams +
      (w.pairs * (pairs[at] ?? 0)) / tops.pairs
    const similarity = options.similarity.get(index.items[unit.item]?.id ?? '') ?? 0
    const isMeant = isOfBusiness && (isUnsaid || !question.kinds.has('hours')) && saysOfBusiness(index, question, at)
    if (text >= LEAST_TEXT || similarity !== 0 || isMeant)
      found.push({ unit: at, text: text + w.similarity * similarity })
  }
  found.sort((a, b) => b.text - a.text)
  /** The most that a unit's score gains beyond its text. */
  const most = [w.fit * strength, w.language].reduce((sum, one) => sum + Math.max(0, one), ROUNDING)
  const ranked: RankedUnit[] = []
  for (const { unit: at, text } of found) {
    // Values are read only when a unit might get into the list. For most units, no value could lift them that far.
    if (ranked.length === options.limit && text + most <= (ranked.at(-1)?.score ?? 0)) break
    const unit = index.units[at]
    const item = index.items[unit?.item ?? -1]
    const fit = fitOf(at)
    const sameLanguage = item?.language === '' || item?.language === question.language ? w.language : 0
    const asks = unit?.text.endsWith('?') ? w.asks : 0
    const score = text + asks + w.fit * strength * fit + sameLanguage
    insertRanked(ranked, { unit: at, score, match: (words[at] ?? 0) / ideal, fit })
    if (ranked.length > options.limit) ranked.pop()
  }
  return ranked
}

import type { AnswerQuestion } from './units/answer-types.ts'
import { runSteps } from '#src/base/steps.ts'
import { findCandidates } from './choose/candidates.ts'
import { isLight } from '../language/word-rarity.ts'
import { termsOf } from '../language/text-terms.ts'
import { choiceScore } from './choose/confidence.ts'
import { saidBy, saysSubject } from './choose/said-words.ts'
import { sectionName } from './section-names.ts'
import { type AnswerIndex, languageOf } from './search/prepare-knowledge.ts'
import { readingsOf } from './question/conversation.ts'
import type { ParsedQuestion } from './question/question.ts'
import { type RankedUnit, rankUnits } from './search/rank.ts'
import { formStrength } from './search/kind-fit.ts'
import { usualQuestions } from './suggest-questions.ts'

/** `title` is shown; sending `text` as a message gets that answer. */
export interface Suggestion {
  title: string
  text: string
}

/** The number of best-ranked units to examine. */
const LOOKED_AT = 24

/**
 * Returns up to `limit` suggestions beside a reply: those close to the question or, without one, what visitors need
 * most. Leaves out what `told` already says.
 */
export async function suggestAnswers(
  index: AnswerIndex,
  question: AnswerQuestion,
  { told, limit }: { told: readonly string[]; limit: number },
): Promise<Suggestion[]> {
  const [reading] = readingsOf(index, question)
  const isTold = (text: string): boolean => told.some((reply) => reply.includes(text))
  const close = closeSections(index, reading, isTold).slice(0, limit)
  if (close.length > 0) return close.map((name) => ({ title: name, text: name }))
  if (question.text !== '') return []
  const usual = await usualQuestions(index, reading.language)
  return usual
    .filter(({ question: asked, said }) => !isTold(said) && !isTold(asked))
    .slice(0, limit)
    .map(({ question: asked }) => ({ title: asked, text: asked }))
}

/**
 * Returns the names of the sections that may answer a question, likeliest first: by the evidence for their units,
 * then by the ranking. Excludes a section that neither shares a distinctive word with the question nor has the
 * requested value.
 */
function closeSections(index: AnswerIndex, question: ParsedQuestion, isTold: (text: string) => boolean): string[] {
  const ranked = rankUnits(index, question, { similarity: new Map(), limit: LOOKED_AT })
  const measured = runSteps(findCandidates(index, question, { ranked, budget: undefined }))
  const [likeliest] = measured.toSorted((a, b) => choiceScore(b.features) - choiceScore(a.features))
  const names = [...(likeliest ? [likeliest.best] : []), ...ranked].flatMap((one) => {
    const unit = index.units[one.unit]
    const name = sectionName(index, unit?.section ?? -1)
    return unit && name !== '' && !isTold(unit.text) && isAbout(index, question, { ...one, name }) ? [name] : []
  })
  return [...new Set(names)]
}

/**
 * Reports whether a unit contains a distinctive word of the question, its section is named after one, or it has the
 * requested kind of value, except a price, which any offer has.
 */
function isAbout(
  index: AnswerIndex,
  question: ParsedQuestion,
  { unit, fit, name }: RankedUnit & { name: string },
): boolean {
  if (saysSubject(index, question, unit)) return true
  if (fit === 1 && formStrength(question) > 0 && !question.kinds.has('price')) return true
  const named = new Set(termsOf(name, languageOf(index, index.units[unit]), index.company.language))
  return question.words.some((word) => !isLight(word.stem, question.language) && saidBy(named, word) > 0)
}

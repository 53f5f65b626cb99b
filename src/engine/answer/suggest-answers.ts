import type { AnswerQuestion } from './units/answer-types.ts'
import { runSteps } from '#src/base/steps.ts'
import { findCandidates } from './choose/candidates.ts'
import { choiceScore } from './choose/confidence.ts'
import { isLight } from '../language/word-rarity.ts'
import { ownTerms, saidBy, saysSubject, shareSaid, subjectWords, wordRarity } from './choose/said-words.ts'
import { sectionName } from './named-sections.ts'
import type { AnswerIndex } from './search/prepare-knowledge.ts'
import { languageOf } from './search/prepare-knowledge.ts'
import { readingsOf } from './question/conversation.ts'
import type { ParsedQuestion } from './question/question.ts'
import { type RankedUnit, rankUnits } from './search/rank.ts'
import { formStrength } from './search/kind-fit.ts'
import { usualQuestions } from './suggest-questions.ts'
import { termsOf } from '../language/text-terms.ts'

/** `title` is shown; `text` sent as a message gets that answer. */
export interface Suggestion {
  title: string
  text: string
}

/** So many of the first units in the ranking are looked at. */
const LOOKED_AT = 24
/** A unit that says this share of what is asked about is about the same thing. */
const SAME_THING = 0.5

/**
 * Up to `limit` answers to tap beside a reply: what comes close to the question, or without one, what visitors need
 * most. What `told` says already is left out.
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
 * The names of the sections that are about what a question asks, closest first; those named after it go before
 * others.
 */
function closeSections(index: AnswerIndex, question: ParsedQuestion, isTold: (text: string) => boolean): string[] {
  const ranked = rankUnits(index, question, { similarity: new Map(), limit: LOOKED_AT })
  const named: string[] = []
  const others: string[] = []
  const touching: string[] = []
  for (const [place, one] of ranked.entries()) {
    const unit = index.units[one.unit]
    const name = sectionName(index, unit?.section ?? -1)
    if (!unit || name === '' || isTold(unit.text)) continue
    if (isNamedAfter(index, question, { name, unit: one.unit })) named.push(name)
    else if (isAboutSame(index, question, one)) others.push(name)
    else if (place < TOUCHING && saysSubject(index, question, one.unit)) touching.push(name)
  }
  const measured = runSteps(findCandidates(index, question, { ranked, budget: undefined }))
  const [best, next] = measured
    .toSorted((a, b) => choiceScore(b.features) - choiceScore(a.features))
    .flatMap(({ best: { unit: at } }) => {
      const unit = index.units[at]
      const isMeant = unit && saysSubject(index, question, at) && !isTold(unit.text)
      return isMeant ? [sectionName(index, unit.section)] : []
    })
  const names = [best ?? '', ...named, ...others, ...touching, next ?? '']
  return [...new Set(names)].filter((name) => name !== '')
}

/** So many of the first units are suggested for a word that they share with the question. */
const TOUCHING = 4

const subjectOf = (question: ParsedQuestion): ParsedQuestion['words'] =>
  subjectWords(question).filter(({ stem }) => !isLight(stem, question.language))

function isNamedAfter(
  index: AnswerIndex,
  question: ParsedQuestion,
  { name, unit }: { name: string; unit: number },
): boolean {
  const terms = new Set(termsOf(name, languageOf(index, index.units[unit]), index.company.language))
  const asked = question.words.filter(({ stem, weight }) => weight === 1 && !isLight(stem, question.language))
  return asked.some((word) => saidBy(terms, word) > 0)
}

/**
 * Whether a unit says most of what is asked about, or gives the kind of value that is asked for and that is no price,
 * which any offer has.
 */
function isAboutSame(index: AnswerIndex, question: ParsedQuestion, { unit, fit }: RankedUnit): boolean {
  const own = ownTerms(index, question, unit)
  const rarity = (word: ParsedQuestion['words'][number]): number => wordRarity(index, word, question.language)
  const givesValue = fit === 1 && formStrength(question) > 0 && !question.kinds.has('price')
  return givesValue || shareSaid(subjectOf(question), rarity, (word) => saidBy(own, word)) >= SAME_THING
}

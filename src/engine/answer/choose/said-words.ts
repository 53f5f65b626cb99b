import { memoizeByObject } from '#src/base/memoize.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { isLight, languageRarity } from '../../language/word-rarity.ts'
import { conceptTerm, isConceptTerm, termsOf } from '../../language/text-terms.ts'
import { conceptsOf, namesBusiness } from '../../language/lexicon.ts'
import { holdsTerm, rarityOf, type FieldIndex } from '../search/bm25f.ts'

/** Returns how well a document contains a word: the weight of the best of the word's terms in it. */
export function saidIn(index: FieldIndex, word: QuestionWord, doc: number): number {
  let best = 0
  for (const [term, weight] of word.terms) if (weight > best && holdsTerm(index, term, doc)) best = weight
  return best
}

const MAX_RARITY = 8
/** For words for the business itself, which no site needs to repeat. */
const COMPANY_RARITY = 0.1
const NUMBER_RARITY = 0.3

/** Returns how much a word says, 0–1, by its rarity in its language and in the units. */
export function wordRarity(index: AnswerIndex, word: QuestionWord, language: string): number {
  if (/^\p{N}+$/u.test(word.word)) return NUMBER_RARITY
  const inLanguage = languageRarity(word.stem, language)
  if (isCompany(word, language)) return COMPANY_RARITY
  if (word.known === 'absent') return inLanguage
  return (inLanguage + Math.min(1, rarityOf(index.unitWords, word.stem) / MAX_RARITY)) / 2
}

const isCompany = (word: QuestionWord, language: string): boolean => conceptsOf(word.stem, language).some(namesBusiness)

/**
 * Returns the words for the subject of the question, without those that only name the kind of answer or the business,
 * and without those of the previous question, unless no other word is left.
 */
export const subjectWords = memoizeByObject((question: ParsedQuestion): readonly QuestionWord[] => {
  const named = question.words.filter((word) => !word.isCue)
  const isContinued = named.some(({ weight }) => weight < 1)
  // "How much for 2?" continues the previous subject.
  const isSubject = (word: QuestionWord): boolean =>
    !isCompany(word, question.language) && !(isContinued && /^\p{N}+$/u.test(word.word))
  const subject = named.filter(isSubject)
  const own = subject.filter((word) => word.weight === 1)
  if (subject.length > 0) return own.length > 0 ? own : subject
  const cues = question.words.filter((word) => word.isCue)
  return cues.length > 0 ? cues : named
})

/** Returns the share of some words, weighted by rarity, that is contained. */
export function shareSaid(
  words: readonly QuestionWord[],
  rarity: (word: QuestionWord) => number,
  said: (word: QuestionWord) => number,
): number {
  let all = 0
  let covered = 0
  for (const word of words) {
    const weight = rarity(word) * word.weight
    all += weight
    covered += weight * said(word)
  }
  return all === 0 ? 0 : covered / all
}

/** How well a concept matches a word, once the unit is known, even if other units contain the word itself. */
const SAID_AS_CONCEPT = 0.8
const SAID_BESIDE_WORD = 0.6

/** Returns how well some terms match a word. */
export function saidBy(terms: ReadonlySet<string>, word: QuestionWord): number {
  let best = 0
  for (const [term, weight] of word.terms) {
    if (!terms.has(term)) continue
    const asConcept = word.terms.has(word.stem) ? SAID_BESIDE_WORD : SAID_AS_CONCEPT
    best = Math.max(best, isConceptTerm(term) ? Math.max(weight, asConcept) : weight)
  }
  return best
}

const ownTermsByQuestion = new WeakMap<ParsedQuestion, Map<number, ReadonlySet<string>>>()

/** Returns the terms of a unit's text, question, headings and title. Computed once per question. */
export function ownTerms(index: AnswerIndex, question: ParsedQuestion, at: number): ReadonlySet<string> {
  const found = ownTermsByQuestion.get(question) ?? new Map<number, ReadonlySet<string>>()
  ownTermsByQuestion.set(question, found)
  const own = found.get(at) ?? readOwnTerms(index, at)
  found.set(at, own)
  return own
}

/** Reports whether a unit contains a word of the question's subject that is not too common. */
export function saysSubject(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const own = ownTerms(index, question, at)
  return subjectWords(question).some((word) => !isLight(word.stem, question.language) && saidBy(own, word) > 0)
}

function readOwnTerms({ items, units, company }: AnswerIndex, at: number): Set<string> {
  const unit = units[at]
  const item = items[unit?.item ?? -1]
  const texts = [unit?.text ?? '', unit?.question ?? '', ...(unit?.headings ?? []), item?.title ?? '']
  const terms = texts.flatMap((text) => termsOf(text, item?.language ?? '', company.language))
  return new Set([...terms, ...(unit?.concepts ?? []).map(conceptTerm)])
}

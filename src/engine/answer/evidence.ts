import type { AnswerIndex } from './prepare-knowledge.ts'
import type { AnswerFeatures } from './weights.ts'
import type { ParsedQuestion, QuestionWord } from './question.ts'
import { rarityOf, type FieldIndex } from './rank/bm25f.ts'
import { valueKindsAsked } from './rank/kind-fit.ts'
import type { RankedUnit } from './rank/rank.ts'
import { stemOf } from './text/stem.ts'
import { wordsOf } from './text/split-words.ts'

function holds(index: FieldIndex, term: string, doc: number): boolean {
  const docs = index.postings.get(term)?.docs
  if (docs === undefined) return false
  let low = 0
  let high = docs.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = docs[middle] ?? 0
    if (found === doc) return true
    if (found < doc) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** How well a document says a word: the weight of the best of the word's terms that it holds. */
export function saidIn(index: FieldIndex, word: QuestionWord, doc: number): number {
  let best = 0
  for (const [term, weight] of word.terms) if (weight > best && holds(index, term, doc)) best = weight
  return best
}

const MAX_RARITY = 8

/** 0–1: how much a word tells, by how few units say it. */
export function wordRarity(index: AnswerIndex, word: QuestionWord): number {
  return Math.min(1, rarityOf(index.unitWords, word.stem) / MAX_RARITY)
}

/** The words that say what the question is about, without those that only name the kind of answer; all of them when no other is left. */
export function subjectWords(question: ParsedQuestion): QuestionWord[] {
  const subject = question.words.filter((word) => !word.isCue)
  return subject.length > 0 ? subject : [...question.words]
}

function share(words: readonly QuestionWord[], rarity: (word: QuestionWord) => number, said: (word: QuestionWord) => number): number {
  let all = 0
  let covered = 0
  for (const word of words) {
    const weight = rarity(word) * word.weight
    all += weight
    covered += weight * said(word)
  }
  return all === 0 ? 0 : covered / all
}

/** Measures what speaks for the best of some ranked units; `ranked` must not be empty. */
export function measureEvidence(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[]): AnswerFeatures {
  const best = ranked[0] ?? { unit: 0, score: 0, match: 0, fit: 0 }
  const unit = index.units[best.unit]
  const section = unit?.section ?? 0
  const subject = subjectWords(question)
  const rarity = (word: QuestionWord): number => wordRarity(index, word)
  const inUnit = (word: QuestionWord): number => saidIn(index.unitWords, word, best.unit)
  const inSection = (word: QuestionWord): number => Math.max(inUnit(word), saidIn(index.sectionWords, word, section))
  const title = new Set(wordsOf(`${unit?.question ?? ''} ${unit?.headings.at(-1) ?? ''}`).map(stemOf))
  const rival = ranked.find((other) => index.units[other.unit]?.section !== section)
  return {
    covered: share(subject, rarity, inUnit),
    sectionCovered: share(subject, rarity, inSection),
    missing: Math.max(0, ...subject.filter((word) => word.weight === 1).map((word) => rarity(word) * (1 - inSection(word)))),
    absent: Math.max(0, ...subject.filter((word) => word.known === 'absent' && word.weight === 1).map(rarity)),
    fit: best.fit,
    formAsked: valueKindsAsked(question).length > 0 ? 1 : 0,
    match: Math.min(2, best.match),
    margin: best.score === 0 ? 0 : 1 - (rival?.score ?? 0) / best.score,
    isAnswer: unit?.question === '' ? 0 : 1,
    questionCovered: share(question.words, rarity, (word) => (title.has(word.stem) ? 1 : 0)),
  }
}

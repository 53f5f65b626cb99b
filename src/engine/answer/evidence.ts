import type { AnswerIndex } from './prepare-knowledge.ts'
import type { AnswerFeatures } from './weights.ts'
import type { ParsedQuestion, QuestionWord } from './question.ts'
import { holdsTerm, rarityOf, type FieldIndex } from './rank/bm25f.ts'
import { formStrength } from './rank/kind-fit.ts'
import type { RankedUnit } from './rank/rank.ts'
import { languageRarity } from './common-words/word-rarity.ts'
import { conceptsOf, stopwordsOf } from './lexicon/lexicon.ts'
import { asksOfBusiness, saysOfBusiness } from './rank/of-business.ts'
import { numberOf } from './text/number-words.ts'
import { analyseText, conceptTerm, pairsOf } from './text/analyse.ts'
import { stemOf } from './text/stem.ts'
import { wordsOf } from './text/split-words.ts'

/** How well a document says a word: the weight of the best of the word's terms that it holds. */
export function saidIn(index: FieldIndex, word: QuestionWord, doc: number): number {
  let best = 0
  for (const [term, weight] of word.terms) if (weight > best && holdsTerm(index, term, doc)) best = weight
  return best
}

const MAX_RARITY = 8
/** How far a neighbouring line says a word for a unit. */
const BESIDE = 0.75
/** … its section does, and the rest of its item. */
const IN_SECTION = 0.5
const IN_ITEM = 0.35
/** … what would be said beside it does. */
const DRAFTED = 0.8
/** How far the title of an offer says "package" and the like. */
const IS_OFFER = 0.8
/** For words for the business itself, which no site needs to say. */
const COMPANY_RARITY = 0.1

/** 0–1: how much a word tells, by how rare it is in its language and how few units say it. */
export function wordRarity(index: AnswerIndex, word: QuestionWord, language: string): number {
  const inLanguage = languageRarity(word.stem, language)
  if (isCompany(word, language)) return COMPANY_RARITY
  if (word.known === 'absent') return inLanguage
  return (inLanguage + Math.min(1, rarityOf(index.unitWords, word.stem) / MAX_RARITY)) / 2
}

const isCompany = (word: QuestionWord, language: string): boolean => conceptsOf(word.stem, language).includes('company')

/** The words that say what the question is about, without those that only name the kind of answer or the business, and without those of the question before, unless no other is left. */
export function subjectWords(question: ParsedQuestion): QuestionWord[] {
  const named = question.words.filter((word) => !word.isCue)
  const subject = named.filter((word) => !isCompany(word, question.language))
  const own = subject.filter((word) => word.weight === 1)
  if (subject.length > 0) return own.length > 0 ? own : subject
  const cues = question.words.filter((word) => word.isCue)
  return cues.length > 0 ? cues : named
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

function saidBy(terms: ReadonlySet<string>, word: QuestionWord): number {
  let best = 0
  for (const [term, weight] of word.terms) if (weight > best && terms.has(term)) best = weight
  return best
}

/** Share of the written question's own content words that the visitor's question says. */
function askedAlike(question: ParsedQuestion, written: string, language: string): number {
  if (written === '') return 0
  const said = new Set(question.words.flatMap((word) => [word.stem, ...word.terms.keys()]))
  const stopwords = stopwordsOf(language)
  const stems = wordsOf(written)
    .filter((word) => !stopwords.has(word))
    .map(stemOf)
  return stems.length === 0 ? 0 : stems.filter((stem) => said.has(stem)).length / stems.length
}

function pairShare(index: AnswerIndex, question: ParsedQuestion, unit: number): number {
  const subject = new Set(subjectWords(question).map((word) => word.stem))
  const pairs = pairsOf(question.stems).filter((pair) => pair.split(' ').every((stem) => subject.has(stem)))
  return pairs.length === 0 ? 0.5 : pairs.filter((pair) => holdsTerm(index.unitPairs, pair, unit)).length / pairs.length
}

/** How well each word is said by the best unit (1), by what surrounds it, or by the rest of what would be said. */
function createSays(index: AnswerIndex, question: ParsedQuestion, { best, draft }: Candidate): (word: QuestionWord) => number {
  const unit = index.units[best.unit]
  const item = index.items[unit?.item ?? -1]
  const termsOf = (...texts: string[]): Set<string> =>
    new Set(texts.flatMap((text) => analyseText(text, item?.language ?? '', index.company.language).terms))
  const own = ownTerms(index, best.unit)
  const drafted = termsOf(...draft)
  const sections = index.sections.flatMap((section, at) => (section.item === unit?.item ? [at] : []))
  return (word) => {
    if (word.isCue && best.fit === 1) return 1
    const isOffer = item?.type === 'product' && conceptsOf(word.stem, question.language).includes('offer')
    const around = sections.map((at) => (at === unit?.section ? IN_SECTION : IN_ITEM) * saidIn(index.sectionWords, word, at))
    const beside = BESIDE * saidIn(index.unitWords, word, best.unit)
    return Math.max(saidBy(own, word), DRAFTED * saidBy(drafted, word), beside, isOffer ? IS_OFFER : 0, ...around)
  }
}

/** The unit to be judged, its rivals and what would be said. */
interface Candidate {
  best: RankedUnit
  ranked: readonly RankedUnit[]
  draft: readonly string[]
}

/** The terms of a unit's own words, its headings and its title. */
function ownTerms(index: AnswerIndex, at: number): Set<string> {
  const unit = index.units[at]
  const item = index.items[unit?.item ?? -1]
  const texts = [unit?.text ?? '', unit?.question ?? '', ...(unit?.headings ?? []), item?.title ?? '']
  const terms = texts.flatMap((text) => analyseText(text, item?.language ?? '', index.company.language).terms)
  return new Set([...terms, ...(unit?.ideas ?? []).map(conceptTerm)])
}

function isForeign(index: AnswerIndex, question: ParsedQuestion, item: number): boolean {
  return (index.items[item]?.language || index.company.language) !== question.language
}

/** True when the question names a number that neither the unit nor what would be said beside it says. */
function numberMissing(index: AnswerIndex, question: ParsedQuestion, { best, draft }: Candidate): boolean {
  const asked = wordsOf(question.text)
    .map(numberOf)
    .filter((number) => number !== '')
  if (asked.length === 0) return false
  const unit = index.units[best.unit]
  const said = new Set([...draft, unit?.question ?? '', ...(unit?.headings ?? [])].flatMap((text) => wordsOf(text).map(numberOf)))
  return !asked.some((number) => said.has(number))
}

/** Measures what speaks for saying the best of some ranked units. */
export function measureEvidence(index: AnswerIndex, question: ParsedQuestion, candidate: Candidate): AnswerFeatures {
  const { best, ranked } = candidate
  const unit = index.units[best.unit]
  const subject = subjectWords(question)
  const asked = subject.filter((word) => word.weight === 1)
  const rarity = (word: QuestionWord): number => wordRarity(index, word, question.language)
  const says = createSays(index, question, candidate)
  const alike = askedAlike(question, unit?.question ?? '', index.items[unit?.item ?? -1]?.language || index.company.language)
  const rival = ranked.find((other) => index.units[other.unit]?.section !== unit?.section)
  const strength = formStrength(question)
  const own = ownTerms(index, best.unit)
  const ofBusiness = asksOfBusiness(question) && saysOfBusiness(index, question, best.unit)
  const covered = ofBusiness ? 1 : share(subject, rarity, says)
  return {
    covered,
    own: ofBusiness ? 1 : share(subject, rarity, (word) => (word.isCue && best.fit === 1 ? 1 : saidBy(own, word))),
    alike,
    answerCovered: unit?.question === '' ? 0 : covered,
    ofBusiness: ofBusiness ? 1 : 0,
    foreign: isForeign(index, question, unit?.item ?? -1) ? 1 : 0,
    numberMissing: numberMissing(index, question, candidate) ? 1 : 0,
    priceMissing: question.kinds.has('price') ? Math.max(0, ...asked.map((word) => rarity(word) * (1 - says(word)))) : 0,
    absent: Math.max(0, ...asked.filter((word) => word.known === 'absent' && !word.isCue).map(rarity)),
    formGiven: strength > 0 ? best.fit * strength : 0.5,
    formLacking: strength > 0 && best.fit < 0.5 ? strength * (1 - alike) : 0,
    match: Math.min(2, best.match),
    margin: best.score === 0 ? 0 : 1 - (rival?.score ?? 0) / best.score,
    isAnswer: unit?.question === '' ? 0 : 1,
    pairs: pairShare(index, question, best.unit),
    words: Math.min(1, asked.length / 6),
    yesNo: question.kinds.has('yesno') ? 1 : 0,
  }
}

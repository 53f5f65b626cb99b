import { findMatches } from '#src/base/find-matches.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { languageOf } from '../search/prepare-knowledge.ts'
import { type NumberSaid, numbersSaid } from './asked-numbers.ts'
import { FIT } from '../search/rank-weights.ts'
import type { Evidence } from './confidence.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { ownTerms, saidBy, saidIn, shareSaid, subjectWords, wordRarity } from './said-words.ts'
import { formStrength } from '../search/kind-fit.ts'
import type { RankedUnit } from '../search/rank.ts'
import { conceptsOf, stopwordsOf } from '../../language/lexicon.ts'
import { asksOfBusiness, saysOfBusiness } from '../question/of-business.ts'
import { termsOf } from '../../language/text-terms.ts'
import { numberOf } from '../../language/number-words.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'

/** How far a neighbouring line says a word for a unit. */
const BESIDE = 0.75
/** … its section does, and the rest of its item. */
const IN_SECTION = 0.5
const IN_ITEM = 0.35
/** … what would be said beside it does. */
const DRAFTED = 0.8
/** The strictness below which a form is welcome and not needed. */
const NEEDED = 0.35
/** How far the title of an offer says "package" and the like. */
const IS_OFFER = 0.8

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

/** How well each word is said by the best unit (1), by what surrounds it, or by the rest of what would be said. */
function createSays(
  index: AnswerIndex,
  question: ParsedQuestion,
  { best, draft }: Judged,
): (word: QuestionWord) => number {
  const unit = index.units[best.unit]
  const item = index.items[unit?.item ?? -1]
  const own = ownTerms(index, question, best.unit)
  const drafted = new Set(draft.flatMap((text) => termsOf(text, item?.language ?? '', index.company.language)))
  const sections = index.itemSections[unit?.item ?? -1] ?? []
  return (word) => {
    if (word.isCue && best.fit === 1) return 1
    const isOffer = item?.type === 'product' && conceptsOf(word.stem, question.language).includes('offer')
    const around = sections.map(
      (at) => (at === unit?.section ? IN_SECTION : IN_ITEM) * saidIn(index.sectionWords, word, at),
    )
    const beside = BESIDE * saidIn(index.unitWords, word, best.unit)
    return Math.max(saidBy(own, word), DRAFTED * saidBy(drafted, word), beside, isOffer ? IS_OFFER : 0, ...around)
  }
}

/** The unit to be judged, its rivals and what would be said. */
interface Judged {
  best: RankedUnit
  ranked: readonly RankedUnit[]
  draft: readonly string[]
}

/** How what would be said takes up the numbers that the question names. */
function askedNumbersSaid(
  index: AnswerIndex,
  question: ParsedQuestion,
  { best, draft }: Judged,
): NumberSaid | undefined {
  const unit = index.units[best.unit]
  return numbersSaid(question, [...draft, unit?.question ?? '', ...(unit?.headings ?? [])], languageOf(index, unit))
}

/**
 * The words that a question writes with a capital though they do not begin it, folded; none where all nouns are written
 * so.
 */
function namedIn({ text, language }: ParsedQuestion): ReadonlySet<string> {
  if (language === 'de' || text === text.toUpperCase()) return new Set()
  return new Set(findMatches(text, /(?<=[\p{L}\p{N}’',] )\p{Lu}[\p{L}\p{N}’'-]+/gu).flatMap(([word]) => wordsOf(word)))
}

/**
 * How well a word stands in headings, titles and labels of the knowledge: what names a product, a branch or a part of
 * it.
 */
function named({ labels }: AnswerIndex, word: QuestionWord): number {
  if (word.isGeneric) return 0
  return Math.max(0, ...[...word.terms].map(([term, weight]) => (labels.has(term) ? weight : 0)))
}

/** Measures what speaks for saying one of some ranked units. */
export function measureEvidence(index: AnswerIndex, question: ParsedQuestion, judged: Judged): Evidence {
  const { best, ranked } = judged
  const unit = index.units[best.unit]
  const subject = subjectWords(question)
  const asked = subject.filter((word) => word.weight === 1)
  const numbers = askedNumbersSaid(index, question, judged)
  const isSaidNumber = (word: QuestionWord): boolean =>
    numbers === 'said' && numberOf(word.word, question.language) !== ''
  const rarity = (word: QuestionWord): number => wordRarity(index, word, question.language)
  const saysWord = createSays(index, question, judged)
  const says = (word: QuestionWord): number => (isSaidNumber(word) ? 1 : saysWord(word))
  const alike = askedAlike(question, unit?.question ?? '', languageOf(index, unit))
  const rival = ranked.find((other) => index.units[other.unit]?.section !== unit?.section)
  const strength = formStrength(question)
  const own = ownTerms(index, question, best.unit)
  const ofBusiness = asksOfBusiness(question) && saysOfBusiness(index, question, best.unit)
  const covered = ofBusiness ? 1 : shareSaid(subject, rarity, says)
  const names = namedIn(question)
  const mostMissing = (share: (word: QuestionWord) => number): number =>
    Math.max(0, ...asked.map((word) => share(word) * rarity(word) * (1 - says(word))))
  return {
    covered,
    own: ofBusiness
      ? 1
      : shareSaid(subject, rarity, (word) =>
          (word.isCue && best.fit === 1) || isSaidNumber(word) ? 1 : saidBy(own, word),
        ),
    alike,
    ofBusiness: ofBusiness ? 1 : 0,
    foreign: languageOf(index, unit) === question.language ? 0 : 1,
    numberMissing: numbers === 'missing' ? 1 : 0,
    numberOther: numbers === 'other' ? 1 : 0,
    nameMissing: ofBusiness ? 0 : mostMissing((word) => named(index, word)),
    absent: Math.max(0, ...asked.filter((word) => word.known === 'absent' && !word.isCue).map(rarity)),
    nameAbsent: Math.max(0, ...asked.filter((word) => word.known === 'absent' && names.has(word.word)).map(rarity)),
    fit: strength >= NEEDED ? best.fit : Math.max(FIT.notAsked, best.fit),
    formLacking: strength > 0 && best.fit < 0.5 ? strength * (1 - alike) : 0,
    match: Math.min(2, best.match),
    margin: best.score === 0 ? 0 : Math.max(-1, 1 - (rival?.score ?? 0) / best.score),
    isAnswer: unit?.question === '' ? 0 : 1,
  }
}

import { conceptsOf } from '../lexicon/lexicon.ts'
import { numberOf } from './number-words.ts'
import { languageOfWords } from './spoken-language.ts'
import { wordsOf } from './split-words.ts'
import { gramsOf, stemOf } from './stem.ts'

/** A text as the index sees it. */
export interface AnalysedText {
  stems: string[]
  /** Stems and the ideas they stand for. */
  terms: string[]
  grams: string[]
  /** Stems with their right neighbours. */
  pairs: string[]
}

/** The mark that keeps ideas apart from words. */
export const conceptTerm = (concept: string): string => `§${concept}`

/** Each stem with its right neighbour. */
export const pairsOf = (stems: readonly string[]): string[] => stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`)

const MAX_REMEMBERED = 200

/** Addresses of mail and pages, whose parts are no words. */
const ADDRESSES = /\S{1,80}@\S{1,80}|https?:\/\/\S{1,300}|(?<![\p{L}\p{N}])www\.\S{1,200}/gu

/** One text in a language; '' lets its words tell, and `expected` settle what they do not. */
export function analyseText(text: string, language: string, expected: string): AnalysedText {
  const words = wordsOf(text.replace(ADDRESSES, ' '))
  const stems = words.map(stemOf)
  const spoken = language || languageOfWords(text, words, expected) || expected
  const concepts = stems.flatMap((stem) => conceptsOf(stem, spoken).map(conceptTerm))
  const numbers = words.map(numberOf).filter((number) => number !== '')
  return { stems, terms: [...stems, ...concepts, ...numbers.map(conceptTerm)], grams: words.flatMap(gramsOf), pairs: pairsOf(stems) }
}

/** Analyses texts of one site, whose usual language is `expected`; headings and titles, which come again and again, only once. */
export function createAnalyser(expected: string): (text: string, language: string) => AnalysedText {
  const remembered = new Map<string, AnalysedText>()
  return (text, language) => {
    const key = `${language} ${text}`
    const known = remembered.get(key)
    if (known !== undefined) return known
    const analysed = analyseText(text, language, expected)
    if (text.length <= MAX_REMEMBERED) remembered.set(key, analysed)
    return analysed
  }
}

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

interface AnalysedWord {
  stem: string
  grams: readonly string[]
  /** The mark of the number that it says, or ''. */
  number: string
}

function analyseWord(word: string): AnalysedWord {
  const number = numberOf(word)
  return { stem: stemOf(word), grams: gramsOf(word), number: number === '' ? '' : conceptTerm(number) }
}

type WordReader = (word: string) => AnalysedWord

/** One text in a language; '' lets its words tell, and `expected` settle what they do not. */
export function analyseText(text: string, language: string, expected: string, read: WordReader = analyseWord): AnalysedText {
  const words = wordsOf(text.replace(ADDRESSES, ' '))
  const analysed = words.map(read)
  const stems = analysed.map((word) => word.stem)
  const spoken = language || languageOfWords(text, words, expected) || expected
  const terms = [...stems]
  for (const stem of stems) for (const concept of conceptsOf(stem, spoken)) terms.push(conceptTerm(concept))
  for (const { number } of analysed) if (number !== '') terms.push(number)
  return { stems, terms, grams: analysed.flatMap((word) => word.grams), pairs: pairsOf(stems) }
}

/** Remembers what becomes of each word; a site says most of its words many times. */
function createWordReader(): WordReader {
  const known = new Map<string, AnalysedWord>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const analysed = analyseWord(word)
    known.set(word, analysed)
    return analysed
  }
}

/** Analyses texts of one site, whose usual language is `expected`; headings and titles, which come again and again, only once. */
export function createAnalyser(expected: string): (text: string, language: string) => AnalysedText {
  const remembered = new Map<string, AnalysedText>()
  const read = createWordReader()
  return (text, language) => {
    const key = `${language} ${text}`
    const known = remembered.get(key)
    if (known !== undefined) return known
    const analysed = analyseText(text, language, expected, read)
    if (text.length <= MAX_REMEMBERED) remembered.set(key, analysed)
    return analysed
  }
}

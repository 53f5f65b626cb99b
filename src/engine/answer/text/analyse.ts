import { conceptsOf } from '../lexicon/lexicon.ts'
import { numberOf } from './number-words.ts'
import { languageOfWords } from './spoken-language.ts'
import { wordsOf } from './split-words.ts'
import { gramsOf, stemOf } from './stem.ts'
import { createPairBook, createTermBook, type PairBook, type TermBook } from './term-books.ts'

/** The mark that keeps ideas apart from words. */
export const conceptTerm = (concept: string): string => `§${concept}`

/** Each stem with its right neighbour. */
export const pairsOf = (stems: readonly string[]): string[] => stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`)

const MAX_REMEMBERED = 200

/** Addresses of mail and pages, whose parts are no words. */
const ADDRESSES = /\S{1,80}@\S{1,80}|https?:\/\/\S{1,300}|(?<![\p{L}\p{N}])www\.\S{1,200}/gu

function spokenWords(text: string): string[] {
  const holdsAddress = text.includes('@') || text.includes('//') || text.includes('www.')
  return wordsOf(holdsAddress ? text.replace(ADDRESSES, ' ') : text)
}

/** The ideas of a word in a language, and the mark of the number that it says. */
function ideasOfWord(word: string, stem: string, language: string): string[] {
  const number = numberOf(word)
  return [...conceptsOf(stem, language), ...(number === '' ? [] : [number])].map(conceptTerm)
}

/** The stems of a text, and the ideas and numbers they stand for. A language of '' lets the words tell, and `expected` settle what they do not. */
export function termsOf(text: string, language: string, expected: string): string[] {
  const words = spokenWords(text)
  const spoken = language || languageOfWords(text, words, expected) || expected
  return words.flatMap((word) => {
    const stem = stemOf(word)
    return [stem, ...ideasOfWord(word, stem, spoken)]
  })
}

/** A text as the index sees it: numbers of terms in the books of a site. */
export interface AnalysedText {
  /** Stems and the ideas they stand for. */
  terms: readonly number[]
  /** Character 4-grams. */
  grams: readonly number[]
  /** Stems with their right neighbours. */
  pairs: readonly number[]
}

/** The terms that a site's texts hold, each with its number. */
export interface TermBooks {
  terms: TermBook
  grams: TermBook
  pairs: PairBook
}

interface KnownWord {
  stem: string
  term: number
  grams: readonly number[]
  /** Numbers of its ideas, by language. */
  ideas: Map<string, readonly number[]>
}

/** Remembers what becomes of each word; a site says most of its words many times. */
function createWordReader({ terms, grams }: TermBooks): (word: string) => KnownWord {
  const known = new Map<string, KnownWord>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const stem = stemOf(word)
    const read = { stem, term: terms.numberOf(stem), grams: gramsOf(word).map(grams.numberOf), ideas: new Map() }
    known.set(word, read)
    return read
  }
}

function ideasIn(word: string, known: KnownWord, language: string, { terms }: TermBooks): readonly number[] {
  const found = known.ideas.get(language)
  if (found !== undefined) return found
  const ideas = ideasOfWord(word, known.stem, language).map(terms.numberOf)
  known.ideas.set(language, ideas)
  return ideas
}

/** Analyses texts of one site, whose usual language is `expected`; headings and titles, which come again and again, only once. Fills the books. */
export function createAnalyser(expected: string): { analyse: (text: string, language: string) => AnalysedText; books: TermBooks } {
  const terms = createTermBook()
  const books = { terms, grams: createTermBook(), pairs: createPairBook(terms) }
  const remembered = new Map<string, AnalysedText>()
  const read = createWordReader(books)
  const analyseAnew = (text: string, language: string): AnalysedText => {
    const words = spokenWords(text)
    const spoken = language || languageOfWords(text, words, expected) || expected
    const analysed: { terms: number[]; grams: number[]; pairs: number[] } = { terms: [], grams: [], pairs: [] }
    let before = -1
    for (const word of words) {
      const known = read(word)
      analysed.terms.push(known.term)
      for (const idea of ideasIn(word, known, spoken, books)) analysed.terms.push(idea)
      for (const gram of known.grams) analysed.grams.push(gram)
      if (before !== -1) analysed.pairs.push(books.pairs.numberOf(before, known.term))
      before = known.term
    }
    return analysed
  }
  const analyse = (text: string, language: string): AnalysedText => {
    if (text.length > MAX_REMEMBERED) return analyseAnew(text, language)
    const key = `${language} ${text}`
    const analysed = remembered.get(key) ?? analyseAnew(text, language)
    remembered.set(key, analysed)
    return analysed
  }
  return { analyse, books }
}

import { conceptTermsOf } from '../../language/text-terms.ts'
import { gramsOf, stemOf } from '../../language/stem.ts'
import { type Grouped, groupNumbers } from './grouped.ts'

/** The words of a site, numbered from 0 by word and language. Each number has one stem and one list of concepts. */
export interface SiteWords {
  size: number
  /** Returns the words with a stem or a concept. */
  wordsFor(term: string): Uint32Array
  /** Returns the words with a character 4-gram, each as often as it has it. */
  wordsWithGram(gram: string): Uint32Array
  /** The stem of each word; '' for a concept without a word. */
  stems: readonly string[]
  /** The number of terms and 4-grams of each word. */
  termCounts: readonly number[]
  gramCounts: readonly number[]
  /** Stems and concepts, in the order of their first use. */
  terms: readonly string[]
  sizeBytes: number
}

/** Numbers the words of a site, each at its first use. */
export interface WordBook {
  numberOf(word: string, language: string): number
  /** Returns the number of a concept that a text has without having a word for it. */
  numberOfConcept(term: string): number
  close(): SiteWords
}

/** Estimated sizes in memory. */
const KEY_BYTES = 64
const WORD_BYTES = 120
const NO_WORDS = new Uint32Array(0)

/** Collects the terms or the 4-grams of words, to find the words of each. */
function createKeyIndex() {
  const numbers = new Map<string, number>()
  const keys: number[] = []
  const words: number[] = []
  return {
    add: (word: number, key: string): void => {
      const known = numbers.get(key)
      if (known === undefined) numbers.set(key, numbers.size)
      keys.push(known ?? numbers.size - 1)
      words.push(word)
    },
    listKeys: (): string[] => [...numbers.keys()],
    close: (): { wordsOf: (key: string) => Uint32Array; sizeBytes: number } => {
      const grouped: Grouped = groupNumbers(numbers.size, keys, words)
      const wordsOf = (key: string): Uint32Array => {
        const at = numbers.get(key)
        return at === undefined ? NO_WORDS : grouped.values.subarray(grouped.starts[at], grouped.starts[at + 1])
      }
      return { wordsOf, sizeBytes: numbers.size * KEY_BYTES + keys.length * 4 }
    },
  }
}

export function createWordBook(): WordBook {
  const byLanguage = new Map<string, Map<string, number>>()
  const concepts = new Map<string, number>()
  const [terms, grams] = [createKeyIndex(), createKeyIndex()]
  const stems: string[] = []
  const termCounts: number[] = []
  const gramCounts: number[] = []
  const add = (stem: string, ownTerms: readonly string[], ownGrams: readonly string[]): number => {
    const number = stems.push(stem) - 1
    termCounts.push(ownTerms.length)
    gramCounts.push(ownGrams.length)
    for (const term of ownTerms) terms.add(number, term)
    for (const gram of ownGrams) grams.add(number, gram)
    return number
  }
  const addWord = (known: Map<string, number>, word: string, language: string): number => {
    const stem = stemOf(word)
    const number = add(stem, [stem, ...conceptTermsOf(word, stem, language)], gramsOf(word))
    known.set(word, number)
    return number
  }
  const wordsIn = (language: string): Map<string, number> => {
    const known = byLanguage.get(language) ?? new Map<string, number>()
    if (known.size === 0) byLanguage.set(language, known)
    return known
  }
  return {
    numberOf: (word, language) => {
      const known = wordsIn(language)
      return known.get(word) ?? addWord(known, word, language)
    },
    numberOfConcept: (term) => {
      const number = concepts.get(term) ?? add('', [term], [])
      concepts.set(term, number)
      return number
    },
    close: () => {
      const [byTerm, byGram] = [terms.close(), grams.close()]
      const sizeBytes = byTerm.sizeBytes + byGram.sizeBytes + stems.length * WORD_BYTES
      const found = { wordsFor: byTerm.wordsOf, wordsWithGram: byGram.wordsOf }
      return { ...found, size: stems.length, stems, termCounts, gramCounts, terms: terms.listKeys(), sizeBytes }
    },
  }
}

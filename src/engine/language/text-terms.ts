import { conceptsOf } from './lexicon.ts'
import { numberOf } from './number-words.ts'
import { languageOfWords } from './spoken-language.ts'
import { wordsOf } from './split-words.ts'
import { stemOf } from './stem.ts'

/** Marks ideas, to keep them apart from words. */
export const conceptTerm = (concept: string): string => `§${concept}`

export const isConceptTerm = (term: string): boolean => term.startsWith('§')

/** Email and web addresses, whose parts are no words; the name of a mailbox ("parties@…") is kept. */
const ADDRESSES = /@\S{1,80}|https?:\/\/\S{1,300}|(?<![\p{L}\p{N}])www\.\S{1,200}/gu

export function withoutAddresses(text: string): string {
  const holdsAddress = text.includes('@') || text.includes('//') || text.includes('www.')
  return holdsAddress ? text.replace(ADDRESSES, ' ') : text
}

/** Returns the folded words of a text without its addresses. */
export const spokenWords = (text: string): string[] => wordsOf(withoutAddresses(text))

/** Returns the stems of a text's words, in order. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** Returns the ideas of a text's words, in order. */
export const ideasIn = (text: string, language: string): string[] =>
  stemsOf(text).flatMap((stem) => conceptsOf(stem, language))

/** Returns the ideas of a word, and its number, as index terms. */
export function ideasOfWord(word: string, stem: string, language: string): string[] {
  const number = numberOf(word, language)
  return [...conceptsOf(stem, language), ...(number === '' ? [] : [number])].map(conceptTerm)
}

/**
 * Returns the stems, ideas and numbers of a text. A language of '' is detected from the words, with `expected` as the
 * default.
 */
export function termsOf(text: string, language: string, expected: string): string[] {
  const words = spokenWords(text)
  const spoken = language || languageOfWords(text, words, expected) || expected
  return words.flatMap((word) => {
    const stem = stemOf(word)
    return [stem, ...ideasOfWord(word, stem, spoken)]
  })
}

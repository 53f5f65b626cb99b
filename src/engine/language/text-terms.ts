import { conceptsOf } from './lexicon.ts'
import { numberOf } from './number-words.ts'
import { languageOfWords } from './spoken-language.ts'
import { wordsOf } from './split-words.ts'
import { stemOf } from './stem.ts'

/** The mark that keeps ideas apart from words. */
export const conceptTerm = (concept: string): string => `§${concept}`

export const isConceptTerm = (term: string): boolean => term.startsWith('§')

/** Addresses of mail and pages, whose parts are no words, but for the name of a mailbox ("parties@…"). */
const ADDRESSES = /@\S{1,80}|https?:\/\/\S{1,300}|(?<![\p{L}\p{N}])www\.\S{1,200}/gu

export function withoutAddresses(text: string): string {
  const holdsAddress = text.includes('@') || text.includes('//') || text.includes('www.')
  return holdsAddress ? text.replace(ADDRESSES, ' ') : text
}

/** The folded words of a text, without those of addresses. */
export const spokenWords = (text: string): string[] => wordsOf(withoutAddresses(text))

/** The stems of a text's words, in order. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** The ideas that a text's words stand for in a language, in order. */
export const ideasIn = (text: string, language: string): string[] =>
  stemsOf(text).flatMap((stem) => conceptsOf(stem, language))

/** The ideas of a word in a language, and the mark of the number that it says. */
export function ideasOfWord(word: string, stem: string, language: string): string[] {
  const number = numberOf(word, language)
  return [...conceptsOf(stem, language), ...(number === '' ? [] : [number])].map(conceptTerm)
}

/**
 * The stems of a text, and the ideas and numbers they stand for. A language of '' lets the words tell, and `expected`
 * settle what they do not.
 */
export function termsOf(text: string, language: string, expected: string): string[] {
  const words = spokenWords(text)
  const spoken = language || languageOfWords(text, words, expected) || expected
  return words.flatMap((word) => {
    const stem = stemOf(word)
    return [stem, ...ideasOfWord(word, stem, spoken)]
  })
}

import { conceptsOf } from './lexicon.ts'
import { numberOf } from './number-words.ts'
import { languageOfWords } from './spoken-language.ts'
import { spokenWords } from './spoken-words.ts'
import { wordsOf } from './split-words.ts'
import { stemOf } from './stem.ts'

/** Returns the index term of a concept, marked to differ from every stem. */
export const conceptTerm = (concept: string): string => `§${concept}`

/** Reports whether an index term is a concept and not a stem. */
export const isConceptTerm = (term: string): boolean => term.startsWith('§')

/** Returns the stems of a text's words, in order. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** Returns the concepts of a text's words, in order. */
export const conceptsIn = (text: string, language: string): string[] =>
  stemsOf(text).flatMap((stem) => conceptsOf(stem, language))

/** Returns the concepts of a word, and its number, as concept terms. */
export function conceptTermsOf(word: string, stem: string, language: string): string[] {
  const number = numberOf(word, language)
  return [...conceptsOf(stem, language), ...(number === '' ? [] : [number])].map(conceptTerm)
}

/**
 * Returns the stems, concepts and numbers of a text. A language of '' is detected from the words, with `expected` as
 * the default.
 */
export function termsOf(text: string, language: string, expected: string): string[] {
  const words = spokenWords(text)
  const spoken = language || languageOfWords(text, words, expected) || expected
  return words.flatMap((word) => {
    const stem = stemOf(word)
    return [stem, ...conceptTermsOf(word, stem, spoken)]
  })
}

import { stopwordsOf } from '../../language/lexicon.ts'
import { conceptTerm, termsOf } from '../../language/text-terms.ts'
import { languageOfWords } from '../../language/spoken-language.ts'
import { wordsOf } from '../../language/split-words.ts'
import { runInSlices, type Steps } from '#src/base/steps.ts'
import { valueKindsOf } from '../units/values.ts'

/** Concepts that find a text without a word for them. */
const VALUE_CONCEPTS = ['price', 'phone', 'email', 'address'] as const
/** How to reach a business, and when. Every agent knows this, whatever the question. */
export const CONTACT_TERMS: readonly string[] = ['phone', 'email', 'address', 'hour', 'open'].map(conceptTerm)
const MAX_ASKED = 24

interface SpokenText {
  text: string
  /** Such as `en`, or '' if the words decide. */
  language: string
}

function* termSteps(texts: readonly SpokenText[], expected: string): Steps<string[][]> {
  const terms: string[][] = []
  for (const { text, language } of texts) {
    const values = valueKindsOf(text)
    const concepts = VALUE_CONCEPTS.filter((kind) => values.has(kind)).map(conceptTerm)
    terms.push([...new Set([...termsOf(text, language, expected), ...concepts])])
    yield
  }
  return terms
}

/**
 * Returns the stems and concepts of each text, each once. Knowledge is searched by them before it is ranked. Lets
 * other work run every few milliseconds.
 */
export const prepareTerms = (texts: readonly SpokenText[], expected: string): Promise<string[][]> =>
  runInSlices(termSteps(texts, expected))

/**
 * Returns the stems and concepts that decide some questions, at most 24; those of function words only if there are no
 * others.
 */
export function termsAsked(texts: readonly string[], expected: string): string[] {
  const terms = texts.flatMap((text) => {
    const words = wordsOf(text)
    const language = languageOfWords(text, words, expected) || expected
    const stopwords = stopwordsOf(language)
    const telling = words.filter((word) => !stopwords.has(word))
    return termsOf((telling.length > 0 ? telling : words).join(' '), language, expected)
  })
  return [...new Set(terms)].slice(0, MAX_ASKED)
}

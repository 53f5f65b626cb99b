import { stopwordsOf } from '../../language/lexicon.ts'
import { conceptTerm, termsOf } from '../../language/text-terms.ts'
import { languageOfWords } from '../../language/spoken-language.ts'
import { wordsOf } from '../../language/split-words.ts'
import { runInSlices, type Steps } from '#src/base/steps.ts'
import { valueKindsOf } from '../units/values.ts'

/** What a text without a word for them may be asked for by. */
const VALUE_IDEAS = ['price', 'phone', 'email', 'address'] as const
/** How a business is reached, and when: known of every agent, whatever it is asked. */
export const CONTACT_TERMS: readonly string[] = ['phone', 'email', 'address', 'hour', 'open'].map(conceptTerm)
const MAX_ASKED = 24

interface SpokenText {
  text: string
  /** `en` style, or '' when the words must tell. */
  language: string
}

function* termSteps(texts: readonly SpokenText[], expected: string): Steps<string[][]> {
  const terms: string[][] = []
  for (const { text, language } of texts) {
    const values = valueKindsOf(text)
    const ideas = VALUE_IDEAS.filter((kind) => values.has(kind)).map(conceptTerm)
    terms.push([...new Set([...termsOf(text, language, expected), ...ideas])])
    yield
  }
  return terms
}

/**
 * The stems and ideas of each text, each once: what it is found by where knowledge is searched before it is ranked.
 * Others wait for no more than a few milliseconds at a time.
 */
export const prepareTerms = (texts: readonly SpokenText[], expected: string): Promise<string[][]> =>
  runInSlices(termSteps(texts, expected))

/**
 * The stems and ideas that some questions turn on, at most 24; those of their function words only when there are no
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

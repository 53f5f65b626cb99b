import { stopwordsOf } from './lexicon/lexicon.ts'
import { conceptTerm, termsOf } from './text/analyse.ts'
import { languageOfWords } from './text/spoken-language.ts'
import { wordsOf } from './text/split-words.ts'
import { valueKindsOf } from './units/values.ts'

/** What a text without a word for them may be asked for by. */
const VALUE_IDEAS = ['price', 'phone', 'email', 'address'] as const
/** How a business is reached, and when: known of every agent, whatever it is asked. */
export const CONTACT_TERMS: readonly string[] = ['phone', 'email', 'address', 'hour', 'open'].map(conceptTerm)
const MAX_ASKED = 24

interface Spoken {
  /** `en` style, or '' when the words must tell. */
  language: string
  expected: string
}

/** The stems and ideas of a text, each once: what it is found by where knowledge is searched before it is ranked. */
export function termsOfText(text: string, { language, expected }: Spoken): string[] {
  const values = valueKindsOf(text)
  return [...new Set([...termsOf(text, language, expected), ...VALUE_IDEAS.filter((kind) => values.has(kind)).map(conceptTerm)])]
}

/** The stems and ideas that some questions turn on, at most 24; those of their function words only when there are no others. */
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

import { partOf, partsOf } from './language-packs.ts'
import type { PhraseName, Phrases } from './phrases-types.ts'

export const ALL_PHRASES: readonly Phrases[] = partsOf('phrases')

/** Returns the phrases of the first language that has them, or the English ones. */
export function phrasesFor(...languages: string[]): Phrases {
  for (const language of languages) {
    const found = ALL_PHRASES.find((phrases) => phrases.language === language)
    if (found !== undefined) return found
  }
  return partOf('phrases', 'en')
}

/**
 * Fills in the `{names}` of a phrase. A value adds no names of its own. A full stop at its end ("Kayak Co.") also
 * ends the sentence.
 */
export function fillPhrase(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name] ?? ''
    return value.endsWith('.') ? value : value + stop
  })
}

/** Returns one of the agent's phrases in a language, or in English. */
export function phrase(name: PhraseName, language: string, values: Readonly<Record<string, string>>): string {
  return fillPhrase(phrasesFor(language).said[name], values)
}

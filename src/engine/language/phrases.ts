import { partOf, partsOf } from './language-packs.ts'
import type { PhraseName, Phrases } from './phrases-types.ts'

export const ALL_PHRASES: readonly Phrases[] = partsOf('phrases')

/** The phrases of the first of these languages that has any, else the English ones. */
export function phrasesFor(...languages: string[]): Phrases {
  for (const language of languages) {
    const found = ALL_PHRASES.find((phrases) => phrases.language === language)
    if (found !== undefined) return found
  }
  return partOf('phrases', 'en')
}

/**
 * A phrase with its `{names}` replaced; a value never brings names of its own, and its full stop ("Kayak Co.") ends the
 * sentence.
 */
export function fillPhrase(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name] ?? ''
    return value.endsWith('.') ? value : value + stop
  })
}

/** One of the agent's own phrases in a language, English when it has none in that language. */
export function phrase(name: PhraseName, language: string, values: Readonly<Record<string, string>>): string {
  return fillPhrase(phrasesFor(language).said[name], values)
}

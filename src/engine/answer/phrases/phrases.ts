import { arabicPhrases } from './phrases-ar.ts'
import { germanPhrases } from './phrases-de.ts'
import { englishPhrases } from './phrases-en.ts'
import { spanishPhrases } from './phrases-es.ts'
import { frenchPhrases } from './phrases-fr.ts'
import { italianPhrases } from './phrases-it.ts'
import { dutchPhrases } from './phrases-nl.ts'
import { portuguesePhrases } from './phrases-pt.ts'
import { chinesePhrases } from './phrases-zh.ts'
import { greekPhrases } from './phrases-el.ts'
import { hindiPhrases } from './phrases-hi.ts'
import { japanesePhrases } from './phrases-ja.ts'
import { koreanPhrases } from './phrases-ko.ts'
import { polishPhrases } from './phrases-pl.ts'
import { russianPhrases } from './phrases-ru.ts'
import { thaiPhrases } from './phrases-th.ts'
import { turkishPhrases } from './phrases-tr.ts'
import type { PhraseName, Phrases } from './phrases-types.ts'

export const ALL_PHRASES: readonly Phrases[] = [
  englishPhrases,
  germanPhrases,
  frenchPhrases,
  spanishPhrases,
  portuguesePhrases,
  italianPhrases,
  dutchPhrases,
  arabicPhrases,
  chinesePhrases,
  greekPhrases,
  hindiPhrases,
  japanesePhrases,
  koreanPhrases,
  polishPhrases,
  russianPhrases,
  thaiPhrases,
  turkishPhrases,
]

/** The phrases of the first of these languages that has any, else the English ones. */
export function phrasesFor(...languages: string[]): Phrases {
  for (const language of languages) {
    const found = ALL_PHRASES.find((phrases) => phrases.language === language)
    if (found !== undefined) return found
  }
  return englishPhrases
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

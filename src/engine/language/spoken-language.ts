import { stemOf } from './stem.ts'
import { isSpaceless } from './split-words.ts'
import { LANGUAGES, languagesNaming, SPOKEN_LANGUAGES, stopwordsOf } from './lexicon.ts'

/** The weight of a word for an everyday concept. A function word weighs at least 1. */
const EVERYDAY_WORD = 0.7

const ARABIC_SCRIPT = /\p{Script=Arabic}/u
/** Scripts with the languages written in them. The first language counts unless another is expected. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh ja'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hangul}/u, 'ko'],
  // Letters that Russian lacks.
  [/[\u0454\u0456\u0457\u0491]/u, 'uk be'],
  [/\p{Script=Cyrillic}/u, 'ru uk be bg sr mk kk'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi mr ne'],
]

/** The two-letter language of a locale such as `de-AT`, or ''. */
export function languageOfLocale(locale: string): string {
  return /^[a-z]{2}/i.exec(locale.trim())?.[0].toLowerCase() ?? ''
}

const NONE: readonly string[] = []
const stopwordLanguages = new Map<string, string[]>()
for (const language of SPOKEN_LANGUAGES) {
  for (const word of stopwordsOf(language))
    stopwordLanguages.set(word, [...(stopwordLanguages.get(word) ?? []), language])
}

function byScript(text: string, expected: string): string {
  if (ARABIC_SCRIPT.test(text)) return 'ar'
  if (!isSpaceless(text) && /\p{Script=Latin}/u.test(text)) return ''
  const languages = SCRIPTS.find(([script]) => script.test(text))?.[1].split(' ') ?? []
  return languages.includes(expected) ? expected : (languages[0] ?? '')
}

/**
 * Detects the language of a message by its script or its function words. Returns '' if these tell nothing, or if two
 * languages tie and neither is `expected`.
 */
export function languageOfWords(text: string, words: readonly string[], expected = ''): string {
  const script = byScript(text, expected)
  if (script !== '') return script
  const spoken = SPOKEN_LANGUAGES.filter((language) => language === expected || LANGUAGES.includes(language))
  const hits = spoken.map(() => 0)
  const hitsOf = (language: string): number => hits[spoken.indexOf(language)] ?? 0
  const add = (language: string, weight: number): void => {
    if (spoken.includes(language)) hits[spoken.indexOf(language)] = hitsOf(language) + weight
  }
  for (const word of words) {
    const speaking = stopwordLanguages.get(word) ?? NONE
    for (const language of speaking) add(language, 1 + Math.min(word.length, 5) / 10)
    for (const language of languagesNaming(stemOf(word))) if (!speaking.includes(language)) add(language, EVERYDAY_WORD)
  }
  if (hitsOf(expected) > 0) add(expected, 0.6)
  const most = Math.max(...hits)
  // A single word that other languages share ("adres") tells nothing.
  if (most === 0 || (most < 1 && expected !== '' && !SPOKEN_LANGUAGES.includes(expected))) return ''
  const at = hits.indexOf(most)
  return hits.includes(most, at + 1) ? '' : (spoken[at] ?? '')
}

import { stemOf } from './stem.ts'
import { isSpaceless } from './split-words.ts'
import { conceptsOf, LANGUAGES, stopwordsOf } from '../lexicon/lexicon.ts'

/** How far a word for an everyday idea speaks for a language; a function word counts at least 1. */
const EVERYDAY_WORD = 0.7

const ARABIC_SCRIPT = /\p{Script=Arabic}/u
const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/** The two-letter language of a locale such as `de-AT`, or ''. */
export function languageOfLocale(locale: string): string {
  return /^[a-z]{2}/i.exec(locale.trim())?.[0].toLowerCase() ?? ''
}

function byScript(text: string): string {
  if (ARABIC_SCRIPT.test(text)) return 'ar'
  if (!isSpaceless(text) && /\p{Script=Latin}/u.test(text)) return ''
  return SCRIPTS.find(([script]) => script.test(text))?.[1] ?? ''
}

/**
 * The language of some folded words of `text`: by its script, else by how many of them are function words of each language. '' when nothing tells, or
 * two languages tie and neither is `expected`.
 */
export function languageOfWords(text: string, words: readonly string[], expected = ''): string {
  const script = byScript(text)
  if (script !== '') return script
  const stems = words.map(stemOf)
  const counted = LANGUAGES.map((language) => {
    const stopwords = stopwordsOf(language)
    const hits = words.reduce((sum, word, at) => {
      if (stopwords.has(word)) return sum + 1 + Math.min(word.length, 5) / 10
      return conceptsOf(stems[at] ?? '', language).length > 0 ? sum + EVERYDAY_WORD : sum
    }, 0)
    return { language, hits: hits + (language === expected && hits > 0 ? 0.6 : 0) }
  }).toSorted((a, b) => b.hits - a.hits)
  const [best, second] = counted
  if (best === undefined || best.hits === 0 || (second !== undefined && second.hits === best.hits)) return ''
  return best.language
}

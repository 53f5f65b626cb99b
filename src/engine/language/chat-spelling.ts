import { memoize } from '#src/base/memoize.ts'
import { partsOf, splitList } from './language-packs.ts'
import { contractionsOf } from './lexicon.ts'

const ACTS = partsOf('acts')

/** Returns the chat spellings and contractions of a language, with what they mean. */
const spellingIn = memoize(ACTS.length, (language): ReadonlyMap<string, string> => {
  const pairs = splitList(ACTS.find((acts) => acts.language === language)?.spelling ?? '').map((pair) =>
    pair.split('='),
  )
  return new Map([...contractionsOf(language), ...pairs.map(([written = '', meant = '']) => [written, meant] as const)])
})

/** Returns the phrases of two or more words as one expression, or `undefined` if a language has none. */
const phrasesIn = memoize(ACTS.length, (language): RegExp | undefined => {
  const phrases = [...spellingIn(language).keys()].filter((written) => written.includes(' '))
  return phrases.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(${phrases.join('|')})(?![\\p{L}\\p{N}])( ?)`, 'giu')
})
const WORD = /(?<![\p{L}\p{N}'’])([\p{L}\p{M}\p{N}]+)(?![\p{L}\p{M}\p{N}'’])( ?)/gu

/**
 * Returns a message with its chat spellings and contractions written out: "wen r u open 2day" becomes "when are you
 * open today". Leaves out words that add nothing to a question.
 */
export function writeOut(text: string, language: string): string {
  const spelling = spellingIn(language)
  const phrases = phrasesIn(language)
  const meantBy = (_: string, written: string, space: string): string => {
    const meant = spelling.get(written.toLowerCase())
    return meant === '' ? '' : (meant ?? written) + space
  }
  const phrased = phrases === undefined ? text : text.replace(phrases, meantBy)
  return spelling.size === 0 ? phrased : phrased.replace(WORD, meantBy)
}

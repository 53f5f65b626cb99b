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

/**
 * Returns a message with its chat spellings and contractions written out: "wen r u open 2day" becomes "when are you
 * open today".
 */
export function writeOut(text: string, language: string): string {
  const spelling = spellingIn(language)
  return spelling.size === 0
    ? text
    : text.replace(/(?<![\p{L}\p{N}'’])([\p{L}\p{M}\p{N}]+)(?![\p{L}\p{M}\p{N}'’]) ?/gu, (found, word: string) => {
        const meant = spelling.get(word.toLowerCase())
        if (meant === undefined) return found
        return meant === '' ? '' : found.replace(word, meant)
      })
}

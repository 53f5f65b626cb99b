import { findMatches } from '#src/base/find-matches.ts'
import { memoize } from '#src/base/memoize.ts'
import { fold } from '../language/fold.ts'
import { isOrderWord } from './find-concepts.ts'

const LONG_WORD = /\p{L}{6,20}/gu
/** A single turned word may be an accident. */
const MIN_TURNED = 2
const MAX_CACHED = 20_000

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const HALF = ALPHABET.length / 2
const rotate13 = (word: string): string =>
  word.replace(/[a-z]/g, (letter) => ALPHABET[(ALPHABET.indexOf(letter) + HALF) % ALPHABET.length] ?? letter)

const isTurned = memoize(MAX_CACHED, (written: string): boolean => {
  const word = fold(written)
  if (isOrderWord(word)) return false
  return isOrderWord([...word].toReversed().join('')) || isOrderWord(rotate13(word))
})

/** Reports whether a text has several words of orders that are in ROT13 or written backwards. */
export const hasTurnedWords = (text: string): boolean => {
  const turned = new Set<string>()
  for (const { 0: word } of findMatches(text, LONG_WORD)) {
    if (isTurned(word)) turned.add(word)
    if (turned.size >= MIN_TURNED) return true
  }
  return false
}

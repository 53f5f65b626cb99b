import { sourceOf, type WordTable } from './word-lists.ts'
import { isPunctuation, LATIN, LATIN_END } from '#src/base/letters.ts'
import { BEGINNING, beginningsOf, DIGIT, END } from './word-beginnings.ts'

/** What is asked of a regular expression here. */
export type WordPattern = Pick<RegExp, 'test' | 'exec'>

const WORD_END = 30
const ZERO = 0x30
const NINE = 0x39
const ALL = -1
const SLOT_BITS = 15

interface WordBeginnings {
  /** The bit by which a pattern is known here. */
  register(pattern: RegExp): number
  /** The bits of all patterns that may match. */
  find(text: string): number
}

/**
 * Of patterns: which may match a text, told in one pass over it. Beyond 32 they share a bit. What was found of the last
 * text is kept.
 */
function createWordBeginnings(): WordBeginnings {
  const slots = new Int32Array(1 << SLOT_BITS)
  let anywhere = 0
  let inNumbers = 0
  let count = 0
  let lastText: string | undefined
  let lastFound = 0

  function pass(text: string): number {
    let found = anywhere
    let key = 0
    let length = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code >= LATIN_END && !isPunctuation(code)) return ALL
      const letter = code < LATIN_END ? (LATIN[code] ?? 0) : 0
      if (letter !== 0) {
        if (++length > BEGINNING) continue
        key = key * 32 + letter
        found |= slots[slotOf(key)] ?? 0
      } else {
        if (code >= ZERO && code <= NINE) found |= inNumbers
        if (length > 0 && length < BEGINNING) found |= slots[slotOf(key * 32 + WORD_END)] ?? 0
        key = 0
        length = 0
      }
    }
    return length > 0 && length < BEGINNING ? found | (slots[slotOf(key * 32 + WORD_END)] ?? 0) : found
  }

  function register(pattern: RegExp): number {
    const bit = 1 << count++
    for (const beginning of beginningsOf(pattern.source)) {
      if (beginning === '') anywhere |= bit
      else if (beginning === DIGIT) inNumbers |= bit
      else {
        const slot = slotOf(keyOf(beginning))
        slots[slot] = (slots[slot] ?? 0) | bit
      }
    }
    lastText = undefined
    return bit
  }

  return {
    register,
    find(text) {
      if (text !== lastText) {
        lastFound = pass(text)
        lastText = text
      }
      return lastFound
    },
  }
}

/**
 * Makes patterns that are tried on a text only when it has a word that begins as theirs do: one pass over a text tells
 * for all of them, where each would pass over it by itself. A pattern is the source of a regular expression, without
 * regard to letter case, that matches from the beginning of a word, `(?<!\p{L})`, or from what stands before one. A
 * letter of another script than Latin has all tried.
 */
export function createWordPatterns(): (pattern: RegExp) => WordPattern {
  const beginnings = createWordBeginnings()
  return (pattern) => {
    let bit = 0
    const mayMatch = (text: string): boolean => {
      // Most processes ask for few of all patterns.
      if (bit === 0) bit = beginnings.register(pattern)
      return (beginnings.find(text) & bit) !== 0
    }
    return {
      test: (text) => mayMatch(text) && pattern.test(text),
      exec: (text) => (mayMatch(text) ? pattern.exec(text) : null),
    }
  }
}

/** For what is said of prices, hours, contacts and rules. */
export const wordPattern = createWordPatterns()

/** Any word of a table as a whole, without regard to letter case, in text as it is written. */
export const anyWord = (...tables: WordTable[]): WordPattern => wordPattern(new RegExp(sourceOf(...tables), 'iu'))

/** Beginnings that share a slot only make for a needless try. */
const slotOf = (key: number): number => Math.imul(key, 0x9e3779b1) >>> (32 - SLOT_BITS)

const keyOf = (beginning: string): number =>
  [...beginning].reduce((key, sign) => key * 32 + (sign === END ? WORD_END : (LATIN[sign.charCodeAt(0)] ?? 0)), 0)

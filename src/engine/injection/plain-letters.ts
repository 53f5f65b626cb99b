import { LOOKALIKES, TO_GREEK } from '#src/base/lookalike-letters.ts'
import { fold } from '../language/fold.ts'

const TO_LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => [...others].map((one) => [one, latin])),
)
/** Cyrillic letters by the Latin ones that look like them. */
const TO_CYRILLIC = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].filter((one) => /\p{Script=Cyrillic}/u.test(one)).map((one) => [latin, one]),
  ),
)
const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** Characters that nobody sees: white space, joiners, tags, variation selectors, fillers and others. */
const INVISIBLE =
  /[\p{Cf}\p{Cc}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\p{Variation_Selector}]/gu
const WORD = /[\p{L}\p{M}\p{N}@$]+/gu
/** Every word with both letters and digits contains one of these. */
const MIXED = /[\p{L}\p{M}][\d@$]|[\d@$][\p{L}\p{M}]/u
/** A word that contains a digit, or a sign that stands in for a letter. */
const DIGIT_WORD = /(?<![\p{L}\p{M}\p{N}@$])[\p{L}\p{M}\p{N}]*?[\d@$][\p{L}\p{M}\p{N}@$]*/gu
/** ASCII, and signs that folding does not change. */
const PLAIN = /^[\n\x20-\x7e€£¥–—·•]*$/
const LATIN = /\p{Script=Latin}/u
const GREEK = /\p{Script=Greek}/u
const NOT_LATIN = /[\p{L}--\p{Script=Latin}]/v
const SQUARED_A = 0x1f130
const SQUARED_END = 0x1f1a0
const REGIONAL_A = 0x1f1e6
const STYLED = /[\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const BLOCK = 0x20
const A = 0x61

/**
 * Returns a text in the form in which injected instructions are compared: folded, without invisible characters, and
 * with plain letters for full-width and styled ones, for lookalikes, and for digits in words.
 */
export function plainLetters(text: string): string {
  if (text !== lastText) {
    lastPlain = foldLetters(text)
    lastText = text
  }
  return lastPlain
}

/** The last text. Several tests read the same line. */
let lastText = ''
let lastPlain = ''

function foldLetters(text: string): string {
  if (PLAIN.test(text)) return withoutDigits(text.toLowerCase())
  const seen = text.replace(INVISIBLE, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
  const plain = fold(seen.normalize('NFKC').replace(STYLED, unstyle))
  if (!NOT_LATIN.test(plain)) return withoutDigits(plain)
  const isLatin = mostlyLatin(plain)
  return plain.replace(WORD, (word) => plainWord(word, isLatin))
}

/** Returns the plain letter for a letter in a box or circle, or for that of a flag. */
function unstyle(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  if (code >= REGIONAL_A) return String.fromCharCode(A + code - REGIONAL_A)
  return code < SQUARED_END ? String.fromCharCode(A + ((code - SQUARED_A) % BLOCK)) : sign
}

function mostlyLatin(text: string): boolean {
  let latin = 0
  let other = 0
  for (const sign of text) {
    if (LATIN.test(sign)) latin++
    else if (NOT_LATIN.test(sign)) other++
  }
  return latin > other
}

function plainWord(word: string, isLatin: boolean): string {
  const hasLatin = LATIN.test(word)
  if (NOT_LATIN.test(word) && (hasLatin || isLatin)) {
    const latin = replaceAll(word, TO_LATIN)
    if (!NOT_LATIN.test(latin)) return withoutDigits(latin)
    return hasLatin ? replaceAll(word, GREEK.test(word) ? TO_GREEK : TO_CYRILLIC) : word
  }
  return hasLatin ? withoutDigits(word) : word
}

/** Replaces digits inside words by letters: `1gn0re`. */
const withoutDigits = (text: string): string =>
  MIXED.test(text)
    ? text.replace(DIGIT_WORD, (word) =>
        /\p{L}.?\p{L}/u.test(word) ? word.replace(/[013457@$]/g, (digit) => DIGITS[digit] ?? digit) : word,
      )
    : text

const replaceAll = (word: string, letters: ReadonlyMap<string | undefined, string | undefined>): string =>
  [...word].map((letter) => letters.get(letter) ?? letter).join('')

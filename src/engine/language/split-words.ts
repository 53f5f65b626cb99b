import { computeOnce } from '#src/base/memoize.ts'
import { fold } from './fold.ts'

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** A run of letters without spaces, with the mark of a long vowel in Japanese. */
const SPACELESS_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}\u30fc]+/gu
/** A number with its decimals, a unit of area or volume, or a word. */
const WORD = /(?<!\p{L})[cdk]?m[23](?![\p{L}\p{N}])|\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)?/gu

const segmenter = computeOnce(() => new Intl.Segmenter('und', { granularity: 'word' }))

/** Reports whether a text has a script without spaces between words. */
export function isSpaceless(text: string): boolean {
  return SPACELESS.test(text)
}

function segmented(run: string): string[] {
  const words: string[] = []
  for (const part of segmenter().segment(run)) if (part.isWordLike) words.push(part.segment)
  return words
}

/** A single letter with a hyphen that belongs to the next word: "e-bike", "T-shirt", "U-Bahn". */
const LETTER_COMPOUND = /(?<![\p{L}\p{N}-])(\p{L})-(?=(\p{L}{3,}))/gu

/**
 * Splits a text into folded words. A number with decimals is one word. "e-bike" gives "ebike" and "bike". Scripts
 * without spaces are split by `Intl.Segmenter`.
 */
export function wordsOf(text: string): string[] {
  const plain = fold(text)
  const folded = plain.includes('-') ? plain.replace(LETTER_COMPOUND, '$1$2 ') : plain
  if (!isSpaceless(folded)) return folded.match(WORD) ?? []
  const spaced = folded.replace(SPACELESS_RUN, (run) => ` ${segmented(run).join(' ')} `)
  return spaced.match(WORD) ?? []
}

import { memoize } from '#src/base/memoize.ts'
import { fold } from '../language/fold.ts'

const NOT_PLAIN = /[^\u0000-\u007f]/g
const MAX_LETTERS = 5_000

const foldLetter = memoize(MAX_LETTERS, (letter) => {
  const plain = fold(letter)
  return plain.length === 1 ? plain : letter.toLowerCase().slice(0, 1)
})

/** Folds a text letter by letter, so that each letter keeps its position: `ß` and `½` stay as they are. */
export const foldInPlace = (text: string): string =>
  text.replace(NOT_PLAIN, foldLetter).toLowerCase().replaceAll('`', "'")

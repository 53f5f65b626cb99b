import { fold } from '../answer/text/fold.ts'

const NOT_PLAIN = /[^\u0000-\u007f]/g
const folded = new Map<string, string>()

function foldLetter(letter: string): string {
  const known = folded.get(letter)
  if (known !== undefined) return known
  const plain = fold(letter)
  const kept = plain.length === 1 ? plain : letter.toLowerCase().slice(0, 1)
  folded.set(letter, kept)
  return kept
}

/** Folds a text letter by letter, so that each letter keeps its position: `ß` and `½` stay as they are. */
export const foldInPlace = (text: string): string =>
  text.replace(NOT_PLAIN, foldLetter).toLowerCase().replaceAll('`', "'")

import { memoize } from '#src/base/memoize.ts'
import { fold } from '../language/fold.ts'
import type { Span } from './value-types.ts'

/** Stands in a text for what was read already, so that no phrase reaches across. */
export const MASK = '¦'

/** Returns a text with other text in place of some spans. Of spans that overlap, the first one counts. */
export function replaceSpans(text: string, spans: readonly Span[], by: (length: number) => string): string {
  let rest = ''
  let at = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    rest += text.slice(at, start) + by(end - start)
    at = end
  }
  return rest + text.slice(at)
}

const NOT_PLAIN = /[^\u0000-\u007f]/g
const MAX_LETTERS = 5_000

const foldLetter = memoize(MAX_LETTERS, (letter) => {
  const plain = fold(letter)
  return plain.length === 1 ? plain : letter.toLowerCase().slice(0, 1)
})

/** Folds a text letter by letter, so that each letter keeps its position. Keeps `ß` and `½`. */
export const foldInPlace = (text: string): string =>
  text.replace(NOT_PLAIN, foldLetter).toLowerCase().replaceAll('`', "'")

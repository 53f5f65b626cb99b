import { conceptsOf, stopwordsOf } from '../../lexicon/lexicon.ts'
import { conceptTerm } from '../../text/analyse.ts'
import { wordsOf } from '../../text/split-words.ts'
import { stemOf } from '../../text/stem.ts'
import { withoutDurations } from '../claim-durations.ts'
import { type Claimed, holds } from '../claimed-words.ts'
import type { ValueKind, ValuePiece } from './value-pieces.ts'

/** What a part stands under or beside says of it too, though less surely. */
const AROUND = 0.6

/**
 * How much more of all words beside a value, plain ones too, is said by another value's part than by one of its own: a share of the words that
 * any part says, weighed by their rarity among these; 0 to 1.
 */
export function plainMarginOf(
  part: string,
  {
    kind,
    language,
    given,
    rivals,
    readings,
  }: { kind: ValueKind; language: string; given: readonly ValuePiece[]; rivals: readonly ValuePiece[]; readings: readonly string[] },
): number {
  const own = given.filter(({ values }) => readings.some((value) => values.has(value)))
  const weighed = wordsBeside(kind === 'duration' ? withoutDurations(part) : part, language).flatMap((word) => {
    const count = given.filter(({ around }) => holds(around, word)).length
    return count === 0 ? [] : [{ word, weight: Math.log2((given.length + 1) / (count + 0.5)) }]
  })
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return 0
  const scoreOf = (piece: ValuePiece): number =>
    weighed.reduce((sum, { word, weight }) => sum + weight * (holds(piece.own, word) ? 1 : holds(piece.around, word) ? AROUND : 0), 0)
  const bestOf = (some: readonly ValuePiece[]): number => Math.max(0, ...some.map(scoreOf))
  return Math.max(0, bestOf(rivals) - bestOf(own)) / whole
}

function wordsBeside(text: string, language: string): Claimed[] {
  const stopwords = stopwordsOf(language)
  const isWord = (word: string): boolean => word.length > 1 && !stopwords.has(word) && !/\p{N}/u.test(word)
  return [...new Set(wordsOf(text).filter(isWord).map(stemOf))].map((stem) => ({
    stem,
    terms: new Set([stem, ...conceptsOf(stem, language).map(conceptTerm)]),
  }))
}

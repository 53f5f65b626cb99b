import { type Claimed, holds } from '../claimed-words.ts'
import type { Weighed } from './binding-words.ts'
import type { ValueKind, ValuePiece } from './value-pieces.ts'

const OWN = 2
/** Days are told of things that often share an idea: there the word itself says more than another one for its idea. */
const EXACT_OF_DAY = 2.5
const AROUND = 1.2
const PLACE = 0.6
/** A word that one part has to itself, where another only stands beside it. */
const MARGIN = 0.46
/** How much more another part has to say, for values that are less often told apart by the words beside them. */
export const RATIOS: Partial<Record<ValueKind, number>> = { count: 1.9, duration: 1.4, time: 1.2, date: 1.2 }

const sumOf = (scores: readonly { score: number }[]): number => scores.reduce((sum, { score }) => sum + score, 0)

/** How near to a part's value a word is said; the rest of the passage tells only for the value that is asked for. */
function levelOf(word: Claimed, { kind, own, around, place }: ValuePiece, isOwn: boolean): number {
  if (kind === 'day' && own.has(word.stem)) return EXACT_OF_DAY
  if (holds(own, word)) return OWN
  if (holds(around, word)) return AROUND
  return isOwn && holds(place, word) ? PLACE : 0
}

/** What the answer said before may tell two values of one sentence apart; it is not held against this one. */
export const milder = (alone: Places, withBefore: Places): Places =>
  withBefore.margin < alone.margin && !withBefore.isBeaten ? withBefore : alone

interface Places {
  /** The parts that give the value and say most of the words with it. */
  own: ValuePiece[]
  isBeaten: boolean
  margin: number
  /** Whether the other value that says most stands in one sentence with this one. */
  isBeside: boolean
}

/**
 * What gives a value, and whether another value's part says more. A value that the sentence tells as well has words of
 * its own there, and is no rival; neither is one of an open day to a closed one.
 */
export function placesOf(
  readings: readonly string[],
  words: readonly Weighed[],
  given: readonly ValuePiece[],
  {
    isDenied,
    isClosed,
    told,
    ratio,
  }: { isDenied: boolean; isClosed: boolean; told: ReadonlySet<string>; ratio: number },
): Places {
  const scored = given.map((piece) => {
    const isOwn = readings.some((value) => piece.values.has(value))
    const scores = words.map(({ word, weight, isNear }) => ({ isNear, score: weight * levelOf(word, piece, isOwn) }))
    return { piece, isOwn, near: sumOf(scores.filter(({ isNear }) => isNear)), score: sumOf(scores) }
  })
  const own = scored.filter(({ isOwn }) => isOwn)
  const best = Math.max(0, ...own.map(({ score }) => score))
  const nearest = Math.max(0, ...own.map(({ near }) => near))
  const isOnlyClosed = isClosed && own.some(({ piece }) => piece.isClosed)
  const isRival = (piece: ValuePiece): boolean =>
    !piece.isPeriod &&
    (isDenied || !piece.isDenied) &&
    (!isOnlyClosed || piece.isClosed) &&
    [...piece.values].some((value) => !told.has(value))
  const rivals = scored.filter(({ piece, isOwn }) => !isOwn && isRival(piece))
  const most = Math.max(0, ...rivals.map(({ score }) => score))
  const strongest = rivals.filter(({ score }) => score === most && most > best)
  const whole = OWN * words.reduce((sum, { weight }) => sum + weight, 0)
  return {
    own: own.filter(({ score }) => score > best - 0.01).map(({ piece }) => piece),
    isBeaten:
      own.length > 0 && rivals.some(({ near, score }) => score > ratio * best + MARGIN && near > nearest - MARGIN),
    margin: whole > 0 ? Math.max(0, most - best) / whole : 0,
    isBeside: strongest.some(({ piece }) => own.some((one) => one.piece.around === piece.around)),
  }
}

import { fold } from '../../text/fold.ts'
import { weekdaysIn } from '../claim-dates.ts'
import { numbersIn } from '../../units/written-numbers.ts'
import { ADDED, FROM, GROSS, LEAST, NET, ON_TOP, PERIODS, PERSON, PER_PERSON, TAX, TOTAL, UNITS } from './term-words.ts'
import type { ValuePiece } from './value-pieces.ts'

/**
 * Whether a part of an answer keeps the terms under which a part of the passages gives its value: from it on, without
 * tax, open or closed.
 */
export function keepsTerms(
  part: string,
  { sentence, lead, piece, isDenied }: { sentence: string; lead: string; piece: ValuePiece; isDenied: boolean },
): boolean {
  const said = fold(part)
  const whole = fold(sentence)
  const given = piece.text
  if (piece.isDenied && !isDenied && piece.kind !== 'price' && piece.kind !== 'percent') return false
  if (piece.kind === 'day' && piece.isClosed && !isDenied) return false
  if (piece.kind === 'price') {
    if (isLeast(given) && !LEAST.test(whole)) return false
    if (ADDED.test(given) && !ON_TOP.test(whole)) return false
    if (PER_PERSON.test(said) && !PERSON.test(`${given} ${piece.common}`)) return false
    if (addsWhatIsLeftOut(said, piece.passage)) return false
    if (NET.test(piece.common) && GROSS.test(whole)) return false
    if (NET.test(given) && (GROSS.test(whole) || !TAX.test(`${fold(lead)} ${whole}`))) return false
  }
  if (piece.kind === 'day' && isRange(said) && weekdaysIn(said, false).size !== piece.values.size) return false
  if ((piece.kind === 'price' || piece.kind === 'percent') && areApart(periodsOf(said), periodsGiven(piece)))
    return false
  if (
    piece.kind === 'price' &&
    periodsOf(said).some((period) => piece.passage !== '' && UNITS[period]?.test(piece.passage) === false)
  )
    return false
  return !TOTAL.test(whole) || TOTAL.test(given)
}

const periodsGiven = ({ text, common }: ValuePiece): number[] => {
  const own = periodsOf(text)
  return own.length > 0 ? own : PERIODS.flatMap((pattern, at) => (pattern.test(common) ? [at] : []))
}

/** Whether a part of an answer has something with a price that the passage says to be without: "with breakfast". */
function addsWhatIsLeftOut(said: string, passage: string): boolean {
  return [...said.matchAll(WITH)].some(([, word = '']) => {
    const stem = word.slice(0, Math.max(MIN_STEM, word.length - 2))
    return new RegExp(
      `(?<!\\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|excl\\p{L}*\\.?) (?:\\p{L}{1,4} )?${stem}`,
      'u',
    ).test(passage)
  })
}
const MIN_STEM = 4
const WITH = /(?<!\p{L})(?:with|including|mit|inklusive|avec|con|com|met|inclusief) (?:\p{L}{1,4} )?(\p{L}{4,})/gu

/** The units of time that stand right behind the amounts of a text. */
const periodsOf = (text: string): number[] =>
  numbersIn(text).flatMap(({ kind, index }) =>
    kind === 'plain' ? [] : PERIODS.flatMap((pattern, at) => (pattern.test(nearTo(text, index)) ? [at] : [])),
  )
/** In characters. */
const BEFORE = 14
const BEHIND = 28
const nearTo = (text: string, index: number): string => {
  const from = Math.max(0, index - BEFORE)
  const near = text.slice(from, index + BEHIND)
  return /\p{L}$/u.test(text.slice(0, from)) ? near.replace(/^\p{L}+/u, '') : near
}
const areApart = (one: readonly number[], other: readonly number[]): boolean =>
  one.length > 0 && other.length > 0 && one.every((period) => !other.includes(period))

const isRange = (text: string): boolean =>
  weekdaysIn(text, false).size > 2 &&
  /(?<!\p{L})\p{L}{3,30}\s?(?:-|–|—|to|through|bis|au|a|al|ate|tot)\s?\p{L}{3,30}/u.test(text)

const isLeast = (given: string): boolean =>
  numbersIn(given).some(({ kind, index }) => kind === 'price' && FROM.test(given.slice(0, index)))

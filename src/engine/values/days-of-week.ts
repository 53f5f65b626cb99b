import { splitList } from '../language/language-packs.ts'
import { siteWords } from '../language/word-lists.ts'
import { foldInPlace } from './text-spans.ts'
import {
  ANY_DAY_PHRASES,
  ANY_LANGUAGE,
  DAY_GROUP_PHRASES,
  DAY_PHRASES,
  SHORT_DAY_PHRASES,
  TO_PHRASES,
} from './value-lexicon.ts'
import { type TokenText, phraseAt, tokenize } from './value-tokens.ts'
import type { Weekdays } from './value-types.ts'

const wordsOfTables = (...names: Parameters<typeof siteWords>[0][]): string[] =>
  names.flatMap((name) => Object.values(siteWords(name)).flatMap(splitList).map(foldInPlace))

const DASHES = new Set(['-', '–', '—', '−', '/', '~', '〜', ...wordsOfTables('rangeWords')])
const BESIDE_SHORT = /^(?:[-–—&+/,.:)]|\d.*)$/
/** Words that join two values without spanning a range. */
export const NOT_A_RANGE = new Set([...wordsOfTables('andWords', 'orWords'), 'ou', 'of', '/'])

const WEEK = 7

interface Named {
  days: readonly number[]
  isShort: boolean
  isEveryDay?: boolean
  at: number
  next: number
}

function namedAt(text: TokenText, at: number, isHours: boolean): Named | undefined {
  const group = phraseAt(text, at, DAY_GROUP_PHRASES())
  // "12 working days" are a length of time.
  if (group && text.tokens[at - 1]?.amounts === undefined)
    return { days: group.meaning, isShort: false, isEveryDay: group.meaning.length === WEEK, at, next: group.next }
  const long = phraseAt(text, at, isHours ? ANY_DAY_PHRASES() : DAY_PHRASES())
  if (long) return { days: [long.meaning], isShort: false, at, next: long.next }
  const short = phraseAt(text, at, SHORT_DAY_PHRASES())
  return short && { days: [short.meaning], isShort: true, at, next: short.next }
}

/**
 * Returns the days of the week, a range of days as one value: "Monday to Friday", "Mo–Fr", "daily". In a line of
 * opening hours, every short name is a day.
 */
export function readDays(text: TokenText, isHours = false): Weekdays[] {
  const named: Named[] = []
  for (let at = 0; at < text.tokens.length;) {
    const one = text.taken[at] ? undefined : namedAt(text, at, isHours)
    if (one) named.push(one)
    at = one?.next ?? at + 1
  }
  const clear = named.filter((one, at) => !one.isShort || isClear(text, one, [named[at - 1], named[at + 1]]))
  const found: Weekdays[] = []
  for (let at = 0; at < clear.length; at += 1) {
    const from = clear[at]
    const to = clear[at + 1]
    if (from === undefined) continue
    const isRange = to !== undefined && from.days.length === 1 && to.days.length === 1 && joins(text, from, to)
    const last = isRange ? to : from
    if (isRange) at += 1
    const days = isRange ? between(from.days[0] ?? 0, to.days[0] ?? 0) : from.days
    text.taken.fill(1, from.at, last.next)
    found.push({
      kind: 'days',
      days,
      isEveryDay: from.isEveryDay === true,
      start: text.tokens[from.at]?.start ?? 0,
      end: text.tokens[last.next - 1]?.end ?? 0,
    })
  }
  return found
}

/** Reports whether a short name is a day: beside another day, a time or a sign that goes with it. */
function isClear({ tokens }: TokenText, { at, next }: Named, beside: readonly (Named | undefined)[]): boolean {
  const behindDot = (place: number): number => (tokens[place]?.text === '.' ? place + 1 : place)
  const isBesideDay = beside.some(
    (other) => other && (Math.abs(behindDot(other.next) - at) <= 1 || Math.abs(other.at - behindDot(next)) <= 1),
  )
  const [behind, further] = [tokens[next]?.text ?? '', tokens[next + 1]?.text ?? '']
  return isBesideDay || (BESIDE_SHORT.test(behind) && (/^\d/.test(behind) || /^[\d:]/.test(further) || behind === ':'))
}

function joins(text: TokenText, from: Named, to: Named): boolean {
  let at = from.next
  if (text.tokens[at]?.text === '.') at += 1
  const { text: word = '' } = text.tokens[at] ?? {}
  if (NOT_A_RANGE.has(word)) return false
  const next = DASHES.has(word) ? at + 1 : phraseAt(text, at, TO_PHRASES())?.next
  return next === to.at
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)

/** Returns the days that a line of opening hours includes without naming them, 0 for Monday: "Monday to Friday". */
export const impliedDays = (line: string): number[] =>
  readDays(tokenize(foldInPlace(line), ANY_LANGUAGE), true).flatMap(({ days }) => (days.length > 1 ? days : []))

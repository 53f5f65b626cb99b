import { findMatches } from '#src/base/find-matches.ts'
import { HOLIDAY_PHRASES, MONTH_PHRASES, SHORT_MONTH_PHRASES, TO_PHRASES } from './value-lexicon.ts'
import { type TokenText, phraseAt } from './value-tokens.ts'
import type { CalendarDate } from './value-types.ts'

const ISO = /(?<![\d-])(?:19|20)\d{2}-(\d{2})-(\d{2})(?![\d-])/g
const POINTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(?:19|20)?\d{2}(?!\d))?(?![.\d]*\d)/g
const SLASHED = /(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-](?:(?:19|20)\d{2}(?!\d)|\d{2}(?!\d|[/-]\d))/g
const DOTTED = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?:19|20)?\d{2}(?![\d.]*\d)/g

const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

/** Reads the dates that stand in digits. They are read before the numbers of the text. */
export function readDigitDates(folded: string): CalendarDate[] {
  const found: CalendarDate[] = []
  const taken = new Uint8Array(folded.length)
  const take = (pattern: RegExp, readingsOf: (one: number, two: number) => CalendarDate['readings']): void => {
    for (const { 0: written, 1: one, 2: two, index } of findMatches(folded, pattern)) {
      const readings = readingsOf(Number(one), Number(two)).filter(({ month, day }) => isDay(month, day))
      if (readings.length === 0 || taken[index]) continue
      taken.fill(1, index, index + written.length)
      found.push({ kind: 'date', readings, start: index, end: index + written.length })
    }
  }
  take(ISO, (month, day) => [{ month, day }])
  take(DOTTED, (day, month) => [{ month, day }])
  take(POINTED, (day, month) => [{ month, day }])
  take(SLASHED, (one, two) => [
    { month: two, day: one },
    { month: one, day: two },
  ])
  return found
}

const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'er', 'o', 'a', '.', '°', 'º', 'ª', 'ten', 'ter'])
const OF = new Set(['of', 'de', 'd', "'", 'di', 'del', 'do', 'the'])

/** Reads the dates with the name of a month, months alone, and holidays with a fixed date. */
export function readNamedDates(text: TokenText): CalendarDate[] {
  const found: CalendarDate[] = []
  for (let at = 0; at < text.tokens.length; at += 1) {
    if (text.taken[at]) continue
    const holiday = phraseAt(text, at, HOLIDAY_PHRASES())
    if (holiday) {
      const month = Math.floor(holiday.meaning / 100)
      found.push(dateOf(text, { at, next: holiday.next, month, days: [holiday.meaning % 100] }))
      continue
    }
    const long = phraseAt(text, at, MONTH_PHRASES())
    const named = long ?? phraseAt(text, at, SHORT_MONTH_PHRASES())
    if (named === undefined) continue
    const before = daysBefore(text, at)
    const after = before.days.length > 0 ? rangeBehind(text, named.next) : daysAfter(text, named.next)
    const days = [...before.days, ...after.days]
    if (long === undefined && days.length === 0) continue
    // "Children under 18 may join."
    if (text.tokens[at]?.text === 'may' && after.next === named.next && text.tokens[named.next]?.isWord) continue
    const range = { at: before.at, next: after.next, month: named.meaning }
    for (const day of days.length === 0 ? [0] : days) found.push(dateOf(text, { ...range, days: [day] }))
    at = range.next - 1
  }
  return found
}

function dateOf(
  { tokens, taken }: TokenText,
  { at, next, month, days }: { at: number; next: number; month: number; days: number[] },
): CalendarDate {
  taken.fill(1, at, next)
  const [start, end] = [tokens[at]?.start ?? 0, tokens[next - 1]?.end ?? 0]
  return { kind: 'date', readings: days.map((day) => ({ month, day })), start, end }
}

const dayOf = ({ tokens, taken }: TokenText, at: number): number | undefined => {
  const amount = taken[at] ? undefined : tokens[at]?.amounts?.[0]
  return amount !== undefined && Number.isInteger(amount) && amount >= 1 && amount <= 31 ? amount : undefined
}

/** The place before ordinal signs and words like "of". */
function skipBack({ tokens }: TokenText, at: number): number {
  let place = at - 1
  for (let steps = 0; steps < 3; steps += 1)
    if (OF.has(tokens[place]?.text ?? '') || ORDINALS.has(tokens[place]?.text ?? '')) place -= 1
  return place
}

/** The days before a month, also two of them: "24th and 25th of". */
function daysBefore(text: TokenText, month: number): { days: number[]; at: number } {
  const place = skipBack(text, month)
  const day = dayOf(text, place)
  if (day === undefined) return { days: [], at: month }
  for (let joint = place - 1; joint >= place - 3 && joint > 0; joint -= 1) {
    const isSign = joint === place - 1 && /^[-–&/,]$/.test(text.tokens[joint]?.text ?? '')
    const isJoint = isSign || phraseAt(text, joint, TO_PHRASES())?.next === place
    const other = skipBack(text, joint)
    const first = isJoint ? dayOf(text, other) : undefined
    if (first !== undefined) return { days: [first, day], at: other }
  }
  return { days: [day], at: place }
}

function daysAfter(text: TokenText, next: number): { days: number[]; next: number } {
  const { tokens } = text
  const place = tokens[next]?.text === '.' || tokens[next]?.text === 'the' ? next + 1 : next
  const day = dayOf(text, place)
  if (day === undefined || tokens[place + 1]?.text === ':') return { days: [], next }
  const behind = behindOrdinal(text, place)
  const joint = /^[-–&]$/.test(tokens[behind]?.text ?? '') ? behind + 1 : phraseAt(text, behind, TO_PHRASES())?.next
  const other = joint === undefined ? undefined : dayOf(text, joint)
  const isDate = joint !== undefined && other !== undefined && behindOrdinal(text, joint) > joint + 1
  return isDate ? { days: [day, other], next: behindOrdinal(text, joint) } : { days: [day], next: behind }
}

/** The second day of "23rd December to 28th". */
function rangeBehind(text: TokenText, next: number): { days: number[]; next: number } {
  const place = phraseAt(text, next, TO_PHRASES())?.next
  const day = place === undefined ? undefined : dayOf(text, place)
  if (place === undefined || day === undefined || behindOrdinal(text, place) === place + 1) return { days: [], next }
  return { days: [day], next: behindOrdinal(text, place) }
}

/** The place behind a day and its ordinal sign. */
function behindOrdinal({ tokens }: TokenText, at: number): number {
  const sign = tokens[at + 1]?.text ?? ''
  return sign !== '.' && ORDINALS.has(sign) ? at + 2 : at + 1
}

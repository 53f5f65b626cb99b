import { findMatches } from '#src/base/find-matches.ts'
import { EVERY_DAY, WEEKDAY_NAMES } from '../../answer/text/calendar-words.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** A group a day. */
const NAME = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY_NAMES.map(({ full, short }) => `(${[...full, ...short].join('|')})`).join('|')})s?(?!\\p{L})`,
  'giu',
)
const RANGE = /^\.?\s?(?:[-–—]|to|till?|until|thru|through|bis|à|au|a|al|até|tot|t\/m)\s?$/iu
const DAILY = new RegExp(`(?<!\\p{L})(?:${EVERY_DAY}|7 days)(?!\\p{L})`, 'iu')
const TIME =
  /(?<![\d.,:])([01]?\d|2[0-4])(?:\s?[:.h]\s?([0-5]\d))?\s?([ap])?\.?(?:m\.?(?!\p{L}))?(?!\d|[,.:]\d|\s?[€£$%])/giu
const MAX_VALUE = 220
const HALF_A_DAY = 12 * 60

/**
 * What a line of opening hours gives for each day, as `09:00-17:00`; nothing for days whose times are not understood.
 * Each run of days has the times that follow it, or those before it where a part of the line begins with them.
 */
export function dayTimes(value: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of value.slice(0, MAX_VALUE).split(/[;\n]/u).flatMap(partsOf)) {
    const times = timesOf(part.replace(NAME, ' '))
    if (times !== '') for (const day of daysOf(part)) found.set(day, times)
  }
  return found
}

/** What stands first, days or times, begins each part. None where that does not tell which times are whose. */
function partsOf(text: string): string[] {
  const days = findMatches(text, NAME).map(({ index }) => ({ index, isDay: true }))
  const times = findMatches(text, TIME).map(({ index }) => ({ index, isDay: false }))
  const ordered = [...days, ...times].toSorted((a, b) => a.index - b.index)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || (!first.isDay && !last?.isDay && days.length > 0)) return []
  const starts = ordered
    .filter(({ isDay }, at) => isDay === first.isDay && ordered[at - 1]?.isDay === !first.isDay)
    .map(({ index }) => index)
  return [0, ...starts].map((start, at) => text.slice(start, starts[at]))
}

function daysOf(text: string): string[] {
  if (DAILY.test(text)) return DAYS
  const days = new Set<number>()
  let before: { day: number; end: number } | undefined
  for (const match of findMatches(text, NAME)) {
    const day = match.slice(1).findIndex((name) => name !== undefined)
    const between = before && text.slice(before.end, match.index)
    if (before && between !== undefined && RANGE.test(between))
      for (let at = before.day; at !== day; at = (at + 1) % 7) days.add(at)
    days.add(day)
    before = { day, end: match.index + match[0].length }
  }
  return DAYS.filter((_, at) => days.has(at))
}

/** Pairs of times; an odd one, or more than two pairs, may mean anything. */
function timesOf(text: string): string {
  const found = findMatches(text, TIME)
  if (found.length === 0 || found.length % 2 === 1 || found.length > 4) return ''
  let last = -1
  const clock = found.map(([, hour = '', minute = '00', half], at) => {
    const isFirst = at % 2 === 0
    const before = last
    const shared = half ?? (isFirst ? found[at + 1]?.[3] : undefined)
    const marked = minutesOf(hour, minute, shared)
    const plain = minutesOf(hour, minute, half)
    // `11–3pm` begins in the morning, `9–5` ends in the afternoon, `18–2` in the night.
    const end = found[at + 1]
    const isLate =
      half === undefined && isFirst && end !== undefined && marked >= minutesOf(end[1] ?? '', end[2] ?? '00', end[3])
    last = isLate ? plain : marked
    const isTwelve =
      shared === undefined && !hour.startsWith('0') && last <= before && last + HALF_A_DAY > before && last < HALF_A_DAY
    if (isTwelve) last += HALF_A_DAY
    return `${String(Math.floor(last / 60)).padStart(2, '0')}:${String(last % 60).padStart(2, '0')}`
  })
  return clock
    .map((time, at) => (at % 2 === 0 ? time : `-${time} `))
    .join('')
    .trim()
}

/** Since midnight, which is also the end of a day. */
function minutesOf(hour: string, minute: string, half: string | undefined): number {
  const hours = half === undefined ? Number(hour) % 24 : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return hours * 60 + Number(minute)
}

import { fold } from '../text/fold.ts'
import { weekdaysIn } from './claim-dates.ts'

const TIME = /(?<![\d.,])(\d{1,2})(?:([:.h])(\d{2})(?!\d))?\s?(am|pm|a\.m\.|p\.m\.|uhr|o'clock|h(?![\p{L}\d]))?/gu
const RANGE_START =
  /(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))?\s?(?:-|–|—|to|until|till|and|bis|und|a|al|as|ate|tot|en|et|y|e|الي)\s?\d{1,2}(?:[:.h]\d{2})?\s?(am|pm|a\.m\.|p\.m\.|uhr|h(?![\p{L}\d])|o'clock)/gu

interface ReadTime {
  minutes: number
  /** Says by itself whether it is before or after noon. */
  isSure: boolean
}

function readTimes(folded: string): ReadTime[] {
  return [...folded.matchAll(TIME)].flatMap(([, hour = '', separator = '.', minutes, mark = '']) => {
    // A point alone makes a price as well.
    if (separator === '.' && mark === '') return []
    const isAfternoon = mark.startsWith('p') && Number(hour) < 12
    const isMidnight = mark.startsWith('a') && Number(hour) === 12
    const total = (Number(hour) + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0)) * 60 + Number(minutes ?? 0)
    const isSure = /^[ap]/.test(mark) || Number(hour) > 12 || Number(hour) === 0 || mark === 'uhr' || mark === 'h'
    return isOnTheClock(Number(hour), Number(minutes ?? 0)) ? [{ minutes: total % 1440, isSure }] : []
  })
}

/** A range of hours with points, as in 8.30 to 17.30: two prices would hardly stand so. */
const POINTED_RANGE =
  /(?<![\d.,:])(\d{1,2})\.([0-5]\d)\s?(?:-|–|—|to|until|till|and|bis|und|a|al|as|ate|e|y|et|tot|en)\s?(\d{1,2})\.([0-5]\d)(?!\d|[.,]\d)/gu

const OPENING =
  /(?<!\p{L})(?:open|opening|geoffnet|offen|offnungszeiten|ouverte?s?|horaires?|abiert[oa]s?|abrimos|horarios?|apert[oiae]|apriamo|orari[oe]?|abert[oa]s?|geopend|openingstijden)(?!\p{L})|مفتوح|نفتح|الدوام/u
/** From one hour to another, which only a day or an opening beside them tells to be hours: "Sat 9.30–13 and 15–19". */
const PLAIN_SPAN =
  /(?<![\d.,:/€£$-])(\d{1,2})(?:\.([0-5]\d))?(?:\s?[-–—]\s?|\s(?:a|bis|to|alle|tot|as|al|الي|حتي)\s)(\d{1,2})(?:\.([0-5]\d))?(?![\d.,:/%]*\d|\s?(?:[€£$%]|eur|chf|[ap]\.?m|uhr|uur|h(?!\p{L})|o'clock|\p{L}{5}|ans|anni|anos|jaar|kids))/gu
const EARLIEST = 7
/** A day stands at most so many characters before its hours. */
const DAY_REACH = 80

const namesDay = (text: string): boolean =>
  OPENING.test(text) ||
  weekdaysIn(text, false).size > 0 ||
  [...text.matchAll(/(?<!\p{L})\p{L}{2,4}\.?:? (?=\d|$)/gu)].some(([word]) => weekdaysIn(word, true).size > 0)

/**
 * The ends of the spans of plain hours behind a day or an opening, in minutes since midnight; what ends no later than
 * it begins ends in the afternoon.
 */
function plainSpansIn(folded: string): number[] {
  return folded.split(/[\n|]/u).flatMap((part) =>
    [...part.matchAll(PLAIN_SPAN)].flatMap((found) => {
      const [, hour, minutes, lastHour, lastMinutes] = found
      const before = part.slice(Math.max(0, found.index - DAY_REACH), found.index)
      const from = Number(hour) * 60 + Number(minutes ?? 0)
      const until = Number(lastHour) * 60 + Number(lastMinutes ?? 0)
      if (!isOnTheClock(Number(hour), 0) || !isOnTheClock(Number(lastHour), 0) || !namesDay(before)) return []
      return [from, ...(from < EARLIEST * 60 ? [from + 720] : []), until > from ? until : until + 720]
    }),
  )
}

/** The text, folded, without its times of day, whose digits are no numbers of their own. */
export function withoutTimes(text: string): string {
  const replace = (
    found: string,
    ...[hour = '', separator = '.', minutes = '0', mark]: (string | undefined)[]
  ): string => {
    const isTime = (separator !== '.' || mark !== undefined) && isOnTheClock(Number(hour), Number(minutes))
    return isTime ? ' ' : found
  }
  return fold(text)
    .replace(RANGE_START, (found, hour: string, minutes = '') =>
      isOnTheClock(Number(hour), Number(minutes))
        ? found.slice(hour.length + (minutes === '' ? 0 : minutes.length + 1))
        : found,
    )
    .replace(TIME, replace)
}

const isOnTheClock = (hour: number, minutes: number): boolean => hour < 25 && minutes < 60

/** The times of day that a text names, in minutes since midnight. */
export function timesIn(text: string): string[] {
  return readTimes(fold(text)).map(({ minutes }) => String(minutes))
}

/**
 * The times that a text claims, each with all that it may mean: a 7:15 without a mark may be one of the evening, a
 * 07:15 is none.
 */
export function claimedTimesIn(text: string): string[][] {
  const folded = fold(text)
  const isLoose = (minutes: number): boolean =>
    minutes % 60 !== 0 && new RegExp(`(?<!\\d)${Math.floor(minutes / 60)}[:.]`).test(folded)
  return [
    ...readTimes(folded).map(({ minutes, isSure }) =>
      (isSure || minutes >= 720 || !isLoose(minutes) ? [minutes] : [minutes, minutes + 720]).map(String),
    ),
    ...rangeStartsIn(text),
  ]
}

/** The times at which ranges begin, in minutes since midnight, each with all that it may mean: the 9 of "9 to 5 pm". */
function rangeStartsIn(text: string): string[][] {
  return [...fold(text).matchAll(RANGE_START)].map(([, from = '', minutes = '0', mark = '']) => {
    const start = Number(from) * 60 + Number(minutes)
    return (/^[ap]/.test(mark) && Number(from) < 12 ? [start, start + 720] : [start]).map(String)
  })
}

/**
 * The times of day that a text may mean: those at the begin of a range too, and 6:30 as both where no hour is over
 * twelve.
 */
export function possibleTimesIn(text: string): Set<string> {
  const folded = fold(text)
  const times = readTimes(folded)
  const hasLongClock = times.some(({ minutes }) => minutes >= 13 * 60)
  const pointed = [...folded.matchAll(POINTED_RANGE)].flatMap(([, from, minutes, to, past]) => [
    Number(from) * 60 + Number(minutes),
    Number(to) * 60 + Number(past),
  ])
  const all = times.flatMap(({ minutes, isSure }) =>
    isSure || hasLongClock || minutes >= 720 ? [minutes] : [minutes, minutes + 720],
  )
  return new Set([...rangeStartsIn(text).flat(), ...[...pointed, ...plainSpansIn(folded), ...all].map(String)])
}

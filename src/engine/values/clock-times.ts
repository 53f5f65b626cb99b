import { memoize } from '#src/base/memoize.ts'
import { alternativesOf, siteWords } from '../language/word-lists.ts'
import { readValues } from './read-values.ts'
import { ANY_LANGUAGE } from './value-lexicon.ts'
import type { ClockTime } from './value-types.ts'

/** What a time of day has: minutes, a mark, or the end of a range. */
const MARKS = alternativesOf(siteWords('clockMarks'))
const MAY_HAVE_TIME = new RegExp(
  `[\\d٠-٩]\\s?(?:[:.h]\\s?[0-5٠-٥][\\d٠-٩]|${MARKS}|h(?!\\p{L})|(?:h\\s?)?(?:[-–—~]|\\p{L}{1,5}\\s)\\s?[\\d٠-٩])|noon|midnight`,
  'iu',
)
const EXACT = new RegExp(`\\d\\P{N}*(?:\\d|${MARKS})`, 'iu')
const ALL_DAY = new RegExp(alternativesOf(siteWords('roundTheClock')), 'iu')
const RANGE = /^\s?(?:[-–—~]|\p{L}{1,6})\s?(?:\p{L}{1,3}\s)?$/u
const NOON = 720
const MAX_CACHED = 2_000

const timesIn = memoize(MAX_CACHED, (text): readonly ClockTime[] => {
  const times = readValues(text, ANY_LANGUAGE).filter((value) => value.kind === 'time')
  // "de 2 a 3 horas" may be a length of time.
  const lengths = times.map(
    ({ or, minutes: [earliest = 0], start, end }) =>
      or?.kind === 'duration' && earliest <= NOON && /\p{L}{3}$/u.test(text.slice(start, end)),
  )
  const isRange = (at: number): boolean => RANGE.test(text.slice(times[at]?.end, times[at + 1]?.start ?? 0))
  return times.filter((_, at) => !lengths[at] && !(lengths[at + 1] && isRange(at)))
})

/** Reports whether a text may name a time of day, or says that something is open all day. */
export const mayHaveTime = (text: string): boolean => MAY_HAVE_TIME.test(text) || ALL_DAY.test(text)

/** Returns the times of day of a text. */
export const readClockTimes = (text: string): readonly ClockTime[] => (mayHaveTime(text) ? timesIn(text) : [])

/** Reports whether a text names a time of day, or says that something is open all day. */
export const hasTime = (text: string): boolean => readClockTimes(text).length > 0 || ALL_DAY.test(text)

/** Reports whether a text names a time of day in digits that cannot be anything else. */
export const hasExactTime = (text: string): boolean =>
  readClockTimes(text).some(({ start, end }) => EXACT.test(text.slice(start, end)))

/** Reports whether a text names two times of day as the ends of a range. */
export const hasTimeSpan = (text: string): boolean =>
  readClockTimes(text).some(({ end }, at, times) => RANGE.test(text.slice(end, times[at + 1]?.start ?? 0)))

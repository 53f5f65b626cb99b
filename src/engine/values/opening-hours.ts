import { findMatches } from '#src/base/find-matches.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { CLOSED_WORDS, WEEKDAY_NAMES } from '../language/calendar-words.ts'
import { fold } from '../language/fold.ts'
import { isSpaceless, wordsOf } from '../language/split-words.ts'
import { namesMonth, readDates, readSeasons, type DateSpan } from './dates.ts'
import { DAY_GROUP_PHRASES } from './value-lexicon.ts'

/**
 * What a line says of opening: on which weekdays or dates, from when until when. Minutes since midnight; an end beyond
 * 1,440 is of the day after.
 */
export interface HoursRule {
  /** 0 for Sunday; empty for every day. */
  weekdays: ReadonlySet<number>
  /** The rule is an exception on these dates; empty for a rule of the week. */
  dates: readonly DateSpan[]
  /** The rule is for these parts of the year; empty for all of it. */
  seasons: readonly DateSpan[]
  /** Empty when closed. */
  spans: readonly [from: number, until: number][]
  isTwelveHour: boolean
}

const CLOCK = '(\\d{1,2})(?:[:.h](\\d{2}))? ?(a\\.?m\\.?|p\\.?m\\.?|uhr|uur|h)?'
const BETWEEN = ' ?(?:-|–|—|~|〜|to|till|until|bis|a|à|alle|as|ate|tot|hasta|to the|الي|حتي) ?(?:las |le |les )?'
const IS_CLOSED = new RegExp(`(?<!\\p{L})(?:${CLOSED_WORDS})(?!\\p{L})`, 'u')
/** Verbs that close on dates; without dates they close at a time. */
const CLOSING =
  /(?<!\p{L})(?:we close|(?:wir )?schliessen|fermons|cerramos|fechamos|encerramos|chiudiamo|sluiten|نغلق)(?!\p{L})/u
const ALWAYS = '24\\/7|24 hours|24 stunden|24h\\/24|24 horas|24 ore|24 uur'
const TOKEN = new RegExp(
  `(?<always>${ALWAYS})|(?<![\\d.,:])(?<span>${CLOCK}${BETWEEN}${CLOCK})(?![\\d%]| ?[€£$])|(?<closed>(?<!\\p{L})(?:${CLOSED_WORDS})(?!\\p{L}))|(?<word>[\\p{L}\\p{M}]+)|(?<mark>[-–—~〜&,;.])`,
  'gu',
)
/** Days that no calendar here knows, and parts of the year without dates. */
const UNDATED =
  /(?<!\p{L})(?:bank holidays?|public holidays?|holidays?|feiertag\p{L}*|jours? feries?|festivos?|festivi|feriados?|feestdag\p{L}*|easter|good friday|ostern|summer|winter|spring|autumn|sommer|ete|hiver|verano|invierno|estate|inverno|zomer|term time|school)(?!\p{L})/u
/**
 * Days of no date on which it is closed beside those of the week, with what links them: "closed Sundays and bank
 * holidays"; not "bank holiday Mondays".
 */
const HOLIDAYS =
  /(?:(?:and|und|et|y|e|en|&|sowie) )?(?:(?:on|an|am|les|los|i|aos|op) )?(?:(?:all|allen) )?(?<!\p{L})(?:(?:bank|public|national) holidays?|feiertag\p{L}*|jours? feries?|festivos?|festivi|feriados?|feestdag\p{L}*)(?!\p{L}|-| \p{L}+days?(?!\p{L}))/gu
const RANGE_WORDS: ReadonlySet<string> = new Set([
  'to',
  'till',
  'until',
  'thru',
  'through',
  'bis',
  'a',
  'au',
  'al',
  'ate',
  'tot',
  'الي',
  'حتي',
  '至',
  'から',
])
const DAY = 24 * 60

/** The days of the week by all their names, folded; 0 for Sunday. */
const DAY_BY_NAME = computeOnce(
  () =>
    new Map(
      WEEKDAY_NAMES.flatMap(({ full, short }, day) =>
        [...short, ...full, ...full.map((name) => `${name}s`)].map((name) => [fold(name), (day + 1) % 7] as const),
      ),
    ),
)

/** Returns the weekdays that a folded word stands for in any language: one, or those of "weekend" and "weekdays". */
function weekdaysOf(word: string): readonly number[] {
  const day = DAY_BY_NAME().get(word)
  if (day !== undefined) return [day]
  const group = DAY_GROUP_PHRASES().entries.get(word)?.[0]?.meaning ?? []
  // A rule without days is one of every day.
  return group.length === 7 ? [] : group.map((one) => (one + 1) % 7)
}

function minutesOf(hour: string, minute: string, half: string): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute || 0)]
  if (hours > 24 || minutes > 59 || (half !== '' && hours > 12)) return undefined
  if (half === 'p') return ((hours % 12) + 12) * 60 + minutes
  return (half === 'a' ? hours % 12 : hours) * 60 + minutes
}

const halfOf = (suffix: string | undefined): string => (/^[ap]/.test(suffix ?? '') ? (suffix?.[0] ?? '') : '')

/**
 * "9–5" and "12–3" are of the afternoon, "22:00–02:00" and "10:00–00:30" of the night; "9–10.15am" is of one half of
 * the day.
 */
function readSpan(groups: readonly (string | undefined)[], before: number): [number, number] | undefined {
  const [hour = '', minute = '', half, lastHour = '', lastMinute = '', lastHalf] = groups
  const end = halfOf(lastHalf)
  const until = minutesOf(lastHour, lastMinute, end)
  const plain = minutesOf(hour, minute, halfOf(half) || end)
  if (until === undefined || plain === undefined) return undefined
  const isUnmarked = halfOf(half) === '' && end === ''
  // The second span of "10–12:30, 1:30–5" is in the afternoon.
  const isLater = isUnmarked && !hour.startsWith('0') && plain <= before && before < plain + DAY / 2 && plain < DAY / 2
  if (isLater) return [plain + DAY / 2, until > DAY / 2 ? until : until <= plain ? until + DAY : until + DAY / 2]
  const from = halfOf(half) === '' && end === 'p' && plain >= until ? plain - DAY / 2 : plain
  if (until > from) return [from, until]
  return end === '' && from <= DAY / 2 && !lastHour.startsWith('0') ? [from, until + DAY / 2] : [from, until + DAY]
}

interface Reading {
  rules: { weekdays: Set<number>; spans: [number, number][]; isTold: boolean }[]
  /** The weekday before a mark or word of range. */
  from: number
  isRange: boolean
  timesFirst: boolean
}

function current(reading: Reading): Reading['rules'][number] {
  const last = reading.rules.at(-1)
  if (last !== undefined) return last
  const rule = { weekdays: new Set<number>(), spans: [], isTold: false }
  reading.rules.push(rule)
  return rule
}

function next(reading: Reading): Reading['rules'][number] {
  reading.rules.push({ weekdays: new Set(), spans: [], isTold: false })
  return current(reading)
}

/** Returns when the span before ends that is of the same days, or -1. */
function lastEnd({ rules, timesFirst }: Reading): number {
  const last = rules.at(-1)
  return last === undefined || (timesFirst && last.weekdays.size > 0) ? -1 : (last.spans.at(-1)?.[1] ?? -1)
}

function addDays(reading: Reading, days: readonly number[]): void {
  const now = current(reading)
  const isNew = reading.timesFirst ? false : now.isTold
  const rule = isNew ? next(reading) : now
  const [day = 0] = days
  if (reading.isRange && reading.from !== -1 && days.length === 1)
    for (let at = reading.from; at !== day; at = (at + 1) % 7) rule.weekdays.add(at)
  for (const one of days) rule.weekdays.add(one)
  reading.from = days.length === 1 ? day : -1
  reading.isRange = false
}

function addSpans(reading: Reading, spans: readonly [number, number][]): void {
  const now = current(reading)
  if (now.weekdays.size === 0 && !now.isTold) reading.timesFirst = true
  const rule = reading.timesFirst && now.isTold && now.weekdays.size > 0 ? next(reading) : now
  rule.spans.push(...spans)
  rule.isTold = true
  reading.from = -1
}

function readWord(reading: Reading, word: string): void {
  if (isSpaceless(word) && weekdaysOf(word).length === 0 && wordsOf(word).length > 1) {
    for (const part of wordsOf(word)) readWord(reading, part)
    return
  }
  const days = weekdaysOf(word)
  if (days.length > 0) addDays(reading, days)
  else if (RANGE_WORDS.has(word)) reading.isRange = reading.from !== -1
  else if (word.length > 2) reading.from = -1
}

function readTokens(text: string): Reading {
  const reading: Reading = { rules: [], from: -1, isRange: false, timesFirst: false }
  for (const { groups = {}, ...found } of findMatches(text, TOKEN)) {
    const clock = Object.values(found).slice(3, 9) as (string | undefined)[]
    const span = groups['span'] === undefined ? undefined : readSpan(clock, lastEnd(reading))
    if (span !== undefined) addSpans(reading, [span])
    else if (groups['always'] !== undefined) addSpans(reading, [[0, DAY]])
    else if (groups['closed'] !== undefined) addSpans(reading, [])
    else if (groups['word'] !== undefined) readWord(reading, groups['word'])
    else if (/[-–—~〜]/.test(groups['mark'] ?? '')) reading.isRange = reading.from !== -1
  }
  return reading
}

const namesWeekday = (folded: string): boolean =>
  (folded.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => weekdaysOf(word).length > 0)

/** A line of hours without what it calls closed on public holidays: that tells nothing of the week. */
function withoutHolidays(folded: string): string {
  if (folded.search(HOLIDAYS) === -1) return folded
  let isClosed = false
  const clauses = folded.split(/(?<=[,;(.])/u).map((clause) => {
    const tells = /\d/.test(clause)
    isClosed = !tells && (isClosed || IS_CLOSED.test(clause))
    if (!isClosed) return clause
    const rest = clause.replace(HOLIDAYS, ' ')
    return rest === clause || namesWeekday(rest) ? rest : ''
  })
  return clauses.join('')
}

/**
 * The rules of a line of opening hours, none when it depends on what no clock tells: public holidays without a date,
 * seasons, school terms.
 */
export function readHours(line: string): HoursRule[] {
  const folded = fold(line)
  const { dates, rest: undated } = readDates(folded)
  const { seasons, rest: whole } = readSeasons(undated)
  const rest = withoutHolidays(whole)
  if (UNDATED.test(rest) || namesMonth(rest)) return []
  const told = dates.length > 0 && !/\d/.test(rest) ? rest.replace(CLOSING, 'closed') : rest
  const isTwelveHour = /\d ?[ap]\.?m/.test(rest)
  const { rules, timesFirst } = readTokens(told)
  // "10:00–18:00 Sat, Sun 11:00–16:00" does not say whose the last times are.
  if (timesFirst && rules.length > 1 && rules.at(-1)?.weekdays.size === 0) return []
  return rules
    .filter(({ isTold }) => isTold)
    .map(({ weekdays, spans }) => ({ weekdays, spans, dates, seasons, isTwelveHour }))
}

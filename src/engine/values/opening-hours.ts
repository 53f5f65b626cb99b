import { findMatches } from '#src/base/find-matches.ts'
import { CLOSED_WORDS } from '../language/calendar-words.ts'
import { alternativesOf, siteWords, wordsOfAny } from '../language/word-lists.ts'
import { namesMonth, readDates, readSeasons, type DateSpan } from './dates.ts'
import { readDays } from './days-of-week.ts'
import { MASK, foldInPlace, replaceSpans } from './text-spans.ts'
import { readDigitPrices } from './prices.ts'
import { readTimeSpans } from './times-of-day.ts'
import { ANY_LANGUAGE } from './value-lexicon.ts'
import { tokenize } from './value-tokens.ts'
import type { Span, Weekdays } from './value-types.ts'

/**
 * A rule of opening hours: weekdays or dates with their spans, in minutes since midnight. An end beyond 1,440 is on the
 * next day.
 */
export interface HoursRule {
  /** 0 for Sunday; empty for every day. */
  weekdays: ReadonlySet<number>
  /** The rule is an exception on these dates; empty for a rule of the week. */
  dates: readonly DateSpan[]
  /** The rule applies to these parts of the year; empty for the whole year. */
  seasons: readonly DateSpan[]
  /** Empty when closed. */
  spans: readonly [from: number, until: number][]
  isTwelveHour: boolean
}

const IS_CLOSED = new RegExp(`(?<!\\p{L})(?:${CLOSED_WORDS})(?!\\p{L})`, 'u')
/** Verbs for closing on dates; without dates, they mean closing at a time. */
const CLOSING = wordsOfAny(siteWords('closing'))
const ALWAYS = '24\\/7|24 hours|24 stunden|24h\\/24|24 horas|24 ore|24 uur'
const ALWAYS_OR_CLOSED = new RegExp(`(?<always>${ALWAYS})|(?<!\\p{L})(?:${CLOSED_WORDS})(?!\\p{L})`, 'gu')
/** Days that no calendar here has, and parts of the year without dates. */
const UNDATED = wordsOfAny(siteWords('undated'))
/**
 * Days without a date that are closed in addition to weekdays, with the words before them: "closed Sundays and bank
 * holidays", but not "bank holiday Mondays".
 */
const HOLIDAYS = new RegExp(
  `(?:(?:${alternativesOf(siteWords('andWords'))}) )?(?:\\p{L}{1,5} ){0,2}(?<!\\p{L})(?:${alternativesOf(siteWords('publicHolidays'))})(?!\\p{L}|-| \\p{L}+days?(?!\\p{L}))`,
  'gu',
)
const DAY = 24 * 60
const WEEK = 7

interface Reading {
  rules: { weekdays: Set<number>; spans: [number, number][]; isTold: boolean }[]
  timesFirst: boolean
}

type Rule = Reading['rules'][number]

function addRule({ rules }: Reading): Rule {
  const rule: Rule = { weekdays: new Set(), spans: [], isTold: false }
  rules.push(rule)
  return rule
}

/** Adds days to their rule: the last one, unless its times came before. */
function addDays(reading: Reading, { days, isEveryDay }: Weekdays): void {
  // A rule without days is one of every day.
  if (isEveryDay) return
  const last = reading.rules.at(-1)
  const rule = last === undefined || (last.isTold && !reading.timesFirst) ? addRule(reading) : last
  for (const day of days) rule.weekdays.add((day + 1) % WEEK)
}

function addSpans(reading: Reading, spans: readonly [number, number][]): void {
  const last = reading.rules.at(-1)
  if (last === undefined) reading.timesFirst = true
  const isNext = last === undefined || (reading.timesFirst && last.isTold && last.weekdays.size > 0)
  const rule = isNext ? addRule(reading) : last
  rule.spans.push(...spans)
  rule.isTold = true
}

/** Reads the days, spans and closings of a folded line, in order. */
function readRules(folded: string): Reading {
  const tokens = tokenize(folded, ANY_LANGUAGE)
  const days = readDays(tokens, true)
  const spans = readTimeSpans(
    tokens,
    (one, other) => !days.some(({ start }) => start > one.start && start < other.start),
  )
  const states = findMatches(folded, ALWAYS_OR_CLOSED).map(({ 0: { length }, index, groups }) => ({
    start: index,
    end: index + length,
    spans: groups?.['always'] === undefined ? [] : [[0, DAY] as [number, number]],
  }))
  const isApart = ({ start, end }: Span): boolean => !states.some((one) => one.start < end && one.end > start)
  const told = [...days, ...spans.filter(isApart), ...states].toSorted((one, other) => one.start - other.start)
  const reading: Reading = { rules: [], timesFirst: false }
  for (const one of told)
    if ('days' in one) addDays(reading, one)
    else addSpans(reading, 'spans' in one ? one.spans : [[one.from, one.until]])
  return reading
}

/** Returns a line of hours without closings on public holidays, which say nothing about the week. */
function withoutHolidays(folded: string): string {
  if (folded.search(HOLIDAYS) === -1) return folded
  let isClosed = false
  const clauses = folded.split(/(?<=[,;(.])/u).map((clause) => {
    const tells = /\d/.test(clause)
    isClosed = !tells && (isClosed || IS_CLOSED.test(clause))
    if (!isClosed) return clause
    const rest = clause.replace(HOLIDAYS, ' ')
    return rest === clause || readDays(tokenize(rest, ANY_LANGUAGE), true).length > 0 ? rest : ''
  })
  return clauses.join('')
}

/**
 * Returns the rules of a line of opening hours; none if it depends on what no clock shows: public holidays without a
 * date, seasons, school terms.
 */
export function readHours(line: string): HoursRule[] {
  const folded = replaceSpans(foldInPlace(line), readDigitPrices(line), (length) => MASK.padEnd(length))
  const { dates, rest: undated } = readDates(folded)
  const { seasons, rest: whole } = readSeasons(undated)
  const rest = withoutHolidays(whole)
  if (UNDATED.test(rest) || namesMonth(rest)) return []
  const told = dates.length > 0 && !/\d/.test(rest) ? rest.replace(CLOSING, 'closed') : rest
  const isTwelveHour = /\d ?[ap]\.?m/.test(rest)
  const { rules, timesFirst } = readRules(told)
  // "10:00–18:00 Sat, Sun 11:00–16:00" does not say which day has the last times.
  if (timesFirst && rules.length > 1 && rules.at(-1)?.weekdays.size === 0) return []
  return rules
    .filter(({ isTold }) => isTold)
    .map(({ weekdays, spans }) => ({ weekdays, spans, dates, seasons, isTwelveHour }))
}

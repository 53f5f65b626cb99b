import { memoize, memoizeByObject } from '#src/base/memoize.ts'
import { type AnswerIndex, languageOf } from '../search/prepare-knowledge.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { SPOKEN_LANGUAGES, conceptsOf } from '../../language/lexicon.ts'
import { fillPhrase, phrasesFor } from '../../language/phrases.ts'
import type { Phrases } from '../../language/phrases-types.ts'
import type { AskedMoment } from '../question/asked-moment.ts'
import { isWithin } from '../../values/dates.ts'
import { type LocalMoment, dateOfDay, localMoment, nameOfDate, nameOfDay, sayTime } from '../opening/local-moment.ts'
import { type OpeningDay, openingAt, openingOn } from '../opening/opening-times.ts'
import { type HoursRule, readHours } from '../../values/opening-hours.ts'

/** The rules of a line, read once for the many requested moments. */
const hoursOf = memoizeByObject(({ text }: { text: string }) => readHours(text))

/** A business has few lines of hours, and each is requested again and again. */
const MAX_LINES = 50
const rulesIn = memoizeByObject((index: AnswerIndex) => memoize(MAX_LINES, (at) => readRules(index, Number(at))))

/**
 * Returns the rules in the section of a line of hours, with the dated exceptions on the rest of its page; none in a
 * language without names of days.
 */
const rulesAround = (index: AnswerIndex, at: number): readonly HoursRule[] => rulesIn(index)(String(at))

function readRules(index: AnswerIndex, at: number): HoursRule[] {
  const unit = index.units[at]
  if (unit === undefined || !SPOKEN_LANGUAGES.includes(languageOf(index, unit))) return []
  const { items, units, business } = index
  const url = items[unit.item]?.url ?? ''
  const isSamePage = (item: number): boolean => item === unit.item || (url !== '' && items[item]?.url === url)
  return units.flatMap((other, place) => {
    if (!isSamePage(other.item)) return []
    const isHours = business.hours.has(place)
    if (other.section === unit.section) return isHours || other.values.has('date') ? hoursOf(other) : []
    return hoursOf(other).filter(({ dates, spans }) => dates.length > 0 && (isHours || spans.length === 0))
  })
}

const isOpenDuring = ({ spans }: OpeningDay, [from, until]: readonly [number, number]): boolean =>
  spans.some(([opens, closes]) => (from === until ? opens <= from && from < closes : opens < until && closes > from))

/** Returns "yes" or "no" to whether it is open, or closed, on some days; '' if neither is asked. */
function verdictOn(
  { kinds, asksAt, words, language }: ParsedQuestion,
  days: readonly OpeningDay[],
  said: { yes: string; no: string },
): string {
  const during = asksAt?.during
  const isMoment = during !== undefined && during[0] === during[1]
  const concepts = new Set(words.filter(({ weight }) => weight === 1).flatMap(({ stem }) => conceptsOf(stem, language)))
  const asksClosed = concepts.has('close') && !concepts.has('open')
  if ((!kinds.has('yesno') && !isMoment) || (asksClosed && during !== undefined)) return ''
  const isOpen = days.some((day) => (during === undefined ? day.spans.length > 0 : isOpenDuring(day, during)))
  return `${isOpen === asksClosed ? said.no : said.yes} `
}

/** Says the hours of the requested days, after yes or no if that is asked. */
function sayDays(
  question: ParsedQuestion,
  asked: AskedMoment,
  around: readonly HoursRule[],
  { opening, language }: Phrases,
): string {
  const rules = asked.isAnyYear
    ? around.filter(({ dates, seasons }) => dates.length > 0 === (asked.by === 'date') && seasons.length === 0)
    : around
  const isDated = rules.some(({ dates }) => asked.days.some((day) => isWithin(dates, dateOfDay(day))))
  if (asked.by === 'date' && !isDated && !/\d/.test(question.text)) return ''
  const told = asked.days.flatMap((day) => {
    const hours = openingOn(rules, day)
    return hours === undefined ? [] : [{ day, hours }]
  })
  if (told.length < asked.days.length) return ''
  const lines = told.map(({ day, hours: { spans, isTwelveHour } }) => {
    const time = (minutes: number): string => sayTime(minutes, language, isTwelveHour)
    const times = spans.map(([from, until]) => `${time(from)}–${time(until)}`).join(', ')
    const name = asked.by === 'date' ? nameOfDate(day, language, asked.isAnyYear) : nameOfDay(day, language)
    return capitalised(fillPhrase(times === '' ? opening.shut : opening.day, { day: name, times }))
  })
  return (
    verdictOn(
      question,
      told.map(({ hours }) => hours),
      opening,
    ) + lines.join(' ')
  )
}

/**
 * Says whether it is open at a moment by the hours around a line, until when, or when it opens next; '' if the lines
 * do not say.
 */
function sayMoment(
  index: AnswerIndex,
  at: number,
  { day, minutes, language: asked }: LocalMoment & { language: string },
): string {
  const { opening, language } = phrasesFor(asked, index.company.language)
  const state = openingAt(rulesAround(index, at), { day, minutes })
  if (state === undefined) return ''
  const time = (of: number): string => sayTime(of, language, state.isTwelveHour)
  if (state.isOpen) return fillPhrase(opening.now, { time: time(state.until) })
  const { next } = state
  const again =
    next &&
    fillPhrase(next.day === day ? opening.today : opening.next, {
      day: nameOfDay(next.day, language),
      time: time(next.from),
    })
  return again === undefined ? opening.closed : `${opening.closed} ${again}`
}

/**
 * Says whether it is open at the requested moment, or on the requested days, by the hours around a line; '' if the
 * lines do not say or no time is requested.
 */
export function sayOpening(index: AnswerIndex, question: ParsedQuestion, at: number): string {
  const { asksAt, language } = question
  if (asksAt === undefined) return ''
  const [day = 0] = asksAt.days
  if (asksAt.by === 'now' && asksAt.during !== undefined)
    return sayMoment(index, at, { day, minutes: asksAt.during[0], language })
  return sayDays(question, asksAt, rulesAround(index, at), phrasesFor(language, index.company.language))
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Says whether the business is open at this moment and when it opens next, in a language; '' if its hours or its time
 * zone are unknown.
 */
export function sayOpenNow(
  index: AnswerIndex,
  { language, now, timeZone }: { language: string; now: Date; timeZone: string },
): string {
  const moment = localMoment(now, timeZone)
  if (moment === undefined) return ''
  for (const at of index.business.hours) {
    const said = sayMoment(index, at, { ...moment, language })
    if (said !== '') return said
  }
  return ''
}

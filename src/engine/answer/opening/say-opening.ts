import type { AnswerIndex } from '../prepare-knowledge.ts'
import type { ParsedQuestion } from '../question.ts'
import { fillPhrase, phrasesFor } from '../phrases/phrases.ts'
import { nameOfDay, sayTime } from './local-moment.ts'
import { openingAt, openingOn } from './opening-times.ts'
import { readHours, type HoursRule } from './read-hours.ts'

/** The rules of the section of a line of hours, and the dated exceptions that the rest of its page makes. */
function rulesAround({ items, units, business }: AnswerIndex, at: number): HoursRule[] {
  const unit = units[at]
  if (unit === undefined) return []
  const url = items[unit.item]?.url ?? ''
  const isSamePage = (item: number): boolean => item === unit.item || (url !== '' && items[item]?.url === url)
  return units.flatMap((other, place) => {
    if (!isSamePage(other.item)) return []
    const isHours = business.hours.has(place)
    if (other.section === unit.section) return isHours || other.values.has('date') ? readHours(other.text) : []
    return readHours(other.text).filter(({ dates, spans }) => dates.length > 0 && (isHours || spans.length === 0))
  })
}

/** Whether it is open at the moment, or on the day, that a question asks for, by the hours around a line; '' when the lines do not tell or none is asked for. */
export function sayOpening(index: AnswerIndex, { asksAt, language: asked }: ParsedQuestion, at: number): string {
  if (asksAt === undefined) return ''
  const { opening, language } = phrasesFor(asked, index.company.language)
  const rules = rulesAround(index, at)
  const { day, minutes } = asksAt
  const time = (of: number, isTwelveHour: boolean): string => sayTime(of, language, isTwelveHour)
  if (minutes === undefined) {
    const hours = openingOn(rules, day)
    if (hours === undefined) return ''
    const times = hours.spans.map(([from, until]) => `${time(from, hours.isTwelveHour)}–${time(until, hours.isTwelveHour)}`).join(', ')
    return capitalised(fillPhrase(times === '' ? opening.shut : opening.day, { day: nameOfDay(day, language), times }))
  }
  const state = openingAt(rules, { day, minutes })
  if (state === undefined) return ''
  if (state.isOpen) return fillPhrase(opening.now, { time: time(state.until, state.isTwelveHour) })
  const { next } = state
  const again = next && fillPhrase(opening.next, { day: nameOfDay(next.day, language), time: time(next.from, state.isTwelveHour) })
  return again === undefined ? opening.closed : `${opening.closed} ${again}`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

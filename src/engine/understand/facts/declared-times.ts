import { textOf } from '../../extract/structured/structured-facts.ts'

/** The day of an ISO date or time as milliseconds, `NaN` for anything else. */
export const dateOf = (value: unknown): number => Date.parse(/^\d{4}-\d{2}-\d{2}/u.exec(textOf(value))?.[0] ?? '')

/** `09:00:00` without its seconds, `9:45am` as it is. */
export const timeOf = (time: unknown): string =>
  textOf(time)
    .replace(/^(\d{1,2}:\d{2}):\d{2}.*$/u, '$1')
    .replace(/(?<=^\d{1,2}:\d{2})(?:Z|[+-]\d.*)$/u, '')

/** A day in words, `1 May 2026`, in the given language. */
export function sayDate(date: number, language: string, withYear = true): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {}
  const locale = language === 'en' || language === '' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC', ...year }).format(date)
}

/**
 * An ISO date or time in words, `1 May 2026, 20:00`; '' for anything else. A time of another zone than the event's own
 * is left out.
 */
export function sayMoment(moment: string, language: string): string {
  const date = dateOf(moment)
  const [, time = ''] = /T(\d{2}:\d{2})(?!.*Z$)/u.exec(moment) ?? []
  return Number.isNaN(date) ? '' : [sayDate(date, language), time === '00:00' ? '' : time].filter(Boolean).join(', ')
}

/** The name of a day, 0 for Monday, in the given language. */
export function dayName(day: number, language: string): string {
  // 1 January 2024 was a Monday.
  const name = new Intl.DateTimeFormat(language || 'en', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day),
  )
  return name.charAt(0).toLocaleUpperCase(language || 'en') + name.slice(1)
}

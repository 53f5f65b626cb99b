import { readHours } from '../../values/opening-hours.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MAX_VALUE = 220
const DAY = 24 * 60

/**
 * What a line of opening hours gives for each day, as `09:00-17:00`; nothing for days whose times are not understood.
 */
export function dayTimes(value: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of value.slice(0, MAX_VALUE).split(/[;\n]/u))
    for (const { weekdays, dates, seasons, spans } of readHours(line)) {
      if (dates.length > 0 || seasons.length > 0 || spans.length === 0) continue
      const times = spans.map((span) => span.map(clock).join('-')).join(' ')
      for (const day of weekdays) found.set(DAYS[day] ?? '', times)
    }
  return found
}

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

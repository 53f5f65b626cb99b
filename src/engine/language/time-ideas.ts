import { WEEKDAYS } from './calendar-words.ts'

/** Ideas of time: "Are you open on Saturday afternoon?" asks for nothing but hours. */
export const TIME_IDEAS: ReadonlySet<string> = new Set([
  ...WEEKDAYS,
  'open',
  'close',
  'hour',
  'weekend',
  'weekday',
  'morning',
  'afternoon',
  'evening',
  'night',
  'day',
  'week',
  'holiday',
  'publicholiday',
  'today',
  'tomorrow',
  'rightnow',
])

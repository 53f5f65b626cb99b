import { HOLIDAY_NAMES, MONTH_NAMES } from '../language/calendar-words.ts'

/**
 * Days of every year, from the first to the last, as month × 100 + day. A span whose last is before its first goes over
 * the new year.
 */
export interface DateSpan {
  from: number
  until: number
}

const MONTH = `(?:${MONTH_NAMES.flat().join('|')})(?!\\p{L})`
const ORDINAL = '(?:st|nd|rd|th|er|º|°|\\.)?'
const LINK = ' ?(?:,|-|–|and|und|et|y|e|en|&|to|bis|au|al|ao|tot|until) ?(?:(?:the|dal|al|du|del|vom|zum) )?'
const OF = " ?(?:of |de |d')?"
const DAY_FIRST = new RegExp(
  `(?<![\\d.:])(\\d{1,2})${ORDINAL}(?:${OF}(${MONTH}))?(?:(${LINK})(\\d{1,2})${ORDINAL})?${OF}(${MONTH})?(?: (?:19|20)\\d{2})?`,
  'gu',
)
const MONTH_FIRST = new RegExp(`(?<!\\p{L})(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d)`, 'gu')

/** Each with its first and its last day. */
const HOLIDAYS: readonly [RegExp, number, number][] = [
  ...HOLIDAY_NAMES.map(([names, date]): [string, number, number] => [names, date, date]),
  ['noel|navidad|natale|natal|christmas', 1225, 1225] as const,
  ['weihnachten|kerst(?:mis)?', 1225, 1226] as const,
  ['ferragosto|assomption|assunzione', 815, 815] as const,
].map(([names, from, until]) => [new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'gu'), from, until])

const monthOf = (word: string): number => MONTH_NAMES.findIndex((names) => names.includes(word)) + 1

const isDate = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

const SPANS = /-|–|to|bis|au|al|ao|tot|until/u

/** "25 December", "25 and 26 December", "10 January to 28 February": the days, or none where a number is no date. */
function readDayFirst([, day = '', month = '', link = '', lastDay = '', lastMonth = '']: readonly (
  | string
  | undefined
)[]): DateSpan[] {
  const end = monthOf(lastMonth)
  const start = monthOf(month) || end
  const first = start * 100 + Number(day)
  if (!isDate(start, Number(day))) return []
  if (lastDay === '') return [{ from: first, until: first }]
  const last = (end || start) * 100 + Number(lastDay)
  if (!isDate(end || start, Number(lastDay))) return [{ from: first, until: first }]
  return SPANS.test(link) ? [{ from: first, until: last }] : [first, last].map((date) => ({ from: date, until: date }))
}

/** The dates that a folded text names, holidays with a fixed date among them, and the text without them. */
export function readDates(folded: string): { dates: DateSpan[]; rest: string } {
  const dates: DateSpan[] = []
  const take = (found: string, read: readonly DateSpan[]): string => {
    dates.push(...read)
    return read.length > 0 ? ' ' : found
  }
  let rest = folded.replace(DAY_FIRST, (found: string, ...groups: (string | undefined)[]) =>
    take(found, readDayFirst([found, ...groups])),
  )
  rest = rest.replace(MONTH_FIRST, (found: string, month: string, day: string) => {
    const date = monthOf(month) * 100 + Number(day)
    return take(found, isDate(monthOf(month), Number(day)) ? [{ from: date, until: date }] : [])
  })
  for (const [pattern, from, until] of HOLIDAYS) rest = rest.replace(pattern, (found) => take(found, [{ from, until }]))
  return { dates, rest }
}

const EXCEPT =
  'except|not|excluding|ausser|nicht|sauf|hors|menos|salvo|excepto|exceto|eccetto|tranne|escluso|behalve|niet|ماعدا|عدا'
/** Two months with what links them ("April to October", "except July and August"), or one behind "in". */
const MONTHS = new RegExp(
  `(?<!\\p{L})(?:(${EXCEPT}) )?(?:(?:from|von|vom|de|du|da|van|من|in|im|en|em) )?(${MONTH})( ?(?:-|–|—|to|till|until|through|bis|a|au|al|ate|tot|الي|حتي|and|und|et|y|e|en|&) ?)(${MONTH})|(?<!\\p{L})(?:(${EXCEPT}) )?(?:in|im|en|em) (${MONTH})`,
  'gu',
)
const AND = /^ ?(?:and|und|et|y|e|en|&) ?$/u
const LAST_DAY = 31
/** A month in full; what shortens it may be another word. */
const MONTH_ALONE = new RegExp(
  `(?<!\\p{L})(?:${MONTH_NAMES.flatMap((names) => names.filter(({ length }) => length > 3)).join('|')})(?!\\p{L})`,
  'u',
)

export const namesMonth = (folded: string): boolean => MONTH_ALONE.test(folded)

/** The parts of the year that a folded text names by whole months, and the text without them. */
export function readSeasons(folded: string): { seasons: DateSpan[]; rest: string } {
  const seasons: DateSpan[] = []
  const rest = folded.replace(MONTHS, (...[, but, first, link, last, butOne, only = '']: (string | undefined)[]) => {
    const [from, until] = [monthOf(first ?? only) * 100, monthOf(last ?? only) * 100 + LAST_DAY]
    // All the year but for them.
    if (but ?? butOne) seasons.push({ from: until + 1, until: from })
    else if (first === undefined || !AND.test(link ?? '')) seasons.push({ from, until })
    else seasons.push({ from, until: from + LAST_DAY }, { from: until - LAST_DAY, until })
    return ' '
  })
  return { seasons, rest }
}

/** True when a day of the year lies in one of some spans. */
export function isWithin(dates: readonly DateSpan[], { month, date }: { month: number; date: number }): boolean {
  const day = month * 100 + date
  return dates.some(({ from, until }) => (from <= until ? day >= from && day <= until : day >= from || day <= until))
}

import { CLOSED_WORDS, WEEKDAY_NAMES } from '../../language/calendar-words.ts'
import { fold } from '../../language/fold.ts'
import type { MarkdownLine } from './markdown-lines.ts'

const DAY = WEEKDAY_NAMES.flatMap(({ full, short }) => [...full, ...short]).join('|')
const LINK = '(?:\\s*(?:[,&/+–-]|and|und|et|y|e|en|to|bis|au?|a|al|t/m)\\s*)'
/** A weekday, or several, and nothing else. */
const ONLY_DAYS = new RegExp(`^(?:${DAY})s?\\.?(?:${LINK}(?:${DAY})s?\\.?){0,6}\\s?:?$`, 'u')
/** A time, or that it is closed. */
const HOURS = new RegExp(`^(?:\\d{1,2}(?!\\d)|(?:${CLOSED_WORDS})(?!\\p{L}))`, 'u')
const MAX_HOURS = 60

type Said = Extract<MarkdownLine, { kind: 'text' | 'list' }>
const isSaid = (line: MarkdownLine | undefined): line is Said => line?.kind === 'text' || line?.kind === 'list'

/** Lines with the hours of a day that stand below its name as one: "Saturday", "closed". */
export function* joinDayLines(lines: Iterable<MarkdownLine>): Generator<MarkdownLine, void> {
  let before: MarkdownLine | undefined
  for (const line of lines) {
    if (isSaid(before) && isSaid(line) && isDayWithHours(before.text, line.text))
      before = { kind: 'text', text: `${before.text.replace(/\s?:$/, '')}: ${line.text}` }
    else {
      if (before) yield before
      before = line
    }
  }
  if (before) yield before
}

const isDayWithHours = (before: string, after: string): boolean =>
  after.length <= MAX_HOURS && ONLY_DAYS.test(fold(before)) && HOURS.test(fold(after))

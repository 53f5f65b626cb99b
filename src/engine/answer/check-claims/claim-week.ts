import { fold } from '../text/fold.ts'
import { weekdaysIn } from './claim-dates.ts'

/** On which days of the week something is, by the passages. */
export interface WeekPlan {
  open: Set<number>
  closed: Set<number>
}

const CLOSED =
  /\b(?:closed|shut|not open|no (?:tours|lessons|classes|service)|geschlossen|ruhetag|zu\b|fermee?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|gesloten|dicht)\b|مغلق|عطله/u
const EXCEPT = /\b(?:except|but not|ausser|sauf|excepto|salvo|eccetto|tranne|exceto|behalve)\b|ما عدا|باستثناء/u

/** Reads the days of passages. What is closed on a day is said apart from what is open then. */
export function readWeek(texts: readonly string[]): WeekPlan {
  const plan: WeekPlan = { open: new Set(), closed: new Set() }
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const days = new Set<number>()
    for (const part of line.split(/(?<=[.;|·])\s+/)) {
      const folded = fold(part)
      const isClosed = CLOSED.test(folded)
      for (const day of weekdaysIn(part, true)) {
        if (isClosed || EXCEPT.test(folded)) plan.closed.add(day)
        if (!isClosed) days.add(day)
      }
    }
    for (const day of days) plan.open.add(day)
  }
  return plan
}

/**
 * Whether a sentence names a day that the passages do not: none of them has it, or they have it as closed and the sentence does not.
 */
export function contradictsWeek(plan: WeekPlan, sentence: string): boolean {
  return sentence.split(OTHER_DAYS).some((part) => contradictsIn(plan, part))
}

/** Where a sentence goes on with other days: "open on Sundays; on Mondays we are closed". */
const OTHER_DAYS = /[;·|]\s|,\s(?=(?:but|while|whereas|aber|wahrend|mais|tandis|pero|mientras|ma|mentre|mas|enquanto|maar|terwijl)\s)/iu

function contradictsIn({ open, closed }: WeekPlan, sentence: string): boolean {
  const folded = fold(sentence)
  const days = [...weekdaysIn(sentence, false)]
  if (EXCEPT.test(folded)) return days.some((day) => !open.has(day) && !closed.has(day))
  if (CLOSED.test(folded)) return days.some((day) => !closed.has(day) && (open.has(day) || closed.size > 0))
  return days.some((day) => !open.has(day))
}

import { memoize } from '#src/base/memoize.ts'
import { type AnswerIndex, sayOpenNow } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'

const MAX_ZONES = 500
/** Creating a format takes longer than using it a hundred times. */
const formatsOf = memoize(MAX_ZONES, (timeZone) => [
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }),
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }),
])

/** Says what day and time it is for the business, and whether it is open. */
export function sayMoment(
  { timeZone }: Agent,
  index: AnswerIndex,
  { now, language }: { now: Date; language: string },
): string {
  const [day, time] = formatsOf(timeZone || 'UTC').map((format) => format.format(now))
  if (!timeZone) return `Today is ${day}.`
  return `It is ${time} on ${day}, local time of the business. ${sayOpenNow(index, { language, now, timeZone })}`.trim()
}

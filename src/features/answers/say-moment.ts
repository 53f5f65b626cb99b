import { type AnswerIndex, sayOpenNow } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'

/** Says what day and time it is for the business, and whether it is open. */
export function sayMoment(
  { timeZone }: Agent,
  index: AnswerIndex,
  { now, language }: { now: Date; language: string },
): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: timeZone || 'UTC' }).format(now)
  if (!timeZone) return `Today is ${day}.`
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(now)
  return `It is ${time} on ${day}, local time of the business. ${sayOpenNow(index, { language, now, timeZone })}`.trim()
}

import type { AnswerIndex } from '../prepare-knowledge.ts'
import { localMoment } from '../opening/local-moment.ts'
import { sayMoment } from './say-opening.ts'

/**
 * Whether the business is open at this moment, and when it opens next, in a language; '' where its hours, or its time
 * zone, do not tell.
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

import { findMatches } from '#src/base/find-matches.ts'
import { numberOf } from './number-words.ts'

const HOUR = 'hours?|hrs?|stunden?|stundige[nrs]?|heures?|horas?|ore|ora|uur|uren'
const HALVES: readonly [RegExp, number][] = [
  [
    /(?<!\p{L})(?:an hour and (?:a )?half|one and a half[ -]hours?|(?:ander|einein)halb[ -]?stunden?|(?:ander|einein)halbstundige[nrs]?|(?:une|1) heure et demie|(?:una )?hora y media|un'ora e mezza|(?:uma )?hora e meia|anderhalf uur)(?!\p{L})/gu,
    90,
  ],
  [
    /(?<!\p{L})(?:half an hour|half[ -]hour|halbe(?:n|r)? stunde|demi-heure|media hora|mezz'ora|meia hora|half uur)(?!\p{L})/gu,
    30,
  ],
]
const HOURS = new RegExp(`(?<![\\p{L}\\p{N}.,:])(\\d(?:[.,]5)?|\\p{L}+)[ -]?(?:${HOUR})(?!\\p{L})`, 'gu')
/** A span of one hour ("a session of an hour"), and no rate ("£5 an hour"). */
const ONE_HOUR =
  /(?<=(?<!\p{L})(?:for|of|lasting|fur|von|pour|durante|por|di|voor|van|de) |(?<!\p{L})d')(?:an hour|eine(?:r)? stunde|une heure|una hora|un'ora|uma hora|een uur)(?!\p{L})|(?<!\p{L})(?:one[ -]hour|einstundige[nrs]?)(?!\p{L})/gu
const MAX_HOURS = 4

/**
 * The minutes of each span of up to four hours that a folded text of a language names, with the words that name it: "an
 * hour and a half", "two-hour".
 */
export function spansAsMinutes(folded: string, language: string): { said: string; minutes: number }[] {
  const halves = HALVES.flatMap(([pattern, minutes]) =>
    findMatches(folded, pattern).map(([said]) => ({ said, minutes })),
  )
  if (halves.length > 0) return halves
  const whole = findMatches(folded, ONE_HOUR).map(([said]) => ({ said, minutes: 60 }))
  if (whole.length > 0) return whole
  return findMatches(folded, HOURS).flatMap(([said, number = '']) => {
    const hours = Number(numberOf(number, language).replace(',', '.') || Number.NaN)
    return hours > 0 && hours <= MAX_HOURS ? [{ said, minutes: hours * 60 }] : []
  })
}

import { z } from 'zod'

/** An IANA time zone name, including older spellings. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/Berlin')

/** Reports whether a name is a time zone. Offsets are not: databases read their sign the other way round. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return true
  } catch {
    return false
  }
}

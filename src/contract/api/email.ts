import { z } from 'zod'

const MAX_CHARACTERS = 254

/** An email by HTML's rule for `type=email`, with at least one dot in the domain, at most 254 characters. */
export const emailAddress = z
  .string()
  .max(MAX_CHARACTERS)
  .regex(z.regexes.html5Email)
  .regex(/@[^@]+\.[^@]+$/)

/** Two spellings of one address compare as equal. */
export function foldEmail(email: string): string {
  return email.toLowerCase()
}

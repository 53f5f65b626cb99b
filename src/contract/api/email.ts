import { z } from 'zod'

const MAX_CHARACTERS = 254

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const PATTERN = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/** An email by HTML's rule for `type=email`, with at least one dot in the domain, at most 254 characters. */
export const emailAddress = z.email({ pattern: PATTERN }).max(MAX_CHARACTERS)

/** Two spellings of one address compare as equal. */
export function foldEmail(email: string): string {
  return email.toLowerCase()
}

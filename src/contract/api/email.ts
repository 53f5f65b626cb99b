import { z } from 'zod'

const MAX_CHARACTERS = 254

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const PATTERN = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/** An email address by HTML's rule for `type=email`, with at least one dot in the domain and at most 254 characters. */
export const emailAddress = z.email({ pattern: PATTERN }).max(MAX_CHARACTERS)

/** Returns the form in which two spellings of one address are equal. */
export function foldEmail(email: string): string {
  return email.toLowerCase()
}

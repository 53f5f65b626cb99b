import { isSameSecret, signText } from '#src/base/signed-text.ts'
import { foldEmail } from '#src/contract/api/email.ts'

/**
 * Returns a hash that identifies an inbox without revealing it: lowercase, without plus tags, hashed with the
 * installation's secret.
 */
export function hashInbox(secretKey: string, email: string): string {
  const folded = foldEmail(email)
  const at = folded.lastIndexOf('@')
  return signText(secretKey, `inbox:${folded.slice(0, at).replace(/\+.*$/s, '')}${folded.slice(at)}`)
}

/** Returns the token of an unsubscribe link. It never expires and works only for this inbox. */
export function createStopToken(secretKey: string, inboxHash: string): string {
  return `${inboxHash}.${signText(secretKey, `stop:${inboxHash}`)}`
}

/** Returns the inbox of an unsubscribe token; undefined if this installation did not sign it. */
export function readStopToken(secretKey: string, token: string): string | undefined {
  const inboxHash = token.split('.', 1)[0] ?? ''
  return isSameSecret(token, createStopToken(secretKey, inboxHash)) ? inboxHash : undefined
}

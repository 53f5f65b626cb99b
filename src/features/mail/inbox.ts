import { type SecretKeys, isSignedByAny, signText } from '#src/base/signed-text.ts'
import { foldEmail } from '#src/contract/api/email.ts'

/**
 * Returns a hash that identifies an inbox without revealing it: lowercase, without plus tags, hashed with the
 * installation's key that never changes.
 */
export function hashInbox(hashKey: string, email: string): string {
  const folded = foldEmail(email)
  const at = folded.lastIndexOf('@')
  return signText(hashKey, `inbox:${folded.slice(0, at).replace(/\+.*$/s, '')}${folded.slice(at)}`)
}

/** Returns the token of an unsubscribe link. It never expires and works only for this inbox. */
export function createStopToken(secretKey: string, inboxHash: string): string {
  return `${inboxHash}.${signText(secretKey, `stop:${inboxHash}`)}`
}

/** Returns the inbox of an unsubscribe token; undefined if this installation did not sign it. */
export function readStopToken(secretKeys: SecretKeys, token: string): string | undefined {
  const inboxHash = token.split('.', 1)[0] ?? ''
  const sign = (secretKey: string): string => createStopToken(secretKey, inboxHash)
  return isSignedByAny(secretKeys, token, sign) ? inboxHash : undefined
}

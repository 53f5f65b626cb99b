import { isSameSecret, signText } from '#src/base/signed-text.ts'
import { foldEmail } from '#src/contract/api/email.ts'

/**
 * Names an inbox without saying whose it is: letter case and plus-tags folded, hashed with the installation's secret.
 */
export function hashInbox(secretKey: string, email: string): string {
  const folded = foldEmail(email)
  const at = folded.lastIndexOf('@')
  return signText(secretKey, `inbox:${folded.slice(0, at).replace(/\+.*$/s, '')}${folded.slice(at)}`)
}

/** What a link that stops mails carries. It works for ever and for this inbox alone. */
export function createStopToken(secretKey: string, inboxHash: string): string {
  return `${inboxHash}.${signText(secretKey, `stop:${inboxHash}`)}`
}

/** The inbox that a link stops mails to; undefined when this installation did not sign it. */
export function readStopToken(secretKey: string, token: string): string | undefined {
  const inboxHash = token.split('.', 1)[0] ?? ''
  return isSameSecret(token, createStopToken(secretKey, inboxHash)) ? inboxHash : undefined
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { foldEmail } from '#src/contract/api/email.ts'

/** Names an inbox without saying whose it is: letter case and plus-tags folded, hashed with the installation's secret. */
export function hashInbox(secretKey: string, email: string): string {
  const folded = foldEmail(email)
  const at = folded.lastIndexOf('@')
  return sign(secretKey, `inbox:${folded.slice(0, at).replace(/\+.*$/s, '')}${folded.slice(at)}`)
}

/** What a link that stops mails carries. It works for ever and for this inbox alone. */
export function createStopToken(secretKey: string, inboxHash: string): string {
  return `${inboxHash}.${sign(secretKey, `stop:${inboxHash}`)}`
}

/** The inbox that a link stops mails to; undefined when this installation did not sign it. */
export function readStopToken(secretKey: string, token: string): string | undefined {
  const inboxHash = token.split('.', 1)[0] ?? ''
  const [given, expected] = [Buffer.from(token), Buffer.from(createStopToken(secretKey, inboxHash))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? inboxHash : undefined
}

function sign(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url')
}

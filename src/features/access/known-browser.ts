import { createId } from '#src/base/ids.ts'
import { isSameSecret, signText } from '#src/base/signed-text.ts'
import { hashInbox } from '#src/features/mail/mail.ts'

/** A browser in which the owner of an inbox has signed in before. */
export interface KnownBrowser {
  id: string
  inboxHash: string
}

/** Returns the token that a browser keeps after its owner signed in. It signs nobody in. */
export function createBrowserToken(secretKey: string, email: string): string {
  const browser = { id: createId(), inboxHash: hashInbox(secretKey, email) }
  return `${browser.id}.${browser.inboxHash}.${sign(secretKey, browser)}`
}

/** Returns the browser that a token names; undefined if this installation did not sign it. */
export function readBrowserToken(secretKey: string, token: string): KnownBrowser | undefined {
  const [id = '', inboxHash = '', signature = ''] = token.split('.')
  const browser = { id, inboxHash }
  return isSameSecret(signature, sign(secretKey, browser)) ? browser : undefined
}

function sign(secretKey: string, { id, inboxHash }: KnownBrowser): string {
  return signText(secretKey, `browser:${id}:${inboxHash}`)
}

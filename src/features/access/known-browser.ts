import { createId } from '#src/base/ids.ts'
import { type SecretKeys, isSignedByAny, signText } from '#src/base/signed-text.ts'
import { hashInbox } from '#src/features/mail/mail.ts'

/** A browser in which the owner of an inbox has signed in before. */
export interface KnownBrowser {
  id: string
  inboxHash: string
}

/** Returns the token that a browser keeps after its owner signed in. It signs nobody in. */
export function createBrowserToken(
  { secretKey, hashKey }: { secretKey: string; hashKey: string },
  email: string,
): string {
  const browser = { id: createId(), inboxHash: hashInbox(hashKey, email) }
  return `${browser.id}.${browser.inboxHash}.${sign(secretKey, browser)}`
}

/** Returns the browser that a token names; undefined if this installation did not sign it. */
export function readBrowserToken(secretKeys: SecretKeys, token: string): KnownBrowser | undefined {
  const [id = '', inboxHash = '', signature = ''] = token.split('.')
  const browser = { id, inboxHash }
  return isSignedByAny(secretKeys, signature, (secretKey) => sign(secretKey, browser)) ? browser : undefined
}

function sign(secretKey: string, { id, inboxHash }: KnownBrowser): string {
  return signText(secretKey, `browser:${id}:${inboxHash}`)
}

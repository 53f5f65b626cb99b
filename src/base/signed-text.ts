import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/**
 * What only the holder of `secretKey` can make of a text: HMAC-SHA256 in base64url, 43 characters. Each use begins its
 * texts with a name of its own, so that what was signed for one proves nothing for another.
 */
export function signText(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url')
}

/** Whether a secret or a signature is the expected one, in a time that does not tell how much of it is right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}

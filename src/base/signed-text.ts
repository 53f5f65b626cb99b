import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/**
 * Signs a text with HMAC-SHA256: base64url, 43 characters. Each use starts its texts with its own name, so that a
 * signature for one use is not valid for another.
 */
export function signText(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url')
}

/**
 * The installation's keys: the present one, which signs and encrypts, then others (`SECRET_KEY_PREVIOUS`), whose
 * signatures are valid and whose texts can be read: earlier ones, and the next one while nodes change to it.
 */
export type SecretKeys = readonly [present: string, ...previous: string[]]

/** Reports whether a signature is that of one of the keys. `sign` computes the signature with a key. */
export function isSignedByAny(keys: SecretKeys, signature: string, sign: (secretKey: string) => string): boolean {
  return keys.some((secretKey) => isSameSecret(signature, sign(secretKey)))
}

/** Compares a secret or signature in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}

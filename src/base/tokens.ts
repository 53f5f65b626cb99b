import { hash, randomBytes } from 'node:crypto'

/** Returns a prefix and a URL-safe random token of `bits` bits. */
export function createToken(prefix: string, bits: 128 | 192 | 256): string {
  return prefix + randomBytes(bits / 8).toString('base64url')
}

/**
 * Returns the SHA-256 hash in hex. It is enough for random tokens, but not for passwords or other text that a person
 * chose.
 */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

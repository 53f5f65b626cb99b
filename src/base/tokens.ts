import { hash, randomBytes } from 'node:crypto'

/** A URL-safe random token of `bits` bits after its prefix. */
export function createToken(prefix: string, bits: 128 | 192 | 256): string {
  return prefix + randomBytes(bits / 8).toString('base64url')
}

/** SHA-256, hex. Enough for tokens, which are random; never for anything that a person chose. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

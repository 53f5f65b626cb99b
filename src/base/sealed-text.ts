import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretKeys } from './signed-text.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text so that only this installation can read it, for the same `purpose` (AES-256-GCM, one key per
 * purpose).
 */
export function sealText(secretKey: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(secretKey, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts a text that one of the keys encrypted. Throws a message if another installation encrypted it, or if it has
 * another purpose.
 */
export function openSealed(secretKeys: SecretKeys, purpose: string, sealed: string): string {
  const text = findSealed(secretKeys, purpose, sealed)
  if (text !== undefined) return text
  throw new Error(
    `A ${purpose} was encrypted with another SECRET_KEY. Restore that key, or enter the ${purpose} again.`,
  )
}

/** Like `openSealed`, but returns undefined for a text that none of the keys encrypted. */
export function findSealed(secretKeys: SecretKeys, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const secretKey of secretKeys) {
    const decipher = createDecipheriv(ALGORITHM, keyFor(secretKey, purpose), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    try {
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      // Another key encrypted it.
    }
  }
  return undefined
}

function keyFor(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `seal:${purpose}`, 32))
}

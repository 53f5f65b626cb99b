import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a secret is the expected one, in a time that does not tell how much of it is right. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

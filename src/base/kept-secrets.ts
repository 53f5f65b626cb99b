import { openSealed, sealText } from './sealed-text.ts'
import type { SecretKeys } from './signed-text.ts'

export const KEPT_PURPOSE = 'kept-secret'

/**
 * Secrets that others use, by name. They are stored as one encrypted text, so that they stay the same when the key that
 * they derive from is replaced.
 */
export type KeptSecrets = Record<string, string>

export function sealKeptSecrets(secretKey: string, secrets: KeptSecrets): string {
  return sealText(secretKey, KEPT_PURPOSE, JSON.stringify(secrets))
}

/** Throws a message if the text was encrypted with another key. */
export function openKeptSecrets(secretKeys: SecretKeys, sealed: string | null): KeptSecrets {
  return sealed === null ? {} : (JSON.parse(openSealed(secretKeys, KEPT_PURPOSE, sealed)) as KeptSecrets)
}

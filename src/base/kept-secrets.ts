import { openSealed, sealText } from './sealed-text.ts'

const PURPOSE = 'kept-secret'

/**
 * Secrets that others still use although the key that they derive from was replaced, by name. They are stored as one
 * encrypted text.
 */
export type KeptSecrets = Record<string, string>

export function sealKeptSecrets(secretKey: string, secrets: KeptSecrets): string {
  return sealText(secretKey, PURPOSE, JSON.stringify(secrets))
}

/** Throws a message if the text was encrypted with another key. */
export function openKeptSecrets(secretKey: string, sealed: string | null): KeptSecrets {
  return sealed === null ? {} : (JSON.parse(openSealed(secretKey, PURPOSE, sealed)) as KeptSecrets)
}

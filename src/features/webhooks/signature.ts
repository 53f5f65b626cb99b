import { createHmac } from 'node:crypto'
import { openKeptSecrets } from '#src/base/kept-secrets.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'

/** Signatures of https://www.standardwebhooks.com, which every library for it verifies. */

/** What a webhook's secrets derive from. */
export interface SecretSource {
  id: string
  /** Secrets by version, encrypted. Databases from before have none until the key changes. */
  keptSecrets: string | null
}

/** Returns a webhook's signing secret: the stored one, or else the one that derives from the installation's key. */
export function webhookSecret(secretKeys: SecretKeys, { id, keptSecrets }: SecretSource, version: number): string {
  return openKeptSecrets(secretKeys, keptSecrets)[version] ?? deriveWebhookSecret(secretKeys[0], id, version)
}

/** Returns the signing secret that derives from a key. */
export function deriveWebhookSecret(secretKey: string, webhookId: string, version: number): string {
  return `whsec_${createHmac('sha256', secretKey).update(`webhook:${webhookId}:${version}`).digest('base64')}`
}

export interface SignedRequest {
  id: string
  body: string
  at: Date
}

/** Returns a request's headers, with a signature for each secret: two for 24 hours after a rotation. */
export function signRequest(secrets: readonly string[], { id, body, at }: SignedRequest): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  }
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': secrets.map(sign).join(' ') }
}

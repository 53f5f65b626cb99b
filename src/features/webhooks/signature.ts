import { createHmac } from 'node:crypto'

/** Signatures of https://www.standardwebhooks.com, which every library for it verifies. */

/** Returns a webhook's signing secret. It derives from the installation's secret, so it is not stored. */
export function webhookSecret(secretKey: string, webhookId: string, version: number): string {
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

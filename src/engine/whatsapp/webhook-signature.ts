import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns the `X-Hub-Signature-256` of a body: HMAC-SHA256 over its bytes with the app's secret.
 * https://developers.facebook.com/docs/graph-api/webhooks/getting-started
 */
export function signWebhook(appSecret: string, body: Uint8Array): string {
  return `sha256=${digest(appSecret, body).toString('hex')}`
}

/** Reports in constant time whether the header is the signature of these bytes. */
export function isSignedWebhook(appSecret: string, body: Uint8Array, header: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header)?.[1]
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), digest(appSecret, body))
}

function digest(appSecret: string, body: Uint8Array): Buffer {
  return createHmac('sha256', appSecret).update(body).digest()
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** The `X-Hub-Signature-256` of a body: HMAC-SHA256 over its bytes with the app's secret. https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
export function signWebhook(appSecret: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
}

/** Whether the header is that of these bytes, in a time that does not tell how much of it is right. */
export function isSignedWebhook(appSecret: string, body: Uint8Array, header: string): boolean {
  const expected = Buffer.from(signWebhook(appSecret, body))
  const given = Buffer.from(header)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

import { FoyerError } from './api-errors.ts'
import type { WebhookPayload } from './generated/api-schemas.ts'

/** The request is not from Foyer, was changed on the way, or is old. Reply with 400. */
export class WebhookVerificationError extends FoyerError {
  override readonly name: string = 'WebhookVerificationError'
}

export interface UnwrapOptions {
  /** Greatest difference between `webhook-timestamp` and now. Default: 300. */
  toleranceSeconds?: number
}

/** The headers of a request, as `Headers` or as Node has them. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>

const TOLERANCE_SECONDS = 300

/**
 * Returns the event of a webhook request. Throws a `WebhookVerificationError` unless the body is signed with one of the
 * secrets, `whsec_…`, and recent. The body is the raw one, before any parsing.
 */
export async function unwrapWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS }: UnwrapOptions = {},
): Promise<WebhookPayload> {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signature)
    throw new WebhookVerificationError('The request lacks webhook-id, webhook-timestamp or webhook-signature.')
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookVerificationError(`webhook-timestamp is more than ${toleranceSeconds} seconds away from now.`)
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  const signatures = signature.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice('v1,'.length)] : []))
  for (const secret of [secrets].flat()) {
    const key = await importSecret(secret)
    for (const one of signatures)
      if (await crypto.subtle.verify('HMAC', key, toBytes(one), signed)) return JSON.parse(text) as WebhookPayload
  }
  throw new WebhookVerificationError('webhook-signature was not made with this secret, or the body was changed.')
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const [, value] = Object.entries(headers).find(([one]) => one.toLowerCase() === name) ?? []
  return [value].flat()[0]
}

function importSecret(secret: string): ReturnType<typeof crypto.subtle.importKey> {
  const bytes = toBytes(secret.replace(/^whsec_/, ''))
  if (bytes.length === 0) throw new FoyerError('A secret of a webhook is whsec_ followed by Base64.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** Returns the bytes of Base64; none for any other text. */
function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

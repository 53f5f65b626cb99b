import { createHmac, randomUUID } from 'node:crypto'
import type { Reply, Service } from './service.ts'

export const NUMBER = '106540352242922'
export const APP_SECRET = 'the secret of the app'

/** Returns the settings of a service with its own number, whose Graph API has this URL. */
export const liveSettings = (graphUrl: string): Record<string, string> => ({
  WHATSAPP_PHONE: '+49 30 1234567',
  WHATSAPP_PHONE_NUMBER_ID: NUMBER,
  WHATSAPP_ACCESS_TOKEN: 'good',
  WHATSAPP_APP_SECRET: APP_SECRET,
  WHATSAPP_VERIFY_TOKEN: 'words of ours',
  WHATSAPP_API_URL: graphUrl,
  WHATSAPP_WAIT_SECONDS: '0',
})

const sign = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Delivers a webhook as Meta does. */
export function deliver(
  service: Pick<Service, 'call'>,
  payload: unknown,
  { secret = APP_SECRET, path = '/webhooks/whatsapp' } = {},
): Promise<Reply> {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return service.call('POST', path, body, { 'x-hub-signature-256': sign(secret, body) })
}

export function withValue(value: Record<string, unknown>, phoneNumberId = NUMBER, field = 'messages'): unknown {
  const metadata = { display_phone_number: '49301234567', phone_number_id: phoneNumberId }
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }] }],
  }
}

/** Returns the webhook of a visitor's text message. */
export function textMessage(from: string, text: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    from,
    id: `wamid.${randomUUID()}`,
    timestamp: String(Math.floor(Date.now() / 1000)),
    type: 'text',
    text: { body: text },
    ...fields,
  }
}

let visitors = 491700000000
/** Returns a number that no other test uses. */
export const newVisitor = (): string => String((visitors += 1))

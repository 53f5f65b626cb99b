import { openSealed } from '#src/base/sealed-text.ts'
import { findNumberById } from './numbers-store.ts'
import type { WebhookSource } from './receive-webhook.ts'
import { APP_SECRET_PURPOSE } from './sending-number.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'

/** What verifies a webhook, and the numbers it covers. */
export interface WebhookKeys {
  source: WebhookSource
  /** Signs its bodies. */
  appSecret: string
  /** Confirms it once. */
  verifyToken: string
}

/**
 * Returns the keys of the service's webhook, or of a number with the owner's own Meta app; undefined for another ID.
 */
export async function findWebhookKeys(
  { db, secretKeys, whatsapp }: Pick<WhatsappDeps, 'db' | 'secretKeys' | 'whatsapp'>,
  numberId: string | undefined,
): Promise<WebhookKeys | undefined> {
  if (numberId === undefined)
    return { source: { of: 'service' }, appSecret: whatsapp.appSecret, verifyToken: whatsapp.verifyToken }
  const number = await findNumberById(db, numberId)
  if (!number?.appSecretSealed) return undefined
  const appSecret = openSealed(secretKeys, APP_SECRET_PURPOSE, number.appSecretSealed)
  return { source: { of: 'number', phoneNumberId: number.phoneNumberId }, appSecret, verifyToken: number.verifyToken }
}

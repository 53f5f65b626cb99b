import { openSealed } from '#src/base/sealed-text.ts'
import { findNumberById } from './numbers-store.ts'
import type { WebhookSource } from './receive-webhook.ts'
import { APP_SECRET_PURPOSE } from './sending-number.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'

/** What a webhook is checked with, and what it may speak of. */
export interface WebhookKeys {
  source: WebhookSource
  /** Signs its bodies. */
  appSecret: string
  /** Confirms it once. */
  verifyToken: string
}

/**
 * Of the service's webhook, or of that of a connected number with an app of its owner's own; nothing for any other id.
 */
export async function findWebhookKeys(
  { db, secretKey, whatsapp }: Pick<WhatsappDeps, 'db' | 'secretKey' | 'whatsapp'>,
  numberId: string | undefined,
): Promise<WebhookKeys | undefined> {
  if (numberId === undefined)
    return { source: { of: 'service' }, appSecret: whatsapp.appSecret, verifyToken: whatsapp.verifyToken }
  const number = await findNumberById(db, numberId)
  if (!number?.appSecretSealed) return undefined
  const appSecret = openSealed(secretKey, APP_SECRET_PURPOSE, number.appSecretSealed)
  return { source: { of: 'number', phoneNumberId: number.phoneNumberId }, appSecret, verifyToken: number.verifyToken }
}

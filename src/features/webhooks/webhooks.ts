import { AppError } from '#src/base/errors.ts'
import { sealKeptSecrets } from '#src/base/kept-secrets.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import { type AuditNote, isProvisional, makeChange } from '#src/features/accounts/accounts.ts'
import { getOwnAgent } from '#src/features/agents/agents.ts'
import type { GuardedFetchService } from '#src/engine/fetch/guarded-fetch.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { toBody } from './announce.ts'
import { type DeliverDeps, TEST_EVENT, attempt } from './deliver.ts'
import {
  type Delivery,
  findDelivery,
  findDueDelivery,
  insertDelivery,
  recordAttempt,
  reopenDelivery,
} from './deliveries-store.ts'
import { webhookSecret } from './signature.ts'
import {
  type NewWebhook,
  type Webhook,
  type WebhookChanges,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  rotateSecret,
  setKeptSecrets,
  updateWebhook,
} from './webhooks-store.ts'

/** Webhooks: signed requests to an account's own systems, retried until they arrive. */
export { announce } from './announce.ts'
export { announceClaim } from './announce-claim.ts'
export { deriveWebhookSecret } from './signature.ts'
export { type DeliverDeps, deliverWebhook } from './deliver.ts'
export { type Delivery, deleteLeadDeliveries, listDeliveries, pruneDeliveries } from './deliveries-store.ts'
export { type Webhook, listWebhooks } from './webhooks-store.ts'

export interface WebhookDeps extends DeliverDeps {
  webhookWeb: GuardedFetchService
}

interface OwnWebhook {
  accountId: string
  id: string
}

const WEBHOOKS_PER_ACCOUNT = 20
const BAD_URL = 'url must be a public https URL without a user name and password'
const NEEDS_PROOF = 'Verify your email before you add webhooks: sign in by email.'

/** Returns the webhook and its secret, which is shown once. Throws `forbidden` if the account has no verified email. */
export async function createWebhook(
  { db, webhookWeb, secretKeys }: WebhookDeps,
  accountId: string,
  webhook: NewWebhook,
  note: AuditNote,
): Promise<{ webhook: Webhook; secret: string }> {
  if (await isProvisional(db, accountId)) throw new AppError('forbidden', NEEDS_PROOF)
  await checkAddress(webhookWeb, webhook.url)
  if (webhook.agentId) await getOwnAgent(db, accountId, webhook.agentId)
  return db.transaction().execute(async (tx) => {
    await acquireLocks(tx, [`webhooks:${accountId}`])
    if ((await listWebhooks(tx, accountId)).length >= WEBHOOKS_PER_ACCOUNT) {
      throw new AppError('invalid_input', `An account can have ${WEBHOOKS_PER_ACCOUNT} webhooks. Delete one first.`)
    }
    const inserted = await insertWebhook(tx, accountId, { ...webhook, events: [...new Set(webhook.events)] })
    await note(tx, inserted.id)
    return { webhook: inserted, secret: await keepSecrets(tx, secretKeys, inserted) }
  })
}

/** Allows public https URLs, and http to hosts the operator allowed, such as the developer's own machine. */
async function checkAddress(web: GuardedFetchService, address: string): Promise<void> {
  const url = URL.parse(address)
  if (!url || (await web.checkHost(url)) !== undefined) throw new AppError('invalid_input', BAD_URL)
  if (url.protocol !== 'https:' && !(await web.isPrivate(url))) throw new AppError('invalid_input', BAD_URL)
}

export async function changeWebhook(
  { db, webhookWeb }: WebhookDeps,
  { accountId, id }: OwnWebhook,
  { url, events, state }: Omit<WebhookChanges, 'offReason'>,
  note: AuditNote,
): Promise<Webhook> {
  if (url) await checkAddress(webhookWeb, url)
  const changes = {
    url,
    events: events && [...new Set(events)],
    ...(state && { state, offReason: null }),
  }
  return makeChange(db, note, async (tx) => orNotFound(await updateWebhook(tx, accountId, id, changes)))
}

/** Returns a new secret, shown once. For 24 hours, requests are signed with both. */
export async function changeSecret(
  db: Tx,
  secretKeys: SecretKeys,
  { accountId, id }: OwnWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  const webhook = orNotFound(await rotateSecret(db, accountId, id))
  return { webhook, secret: await keepSecrets(db, secretKeys, webhook) }
}

/** Returns a webhook with its present secret. */
export async function readSecret(
  { db, secretKeys }: Pick<WebhookDeps, 'db' | 'secretKeys'>,
  own: OwnWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  const webhook = await getWebhook(db, own)
  return { webhook, secret: webhookSecret(secretKeys, webhook, webhook.secretVersion) }
}

/** Stores the present and the previous secret, so that they stay the same on every node. Returns the present one. */
async function keepSecrets(db: Tx, secretKeys: SecretKeys, webhook: Webhook): Promise<string> {
  const { id, secretVersion: version } = webhook
  const secret = webhookSecret(secretKeys, webhook, version)
  const secrets = { [version]: secret, [version - 1]: webhookSecret(secretKeys, webhook, version - 1) }
  await setKeptSecrets(db, id, sealKeptSecrets(secretKeys[0], secrets))
  return secret
}

export async function removeWebhook(db: Db, { accountId, id }: OwnWebhook): Promise<void> {
  if (!(await deleteWebhook(db, accountId, id))) throw new AppError('not_found', 'Webhook not found')
}

export async function getWebhook(db: Db, { accountId, id }: OwnWebhook): Promise<Webhook> {
  return orNotFound(await findWebhook(db, accountId, id))
}

/** Longer than an attempt: after it, a test whose process died is sent again. */
const TEST_SECONDS = 60

/** Sends an example event once and returns the result. It is not retried, and disables nothing. */
export async function testWebhook(
  deps: WebhookDeps,
  { accountId, id }: OwnWebhook,
  note: AuditNote,
): Promise<Delivery> {
  const { db, queue } = deps
  const { id: webhookId, agentId } = await getWebhook(db, { accountId, id })
  const body = toBody(TEST_EVENT, { message: 'It works.', agent_id: agentId ?? undefined })
  const delivery = { webhookId, agentId, conversationId: null, event: TEST_EVENT, body }
  const deliveryId = await makeChange(
    db,
    note,
    async (tx) => {
      const inserted = await insertDelivery(tx, delivery)
      await queue.send(
        tx,
        'deliver-webhook',
        { delivery_id: inserted },
        { key: `test:${inserted}`, startAfterSeconds: TEST_SECONDS },
      )
      return inserted
    },
    (id) => id,
  )
  const due = await findDueDelivery(db, deliveryId)
  if (!due) throw new AppError('not_found', 'Webhook not found')
  const { status, error } = await attempt(deps, due)
  await db.transaction().execute((tx) => {
    return recordAttempt(tx, deliveryId, {
      state: error === null ? 'delivered' : 'failed',
      status,
      error,
      waitSeconds: null,
    })
  })
  return orNoDelivery(await findDelivery(db, webhookId, deliveryId))
}

/** Sends a delivery again, with all retries. */
export async function deliverAgain(
  { db, queue }: Pick<WebhookDeps, 'db' | 'queue'>,
  { accountId, id, deliveryId }: OwnWebhook & { deliveryId: string },
  note: AuditNote,
): Promise<Delivery> {
  await getWebhook(db, { accountId, id })
  await makeChange(db, note, async (tx) => {
    const reopened = await reopenDelivery(tx, id, deliveryId)
    if (reopened) await queue.send(tx, 'deliver-webhook', { delivery_id: deliveryId }, { key: deliveryId, group: id })
  })
  return orNoDelivery(await findDelivery(db, id, deliveryId))
}

/** Throws `not_found` if the webhook has no such delivery. */
export async function getDelivery(
  db: Db,
  { accountId, id, deliveryId }: OwnWebhook & { deliveryId: string },
): Promise<Delivery> {
  await getWebhook(db, { accountId, id })
  return orNoDelivery(await findDelivery(db, id, deliveryId))
}

function orNotFound(webhook: Webhook | undefined): Webhook {
  if (!webhook) throw new AppError('not_found', 'Webhook not found')
  return webhook
}

function orNoDelivery(delivery: Delivery | undefined): Delivery {
  if (!delivery) throw new AppError('not_found', 'Delivery not found')
  return delivery
}

import type { SecretKeys } from '#src/base/signed-text.ts'
import type { Log } from '#src/base/log.ts'
import { inSpan, traceHeaders } from '#src/base/tracing.ts'
import { FetchError, type GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { type MailQueueDeps, alertOwner } from '#src/features/mail/mail.ts'
import type { Db } from '#src/store/database.ts'
import {
  type AttemptOutcome,
  type DueDelivery,
  findDueDelivery,
  recordAttempt,
  recordSuccess,
  switchOff,
} from './deliveries-store.ts'
import { signRequest, webhookSecret } from './signature.ts'

export interface DeliverDeps extends MailQueueDeps {
  db: Db
  secretKeys: SecretKeys
  log: Log
  webhookWeb: { fetch: GuardedFetch }
  config: { webhooks: { retrySeconds: readonly number[] } }
}

const TIMEOUT_MS = 10_000
/** Responses are discarded. */
const MAX_ANSWER_BYTES = 16_384
const GONE = 410
/** An example event: sent once, and it disables nothing. */
export const TEST_EVENT = 'webhook.test'

/**
 * Sends a delivery. Retries a failed one after each configured pause; after the last, disables a webhook that had no
 * success in between and notifies its owner. A receiver may get the same delivery twice, with the same ID. Throws only
 * if `signal` aborts.
 */
export async function deliverWebhook(deps: DeliverDeps, deliveryId: string, signal: AbortSignal): Promise<void> {
  const delivery = await findDueDelivery(deps.db, deliveryId)
  if (!delivery) return
  if (delivery.webhookState === 'off')
    return settle(deps, delivery, { status: null, error: 'The webhook is disabled.' })
  const answer = await attempt(deps, delivery, signal)
  signal.throwIfAborted()
  await settle(deps, delivery, answer)
}

export interface Answer {
  status: number | null
  /** A sentence; null on success. */
  error: string | null
}

/** Sends a delivery once. */
export async function attempt(
  { webhookWeb, secretKeys }: DeliverDeps,
  delivery: DueDelivery,
  signal?: AbortSignal,
): Promise<Answer> {
  const { id, body, url, webhookId, secretVersion, secretIsNew, keptSecrets } = delivery
  const versions = secretIsNew ? [secretVersion, secretVersion - 1] : [secretVersion]
  const secrets = versions.map((version) => webhookSecret(secretKeys, { id: webhookId, keptSecrets }, version))
  try {
    const signature = signRequest(secrets, { id, body, at: new Date() })
    const { status } = await inSpan(
      'webhook',
      () =>
        webhookWeb.fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signature, ...traceHeaders() },
          body,
          redirect: 'manual',
          timeoutMs: TIMEOUT_MS,
          maxBytes: MAX_ANSWER_BYTES,
          cutAtMax: true,
          signal,
        }),
      { kind: 'client' },
    )
    return { status, error: toProblem(status) }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { status: null, error: REASONS[error.failure] ?? 'The URL could not be reached.' }
  }
}

function toProblem(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `The endpoint returned ${status}. Foyer does not follow redirects.`
  return `The endpoint returned ${status}.`
}

/** Reveals nothing about the network: the host may be private. */
const REASONS: Partial<Record<FetchError['failure'], string>> = {
  address_refused: 'The URL is not a public address.',
  invalid_url: 'The URL is not a public address.',
  name_not_found: 'The host name of the URL does not exist.',
  certificate_invalid: 'The TLS certificate of the URL is not valid.',
  timeout: 'The endpoint did not respond in time.',
}

async function settle(deps: DeliverDeps, delivery: DueDelivery, { status, error }: Answer): Promise<void> {
  const { db, queue, config } = deps
  const isTest = delivery.event === TEST_EVENT
  const isOver = delivery.webhookState === 'off' || status === GONE || isTest
  const waitSeconds = error === null || isOver ? undefined : config.webhooks.retrySeconds[delivery.attempts]
  const outcome: AttemptOutcome = {
    state: error === null ? 'delivered' : waitSeconds === undefined ? 'failed' : 'waiting',
    status,
    error,
    waitSeconds: waitSeconds ?? null,
  }
  await db.transaction().execute(async (tx) => {
    await recordAttempt(tx, delivery.id, outcome)
    if (outcome.state === 'delivered') await recordSuccess(tx, delivery.webhookId)
    if (waitSeconds !== undefined) {
      await queue.send(
        tx,
        'deliver-webhook',
        { delivery_id: delivery.id },
        { key: delivery.id, group: delivery.webhookId, startAfterSeconds: waitSeconds },
      )
    }
    if (outcome.state !== 'failed' || delivery.webhookState === 'off' || isTest) return
    const reason = status === GONE ? 'The endpoint returned 410 Gone.' : `All retries failed: ${error}`
    const since = status === GONE ? new Date() : delivery.createdAt
    if ((await switchOff(tx, delivery.webhookId, since, reason)) && delivery.agentId) {
      await alertOwner(deps, tx, delivery.agentId, 'webhook_off')
    }
  })
  if (error !== null) deps.log.info({ deliveryId: delivery.id, status, reason: error }, 'a webhook was not delivered')
}

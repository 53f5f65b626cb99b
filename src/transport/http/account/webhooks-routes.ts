import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { pageQuery, toPage, wholeListQuery } from '#src/contract/api/pagination.ts'
import {
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookDeliveryResponse,
  type WebhookList,
  type WebhookRecord,
  type WebhookResponse,
  type WebhookSecretResponse,
  createWebhookRequest,
  updateWebhookRequest,
  webhookRecord,
} from '#src/contract/api/webhooks-contract.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import {
  type Delivery,
  type Webhook,
  changeSecret,
  changeWebhook,
  createWebhook,
  deliverAgain,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  readSecret,
  removeWebhook,
  testWebhook,
} from '#src/features/webhooks/webhooks.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { cutList } from '../wire/cut-list.ts'
import { parseBody, parseChanges, parseInput } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { getAccount } from '../callers/caller.ts'
import { serve } from '../wire/serve-operation.ts'

type ByDelivery = { Params: { id: string; deliveryId: string } }

const own = (request: FastifyRequest<ById>) => ({
  accountId: getAccount(request),
  id: checkUuid(request.params.id, 'Webhook not found'),
})

/** Routes for webhooks. */
export function webhooksRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'listWebhooks', async (request): Promise<WebhookList> => {
    const webhooks = (await listWebhooks(app.db, getAccount(request))).map(toRecord)
    return cutList(webhooks, parseInput(wholeListQuery, request.query), ({ webhook_id: id }) => id)
  })

  serve(scope, 'createWebhook', async (request): Promise<WebhookSecretResponse> => {
    const accountId = getAccount(request)
    const { url, events, agent_id: agentId = null } = parseBody(createWebhookRequest, request)
    return once(app, request, {
      run: async () => toSecret(await createWebhook(app, accountId, { url, events, agentId }, noteOf(request))),
      replay: async (id) => toSecret(await readSecret(app, { accountId, id })),
    })
  })

  serve<ById>(scope, 'getWebhook', async (request): Promise<WebhookResponse> => {
    return { success: true, webhook: toRecord(await getWebhook(app.db, own(request))) }
  })

  serve<ById>(scope, 'updateWebhook', async (request): Promise<WebhookResponse> => {
    const changes = parseChanges(updateWebhookRequest, webhookRecord, request)
    return { success: true, webhook: toRecord(await changeWebhook(app, own(request), changes, noteOf(request))) }
  })

  serve<ById>(scope, 'deleteWebhook', async (request): Promise<DoneResponse> => {
    await makeChange(app.db, noteOf(request), (tx) => removeWebhook(tx, own(request)))
    return { success: true }
  })

  serve<ById>(scope, 'changeWebhookSecret', async (request): Promise<WebhookSecretResponse> => {
    const webhook = own(request)
    return once(app, request, {
      run: async () =>
        toSecret(await makeChange(app.db, noteOf(request), (db) => changeSecret(db, app.secretKeys, webhook))),
      replay: async () => toSecret(await readSecret(app, webhook)),
    })
  })

  deliveryRoutes(scope, app)
}

function deliveryRoutes(scope: FastifyInstance, app: App): void {
  serve<ById>(scope, 'testWebhook', async (request): Promise<WebhookDeliveryResponse> => {
    const webhook = own(request)
    const delivery = await once(app, request, {
      run: () => testWebhook(app, webhook, noteOf(request)),
      replay: (deliveryId) => getDelivery(app.db, { ...webhook, deliveryId }),
    })
    return { success: true, delivery: toDelivery(delivery) }
  })

  serve<ById>(scope, 'listWebhookDeliveries', async (request): Promise<WebhookDeliveryPage> => {
    const { accountId, id } = own(request)
    const { cursor, limit } = parseInput(pageQuery, request.query)
    const { id: webhookId } = await getWebhook(app.db, { accountId, id })
    return toPage(await listDeliveries(app.db, accountId, { webhookId, cursor, limit: limit + 1 }), limit, toDelivery)
  })

  const ownDelivery = (request: FastifyRequest<ByDelivery>) => ({
    ...own(request),
    deliveryId: checkUuid(request.params.deliveryId, 'Delivery not found'),
  })

  serve<ByDelivery>(scope, 'getWebhookDelivery', async (request): Promise<WebhookDeliveryResponse> => {
    return { success: true, delivery: toDelivery(await getDelivery(app.db, ownDelivery(request))) }
  })

  serve<ByDelivery>(scope, 'deliverAgain', async (request): Promise<WebhookDeliveryResponse> => {
    const named = ownDelivery(request)
    const delivery = await once(app, request, {
      run: () => deliverAgain(app, named, noteOf(request)),
      replay: () => getDelivery(app.db, named),
    })
    return { success: true, delivery: toDelivery(delivery) }
  })
}

const toSecret = ({ webhook, secret }: { webhook: Webhook; secret: string }): WebhookSecretResponse => ({
  success: true,
  webhook: toRecord(webhook),
  secret,
})

function toRecord({ id, url, events, agentId, state, offReason, lastSuccessAt, createdAt }: Webhook): WebhookRecord {
  return {
    webhook_id: id,
    url,
    events,
    agent_id: agentId ?? undefined,
    state,
    off_reason: offReason ?? undefined,
    last_success_at: lastSuccessAt?.toISOString(),
    created_at: createdAt.toISOString(),
  }
}

function toDelivery({
  id,
  event,
  state,
  attempts,
  status,
  error,
  nextAttemptAt,
  createdAt,
}: Delivery): WebhookDelivery {
  return {
    delivery_id: id,
    event,
    state,
    attempts,
    status: status ?? undefined,
    error: error ?? undefined,
    next_attempt_at: state === 'waiting' ? nextAttemptAt?.toISOString() : undefined,
    created_at: createdAt.toISOString(),
  }
}

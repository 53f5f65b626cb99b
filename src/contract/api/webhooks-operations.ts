import { AT, BAD_FIELD, DONE, ID, LATER, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { ErrorCase, Operation } from './operation-types.ts'
import { pageQuery, wholeListQuery } from './pagination.ts'

const WEBHOOK = {
  webhook_id: ID,
  url: 'https://crm.example/hooks/foyer',
  events: ['lead.created', 'question.unanswered'],
  agent_id: ID,
  state: 'off',
  off_reason: 'https://crm.example/hooks/foyer answered 410 (Gone).',
  last_success_at: AT,
  created_at: AT,
}
const DELIVERY = {
  delivery_id: ID,
  event: 'lead.created',
  state: 'waiting',
  attempts: 1,
  status: 503,
  error: 'Status 503',
  next_attempt_at: LATER,
  created_at: AT,
}
const SECRET = json('WebhookSecretResponse', 'The webhook with its secret, which is shown only once.', {
  success: true,
  webhook: WEBHOOK,
  secret: 'whsec_…',
})

const WEBHOOK_ID = pathId('webhook_id', 'From the list of webhooks.')
const NO_WEBHOOK = missing('Webhook')
const NO_DELIVERY = missing('Delivery')
const BAD_URL: ErrorCase = {
  status: 400,
  error: 'url must be a public https URL without a user name and password',
  when: '`url` is invalid or points to a private address.',
}

export const WEBHOOKS_OPERATIONS: Operation[] = [
  {
    operationId: 'listWebhooks',
    method: 'get',
    path: '/webhooks',
    summary: 'List webhooks',
    description: 'Returns the webhooks, newest first. Requires an API key.',
    parameters: query(wholeListQuery.shape, { limit: 20, cursor: ID }),
    answers: [json('WebhookList', 'The webhooks.', { data: [WEBHOOK] })],
    errors: [BAD_FIELD],
  },
  {
    operationId: 'createWebhook',
    method: 'post',
    path: '/webhooks',
    summary: 'Create a webhook',
    description: [
      'Foyer sends a `POST` to the URL for each event: `{"type", "timestamp", "data"}` with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks (https://www.standardwebhooks.com), whose libraries verify the signature with the secret.',
      'Respond with 2xx within 10 seconds. Foyer does not follow redirects. It retries a failed delivery nine times over three days, then disables the webhook and sends its owner an email; 410 disables it at once. The same delivery can arrive twice, with the same `webhook-id`. Requires an API key of an account with a verified email.',
    ].join('\n\n'),
    request: {
      schema: 'CreateWebhookRequest',
      examples: { 'new leads': { url: 'https://crm.example/hooks/foyer', events: ['lead.created'], agent_id: ID } },
    },
    answers: [SECRET],
    errors: [
      BAD_URL,
      BAD_FIELD,
      NO_AGENT,
      {
        status: 400,
        error: 'An account can have 20 webhooks. Delete one first.',
        when: 'The account has 20 webhooks.',
      },
      {
        status: 403,
        error: 'Verify your email before you add webhooks: sign in by email.',
        when: 'The account has no verified email.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'getWebhook',
    method: 'get',
    path: '/webhooks/{webhook_id}',
    summary: 'Read a webhook',
    description: 'Requires an API key of its account.',
    parameters: [WEBHOOK_ID],
    answers: [json('WebhookResponse', 'The webhook.', { success: true, webhook: WEBHOOK })],
    errors: [NO_WEBHOOK],
  },
  {
    operationId: 'updateWebhook',
    method: 'patch',
    path: '/webhooks/{webhook_id}',
    summary: 'Change, disable or enable a webhook',
    description: 'Changes the fields you send. Requires an API key of its account.',
    parameters: [WEBHOOK_ID],
    request: {
      schema: 'UpdateWebhookRequest',
      examples: { 'on again': { url: 'https://crm.example/hooks/foyer', state: 'on' } },
    },
    answers: [json('WebhookResponse', 'The webhook.', { success: true, webhook: WEBHOOK })],
    errors: [NO_WEBHOOK, BAD_URL, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'deleteWebhook',
    method: 'delete',
    path: '/webhooks/{webhook_id}',
    summary: 'Delete a webhook',
    description: 'Also deletes its log. Requires an API key of its account.',
    parameters: [WEBHOOK_ID],
    answers: [DONE],
    errors: [NO_WEBHOOK],
  },
  {
    operationId: 'changeWebhookSecret',
    method: 'post',
    path: '/webhooks/{webhook_id}/secret',
    summary: 'Rotate the secret of a webhook',
    description: 'For 24 hours, Foyer signs with both secrets, the new one first. Requires an API key of its account.',
    parameters: [WEBHOOK_ID],
    answers: [SECRET],
    errors: [NO_WEBHOOK, ...BODY_ERRORS],
  },
  {
    operationId: 'testWebhook',
    method: 'post',
    path: '/webhooks/{webhook_id}/test',
    summary: 'Test a webhook',
    description:
      'Sends `webhook.test` once, even to a disabled webhook, and returns the result. Requires an API key of its account.',
    parameters: [WEBHOOK_ID],
    answers: [
      json('WebhookDeliveryResponse', 'The delivery.', {
        success: true,
        delivery: { ...DELIVERY, event: 'webhook.test' },
      }),
    ],
    errors: [NO_WEBHOOK, ...BODY_ERRORS],
  },
  {
    operationId: 'listWebhookDeliveries',
    method: 'get',
    path: '/webhooks/{webhook_id}/deliveries',
    summary: 'List deliveries of a webhook',
    description:
      'Returns deliveries of the last 30 days, newest first. Foyer does not store response bodies. Requires an API key of its account.',
    parameters: [WEBHOOK_ID, ...query(pageQuery.shape, { limit: 20 })],
    answers: [json('WebhookDeliveryPage', 'A page of deliveries.', { data: [DELIVERY] })],
    errors: [NO_WEBHOOK, BAD_FIELD],
  },
  {
    operationId: 'getWebhookDelivery',
    method: 'get',
    path: '/webhooks/{webhook_id}/deliveries/{delivery_id}',
    summary: 'Read a delivery',
    description: 'Requires an API key of its account.',
    parameters: [WEBHOOK_ID, pathId('delivery_id', 'From the log.')],
    answers: [json('WebhookDeliveryResponse', 'The delivery.', { success: true, delivery: DELIVERY })],
    errors: [NO_WEBHOOK, NO_DELIVERY],
  },
  {
    operationId: 'deliverAgain',
    method: 'post',
    path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/retry',
    summary: 'Retry a delivery',
    description: 'Sends a delivered or failed delivery again, with all retries. Requires an API key of its account.',
    parameters: [WEBHOOK_ID, pathId('delivery_id', 'From the log.')],
    answers: [
      json('WebhookDeliveryResponse', 'The delivery is queued.', {
        success: true,
        delivery: { ...DELIVERY, state: 'waiting', attempts: 0 },
      }),
    ],
    errors: [NO_WEBHOOK, NO_DELIVERY, ...BODY_ERRORS],
  },
]

import { AT, BAD_FIELD, DONE, ID, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { ErrorCase, Operation } from './operation-types.ts'
import { pageQuery } from './pagination.ts'

const WEBHOOK = {
  webhook_id: ID,
  url: 'https://crm.example/hooks/foyer',
  events: ['lead.created', 'question.unanswered'],
  state: 'on',
  created_at: AT,
}
const DELIVERY = {
  delivery_id: ID,
  event: 'lead.created',
  state: 'delivered',
  attempts: 1,
  status: 200,
  created_at: AT,
}
const SECRET = json('WebhookSecretResponse', 'The webhook, and its secret this once.', {
  success: true,
  webhook: WEBHOOK,
  secret: 'whsec_…',
})

const WEBHOOK_ID = pathId('webhook_id', 'From the list of webhooks.')
const NO_WEBHOOK = missing('Webhook')
const NO_DELIVERY = missing('Delivery')
const BAD_URL: ErrorCase = {
  status: 400,
  error: 'url must be an https address that is reached from the internet, without a user name and a password',
  when: '`url` is something else, or leads to a private address.',
}

export const WEBHOOKS_OPERATIONS: Operation[] = [
  {
    operationId: 'listWebhooks',
    method: 'get',
    path: '/webhooks',
    summary: 'List webhooks',
    description: 'Newest first. Needs a key.',
    answers: [json('WebhookList', 'The webhooks.', { data: [WEBHOOK] })],
  },
  {
    operationId: 'createWebhook',
    method: 'post',
    path: '/webhooks',
    summary: 'Create a webhook',
    description: [
      'From now on the address gets a `POST` for each event: `{"type", "timestamp", "data"}` with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks (https://www.standardwebhooks.com), which any library of theirs checks with the secret.',
      'An answer of 2xx within 10 seconds takes it; redirects are not followed. Anything else is tried again, nine times over three days; a webhook that fails to the end, or answers 410, is switched off and its owner gets a mail. The same delivery may come twice, with the same `webhook-id`. Needs a key of an account with a proven inbox.',
    ].join('\n\n'),
    request: {
      schema: 'CreateWebhookRequest',
      examples: { 'new leads': { url: 'https://crm.example/hooks/foyer', events: ['lead.created'] } },
    },
    answers: [SECRET],
    errors: [
      BAD_URL,
      BAD_FIELD,
      NO_AGENT,
      { status: 400, error: 'An account can have 20 webhooks. Delete one first.', when: 'There are 20.' },
      {
        status: 403,
        error: 'Webhooks need an account with a proven inbox. Sign in with your email address first.',
        when: 'Nobody has proven an inbox for the account.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'updateWebhook',
    method: 'patch',
    path: '/webhooks/{webhook_id}',
    summary: 'Change a webhook, switch it off or on',
    description: 'What is sent is changed. Needs a key of its account.',
    parameters: [WEBHOOK_ID],
    request: { schema: 'UpdateWebhookRequest', examples: { 'on again': { state: 'on' } } },
    answers: [json('WebhookResponse', 'The webhook.', { success: true, webhook: WEBHOOK })],
    errors: [NO_WEBHOOK, BAD_URL, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'deleteWebhook',
    method: 'delete',
    path: '/webhooks/{webhook_id}',
    summary: 'Delete a webhook',
    description: 'With its log; nothing more is sent. Needs a key of its account.',
    parameters: [WEBHOOK_ID],
    answers: [DONE],
    errors: [NO_WEBHOOK],
  },
  {
    operationId: 'changeWebhookSecret',
    method: 'post',
    path: '/webhooks/{webhook_id}/secret',
    summary: 'Change the secret of a webhook',
    description: 'For a day requests are signed with both secrets, the new one first. Needs a key of its account.',
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
      'Sends `webhook.test` once, now, also while it is off, and answers what came of it. Needs a key of its account.',
    parameters: [WEBHOOK_ID],
    answers: [
      json('WebhookDeliveryResponse', 'What came of it.', {
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
    summary: 'Read the log of a webhook',
    description: 'Newest first, kept for 30 days. What receivers answered is not kept. Needs a key of its account.',
    parameters: [WEBHOOK_ID, ...query(pageQuery.shape, { limit: 20 })],
    answers: [json('WebhookDeliveryPage', 'A page of deliveries.', { data: [DELIVERY] })],
    errors: [NO_WEBHOOK, BAD_FIELD],
  },
  {
    operationId: 'deliverAgain',
    method: 'post',
    path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/retry',
    summary: 'Deliver again',
    description:
      'Has a delivery that arrived or failed tried again, from the first try on. Needs a key of its account.',
    parameters: [WEBHOOK_ID, pathId('delivery_id', 'From the log.')],
    answers: [
      json('WebhookDeliveryResponse', 'It is tried again.', {
        success: true,
        delivery: { ...DELIVERY, state: 'waiting', attempts: 0 },
      }),
    ],
    errors: [NO_WEBHOOK, NO_DELIVERY, ...BODY_ERRORS],
  },
]

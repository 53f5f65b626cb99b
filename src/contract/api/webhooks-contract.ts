import { z } from 'zod'
import { leadRecord } from './inbox-contract.ts'
import { pageOf } from './pagination.ts'

/** Events that Foyer sends to an account's webhooks, signed as https://www.standardwebhooks.com describes. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.updated',
  'conversation.started',
  'conversation.person_wanted',
  'question.unanswered',
] as const

export const webhookEvent = z.enum(WEBHOOK_EVENTS)

const happened = { timestamp: z.iso.datetime().describe('Time of the event.') }
const place = { agent_id: z.uuid(), conversation_id: z.uuid() }
const channel = z.enum(['webchat', 'whatsapp'])
const question = z.string().describe("In the visitor's words.")

/** The body of a webhook request. */
export const webhookPayload = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(['lead.created', 'lead.updated']),
    ...happened,
    data: z.object({ ...place, lead: leadRecord }),
  }),
  z.object({
    type: z.literal(['conversation.started', 'question.unanswered']),
    ...happened,
    data: z.object({ ...place, channel, question }),
  }),
  z.object({ type: z.literal('conversation.person_wanted'), ...happened, data: z.object({ ...place, channel }) }),
  z.object({ type: z.literal('webhook.test'), ...happened, data: z.object({ message: z.string() }) }),
])

export const webhookRecord = z.object({
  webhook_id: z.uuid(),
  url: z.string(),
  events: z.array(webhookEvent),
  agent_id: z.uuid().optional().describe('The agent whose events are sent; absent for all agents of the account.'),
  state: z.enum(['on', 'off']).describe('`off`: Foyer sends nothing.'),
  off_reason: z.string().optional().describe('Why Foyer disabled it; absent if its owner did.'),
  last_success_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
})

export const webhookDelivery = z.object({
  delivery_id: z.uuid(),
  event: z.string().describe('One of the events, or `webhook.test`.'),
  state: z.enum(['waiting', 'delivered', 'failed']).describe('`waiting`: being sent, or waiting for a retry.'),
  attempts: z.int().min(0),
  status: z.int().optional().describe('Status of the last response. Its body is not stored.'),
  error: z.string().optional().describe('Why the last attempt failed.'),
  next_attempt_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
})

const url = z.string().max(2048).describe('A public https URL.')
const events = z.array(webhookEvent).min(1).max(WEBHOOK_EVENTS.length).describe('The events to send.')

export const createWebhookRequest = z.object({
  url,
  events,
  agent_id: z
    .guid('must be a UUID')
    .optional()
    .describe('The agent whose events are sent. Default: all agents of the account.'),
})
export const updateWebhookRequest = z.object({
  url: url.optional(),
  events: events.optional(),
  state: z.enum(['on', 'off']).optional().describe('`on` enables a disabled webhook again.'),
})

export const webhookList = pageOf(webhookRecord)
export const webhookResponse = z.object({ success: z.literal(true), webhook: webhookRecord })
export const webhookSecretResponse = webhookResponse.extend({
  secret: z.string().describe('Starts with `whsec_` and signs requests. Shown only once.'),
})
export const webhookDeliveryPage = pageOf(webhookDelivery)
export const webhookDeliveryResponse = z.object({ success: z.literal(true), delivery: webhookDelivery })

export type WebhookEvent = z.infer<typeof webhookEvent>
export type WebhookRecord = z.infer<typeof webhookRecord>
export type WebhookList = z.infer<typeof webhookList>
export type WebhookResponse = z.infer<typeof webhookResponse>
export type WebhookSecretResponse = z.infer<typeof webhookSecretResponse>
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>
export type WebhookDeliveryResponse = z.infer<typeof webhookDeliveryResponse>

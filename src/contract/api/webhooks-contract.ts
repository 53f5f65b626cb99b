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

const happened = { timestamp: z.iso.datetime().describe('When it happened.') }
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
  agent_id: z.uuid().optional().describe('Only what happens to this agent; absent for all agents of the account.'),
  state: z.enum(['on', 'off']).describe('Off: nothing is sent.'),
  off_reason: z.string().optional().describe('Why the service switched it off; absent when its owner did.'),
  last_success_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
})

export const webhookDelivery = z.object({
  delivery_id: z.uuid(),
  event: z.string().describe('One of the events, or `webhook.test`.'),
  state: z.enum(['waiting', 'delivered', 'failed']).describe('Waiting: tried now or again later.'),
  attempts: z.int().min(0),
  status: z.int().optional().describe('Of the last answer. What it said is not kept.'),
  error: z.string().optional().describe('Why the last attempt failed.'),
  next_attempt_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
})

const url = z.string().max(2048).describe('An https address that is reached from the internet.')
const events = z.array(webhookEvent).min(1).max(WEBHOOK_EVENTS.length).describe('What it is told.')

export const createWebhookRequest = z.object({
  url,
  events,
  agent_id: z
    .guid('must be a UUID')
    .optional()
    .describe('Only what happens to this agent. Default: all agents of the account.'),
})
export const updateWebhookRequest = z.object({
  url: url.optional(),
  events: events.optional(),
  state: z.enum(['on', 'off']).optional().describe('`on` ends an earlier switching off.'),
})

export const webhookList = z.object({ data: z.array(webhookRecord) })
export const webhookResponse = z.object({ success: z.literal(true), webhook: webhookRecord })
export const webhookSecretResponse = webhookResponse.extend({
  secret: z.string().describe('Begins with `whsec_`. Shown this once; requests are signed with it.'),
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

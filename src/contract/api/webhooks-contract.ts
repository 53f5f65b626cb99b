import { z } from 'zod'
import {
  agentId,
  agentName,
  channel,
  companyName,
  conversationId,
  createdAt,
  knowledgeItemId,
  readingWarnings,
  success,
  websiteUrl,
  warnings,
} from './fields.ts'
import { leadRecord } from './inbox-contract.ts'
import { pageOf } from './pagination.ts'
import { pagesRead } from './research-contract.ts'

/** Events that Foyer sends to an account's webhooks, signed as https://www.standardwebhooks.com describes. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.updated',
  'conversation.started',
  'conversation.person_wanted',
  'question.unanswered',
  'research.finished',
  'knowledge.held',
  'agent.claimed',
  'credits.low',
  'credits.out',
] as const

export const webhookEvent = z.enum(WEBHOOK_EVENTS)

const happened = {
  timestamp: z.iso.datetime().meta({ description: 'Time of the event.', examples: ['2026-11-20T09:30:00.000Z'] }),
}
const place = { agent_id: agentId, conversation_id: conversationId }
const about = z.object({ ...place, channel }).describe('The conversation.')
const question = z.string().meta({ description: "In the visitor's words.", examples: ['Do you ship to Norway?'] })

/** The body of a webhook request. */
export const webhookPayload = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(['lead.created', 'lead.updated']).describe('A lead is new or has changed.'),
    ...happened,
    data: z.object({ ...place, lead: leadRecord }).describe('The lead.'),
  }),
  z.object({
    type: z
      .literal(['conversation.started', 'question.unanswered'])
      .describe('A visitor wrote for the first time, or asked a question that the agent could not answer.'),
    ...happened,
    data: about.extend({ question }).describe('The conversation and the question.'),
  }),
  z.object({
    type: z.literal('conversation.person_wanted').describe('A visitor wants to talk to a person.'),
    ...happened,
    data: about,
  }),
  z.object({
    type: z.literal('research.finished').describe('A website was read completely, or a refresh found changes.'),
    ...happened,
    data: z
      .object({
        agent_id: agentId,
        website_url: websiteUrl,
        pages_read: pagesRead.meta({ description: 'Pages read.' }),
        knowledge_base_count: z.int().min(0).describe('Knowledge items that the agent uses.'),
        warnings: readingWarnings.describe('What could not be read, and what to do, in plain sentences.'),
      })
      .describe('The result.'),
  }),
  z.object({
    type: z.literal('knowledge.held').describe("Knowledge waits for the owner's approval."),
    ...happened,
    data: z
      .object({
        agent_id: agentId,
        count: z.int().min(1).describe('Number of new items that wait.'),
        items: z
          .array(
            z.object({
              knowledge_item_id: knowledgeItemId,
              title: z.string().describe('Title of the item.'),
              state: z
                .enum(['held', 'quarantined'])
                .describe(
                  '`held`: it has unusual payment details, links or contact details. `quarantined`: it has instructions to AI assistants.',
                ),
            }),
          )
          .max(20)
          .describe('The first 20 of them.'),
      })
      .describe('The items. `GET /knowledge` has their text.'),
  }),
  z.object({
    type: z.literal('agent.claimed').describe('The account claimed an agent or accepted an offer.'),
    ...happened,
    data: z.object({ agent_id: agentId, agent_name: agentName, company_name: companyName }).describe('The agent.'),
  }),
  z.object({
    type: z
      .literal(['credits.low', 'credits.out'])
      .describe('At most 20% of the credits are left, or none. Sent once per limit.'),
    ...happened,
    data: z
      .object({
        agent_id: agentId,
        credits: z
          .object({
            left: z.int().min(0).describe('Credits left. Expired ones do not count.'),
            limit: z.int().min(0).describe("Credits of the agent's trial and of its account together."),
          })
          .describe('Free replies.'),
      })
      .describe('The agent and its credits.'),
  }),
  z.object({
    type: z.literal('webhook.test').describe('The owner tests the webhook.'),
    ...happened,
    data: z
      .object({
        message: z.string().meta({ description: 'A sentence for people.', examples: ['It works.'] }),
        agent_id: agentId
          .optional()
          .meta({ description: "The webhook's agent. Absent if it gets events of all agents." }),
      })
      .describe('A message.'),
  }),
])

export const webhookRecord = z
  .object({
    webhook_id: z.uuid().describe('Identifier of the webhook.'),
    url: z.string().describe('Where events are sent.'),
    events: z.array(webhookEvent).describe('The events that are sent.'),
    agent_id: z.uuid().optional().describe('The agent whose events are sent; absent for all agents of the account.'),
    state: z.enum(['on', 'off']).describe('`off`: Foyer sends nothing.'),
    off_reason: z.string().optional().describe('Why Foyer disabled it; absent if its owner did.'),
    last_success_at: z.iso.datetime().optional().describe('When an event was last delivered. Absent before the first.'),
    created_at: createdAt,
  })
  .describe('A webhook, without its secret.')

export const webhookDelivery = z
  .object({
    delivery_id: z.uuid().describe('Identifier of the delivery.'),
    event: z.string().describe('One of the events, or `webhook.test`.'),
    state: z.enum(['waiting', 'delivered', 'failed']).describe('`waiting`: being sent, or waiting for a retry.'),
    attempts: z.int().min(0).describe('Number of attempts so far.'),
    status: z.int().optional().describe('Status of the last response. Its body is not stored.'),
    error: z.string().optional().describe('Why the last attempt failed.'),
    next_attempt_at: z.iso.datetime().optional().describe('When Foyer retries it. Absent if there is no retry.'),
    created_at: createdAt,
  })
  .describe('An event on its way to a webhook.')

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
export const webhookResponse = z.object({ success, webhook: webhookRecord, warnings })
export const webhookSecretResponse = webhookResponse.extend({
  secret: z.string().describe('Starts with `whsec_` and signs requests. Shown only once.'),
})
export const webhookDeliveryPage = pageOf(webhookDelivery)
export const webhookDeliveryResponse = z.object({ success, delivery: webhookDelivery })

export type WebhookEvent = z.infer<typeof webhookEvent>
export type WebhookRecord = z.infer<typeof webhookRecord>
export type WebhookList = z.infer<typeof webhookList>
export type WebhookResponse = z.infer<typeof webhookResponse>
export type WebhookSecretResponse = z.infer<typeof webhookSecretResponse>
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>
export type WebhookDeliveryResponse = z.infer<typeof webhookDeliveryResponse>

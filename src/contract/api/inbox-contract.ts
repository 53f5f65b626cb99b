import { z } from 'zod'
import { pageOf, pageQuery } from './pagination.ts'

/** What an account does with its conversations, leads and gaps by key. */

const mode = z.enum(['agent', 'waiting', 'person']).describe('Who answers: the agent; the agent, while a person was asked for; a person.')

export const inboxMessage = z.object({
  message_id: z.uuid(),
  role: z.enum(['visitor', 'agent', 'person']),
  text: z.string(),
  answered: z.boolean().describe('`false` when the agent said that it does not know.'),
  rating: z.enum(['up', 'down']).optional().describe("The visitor's thumb."),
  created_at: z.iso.datetime(),
})

export const conversationRecord = z.object({
  conversation_id: z.uuid(),
  agent_id: z.uuid(),
  channel: z.enum(['webchat', 'whatsapp']),
  mode,
  visitor: z
    .object({ id: z.string(), name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() })
    .optional()
    .describe("Who the visitor is, as the owner's server signed it."),
  page_url: z.string().optional(),
  last_message: inboxMessage.optional(),
  created_at: z.iso.datetime(),
})

export const conversationPage = pageOf(conversationRecord)
export const conversationResponse = z.object({
  success: z.literal(true),
  conversation: conversationRecord.extend({ messages: z.array(inboxMessage).describe('Oldest first, the last thousand.') }),
})
export const conversationQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Only those of this agent.'),
  mode: mode.optional().describe('Only those in this mode.'),
})
export const replyRequest = z.object({ text: z.string().min(1).max(4000).describe('What the visitor reads, as from a person.') })
export const replyResponse = z.object({ success: z.literal(true), message: inboxMessage })

export const correctionRequest = z.object({
  answer: z.string().min(1).max(2000).describe('What the agent is to say instead, from now on.'),
  question: z.string().min(1).max(1000).optional().describe("The question it answers. Default: the visitor's words."),
})
export const correctionResponse = z.object({
  success: z.literal(true),
  correction_id: z.uuid(),
  question: z.string(),
})

const leadDetail = z.object({
  value: z.string(),
  words: z.string().describe("The visitor's own words."),
  message_id: z.uuid().nullable().describe('The message they stand in; `null` for the form.'),
})
export const leadRecord = z.object({
  lead_id: z.uuid(),
  agent_id: z.uuid(),
  conversation_id: z.uuid(),
  details: z
    .object({ name: leadDetail, email: leadDetail, phone: leadDetail, company: leadDetail, need: leadDetail, budget: leadDetail })
    .partial(),
  stage: z.enum(['curious', 'interested', 'ready']),
  status: z.enum(['new', 'contacted', 'won', 'lost']),
  consent: z.object({
    by: z.enum(['own_words', 'chat', 'form']),
    text: z.string().describe('What the visitor agreed to; blank where the owner does not ask.'),
    at: z.iso.datetime(),
  }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export const leadPage = pageOf(leadRecord)
export const leadQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Only those of this agent.'),
  status: z.enum(['new', 'contacted', 'won', 'lost']).optional().describe('Only those with this status.'),
})
export const updateLeadRequest = z.object({ status: z.enum(['new', 'contacted', 'won', 'lost']) })
export const leadRecordResponse = z.object({ success: z.literal(true), lead: leadRecord })

export const gapRecord = z.object({
  gap_id: z.uuid(),
  agent_id: z.uuid(),
  question: z.string().describe('As the first visitor asked it.'),
  count: z.int().min(1).describe('How often it was asked, in whatever words.'),
  state: z.enum(['open', 'answered', 'dismissed']),
  last_asked_at: z.iso.datetime(),
})
export const gapList = z.object({ data: z.array(gapRecord) })
export const gapQuery = z.object({
  agent_id: z.guid('must be a UUID').describe('The agent that had no answer.'),
  state: z.enum(['open', 'answered', 'dismissed']).default('open').describe('Default: `open`.'),
})
export const answerGapRequest = z.object({
  answer: z.string().min(1).max(20_000).describe('Becomes a knowledge item under the question.'),
  question: z.string().min(1).max(200).optional().describe("Default: the visitor's words."),
})
export const answerGapResponse = z.object({ success: z.literal(true), knowledge_item_id: z.uuid() })
export const identitySecretResponse = z.object({
  success: z.literal(true),
  identity_secret: z.string().describe('Signs who a visitor is; for a server only, never for a page.'),
})

export type InboxMessage = z.infer<typeof inboxMessage>
export type ConversationRecord = z.infer<typeof conversationRecord>
export type ConversationPage = z.infer<typeof conversationPage>
export type ConversationResponse = z.infer<typeof conversationResponse>
export type ReplyResponse = z.infer<typeof replyResponse>
export type CorrectionResponse = z.infer<typeof correctionResponse>
export type LeadRecord = z.infer<typeof leadRecord>
export type LeadPage = z.infer<typeof leadPage>
export type LeadRecordResponse = z.infer<typeof leadRecordResponse>
export type GapRecord = z.infer<typeof gapRecord>
export type GapList = z.infer<typeof gapList>
export type AnswerGapResponse = z.infer<typeof answerGapResponse>
export type IdentitySecretResponse = z.infer<typeof identitySecretResponse>

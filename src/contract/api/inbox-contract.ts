import { z } from 'zod'
import { pageOf, pageQuery, wholeListQuery } from './pagination.ts'
import { delivery } from './whatsapp-contract.ts'

/** Conversations, leads and gaps. */

const mode = z
  .enum(['agent', 'waiting', 'person'])
  .describe('Who answers: the agent; the agent, while the visitor waits for a person; a person.')

const leadStage = z.enum(['curious', 'interested', 'ready'])
const leadStatus = z.enum(['new', 'contacted', 'won', 'lost'])
const flag = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .optional()

export const inboxMessage = z.object({
  message_id: z.uuid(),
  role: z.enum(['visitor', 'agent', 'person']),
  text: z.string(),
  answered: z.boolean().describe('`false` if the agent said that it does not know.'),
  rating: z.enum(['up', 'down']).optional().describe("The visitor's rating."),
  created_at: z.iso.datetime(),
})

const review = z.object({
  judged: z
    .enum(['none', 'waiting', 'done'])
    .describe('Whether a model judged the reply (`CHAT_CHECK`): `waiting` means that it will.'),
  dropped: z
    .array(
      z.object({
        text: z.string(),
        reason: z.string().describe('Why it was dropped, such as `price` or `unsupported`.'),
        note: z.string().optional().describe("The judging model's explanation."),
        instead: z.string().optional().describe('What the visitor saw in its place.'),
      }),
    )
    .describe('Sentences of the model that the visitor did not see.'),
  flags: z
    .array(z.object({ text: z.string(), reason: z.string().describe("The judging model's explanation.") }))
    .describe('Sentences of the reply that the knowledge does not support, according to a model.'),
})

export const threadMessage = inboxMessage.extend({
  delivery: delivery.optional().describe('Delivery state on WhatsApp; absent on other channels.'),
  rating_comment: z.string().optional().describe("The visitor's comment on the rating."),
  sources: z
    .array(z.object({ title: z.string(), url: z.string().optional() }))
    .describe('The sources, as the visitor sees them.'),
  passages: z
    .array(z.object({ knowledge_item_id: z.uuid(), title: z.string(), url: z.string().optional(), text: z.string() }))
    .describe('The passages the reply rests on, best first. The items may have changed since.'),
  answered_by: z
    .string()
    .optional()
    .describe(
      '`builtin`, `correction`, the name of a model, or `none` if the agent had no credit or only confirmed details.',
    ),
  review: review.optional().describe('How the reply was checked; absent if no model wrote it.'),
  verdict: z.enum(['corrected', 'right', 'wrong']).optional().describe("The owner's verdict on the reply, if any."),
})

export const conversationRecord = z.object({
  conversation_id: z.uuid(),
  agent_id: z.uuid(),
  channel: z.enum(['webchat', 'whatsapp']),
  mode,
  visitor: z
    .object({ id: z.string(), name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() })
    .optional()
    .describe("The visitor's identity, signed by the owner's server or reported by WhatsApp."),
  page_url: z.string().optional(),
  last_message: inboxMessage.optional(),
  unanswered: z.int().min(0).describe('Number of replies in which the agent did not know the answer.'),
  taken_over: z.boolean().describe('Whether a person answers or has answered.'),
  waiting: z.boolean().describe('Whether the visitor waits for a person: they asked for one, or wrote last to one.'),
  thumbs_down: z.int().min(0),
  flagged: z
    .int()
    .min(0)
    .describe('Replies with sentences that the knowledge may not support, and without the owner’s verdict.'),
  lead: z
    .object({
      lead_id: z.uuid(),
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
      stage: leadStage,
      status: leadStatus,
    })
    .optional()
    .describe('The details that the visitor gave.'),
  match: z
    .object({ message_id: z.uuid(), text: z.string() })
    .optional()
    .describe('The message that matches the search.'),
  created_at: z.iso.datetime(),
})

export const conversationPage = pageOf(conversationRecord)
export const conversationResponse = z.object({
  success: z.literal(true),
  conversation: conversationRecord.extend({
    messages: z.array(threadMessage).describe('Oldest first, the last thousand.'),
  }),
})
/** The conversation after an action, without its messages. */
export const conversationRecordResponse = z.object({ success: z.literal(true), conversation: conversationRecord })
export const conversationQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Filters by agent.'),
  mode: mode.optional().describe('Filters by who answers.'),
  channel: z.enum(['webchat', 'whatsapp']).optional().describe('Filters by channel.'),
  unanswered: flag.describe('`true`: conversations with an unanswered question. `false`: the others.'),
  lead: flag.describe('`true`: conversations with contact details. `false`: the others.'),
  taken_over: flag.describe('`true`: conversations in which a person answers or has answered. `false`: the others.'),
  waiting: flag.describe('`true`: conversations in which the visitor waits for a person. `false`: the others.'),
  rating: z.enum(['up', 'down']).optional().describe('Filters by rating.'),
  flagged: flag.describe('`true`: conversations with a flagged reply. `false`: the others.'),
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Conversations that contain all these words, or whose visitor matches. The last word may be incomplete.'),
})
export const inboxEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('conversation'), conversation: conversationRecord })
    .describe('A new or changed conversation.'),
  z
    .object({ type: z.literal('removed'), conversation_id: z.uuid() })
    .describe('A conversation that was deleted or no longer matches.'),
])
export const threadEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('message'), message: threadMessage })
    .describe('A new message, or one that was judged or whose delivery state changed.'),
  z.object({ type: z.literal('mode'), mode }),
  z.object({ type: z.literal('ended') }).describe('The conversation was deleted.'),
])
export const threadQuery = z.object({
  after: z.guid('must be a message ID').optional().describe('The stream starts after this message.'),
})
export const eraseResponse = z.object({
  success: z.literal(true),
  conversations: z.int().min(1).describe('Number of deleted conversations.'),
})
export const replyRequest = z.object({
  text: z.string().min(1).max(4000).describe("The person's message to the visitor."),
})
export const replyResponse = z.object({ success: z.literal(true), message: inboxMessage })

export const correctionRequest = z.object({
  answer: z.string().min(1).max(2000).describe('The answer that the agent gives from now on.'),
  question: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe("The question. Default: the visitor's message. Stored without the visitor's name and contact details."),
})
export const rewordRequest = correctionRequest.pick({ answer: true })

export const verdictRequest = correctionRequest.pick({ question: true }).extend({
  verdict: z.enum(['right', 'wrong']).describe('Whether the reply was right.'),
})

export const correctionRecord = z.object({
  correction_id: z.uuid(),
  agent_id: z.uuid(),
  question: z.string(),
  answer: z.string().describe("The agent's answer from now on, or the reply that was right or wrong."),
  verdict: z
    .enum(['corrected', 'right', 'wrong'])
    .describe('`corrected`: the agent says `answer`. `right`, `wrong`: only checked after each research.'),
  holds: z
    .boolean()
    .optional()
    .describe(
      'Whether the last check passed: the agent says `answer`, or, if that is wrong, no longer does. Absent before the first check.',
    ),
  site_says: z
    .string()
    .optional()
    .describe("The agent's answer without the correction; empty if it would not know. Absent before the first check."),
  site_changed: z
    .boolean()
    .optional()
    .describe(
      "Whether the website has changed since: the agent's own answer is a different one now. Absent before the first check.",
    ),
  checked_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
})
export const correctionResponse = z.object({
  success: z.literal(true),
  correction_id: z.uuid(),
  question: z.string(),
  correction: correctionRecord,
})
export const correctionRecordResponse = z.object({ success: z.literal(true), correction: correctionRecord })
export const correctionList = pageOf(correctionRecord)
export const correctionQuery = wholeListQuery.extend({ agent_id: z.guid('must be a UUID').describe('The agent.') })

export const leadDetail = z.object({
  value: z.string(),
  words: z.string().describe("The visitor's words."),
  message_id: z.uuid().nullable().describe('The message with these words; `null` for the form.'),
})
export const leadRecord = z.object({
  lead_id: z.uuid(),
  agent_id: z.uuid(),
  conversation_id: z.uuid(),
  details: z
    .object({
      name: leadDetail,
      email: leadDetail,
      phone: leadDetail,
      company: leadDetail,
      need: leadDetail,
      budget: leadDetail,
    })
    .partial(),
  stage: leadStage,
  status: leadStatus,
  consent: z.object({
    by: z.enum(['own_words', 'chat', 'form']),
    text: z.string().describe('The text the visitor agreed to; empty if the owner does not ask for consent.'),
    version: z
      .int()
      .min(0)
      .optional()
      .describe("Version of the agent's consent text; 0 is Foyer's own text. Absent if nothing was asked."),
    at: z.iso.datetime(),
  }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export const leadPage = pageOf(leadRecord)
export const leadQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Filters by agent.'),
  status: leadStatus.optional().describe('Filters by status.'),
  stage: leadStage.optional().describe('Filters by stage.'),
})
export const updateLeadRequest = z.object({
  status: leadStatus.optional().describe('The state of your work on the lead.'),
  stage: leadStage.optional().describe('Sets the stage. Later messages of the visitor do not change it.'),
})
export const leadRecordResponse = z.object({ success: z.literal(true), lead: leadRecord })

export const gapRecord = z.object({
  gap_id: z.uuid(),
  agent_id: z.uuid(),
  question: z.string().describe('In the words of the first visitor.'),
  count: z.int().min(1).describe('How often it was asked, in any words.'),
  state: z.enum(['open', 'answered', 'dismissed']),
  last_asked_at: z.iso.datetime(),
})
export const gapList = pageOf(gapRecord)
export const gapQuery = wholeListQuery.extend({
  agent_id: z.guid('must be a UUID').describe('The agent.'),
  state: z.enum(['open', 'answered', 'dismissed']).default('open').describe('Default: `open`.'),
})
export const answerGapRequest = z.object({
  answer: z.string().min(1).max(20_000).describe('Stored as a knowledge item with the question as its title.'),
  question: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Default: the visitor's words. Stored without the visitor's name and contact details."),
})
export const gapResponse = z.object({ success: z.literal(true), gap: gapRecord })
export const answerGapResponse = gapResponse.extend({ knowledge_item_id: z.uuid() })
export const identitySecretResponse = z.object({
  success: z.literal(true),
  identity_secret: z.string().describe("Signs a visitor's identity. Keep it on your server."),
})

export type InboxMessage = z.infer<typeof inboxMessage>
export type ConversationRecord = z.infer<typeof conversationRecord>
export type ThreadMessage = z.infer<typeof threadMessage>
export type InboxEvent = z.infer<typeof inboxEvent>
export type ThreadEvent = z.infer<typeof threadEvent>
export type EraseResponse = z.infer<typeof eraseResponse>
export type CorrectionRecord = z.infer<typeof correctionRecord>
export type CorrectionList = z.infer<typeof correctionList>
export type ConversationPage = z.infer<typeof conversationPage>
export type ConversationResponse = z.infer<typeof conversationResponse>
export type ReplyResponse = z.infer<typeof replyResponse>
export type ConversationRecordResponse = z.infer<typeof conversationRecordResponse>
export type CorrectionRecordResponse = z.infer<typeof correctionRecordResponse>
export type CorrectionResponse = z.infer<typeof correctionResponse>
export type LeadRecord = z.infer<typeof leadRecord>
export type LeadPage = z.infer<typeof leadPage>
export type LeadRecordResponse = z.infer<typeof leadRecordResponse>
export type GapRecord = z.infer<typeof gapRecord>
export type GapList = z.infer<typeof gapList>
export type GapResponse = z.infer<typeof gapResponse>
export type AnswerGapResponse = z.infer<typeof answerGapResponse>
export type IdentitySecretResponse = z.infer<typeof identitySecretResponse>

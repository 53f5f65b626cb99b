import { z } from 'zod'
import { pageOf, pageQuery } from './pagination.ts'
import { delivery } from './whatsapp-contract.ts'

/** Conversations, leads and gaps. */

const mode = z
  .enum(['agent', 'waiting', 'person'])
  .describe('Who answers: the agent; the agent, while a person was asked for; a person.')

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
  answered: z.boolean().describe('`false` when the agent said that it does not know.'),
  rating: z.enum(['up', 'down']).optional().describe("The visitor's thumb."),
  created_at: z.iso.datetime(),
})

const review = z.object({
  judged: z
    .enum(['none', 'waiting', 'done'])
    .describe('Whether a model judged the reply (`CHAT_CHECK`): it did not, it will, it did.'),
  dropped: z
    .array(
      z.object({
        text: z.string(),
        reason: z.string().describe('What was wrong with it, such as `price` or `unsupported`.'),
        note: z.string().optional().describe('What the model that judges said of it.'),
      }),
    )
    .describe('Sentences that the model wrote and the visitor never saw.'),
  flags: z
    .array(z.object({ text: z.string(), reason: z.string().describe('What the model that judges said of it.') }))
    .describe('Sentences of the reply that the knowledge does not support, by the judgement of a model.'),
})

export const threadMessage = inboxMessage.extend({
  delivery: delivery.optional().describe('How far it has come to the visitor on WhatsApp; absent elsewhere.'),
  rating_comment: z.string().optional().describe('What the visitor wrote beside the thumb.'),
  sources: z.array(z.object({ title: z.string(), url: z.string().optional() })).describe('As the visitor sees them.'),
  passages: z
    .array(z.object({ knowledge_item_id: z.uuid(), title: z.string(), url: z.string().optional(), text: z.string() }))
    .describe('What the reply rests on, best first; the item may have changed since.'),
  answered_by: z
    .string()
    .optional()
    .describe(
      '`builtin`, `correction`, the name of a model, or `none` where the agent had no credit or only took note.',
    ),
  review: review.optional().describe('How the reply was checked; absent where no model wrote.'),
  verdict: z
    .enum(['corrected', 'right', 'wrong'])
    .optional()
    .describe('What the owner said of the reply; absent before that.'),
})

export const conversationRecord = z.object({
  conversation_id: z.uuid(),
  agent_id: z.uuid(),
  channel: z.enum(['webchat', 'whatsapp']),
  mode,
  visitor: z
    .object({ id: z.string(), name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() })
    .optional()
    .describe("Who the visitor is, as the owner's server signed it, or as WhatsApp says."),
  page_url: z.string().optional(),
  last_message: inboxMessage.optional(),
  unanswered: z.int().min(0).describe('Replies in which the agent said that it does not know.'),
  taken_over: z.boolean().describe('Whether a person answers or has answered.'),
  waiting: z
    .boolean()
    .describe('Whether the visitor waits for a person: asked for one, or spoke last while one answers.'),
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
    .describe('Who the visitor said they are.'),
  match: z.object({ message_id: z.uuid(), text: z.string() }).optional().describe('The message that was searched for.'),
  created_at: z.iso.datetime(),
})

export const conversationPage = pageOf(conversationRecord)
export const conversationResponse = z.object({
  success: z.literal(true),
  conversation: conversationRecord.extend({
    messages: z.array(threadMessage).describe('Oldest first, the last thousand.'),
  }),
})
export const conversationQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Only those of this agent.'),
  mode: mode.optional().describe('Only those in this mode.'),
  channel: z.enum(['webchat', 'whatsapp']).optional().describe('Only those on this channel.'),
  unanswered: flag.describe('Only those in which the agent did not know something; `false`: only the others.'),
  lead: flag.describe('Only those in which the visitor can be reached; `false`: only the others.'),
  taken_over: flag.describe('Only those in which a person answers or has answered; `false`: only the others.'),
  waiting: flag.describe('Only those in which the visitor waits for a person; `false`: only the others.'),
  rating: z.enum(['up', 'down']).optional().describe('Only those with such a thumb.'),
  flagged: flag.describe('Only those with a flagged reply; `false`: only the others.'),
  q: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Only those in which all these words were said, or that are of such a visitor. The last word may be its beginning.',
    ),
})
export const inboxEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('conversation'), conversation: conversationRecord })
    .describe('It is new, or something happened in it.'),
  z
    .object({ type: z.literal('removed'), conversation_id: z.uuid() })
    .describe('It was deleted, or belongs to this list no more.'),
])
export const threadEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('message'), message: threadMessage })
    .describe('It is new, was judged, or has come further on WhatsApp.'),
  z.object({ type: z.literal('mode'), mode }),
  z.object({ type: z.literal('ended') }).describe('The conversation was deleted.'),
])
export const threadQuery = z.object({
  after: z.guid('must be a message ID').optional().describe('A stream begins after this message.'),
})
export const eraseResponse = z.object({
  success: z.literal(true),
  conversations: z.int().min(1).describe('How many were deleted.'),
})
export const replyRequest = z.object({
  text: z.string().min(1).max(4000).describe('What the visitor reads, as from a person.'),
})
export const replyResponse = z.object({ success: z.literal(true), message: inboxMessage })

export const correctionRequest = z.object({
  answer: z.string().min(1).max(2000).describe('What the agent is to say instead, from now on.'),
  question: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe(
      "The question it answers. Default: the visitor's words. Kept without the name and the address of who asked.",
    ),
})
export const rewordRequest = correctionRequest.pick({ answer: true })
export const correctionResponse = z.object({
  success: z.literal(true),
  correction_id: z.uuid(),
  question: z.string(),
})

export const verdictRequest = correctionRequest.pick({ question: true }).extend({
  verdict: z.enum(['right', 'wrong']).describe('Whether the reply was right.'),
})

export const correctionRecord = z.object({
  correction_id: z.uuid(),
  agent_id: z.uuid(),
  question: z.string(),
  answer: z.string().describe('What the agent says instead of its own answer, or the reply that was right or wrong.'),
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
    .describe('What the agent would say without it; blank where it would not know. Absent before the first check.'),
  site_changed: z
    .boolean()
    .optional()
    .describe(
      'Whether that is something else than when the answer was corrected: the site has changed since. Absent before the first check.',
    ),
  checked_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
})
export const correctionList = z.object({ data: z.array(correctionRecord) })
export const correctionQuery = z.object({ agent_id: z.guid('must be a UUID').describe('The agent that says them.') })

export const leadDetail = z.object({
  value: z.string(),
  words: z.string().describe("The visitor's own words."),
  message_id: z.uuid().nullable().describe('The message they stand in; `null` for the form.'),
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
    text: z.string().describe('What the visitor agreed to; blank where the owner does not ask.'),
    version: z
      .int()
      .min(0)
      .optional()
      .describe("Of the agent's wording; 0 is the service's own. Absent where nothing was asked."),
    at: z.iso.datetime(),
  }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export const leadPage = pageOf(leadRecord)
export const leadQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Only those of this agent.'),
  status: leadStatus.optional().describe('Only those with this status.'),
  stage: leadStage.optional().describe('Only those in this stage.'),
})
export const updateLeadRequest = z.object({
  status: leadStatus.optional().describe('What has come of the lead, by whoever works on it.'),
  stage: leadStage.optional().describe('Stands from then on, whatever the visitor says.'),
})
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
  question: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Default: the visitor's words. Kept without the name and the address of who asked."),
})
export const answerGapResponse = z.object({ success: z.literal(true), knowledge_item_id: z.uuid() })
export const identitySecretResponse = z.object({
  success: z.literal(true),
  identity_secret: z.string().describe('Signs who a visitor is; for a server only, never for a page.'),
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
export type CorrectionResponse = z.infer<typeof correctionResponse>
export type LeadRecord = z.infer<typeof leadRecord>
export type LeadPage = z.infer<typeof leadPage>
export type LeadRecordResponse = z.infer<typeof leadRecordResponse>
export type GapRecord = z.infer<typeof gapRecord>
export type GapList = z.infer<typeof gapList>
export type AnswerGapResponse = z.infer<typeof answerGapResponse>
export type IdentitySecretResponse = z.infer<typeof identitySecretResponse>

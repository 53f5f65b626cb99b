import { z } from 'zod'
import {
  agentId,
  channel,
  conversationId,
  createdAt,
  knowledgeItemId,
  sourceTitle,
  sourceUrl,
  success,
  warnings,
} from './fields.ts'
import { pageOf, pageQuery, wholeListQuery } from './pagination.ts'
import { timeZone } from './time-zone.ts'
import { delivery } from './whatsapp-contract.ts'

/** Conversations, leads and gaps. */

const mode = z
  .enum(['agent', 'waiting', 'person'])
  .describe('Who answers: the agent; the agent, while the visitor waits for a person; a person.')

const leadStage = z
  .enum(['curious', 'interested', 'ready'])
  .describe('How close the visitor is to buying. `ready`: they want to buy, book or be called.')
const leadStatus = z.enum(['new', 'contacted', 'won', 'lost']).describe('The state of your work on the lead.')
const leadId = z.uuid().describe('Identifier of the lead.')
const messageId = z.uuid().describe('Identifier of the message.')
const gapId = z.uuid().describe('Identifier of the gap.')
const visitorName = z.string().describe("The visitor's name.")
const visitorEmail = z.string().describe("The visitor's email address.")
const visitorPhone = z.string().describe("The visitor's phone number.")
const flag = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .optional()

export const inboxMessage = z
  .object({
    message_id: messageId,
    role: z.enum(['visitor', 'agent', 'person']).describe("Who wrote it. `person`: a member of the owner's team."),
    text: z.string().describe('Text of the message.'),
    answered: z.boolean().describe('`false` if the agent said that it does not know.'),
    rating: z.enum(['up', 'down']).optional().describe("The visitor's rating."),
    created_at: createdAt,
  })
  .describe('A message of a conversation.')

const review = z.object({
  judged: z
    .enum(['none', 'waiting', 'done'])
    .describe('Whether a model judged the reply (`CHAT_CHECK`): `waiting` means that it will.'),
  dropped: z
    .array(
      z.object({
        text: z.string().describe('The sentence.'),
        reason: z.string().describe('Why it was dropped, such as `price` or `unsupported`.'),
        note: z.string().optional().describe("The judging model's explanation."),
        instead: z.string().optional().describe('What the visitor saw instead.'),
      }),
    )
    .describe('Sentences of the model that the visitor did not see.'),
  flags: z
    .array(
      z.object({
        text: z.string().describe('The sentence.'),
        reason: z.string().describe("The judging model's explanation."),
      }),
    )
    .describe('Sentences of the reply that the knowledge does not support, according to a model.'),
})

export const threadMessage = inboxMessage
  .extend({
    delivery: delivery.optional().describe('Delivery state on WhatsApp; absent on other channels.'),
    rating_comment: z.string().optional().describe("The visitor's comment on the rating."),
    sources: z
      .array(z.object({ title: sourceTitle, url: sourceUrl.optional() }))
      .describe('The sources, as the visitor sees them.'),
    passages: z
      .array(
        z.object({
          knowledge_item_id: knowledgeItemId,
          title: sourceTitle,
          url: sourceUrl.optional(),
          text: z.string().describe('Text of the passage.'),
        }),
      )
      .describe('The passages the reply rests on, best first. The items may have changed since then.'),
    answered_by: z
      .string()
      .optional()
      .describe(
        '`builtin`, `correction`, the name of a model, or `none` if the agent had no credit or only confirmed details.',
      ),
    review: review.optional().describe('How the reply was checked; absent if no model wrote it.'),
    verdict: z.enum(['corrected', 'right', 'wrong']).optional().describe("The owner's verdict on the reply, if any."),
  })
  .describe('A message with its sources and how it was checked.')

export const conversationRecord = z
  .object({
    conversation_id: conversationId,
    agent_id: agentId,
    channel,
    mode,
    visitor: z
      .object({
        id: z.string().describe("Your server's ID of the visitor, or the WhatsApp number."),
        name: visitorName.optional(),
        email: visitorEmail.optional(),
        phone: visitorPhone.optional(),
      })
      .optional()
      .describe("The visitor's identity, signed by the owner's server or reported by WhatsApp."),
    page_url: z.string().optional().describe('The page on which the visitor started to chat.'),
    last_message: inboxMessage.optional().describe('The most recent message.'),
    unanswered: z.int().min(0).describe('Number of replies in which the agent did not know the answer.'),
    taken_over: z.boolean().describe('Whether a person answers or has answered.'),
    waiting: z
      .boolean()
      .describe(
        'Whether the visitor waits for a person: they asked for one, or wrote the last message while a person answers.',
      ),
    thumbs_down: z.int().min(0).describe('Number of replies that the visitor rated down.'),
    flagged: z
      .int()
      .min(0)
      .describe(
        'Number of replies with sentences that the knowledge may not support and that the owner has not judged.',
      ),
    lead: z
      .object({
        lead_id: leadId,
        name: visitorName.optional(),
        email: visitorEmail.optional(),
        phone: visitorPhone.optional(),
        stage: leadStage,
        status: leadStatus,
      })
      .optional()
      .describe('The details that the visitor gave.'),
    match: z
      .object({ message_id: messageId, text: z.string().describe('Text of the message.') })
      .optional()
      .describe('The message that matches the search.'),
    created_at: createdAt,
  })
  .describe('A conversation with a visitor.')

export const conversationPage = pageOf(conversationRecord)
export const conversationResponse = z.object({
  success,
  conversation: conversationRecord
    .extend({
      messages: z.array(threadMessage).describe('The last thousand, oldest first.'),
    })
    .describe('The conversation with its messages.'),
})
/** The conversation after an action, without its messages. */
export const conversationRecordResponse = z.object({ success, conversation: conversationRecord })
/** Databases have no year 0. */
const FIRST_DAY = '1970-01-01'
const A_DAY = 'must be a day such as 2026-11-20'
const day = z.iso.date(A_DAY).refine((text) => text >= FIRST_DAY, A_DAY)

export const conversationQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Filters by agent.'),
  mode: mode.optional().describe('Filters by who answers.'),
  channel: channel.optional().describe('Filters by channel.'),
  unanswered: flag.describe('`true`: conversations with an unanswered question. `false`: the others.'),
  lead: flag.describe('`true`: conversations with contact details. `false`: the others.'),
  taken_over: flag.describe('`true`: conversations in which a person answers or has answered. `false`: the others.'),
  waiting: flag.describe('`true`: conversations in which the visitor waits for a person. `false`: the others.'),
  rating: z.enum(['up', 'down']).optional().describe('Filters by rating.'),
  flagged: flag.describe('`true`: conversations with a flagged reply. `false`: the others.'),
  from: day.optional().describe('Conversations with a message on this day or later.'),
  to: day.optional().describe('Conversations with a message on this day or earlier.'),
  time_zone: timeZone.optional().describe('Time zone of `from` and `to`. Default: UTC.'),
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Conversations that contain all these words, or whose visitor matches. The last word may be incomplete.'),
})
export const inboxEvent = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('conversation').describe('The conversation is new or has changed.'),
      conversation: conversationRecord,
    })
    .describe('A new or changed conversation.'),
  z
    .object({
      type: z.literal('removed').describe('The conversation is no longer in the list.'),
      conversation_id: conversationId,
    })
    .describe('A conversation that was deleted or no longer matches.'),
])
export const threadEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('message').describe('The message is new or has changed.'), message: threadMessage })
    .describe('A new message, or one that was judged or whose delivery state changed.'),
  z.object({ type: z.literal('mode').describe('The mode changed: the agent or a person answers now.'), mode }),
  z
    .object({ type: z.literal('ended').describe('The stream ends with this event.') })
    .describe('The conversation was deleted.'),
])
export const threadQuery = z.object({
  after: z.guid('must be a message ID').optional().describe('The stream starts after this message.'),
})
export const eraseResponse = z.object({
  success,
  conversations: z.int().min(1).describe('Number of deleted conversations.'),
})
export const replyRequest = z.object({
  text: z.string().min(1).max(4000).describe("The person's message to the visitor."),
})
export const replyResponse = z.object({ success, message: inboxMessage, warnings })

export const correctionRequest = z.object({
  answer: z.string().min(1).max(2000).describe('The answer that the agent gives from the next message.'),
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

const correctionId = z.uuid().describe('Identifier of the correction.')
const correctedQuestion = z.string().describe('The question, without the contact details of the visitor who asked it.')

export const correctionRecord = z
  .object({
    correction_id: correctionId,
    agent_id: agentId,
    question: correctedQuestion,
    answer: z.string().describe("The agent's answer from now on, or the reply that was right or wrong."),
    verdict: z
      .enum(['corrected', 'right', 'wrong'])
      .describe('`corrected`: the agent says `answer`. `right`, `wrong`: only checked after each research.'),
    holds: z
      .boolean()
      .optional()
      .describe(
        'Whether the last check passed: the agent still says a right `answer`, and no longer says a wrong one. Absent before the first check.',
      ),
    site_says: z
      .string()
      .optional()
      .describe(
        "The agent's answer without the correction; empty if it would not know. Absent before the first check.",
      ),
    site_changed: z
      .boolean()
      .optional()
      .describe(
        "Whether the website has changed since: the agent's answer from its knowledge differs now. Absent before the first check.",
      ),
    checked_at: z.iso.datetime().optional().describe('When it was last checked. Absent before the first check.'),
    created_at: createdAt,
  })
  .describe("An owner's correction of a reply, or their verdict on it.")
export const correctionResponse = z.object({
  success,
  correction_id: correctionId,
  question: correctedQuestion,
  correction: correctionRecord,
  warnings,
})
export const correctionRecordResponse = z.object({ success, correction: correctionRecord, warnings })
export const correctionList = pageOf(correctionRecord)
export const correctionQuery = wholeListQuery.extend({ agent_id: z.guid('must be a UUID').describe('The agent.') })

export const leadDetail = z
  .object({
    value: z.string().describe('The detail, such as a phone number.'),
    words: z.string().describe("The visitor's words."),
    message_id: z.uuid().nullable().describe('The message with these words; `null` for the form.'),
  })
  .describe('A detail that the visitor gave, with their words.')
export const leadRecord = z
  .object({
    lead_id: leadId,
    agent_id: agentId,
    conversation_id: conversationId,
    details: z
      .object({
        name: leadDetail,
        email: leadDetail,
        phone: leadDetail,
        company: leadDetail,
        need: leadDetail,
        budget: leadDetail,
      })
      .partial()
      .describe('What the visitor said about themselves and what they need.'),
    stage: leadStage,
    status: leadStatus,
    consent: z
      .object({
        by: z
          .enum(['own_words', 'chat', 'form'])
          .describe(
            '`own_words`: they gave the details unasked. `chat`: they agreed in the chat. `form`: they sent the form.',
          ),
        text: z.string().describe('The text the visitor agreed to; empty if the owner does not ask for consent.'),
        version: z
          .int()
          .min(0)
          .optional()
          .describe("Version of the agent's consent text; 0 is Foyer's own text. Absent if nothing was asked."),
        at: z.iso.datetime().describe('When they agreed.'),
      })
      .describe("The visitor's consent to be contacted."),
    created_at: createdAt,
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .describe('A visitor who left contact details.')
export const leadPage = pageOf(leadRecord)
export const leadQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').optional().describe('Filters by agent.'),
  status: leadStatus.optional().describe('Filters by status.'),
  stage: leadStage.optional().describe('Filters by stage.'),
})
export const updateLeadRequest = z.object({
  status: leadStatus.optional(),
  stage: leadStage.optional().describe('Sets the stage. Later messages from the visitor do not change it.'),
})
export const leadRecordResponse = z.object({ success, lead: leadRecord, warnings })

const gapState = z.enum(['open', 'answered', 'dismissed']).describe('Whether it still needs an answer.')

export const gapRecord = z
  .object({
    gap_id: gapId,
    agent_id: agentId,
    question: z.string().describe('In the words of the first visitor who asked it.'),
    count: z.int().min(1).describe('How often it was asked, in any words.'),
    state: gapState,
    channels: z.array(channel).describe('Channels on which it was asked.'),
    last_asked_at: z.iso.datetime().describe('When it was last asked.'),
  })
  .describe('A question that the agent could not answer.')
export const gapList = pageOf(gapRecord)
export const gapQuery = wholeListQuery.extend({
  agent_id: z.guid('must be a UUID').describe('The agent.'),
  state: gapState.default('open').describe('Default: `open`.'),
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
export const gapResponse = z.object({ success, gap: gapRecord })
export const answerGapResponse = gapResponse.extend({
  knowledge_item_id: knowledgeItemId.describe('Identifier of the knowledge item that holds the answer.'),
  warnings,
})
export const identitySecretResponse = z.object({
  success,
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

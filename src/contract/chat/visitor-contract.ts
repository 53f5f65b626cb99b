import { z } from 'zod'
import { chatMessage, conversationMode } from './chat-contract.ts'

/** A visitor's other actions in a conversation. Every call carries the session token. */

export const feedbackRequest = z.object({
  message_id: z.uuid('must be a message ID').describe('A message from the agent or a person in this conversation.'),
  rating: z.enum(['up', 'down', 'none']).describe('`none` removes an earlier rating.'),
  comment: z.string().max(1000).optional().describe("The visitor's reason."),
})

/** Contact details. */
const contactFields = {
  name: z.string().max(200).optional().describe("The visitor's name."),
  email: z.string().max(254).optional().describe('Refused if it is not an email address.'),
  phone: z
    .string()
    .max(40)
    .optional()
    .describe(
      "In any common notation. A national number gets the country code of the business, or else of the visitor's locale.",
    ),
}

export const handoffRequest = z.object({
  ...contactFields,
  text: z.string().max(1000).optional().describe("The visitor's message to the person."),
  consent: z.boolean().optional().describe('Whether the checkbox is ticked.'),
})

export const handoffResponse = z.object({
  message: chatMessage.describe("The agent's message about what happens next."),
  mode: conversationMode.describe('Who answers from now on.'),
})

export const leadRequest = z.object({
  ...contactFields,
  company: z.string().max(200).optional().describe("The visitor's company."),
  need: z.string().max(1000).optional().describe('What the visitor is looking for.'),
  budget: z.string().max(200).optional().describe("The visitor's budget, in their own words."),
  consent: z.boolean().optional().describe('Whether the checkbox is ticked; required if `consent_text` is shown.'),
})

/** The lead as the visitor may see it: their own details. */
export const leadResponse = z.object({
  success: z.literal(true).describe('Always `true`.'),
  lead: z
    .object({
      name: z.string().optional().describe("The visitor's name."),
      email: z.string().optional().describe('Email address.'),
      phone: z.string().optional().describe('In E.164 if its country is known, such as `+447911123456`.'),
      company: z.string().optional().describe("The visitor's company."),
      need: z.string().optional().describe('What the visitor is looking for.'),
      budget: z.string().optional().describe('As the visitor wrote it.'),
    })
    .describe('The contact details that are stored.'),
})

export const identifyRequest = z.object({
  token: z
    .string()
    .max(4096)
    .describe(
      "A JSON Web Token (HS256) that the owner's server signed with the agent's identity secret. Claims: `sub` (required), `exp` (required, at most a day ahead), `name`, `email`, `phone`.",
    ),
})

export const identifyResponse = z.object({
  success: z.literal(true).describe('Always `true`.'),
  name: z.string().optional().describe('The name in the token.'),
})

/** `POST /whatsapp`: a link that continues this conversation on WhatsApp for the first person who sends its text. */
export const whatsappResponse = z.object({
  link: z.string().describe('Opens WhatsApp with a code. Works once, for an hour.'),
})

/** `GET /messages` without a stream. */
export const messageList = z.object({
  messages: z.array(chatMessage).describe('At most 100 messages, oldest first.'),
})

/** Done. */
export const visitorDone = z.object({ success: z.literal(true).describe('Always `true`.') })

/**
 * `GET /messages` as server-sent events: each `data:` is one of these as JSON. The stream starts after the message
 * `after`; comments keep it open. After a disconnect, ask again with the last ID. Messages are ordered by ID: a reply
 * comes before the messages that arrived while it was written, although it is stored after them.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: chatMessage.describe('The new message.') }),
  z.object({ type: z.literal('mode'), mode: conversationMode.describe('Who answers from now on.') }),
  z.object({ type: z.literal('ended') }).describe('The conversation was deleted.'),
])

export type HandoffResponse = z.infer<typeof handoffResponse>
export type LeadRequest = z.infer<typeof leadRequest>
export type LeadResponse = z.infer<typeof leadResponse>
export type IdentifyResponse = z.infer<typeof identifyResponse>
export type WhatsappResponse = z.infer<typeof whatsappResponse>
export type LiveEvent = z.infer<typeof liveEvent>

import { z } from 'zod'

/** The visitor's API for the widget, the hosted chat and the simulator: `{PUBLIC_URL}/api/v1/chat`. */

export const sessionRequest = z.object({
  widget_key: z.string().max(200).describe('The `wc_…` key of the embed code.'),
  page_url: z
    .string()
    .max(2048)
    .optional()
    .describe('The page the visitor is on. Stored if it is an http or https URL.'),
  locale: z.string().max(35).optional().describe("The visitor's locale, BCP 47."),
  identity: z
    .string()
    .max(4096)
    .optional()
    .describe(
      'A token that identifies the visitor, as for `POST /identify`. If the conversation belongs to a different visitor, a new one starts.',
    ),
})

export const chatSource = z.object({
  title: z.string().describe("The source's title."),
  url: z.string().optional().describe("The source's page; absent for knowledge without one."),
})

export const chatCard = z.object({
  title: z.string().describe('Name of the offer.'),
  price: z.string().optional().describe('As the website writes it.'),
  url: z.string().optional().describe('Its page.'),
  image_url: z.string().optional().describe('URL of its picture, from this service.'),
})

const LABEL = z.string().describe('Text of the button.')

/** A next step below a message. */
export const chatAction = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('link'), label: LABEL, url: z.string().describe('Where the button leads.') })
    .describe("The site's own booking or contact page."),
  z.object({ type: z.literal('contact_form'), label: LABEL }).describe('Opens the form of `POST /leads`.'),
  z.object({ type: z.literal('handoff'), label: LABEL }).describe('Asks for a person: `POST /handoff`.'),
])

/** A suggestion that gets its reply with one tap. */
export const chatSuggestion = z.object({
  title: z.string().describe('Text of the button.'),
  text: z.string().describe('Send it as a message to get that answer.'),
})

/** A reply has at most this many suggestions. */
export const MAX_SUGGESTIONS = 3

/** Who answers: the agent; the agent while the visitor waits for a person; or a person, while the agent is silent. */
export const conversationMode = z.enum(['agent', 'waiting', 'person'])

export const chatMessage = z.object({
  id: z.string().describe('Ordered by time within a conversation.'),
  role: z.enum(['visitor', 'agent', 'person']).describe('`person` is the owner who took over.'),
  text: z.string().describe('Plain text with Markdown lists, links and tables.'),
  sources: z.array(chatSource).describe('What the reply rests on.'),
  cards: z.array(chatCard).describe('Offers to show below the message.'),
  actions: z.array(chatAction).optional().describe('Next steps to offer below the message, if any.'),
  suggestions: z
    .array(chatSuggestion)
    .max(MAX_SUGGESTIONS)
    .optional()
    .describe('Answers to offer as buttons below the message, if any.'),
  answered: z.boolean().describe('`false` if the agent said that it does not know.'),
  rating: z.enum(['up', 'down']).optional().describe("The visitor's rating."),
  created_at: z.string().describe('UTC, ISO 8601.'),
})

export const sessionResponse = z.object({
  session_token: z.string().describe('Bearer token of all other calls. Opens this conversation and nothing else.'),
  conversation_id: z.string().describe('ID of the conversation, as the owner sees it.'),
  agent: z.object({
    name: z.string().describe("The agent's name."),
    company_name: z.string().describe("The business's name."),
    greeting: z.string().describe('The first text of the chat.'),
    suggested_questions: z.array(z.string()).describe('Questions to offer before the first message.'),
    theme: z.object({
      color: z.string().describe('The brand color, `#rgb` or `#rrggbb`.'),
      position: z.enum(['right', 'left']).describe('The side of the screen.'),
      scheme: z.enum(['auto', 'light', 'dark']).describe('`auto` follows the device.'),
      avatar: z.string().optional().describe('One or two characters, or the URL of an image from this service.'),
    }),
    verified: z.boolean().describe('Whether the website is verified.'),
    on_own_website: z
      .literal(true)
      .optional()
      .describe("Whether the request's `Origin` is the website that the agent was created for."),
    whatsapp: z.boolean().optional().describe('Whether the conversation can continue on WhatsApp: `POST /whatsapp`.'),
    privacy_url: z.string().optional().describe('URL of the privacy notice, linked below the chat.'),
    consent_text: z
      .string()
      .optional()
      .describe('Text beside the checkbox of every contact form, if the owner asks for consent.'),
  }),
  mode: conversationMode.optional().describe('`agent` when absent.'),
  messages: z.array(chatMessage).describe('The last 100 messages of a resumed conversation, oldest first.'),
})

export const messageRequest = z.object({
  text: z.string().min(1).max(4000).describe("The visitor's message."),
  client_id: z
    .uuid('must be a UUID')
    .optional()
    .describe('Identifies the message. If you send it again, the agent answers it only once.'),
})

/** One of the three. */
export const messageResponse = z.object({
  message: chatMessage.optional().describe('The reply.'),
  superseded: z
    .literal(true)
    .optional()
    .describe('A later message arrived before the reply was shown. Its call returns the reply to both.'),
  with_person: z.literal(true).optional().describe('A person answers. `GET /messages` returns their reply.'),
})

export type SessionRequest = z.infer<typeof sessionRequest>
export type SessionResponse = z.infer<typeof sessionResponse>
export type ChatMessage = z.infer<typeof chatMessage>
export type ChatSource = z.infer<typeof chatSource>
export type ChatCard = z.infer<typeof chatCard>
export type ChatAction = z.infer<typeof chatAction>
export type ChatSuggestion = z.infer<typeof chatSuggestion>
export type ConversationMode = z.infer<typeof conversationMode>
export type MessageRequest = z.infer<typeof messageRequest>
export type MessageResponse = z.infer<typeof messageResponse>

/**
 * A part of a turn as a UI message stream of the AI SDK (protocol `x-vercel-ai-ui-message-stream: v1`): server-sent
 * events, each `data:` one of these as JSON, the last `data: [DONE]`.
 */
export const chatStreamPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: z.string().describe('ID of the reply.') }),
  z.object({ type: z.literal('text-start'), id: z.string().describe('ID of the text.') }),
  z.object({
    type: z.literal('text-delta'),
    id: z.string().describe('ID of the text.'),
    delta: z.string().describe('The next part of the text.'),
  }),
  z.object({ type: z.literal('text-end'), id: z.string().describe('ID of the text.') }),
  z.object({
    type: z.literal('source-url'),
    sourceId: z.string().describe('ID of the source within the reply.'),
    url: z.string().describe("The source's page."),
    title: z.string().describe("The source's title."),
  }),
  z.object({ type: z.literal('data-message'), data: chatMessage.describe('The whole reply.') }),
  z.object({
    type: z.literal('data-superseded'),
    data: z
      .object({ superseded: z.literal(true).describe('Always `true`.') })
      .describe('The reply to a later message answers both.'),
  }),
  z.object({
    type: z.literal('data-with-person'),
    data: z.object({ with_person: z.literal(true).describe('Always `true`.') }).describe('A person answers.'),
  }),
  z.object({ type: z.literal('error'), errorText: z.string().describe('What went wrong.') }),
  z.object({ type: z.literal('finish') }),
])

export type ChatStreamPart = z.infer<typeof chatStreamPart>

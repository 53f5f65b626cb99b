import { z } from 'zod'

/** What the widget, the hosted chat and the simulator speak: `{PUBLIC_URL}/api/v1/chat`. */

export const sessionRequest = z.object({
  widget_key: z.string().max(200).describe('The `wc_…` key of the embed code.'),
  page_url: z.string().max(2048).optional().describe('The page the visitor is on.'),
  locale: z.string().max(35).optional().describe("The visitor's locale, BCP 47."),
})

export const chatSource = z.object({
  title: z.string().describe('What the source is called.'),
  url: z.string().optional().describe('Where it can be read; absent for knowledge without a page.'),
})

export const chatCard = z.object({
  title: z.string(),
  price: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
})

export const chatMessage = z.object({
  id: z.string().describe('Grows with time within a conversation.'),
  role: z.enum(['visitor', 'agent', 'person']).describe('`person` is the owner who took over.'),
  text: z.string(),
  sources: z.array(chatSource),
  cards: z.array(chatCard),
  answered: z.boolean().describe('`false` when the agent said that it does not know.'),
  created_at: z.string(),
})

export const sessionResponse = z.object({
  session_token: z.string(),
  conversation_id: z.string(),
  agent: z.object({
    name: z.string(),
    company_name: z.string(),
    greeting: z.string(),
    suggested_questions: z.array(z.string()),
    theme: z.object({ color: z.string(), position: z.enum(['right', 'left']) }),
    verified: z.boolean(),
  }),
  messages: z.array(chatMessage),
})

export const messageRequest = z.object({
  text: z.string().min(1).max(4000).describe("The visitor's words."),
})

export const messageResponse = z.object({ message: chatMessage })

export type SessionRequest = z.infer<typeof sessionRequest>
export type SessionResponse = z.infer<typeof sessionResponse>
export type ChatMessage = z.infer<typeof chatMessage>
export type ChatSource = z.infer<typeof chatSource>
export type MessageRequest = z.infer<typeof messageRequest>
export type MessageResponse = z.infer<typeof messageResponse>

/**
 * One turn as a UI message stream of the AI SDK (protocol `x-vercel-ai-ui-message-stream: v1`): server-sent events, each
 * `data:` one of these as JSON, the last `data: [DONE]`.
 */
export type ChatStreamPart =
  | { type: 'start'; messageId: string }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | { type: 'source-url'; sourceId: string; url: string; title: string }
  | { type: 'data-message'; data: ChatMessage }
  | { type: 'error'; errorText: string }
  | { type: 'finish' }

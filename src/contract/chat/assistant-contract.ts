import { z } from 'zod'
import { chatMessage, messageRequest, sessionRequest } from './chat-contract.ts'

/** The tools that ask an agent through MCP. */

export const askInput = z.object({
  question: messageRequest.shape.text.describe('The question, as a visitor would write it.'),
  conversation: z.string().max(200).optional().describe('`conversation` of an earlier result, to continue it.'),
  locale: sessionRequest.shape.locale.describe("The visitor's language, such as `de-DE`."),
})

/** Owners name the agent; the URL of visitors does. */
export const ownerAskInput = askInput.extend({ widget_key: sessionRequest.shape.widget_key })

/** `message`, `with_person` or `superseded`, as in the visitor's API. */
export const askResult = z.object({
  conversation: z.string(),
  conversation_id: z.string(),
  message: chatMessage.omit({ actions: true, suggestions: true, rating: true, cards: true }).optional(),
  with_person: z.literal(true).optional(),
  superseded: z.literal(true).optional(),
})

export const searchInput = z.object({
  query: z.string().min(1).max(1000).describe('What to look for, in any words.'),
  limit: z.int().min(1).max(10).default(5).describe('Number of passages.'),
})

export const searchResult = z.object({
  passages: z.array(z.object({ title: z.string(), url: z.string().optional(), text: z.string() })),
})

export type AskResult = z.infer<typeof askResult>
export type SearchResult = z.infer<typeof searchResult>

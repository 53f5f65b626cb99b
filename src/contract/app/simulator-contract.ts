import { z } from 'zod'
import { MAX_PHONE_TEXT } from './phone-limits.ts'

/**
 * The simulated phone: `GET` and `POST /whatsapp/simulator/messages`. A cookie holds the visitor's number. A posted
 * message goes through the webhook like one from Meta; `GET` returns the reply.
 */
export const phoneSendRequest = z
  .object({
    text: z.string().max(MAX_PHONE_TEXT).optional(),
    /** An option that a message offered. */
    choice: z
      .object({ from: z.enum(['button_reply', 'list_reply']), id: z.string().max(256), title: z.string().max(24) })
      .optional(),
    kind: z.enum(['image', 'video', 'audio', 'document', 'sticker', 'location', 'contacts', 'reaction']).optional(),
    /** With `reaction`: the message it belongs to; '' removes the reaction. */
    emoji: z.string().max(16).optional(),
    to: z.string().max(200).optional(),
  })
  .refine(({ text, choice, kind }) => Boolean(text?.trim()) || choice !== undefined || kind !== undefined, {
    path: ['text'],
    message: 'is required',
  })

export const phoneSendResponse = z.object({ id: z.string() })

export const phoneOption = z.object({ id: z.string(), title: z.string(), description: z.string().optional() })

export const phoneBubble = z.object({
  id: z.string(),
  from: z.enum(['visitor', 'agent']),
  text: z.string(),
  /** What the visitor sent instead of text. */
  kind: z.string().optional(),
  /** Picture above the text. */
  image: z.string().optional(),
  /** Below the agent's text: buttons, or a list that `label` opens. */
  options: z
    .object({ from: z.enum(['button_reply', 'list_reply']), label: z.string().optional(), items: z.array(phoneOption) })
    .optional(),
  /** Visitor's message: the agent has read it. */
  read: z.boolean(),
  at: z.string(),
})

export const phoneResponse = z.object({ messages: z.array(phoneBubble), typing: z.boolean() })

export type PhoneSendRequest = z.infer<typeof phoneSendRequest>
export type PhoneSendResponse = z.infer<typeof phoneSendResponse>
export type PhoneOption = z.infer<typeof phoneOption>
export type PhoneBubble = z.infer<typeof phoneBubble>
export type PhoneResponse = z.infer<typeof phoneResponse>

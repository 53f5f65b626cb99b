import { z } from 'zod'

/** An owner's own WhatsApp number. */

/** `name/language` of a message template. */
export const TEMPLATE = /^[a-z0-9_]{1,512}\/[a-z]{2,3}(?:_[A-Z]{2})?$/

export const connectNumberRequest = z.object({
  phone_number_id: z
    .string('is required')
    .regex(/^\d{5,30}$/, 'must be the ID that WhatsApp Manager shows, digits only')
    .describe('Its id in WhatsApp Manager.'),
  access_token: z
    .string()
    .trim()
    .max(1_000)
    .regex(/^[!-~]+$/, 'must be the token as Meta shows it, whole and in one piece')
    .optional()
    .describe('Of a system user with `whatsapp_business_messaging`. May be left out when only something else changes.'),
  app_secret: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Secret of your Meta app, which signs its webhooks. Left out, they come through the app of this service, if it has one.',
    ),
  template: z
    .string()
    .regex(TEMPLATE, 'must be name/language, such as reply_waiting/en')
    .optional()
    .describe(
      'An approved template with one variable: what a person says more than 24 hours after the visitor goes out in it.',
    ),
})

export const numberRecord = z.object({
  phone_number_id: z.string(),
  phone: z.string().describe('Digits, with the country code.'),
  name: z.string().describe('As WhatsApp has verified it.'),
  webhook_url: z.string().describe('To be entered in the Meta app, with the field `messages`.'),
  verify_token: z
    .string()
    .optional()
    .describe('To be entered beside it; absent when webhooks come through the app of this service.'),
  template: z.string().optional(),
  problem: z.string().optional().describe('What WhatsApp refuses and what to do; absent when all is well.'),
})

export const numberResponse = z.object({
  success: z.literal(true),
  number: numberRecord.nullable().describe('null while the agent is on the number of the service.'),
})

/** Delivery state of a message on WhatsApp; if it has several parts, of the part that is furthest behind. */
export const delivery = z.object({
  state: z
    .enum(['waiting', 'unknown', 'sent', 'delivered', 'read', 'failed'])
    .describe(
      '`unknown`: the connection broke before WhatsApp answered, and it has said nothing since. It is not sent again.',
    ),
  reason: z
    .string()
    .optional()
    .describe('Why it failed, is tried again, or is not known to have come, and what to do.'),
})

export type ConnectNumberRequest = z.infer<typeof connectNumberRequest>
export type NumberRecord = z.infer<typeof numberRecord>
export type NumberResponse = z.infer<typeof numberResponse>
export type MessageDelivery = z.infer<typeof delivery>

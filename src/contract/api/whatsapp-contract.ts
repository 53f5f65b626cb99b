import { z } from 'zod'
import { success, warnings } from './fields.ts'

/** An owner's own WhatsApp number. */

/** `name/language` of a message template. */
export const TEMPLATE = /^[a-z0-9_]{1,512}\/[a-z]{2,3}(?:_[A-Z]{2})?$/

export const connectNumberRequest = z.object({
  phone_number_id: z
    .string('is required')
    .regex(/^\d{5,30}$/, 'must be the ID that WhatsApp Manager shows, digits only')
    .describe("The number's ID in WhatsApp Manager."),
  access_token: z
    .string()
    .trim()
    .max(1_000)
    .regex(/^[!-~]+$/, 'must be the complete token as Meta shows it, without spaces')
    .optional()
    .describe('Access token of a system user with `whatsapp_business_messaging`. Optional if one is stored.'),
  app_secret: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Secret of your Meta app, which signs its webhooks. Default: webhooks come through the app of this service, if it has one.',
    ),
  template: z
    .string()
    .regex(TEMPLATE, 'must be name/language, such as reply_waiting/en')
    .optional()
    .describe(
      "An approved template with one variable. Foyer sends a person's message in it if the visitor's last message is more than 24 hours old.",
    ),
})

export const numberRecord = z
  .object({
    phone_number_id: z.string().describe("The number's ID in WhatsApp Manager."),
    phone: z.string().describe('Digits, with the country code.'),
    name: z.string().describe('The name that WhatsApp verified.'),
    webhook_url: z.string().describe('Enter it in the Meta app, with the field `messages`.'),
    verify_token: z
      .string()
      .optional()
      .describe('Enter it with the URL. Absent if webhooks come through the app of this service.'),
    template: z.string().optional().describe('The approved template for late messages, as name/language.'),
    problem: z.string().optional().describe('What WhatsApp refuses and what to do. Absent if there is no problem.'),
  })
  .describe("An owner's own WhatsApp number.")

export const numberResponse = z.object({
  success,
  number: numberRecord.nullable().describe("`null` while the agent uses the service's number."),
  warnings,
})

/** Delivery state of a message on WhatsApp; if it has several parts, of the part that is furthest behind. */
export const delivery = z.object({
  state: z
    .enum(['waiting', 'unknown', 'sent', 'delivered', 'read', 'failed'])
    .describe(
      '`unknown`: the connection broke before WhatsApp answered, and it has not reported the outcome. Foyer does not send the message again.',
    ),
  reason: z.string().optional().describe('Why it failed, is retried or is not confirmed, and what to do.'),
})

export type ConnectNumberRequest = z.infer<typeof connectNumberRequest>
export type NumberRecord = z.infer<typeof numberRecord>
export type NumberResponse = z.infer<typeof numberResponse>
export type MessageDelivery = z.infer<typeof delivery>

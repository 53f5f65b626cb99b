import { z } from 'zod'

/** The widget settings that an owner chose. Absent fields have their default. */

const HEX_COLOR = /^#(?:[\da-f]{3}){1,2}$/i
/** A scheme and a host, whose first label may be a star, with an optional port. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[^\s/?#@:*]+(?::\d{1,5})?$/

const allowedOrigin = z
  .string()
  .max(300)
  .overwrite((text) => text.trim().toLowerCase().replace(/\/$/, ''))
  .refine(
    (text) => text === 'null' || ORIGIN.test(text),
    'must be an origin such as https://shop.example, https://*.shop.example or null',
  )

const avatar = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (text) => [...text].length <= 2 || /^https?:\/\/[^\s/]+/i.test(text),
    'must be one or two characters, or the http(s) address of an image',
  )

/** What the launcher needs before the chat is opened. The loader accepts the same names as `data-` attributes. */
const launcherFields = {
  color: z
    .string()
    .regex(HEX_COLOR, 'must be a color such as #1f5f5b')
    .describe('The brand color, `#rgb` or `#rrggbb`.'),
  position: z.enum(['right', 'left']).describe('The side of the screen.'),
  scheme: z.enum(['auto', 'light', 'dark']).describe('`auto` follows the device.'),
  launcher: z.string().trim().max(40).describe("Text beside the launcher's icon."),
  bubble: z.string().trim().max(200).describe('Text of a small bubble beside the launcher. It costs no credit.'),
  delay: z.int().min(0).max(3600).describe('Seconds until the bubble appears.'),
  page: z.string().trim().max(500).describe('Start of the path of the pages that show the bubble.'),
}

export const appearance = z
  .object({
    ...launcherFields,
    avatar: avatar.describe('One or two characters, or the URL of an image.'),
    questions: z
      .array(z.string().trim().min(1).max(200))
      .max(6)
      .describe('Suggested questions, instead of those that Foyer finds.'),
    origins: z.array(allowedOrigin).max(50).describe('The websites that may show the chat. Empty: all.'),
  })
  .partial()

/** `GET /settings?key=wc_…`: each page asks once, when it is idle. */
export const settingsRequest = z.object({ key: z.string().max(200).describe('The `wc_…` key of the embed code.') })
export const settingsResponse = z
  .object(launcherFields)
  .partial()
  .required({ color: true, position: true, scheme: true })

/** `POST /report`: reports an agent's hosted page to the operator. */
export const reportRequest = z.object({
  widget_key: z.string().max(200),
  reason: z.string().max(1000).optional(),
})

export type ReportRequest = z.infer<typeof reportRequest>
export type Appearance = z.infer<typeof appearance>
export type SettingsResponse = z.infer<typeof settingsResponse>

import { z } from 'zod'
import { agentId, agentName, companyName, createdAt, readingWarnings, success, warnings, websiteUrl } from './fields.ts'
import { CHANNELS, createAgentResponse } from './agents-contract.ts'
import { appearance } from '../chat/appearance-contract.ts'
import { pageOf } from './pagination.ts'
import { isTimeZone } from './time-zone.ts'

export const TONES = ['neutral', 'warm', 'formal', 'brief'] as const

const manner = {
  tone: z.enum(TONES).describe('Tone of the answers that a model writes.'),
  languages: z
    .array(
      z
        .string()
        .regex(/^[a-z]{2,3}$/, 'must be a language code such as de')
        .meta({ examples: ['de'] }),
    )
    .max(12)
    .describe(
      "Codes of the languages that a model answers in, such as `de` (ISO 639). Visitors with another language get the first one. Empty: the visitor's language.",
    ),
  goals: z.string().max(500).describe('Conversation goal, for the model that writes the answers.'),
}

/** An account's agents. */
export const agentRecord = z
  .object({
    agent_id: agentId,
    agent_name: agentName,
    company_name: companyName,
    state: z.enum(['active', 'archived']).describe('`archived`: it answers nobody and can be restored.'),
    website_url: websiteUrl.optional(),
    verified: z.boolean().describe('Whether the website is verified.'),
    greeting_message: z.string().describe('The first message, before the visitor writes.'),
    deploy_channels: z.array(z.enum(CHANNELS)).describe('Channels on which it answers.'),
    webchat_embed_code: createAgentResponse.shape.webchat_embed_code,
    webchat_widget_key: createAgentResponse.shape.webchat_widget_key,
    whatsapp_link: z.string().optional().describe('Chat link with a prefilled text; only with the channel `whatsapp`.'),
    credits: z
      .object({
        used: z.int().min(0).describe('Credits of the trial used so far.'),
        limit: z.int().min(0).describe('Credits of the trial.'),
      })
      .describe('Free replies of the trial.'),
    warnings: readingWarnings.describe('What could not be read, and what to do, in plain sentences.'),
    retention_days: z.int().describe("How many days visitors' messages are kept."),
    ask_consent: z.boolean().describe('Whether visitors must agree before their contact details are stored.'),
    visitor_texts: z
      .boolean()
      .describe('Whether the agent uses comments, reviews and forum posts that visitors wrote on the website.'),
    visitor_mcp: z.boolean().describe("Whether visitors' assistants can ask through MCP."),
    appearance: appearance.describe("The chat's look. Absent fields have their default."),
    consent_text: z.string().optional().describe("The consent text; absent for Foyer's own."),
    privacy_url: z.string().optional().describe('URL of the privacy notice, linked below the chat.'),
    time_zone: z
      .string()
      .optional()
      .describe(
        'Time zone for "now", "today" and "tomorrow", such as `Europe/Berlin`. Default: that of the website; absent if unknown.',
      ),
    ...manner,
    goals: manner.goals.optional(),
    created_at: createdAt,
  })
  .describe('An agent of the account.')

export const agentRecordPage = pageOf(agentRecord)

export const agentRecordResponse = z.object({ success, agent: agentRecord, warnings })

/** Uses the website's time zone. */
export const SITE_TIME_ZONE = 'auto'

/** Removes a text, because a blank one counts as not sent. */
export const NONE = 'none'

export const updateAgentRequest = z.object({
  agent_name: z.string().trim().max(200).optional().describe("The agent's name, as visitors see it."),
  greeting_message: z.string().max(1000).optional().describe('The first message, before the visitor writes.'),
  deploy_channels: z
    .array(z.enum(CHANNELS))
    .min(1)
    .optional()
    .describe('Channels on which it answers. Embed code and links stay the same.'),
  ask_consent: z.boolean().optional().describe('Whether visitors must agree before their contact details are stored.'),
  visitor_texts: z
    .boolean()
    .optional()
    .describe(
      'Whether the agent uses comments, reviews and forum posts that visitors wrote on the website. Default: false. A change applies after a job has processed the stored pages again.',
    ),
  visitor_mcp: z
    .boolean()
    .optional()
    .describe("Whether visitors' assistants can ask through MCP, on websites only. Default: true."),
  appearance: appearance.optional().describe("The chat's look. Replaces all its fields."),
  retention_days: z
    .int()
    .min(1)
    .max(3650)
    .optional()
    .describe("How many days visitors' messages are kept. Default: 365."),
  time_zone: z
    .string()
    .max(64)
    .refine(
      (zone) => zone === SITE_TIME_ZONE || isTimeZone(zone),
      'must be an IANA time zone such as Europe/Berlin, or auto for that of the site',
    )
    .optional()
    .describe('Time zone for "now", "today" and "tomorrow", such as `Europe/Berlin`; `auto` for that of the website.'),
  consent_text: z
    .string()
    .min(10)
    .max(500)
    .or(z.literal(NONE))
    .optional()
    .describe(
      "The consent text, as a question or a sentence; `none` restores Foyer's default text. Every change is a new version.",
    ),
  tone: manner.tone.optional(),
  languages: manner.languages.optional(),
  goals: manner.goals
    .optional()
    .describe('Conversation goal, for the model that writes the answers; `none` removes it.'),
  privacy_url: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address, or none' })
    .max(2048)
    .or(z.literal(NONE))
    .optional()
    .describe('URL of the privacy notice, linked below the chat; `none` removes it.'),
})

export const consentText = z
  .object({
    version: z.int().min(1).describe('Counts from 1.'),
    text: z.string().optional().describe("Absent for Foyer's default text, in the visitor's language."),
    created_at: createdAt,
  })
  .describe('A version of the text that asks visitors for consent.')
export const consentTextList = pageOf(consentText)
export type ConsentTextList = z.infer<typeof consentTextList>

export const doneResponse = z.object({ success })

export type Tone = (typeof TONES)[number]
export type AgentRecord = z.infer<typeof agentRecord>
export type AgentRecordPage = z.infer<typeof agentRecordPage>
export type AgentRecordResponse = z.infer<typeof agentRecordResponse>
export type AgentUpdate = z.infer<typeof updateAgentRequest>
export type DoneResponse = z.infer<typeof doneResponse>

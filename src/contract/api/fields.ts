import { z } from 'zod'

/** Fields that several schemas share. IDs are UUIDs, times are UTC in ISO 8601. */

export const success = z.literal(true).describe('Always `true`.')
export const failure = z.literal(false).describe('Always `false`.')
export const errorSentence = z
  .string()
  .describe('One sentence that says what is wrong and how to fix it.')
  .meta({ examples: ['email and company_name are required'] })

/** Of every response to a body of JSON. */
export const warnings = z
  .array(z.string().meta({ examples: ['titel is not a known field, so it was ignored. Did you mean title?'] }))
  .optional()
  .describe('Fields that Foyer does not know, by their path, at most ten.')

/** Of responses about content. */
export const readingWarnings = z.array(
  z.string().meta({ examples: ['https://lindenhof.example/old does not exist (status 404).'] }),
)

const ID = '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90'
export const agentId = z.uuid().meta({ description: 'Identifier of the agent.', examples: [ID] })
export const agentName = z
  .string()
  .meta({ description: 'Display name of the agent.', examples: ['Lindenhof Assistant'] })
export const companyName = z.string().meta({ description: 'Name of the business.', examples: ['Lindenhof'] })
export const websiteUrl = z
  .string()
  .meta({ description: "Address of the business's website.", examples: ['https://lindenhof.example/'] })
export const conversationId = z.uuid().meta({ description: 'Identifier of the conversation.', examples: [ID] })
export const knowledgeItemId = z.uuid().describe('Identifier of the knowledge item.')
export const createdAt = z.iso
  .datetime()
  .meta({ description: 'When it was created.', examples: ['2026-11-20T09:30:00.000Z'] })

export const channel = z
  .enum(['webchat', 'whatsapp', 'mcp'])
  .describe('Where the visitor writes; `mcp` for a visitor whose assistant asks.')

/** A source or passage as visitors see it. */
export const sourceTitle = z.string().describe('Title of the knowledge item.')
export const sourceUrl = z
  .string()
  .meta({ description: 'The page it comes from.', examples: ['https://lindenhof.example/box'] })

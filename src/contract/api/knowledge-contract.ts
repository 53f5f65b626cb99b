import { z } from 'zod'

/** `POST {base_url}/knowledge`. */

export const ITEM_TYPES = ['faq', 'product', 'policy', 'document'] as const

export const addKnowledgeFields = z.object({
  agent_id: z.guid('must be a UUID').describe('Agent that receives the item.'),
  title: z.string().trim().max(200).describe('Title of the item.'),
  content: z.string().max(200_000).describe('Body text, stored and embedded.'),
  item_type: z.enum(ITEM_TYPES).default('document').describe('Default: `document`.'),
  category: z.string().trim().max(200).optional().describe('Free-text label.'),
})

export const addKnowledgeResponse = z.object({
  success: z.literal(true),
  knowledge_item_id: z.uuid().describe('Identifier of the item.'),
  agent_id: z.uuid().describe('Agent that the item belongs to.'),
  agent_name: z.string().describe('Name of that agent.'),
  embedding_generated: z.boolean().describe('Whether the embedding for the content was generated.'),
  warnings: z.array(z.string()).optional().describe('What to know about the item, in plain sentences.'),
})

export type AddKnowledgeFields = z.infer<typeof addKnowledgeFields>
export type AddKnowledgeResponse = z.infer<typeof addKnowledgeResponse>

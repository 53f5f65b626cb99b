import { z } from 'zod'
import { pageOf, pageQuery } from './pagination.ts'

/** `POST {base_url}/knowledge`: the public contract's shapes. */

export const ITEM_TYPES = ['faq', 'product', 'policy', 'document'] as const

export const addKnowledgeFields = z.object({
  agent_id: z.guid('must be a UUID').describe('Agent that receives the item.'),
  title: z.string().max(200).describe('Title of the item.'),
  content: z.string().max(200_000).describe('Body text, stored and embedded.'),
  item_type: z.enum(ITEM_TYPES).default('document').describe('Default: `document`.'),
  category: z.string().max(200).optional().describe('Free-text label.'),
})

export const addKnowledgeResponse = z.object({
  success: z.literal(true),
  knowledge_item_id: z.uuid().describe('Identifier of the item.'),
  agent_id: z.uuid().describe('Agent that the item belongs to.'),
  agent_name: z.string().describe('Name of that agent.'),
  embedding_generated: z.boolean().describe('Whether the embedding for the content was generated.'),
  warnings: z.array(z.string()).optional().describe('What to know about the item, in plain sentences.'),
})

const state = z.enum(['live', 'held'])

/** An item as the account that owns its agent sees it. */
export const knowledgeRecord = z.object({
  knowledge_item_id: z.uuid(),
  agent_id: z.uuid(),
  item_type: z.enum(ITEM_TYPES),
  title: z.string(),
  content: z.string(),
  category: z.string().optional(),
  source_url: z.string().optional().describe('The page that it was read from.'),
  origin: z.enum(['website', 'linkedin', 'codebase', 'added']),
  state: state.describe('`held`: kept out of answers until it is approved.'),
  created_at: z.iso.datetime(),
})
export const knowledgePage = pageOf(knowledgeRecord)
export const knowledgeQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').describe('The agent that knows them.'),
  item_type: z.enum(ITEM_TYPES).optional().describe('Only those of this type.'),
  state: state.optional().describe('Only those in this state.'),
  q: z.string().max(200).optional().describe('Only those whose title or content holds this text, in whatever letter case.'),
})

export type KnowledgeRecord = z.infer<typeof knowledgeRecord>
export type KnowledgePage = z.infer<typeof knowledgePage>
export type AddKnowledgeFields = z.infer<typeof addKnowledgeFields>
export type AddKnowledgeResponse = z.infer<typeof addKnowledgeResponse>

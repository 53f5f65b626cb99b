import { z } from 'zod'
import { errorSentence, failure, success } from './fields.ts'

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
  success,
  knowledge_item_id: z.uuid().describe('Identifier of the item.'),
  agent_id: z.uuid().describe('Agent that the item belongs to.'),
  agent_name: z.string().describe('Name of that agent.'),
  embedding_generated: z.boolean().describe('Whether the embedding for the content was generated.'),
  warnings: z
    .array(
      z.string().meta({ examples: ['The item is stored, but the agent does not use it until its owner approves it.'] }),
    )
    .optional()
    .describe('Notes about the item, in plain sentences.'),
})

/** `POST {base_url}/knowledge/batch`. */

export const MAX_BATCH_ITEMS = 500

export const addKnowledgeBatchRequest = z
  .array(addKnowledgeFields.partial({ agent_id: true }))
  .min(1)
  .max(MAX_BATCH_ITEMS)

export const batchQuery = z.object({
  agent_id: z.guid('must be a UUID').optional().describe('Agent of the rows that have no `agent_id`.'),
})

const row = { row: z.int().min(1).describe('Position of the row, from 1. The header of CSV does not count.') }

export const addedRow = z.object({ ...row, ...addKnowledgeResponse.shape }).describe('A row whose item is stored.')
export const failedRow = z
  .object({
    ...row,
    success: failure,
    status: z.int().describe('The status that `POST /knowledge` would return.'),
    error_code: z.string().describe('The `Error-Code` that `POST /knowledge` would return.'),
    error: errorSentence.meta({ examples: ['title is required'] }),
  })
  .describe('A row that failed.')

export const addKnowledgeBatchResponse = z.object({
  success,
  stored: z.int().min(0).describe('Rows whose item is stored, including those that existed.'),
  failed: z.int().min(0).describe('Rows that failed. They do not affect the others.'),
  results: z.array(z.union([addedRow, failedRow])).describe('One for each row, in their order.'),
})

export type AddKnowledgeBatchResponse = z.infer<typeof addKnowledgeBatchResponse>
export type AddKnowledgeFields = z.infer<typeof addKnowledgeFields>
export type AddKnowledgeResponse = z.infer<typeof addKnowledgeResponse>

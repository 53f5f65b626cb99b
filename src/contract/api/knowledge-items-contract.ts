import { z } from 'zod'
import { ITEM_TYPES } from './knowledge-contract.ts'
import { pageOf, pageQuery } from './pagination.ts'

/** Knowledge items. */

export const FACT_KINDS = ['price', 'hours', 'phone', 'email', 'address', 'policy'] as const
const ITEM_STATES = ['live', 'held', 'quarantined', 'removed'] as const

/** A typed value that an item contains. */
export const fact = z.object({
  kind: z.enum(FACT_KINDS),
  value: z.string().describe('As written.'),
  subject: z.string().describe('What it is the price, the hours or the number of.'),
  qualifier: z.string().optional().describe('What limits it: `from`, `was`, a size, an exception.'),
  currency: z.string().optional().describe('ISO 4217, of prices.'),
  unit: z.string().optional().describe('What a price is for, or the time zone of hours.'),
  source_url: z.string().optional().describe('The page that says it.'),
  words: z.string().describe('The words that it stands in.'),
  knowledge_item_id: z.uuid().describe('The item that holds it.'),
})

export const knowledgeQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').describe('The agent that knows them.'),
  item_type: z.enum(ITEM_TYPES).optional().describe('Only of this type.'),
  state: z
    .enum(ITEM_STATES)
    .optional()
    .describe(
      'Only in this state: `held` and `quarantined` ones wait for approval. Without it all but the removed ones.',
    ),
  q: z.string().max(200).optional().describe('Words that the title or the content holds.'),
})

const siteText = z.object({
  title: z.string(),
  content: z.string().describe('Empty: the site says nothing of it any more.'),
})

export const knowledgeRecord = z.object({
  knowledge_item_id: z.uuid(),
  agent_id: z.uuid(),
  item_type: z.enum(ITEM_TYPES),
  title: z.string(),
  content: z.string(),
  category: z.string().optional(),
  state: z
    .enum(ITEM_STATES)
    .describe(
      '`live`: used in answers. `held`: came from a stranger. `quarantined`: addresses an assistant. `removed`: can be restored.',
    ),
  origin: z.enum(['website', 'linkedin', 'codebase', 'added', 'upload']),
  source_url: z.string().optional().describe('The page that says it.'),
  upload_id: z.uuid().optional().describe('The uploaded document that says it.'),
  edited: z.boolean().describe('Whether its owner changed what the source says. Later readings leave it as it is.'),
  site_says: siteText
    .optional()
    .describe('What the source says now, when that is not what its owner edited: settle it.'),
  facts: z.array(fact.omit({ knowledge_item_id: true })).describe('What it says in comparable form.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const knowledgePage = pageOf(knowledgeRecord)
export const knowledgeResponse = z.object({ success: z.literal(true), item: knowledgeRecord })

export const updateKnowledgeRequest = z.object({
  title: z.string().trim().max(200).optional().describe('Title of the item.'),
  content: z.string().max(200_000).optional().describe('Body text; its embedding is made anew.'),
  item_type: z.enum(ITEM_TYPES).optional().describe('What kind of item it is.'),
  category: z.string().trim().max(200).optional().describe('Free-text label.'),
})

export const approveKnowledgeRequest = z.object({
  updated_at: z.iso
    .datetime('must be a time like 2026-01-31T09:30:00.000Z')
    .optional()
    .describe('That of the item as it was looked at: one that has changed since is not approved.'),
})

export const settleKnowledgeRequest = z.object({
  keep: z.enum(['mine', 'site']).describe('Which words the agent goes on with.'),
})

export type KnowledgeRecord = z.infer<typeof knowledgeRecord>
export type KnowledgePage = z.infer<typeof knowledgePage>
export type KnowledgeResponse = z.infer<typeof knowledgeResponse>
export type FactRecord = z.infer<typeof fact>

import { z } from 'zod'
import { ITEM_TYPES } from './knowledge-contract.ts'
import { pageOf, pageQuery } from './pagination.ts'

/** Knowledge items. */

export const FACT_KINDS = ['price', 'hours', 'phone', 'email', 'address', 'policy'] as const
const AUTHORS = ['owner', 'site', 'visitors', 'stranger'] as const
const ITEM_STATES = ['live', 'held', 'quarantined', 'removed'] as const

/** A typed value that an item contains. */
export const fact = z.object({
  kind: z.enum(FACT_KINDS),
  value: z.string().describe('As written.'),
  subject: z.string().describe('What the price, hours or number belongs to.'),
  qualifier: z.string().optional().describe('A limit of the value: `from`, `was`, a size, an exception.'),
  currency: z.string().optional().describe('Currency of a price, ISO 4217.'),
  unit: z.string().optional().describe('Unit of a price, or the time zone of hours.'),
  source_url: z.string().optional().describe('The page it comes from.'),
  words: z.string().describe('The words around it.'),
  knowledge_item_id: z.uuid().describe('The item that contains it.'),
})

export const knowledgeQuery = pageQuery.extend({
  agent_id: z.guid('must be a UUID').describe('The agent.'),
  item_type: z.enum(ITEM_TYPES).optional().describe('Filters by type.'),
  state: z
    .enum(ITEM_STATES)
    .optional()
    .describe('Filters by state: `held` and `quarantined` items wait for approval. Default: all except removed items.'),
  q: z.string().max(200).optional().describe('Text that the title or the content contains.'),
})

const siteText = z.object({
  title: z.string(),
  content: z.string().describe('Empty if the website no longer has it.'),
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
      '`live`: used in answers. `held`: came from a stranger, or has payment details or a link that the website does not vouch for. `quarantined`: has instructions to an assistant. `removed`: can be restored.',
    ),
  origin: z.enum(['website', 'linkedin', 'codebase', 'added', 'upload']),
  author: z
    .enum(AUTHORS)
    .describe(
      'Who wrote it. `owner`: the account. `site`: the website or the LinkedIn page. `visitors`: visitors of the website, in comments, reviews or posts. `stranger`: somebody else, before the agent was claimed.',
    ),
  source_url: z.string().optional().describe('The page it comes from.'),
  upload_id: z.uuid().optional().describe('The uploaded document it comes from.'),
  edited: z.boolean().describe('Whether its owner edited it. A refresh does not overwrite it.'),
  site_says: siteText
    .optional()
    .describe("The source's current text, if it differs from the owner's edit. Settle the conflict."),
  facts: z.array(fact.omit({ knowledge_item_id: true })).describe('Its typed values.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const knowledgePage = pageOf(knowledgeRecord)
export const knowledgeResponse = z.object({ success: z.literal(true), item: knowledgeRecord })

export const updateKnowledgeRequest = z.object({
  title: z.string().trim().max(200).optional().describe('Title of the item.'),
  content: z.string().max(200_000).optional().describe('Body text. Its embedding is generated again.'),
  item_type: z.enum(ITEM_TYPES).optional().describe('What kind of item it is.'),
  category: z.string().trim().max(200).optional().describe('Free-text label.'),
})

export const approveKnowledgeRequest = z.object({
  updated_at: z.iso
    .datetime('must be a time like 2026-01-31T09:30:00.000Z')
    .optional()
    .describe('The `updated_at` of the item you saw. If the item has changed since, it is not approved.'),
})

export const settleKnowledgeRequest = z.object({
  keep: z.enum(['mine', 'site']).describe("The text to keep: the owner's or the website's."),
})

export type KnowledgeRecord = z.infer<typeof knowledgeRecord>
export type KnowledgePage = z.infer<typeof knowledgePage>
export type KnowledgeResponse = z.infer<typeof knowledgeResponse>
export type FactRecord = z.infer<typeof fact>

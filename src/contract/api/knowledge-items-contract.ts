import { z } from 'zod'
import { agentId, createdAt, knowledgeItemId, success, warnings } from './fields.ts'
import { ITEM_TYPES } from './knowledge-contract.ts'
import { pageOf, pageQuery } from './pagination.ts'

/** Knowledge items. */

export const FACT_KINDS = ['price', 'hours', 'phone', 'email', 'address', 'policy'] as const
const AUTHORS = ['owner', 'site', 'visitors', 'stranger'] as const
const ITEM_STATES = ['live', 'held', 'quarantined', 'removed'] as const

/** A typed value that an item contains. */
export const itemType = z
  .enum(ITEM_TYPES)
  .describe(
    '`faq`: a question with its answer. `product`: something to buy. `policy`: terms. `document`: any other text.',
  )

export const fact = z
  .object({
    kind: z.enum(FACT_KINDS).describe('What the value is.'),
    value: z.string().meta({ description: 'As written.', examples: ['from £140'] }),
    subject: z
      .string()
      .meta({ description: 'What the price, hours or number belongs to.', examples: ['Harbour suite'] }),
    qualifier: z
      .string()
      .optional()
      .meta({ description: 'A limit of the value: `from`, `was`, a size, an exception.', examples: ['from'] }),
    currency: z
      .string()
      .optional()
      .meta({ description: 'Currency of a price, ISO 4217.', examples: ['GBP'] }),
    unit: z
      .string()
      .optional()
      .meta({ description: 'Unit of a price, or the time zone of hours.', examples: ['per night'] }),
    source_url: z
      .string()
      .optional()
      .meta({ description: 'The page it comes from.', examples: ['https://seagull.example/prices'] }),
    words: z.string().meta({ description: 'The surrounding text.', examples: ['Harbour suite: from £140 per night'] }),
    knowledge_item_id: z.uuid().describe('The item that contains it.'),
  })
  .describe('A typed value that a knowledge item contains.')

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
  title: z.string().describe('Title on the website.'),
  content: z.string().describe('Empty if the website no longer has it.'),
})

export const knowledgeRecord = z
  .object({
    knowledge_item_id: knowledgeItemId,
    agent_id: agentId,
    item_type: itemType,
    title: z.string().meta({ description: 'Title of the item.', examples: ['Harbour suite'] }),
    content: z.string().meta({ description: 'Body text.', examples: ['Harbour suite: from £140 per night'] }),
    category: z
      .string()
      .optional()
      .meta({ description: 'Free-text label.', examples: ['rooms'] }),
    state: z
      .enum(ITEM_STATES)
      .describe(
        '`live`: used in answers. `held`: came from somebody else before the claim, or has unusual payment details or links. `quarantined`: has instructions to AI assistants. `removed`: can be restored.',
      ),
    origin: z
      .enum(['website', 'linkedin', 'codebase', 'added', 'upload'])
      .describe('Where it comes from. `added`: from the dashboard or `POST /knowledge`. `upload`: from a document.'),
    author: z
      .enum(AUTHORS)
      .describe(
        'Who wrote it. `owner`: the account. `site`: the website or the LinkedIn page. `visitors`: visitors of the website, in comments, reviews or posts. `stranger`: somebody else, before the agent was claimed.',
      ),
    source_url: z
      .string()
      .optional()
      .meta({ description: 'The page it comes from.', examples: ['https://seagull.example/prices'] }),
    upload_id: z
      .uuid()
      .optional()
      .meta({
        description: 'The uploaded document it comes from.',
        examples: ['0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90'],
      }),
    edited: z.boolean().describe('Whether the owner edited it. A refresh does not overwrite it.'),
    site_says: siteText
      .optional()
      .describe("The source's current text, if it differs from the owner's edit. Settle the conflict."),
    facts: z.array(fact.omit({ knowledge_item_id: true })).describe('Its typed values.'),
    created_at: createdAt,
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .describe('A piece of knowledge that the agent answers from.')

export const knowledgePage = pageOf(knowledgeRecord)
export const knowledgeResponse = z.object({ success, item: knowledgeRecord, warnings })

export const updateKnowledgeRequest = z.object({
  title: z.string().trim().max(200).optional().describe('Title of the item.'),
  content: z.string().max(200_000).optional().describe('Body text. Its embedding is generated again.'),
  item_type: itemType.optional(),
  category: z.string().trim().max(200).optional().describe('Free-text label.'),
})

export const approveKnowledgeRequest = z.object({
  updated_at: z.iso
    .datetime('must be a time like 2026-01-31T09:30:00.000Z')
    .optional()
    .describe('The `updated_at` of the item you saw. If the item has changed since then, it is not approved.'),
})

export const settleKnowledgeRequest = z.object({
  keep: z.enum(['mine', 'site']).describe("The text to keep: the owner's or the website's."),
})

export type KnowledgeRecord = z.infer<typeof knowledgeRecord>
export type KnowledgePage = z.infer<typeof knowledgePage>
export type KnowledgeResponse = z.infer<typeof knowledgeResponse>
export type FactRecord = z.infer<typeof fact>

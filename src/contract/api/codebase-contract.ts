import { z } from 'zod'
import { codebaseContext } from './agents-contract.ts'
import { agentId, knowledgeItemId, readingWarnings, success } from './fields.ts'

/** `GET` and `PUT /agents/{agent_id}/codebase`. */

export const replaceCodebaseRequest = z.object({
  codebase_context: codebaseContext.describe(
    'The whole content of the codebase, as in `POST /agents`. Foyer retires items that it no longer contains.',
  ),
  unchanged: z
    .partialRecord(codebaseContext.keyof(), z.string().max(64))
    .optional()
    .describe(
      'Members that have not changed since the last request, so that `codebase_context` can leave them out. Each value is the SHA-256, in hex, of the JSON of the member with sorted keys and no spaces.',
    ),
})

export const codebaseRecord = z
  .object({
    agent_id: agentId,
    knowledge_items: z
      .int()
      .min(0)
      .describe('Number of items from the codebase, including those that wait for approval.'),
    updated_at: z.iso.datetime().optional().describe('When one of them last changed. Absent without items.'),
  })
  .describe('The codebase of an agent.')

export const codebaseChange = z
  .object({
    change: z
      .enum(['created', 'changed', 'retired', 'kept'])
      .describe("`kept`: the codebase now differs from the owner's edit, which stays."),
    knowledge_item_id: knowledgeItemId.optional().describe('Identifier of the item. Absent if it is retired.'),
    title: z.string().describe('Title of the item.'),
    said: z.string().optional().describe("The codebase's earlier text; cut after 600 characters."),
    says: z.string().optional().describe("The codebase's current text; cut after 600 characters."),
  })
  .describe('An item that the replacement adds, changes, retires or keeps.')

export const codebaseResponse = z.object({ success, codebase: codebaseRecord })

export const replaceCodebaseResponse = z.object({
  success,
  codebase: codebaseRecord,
  change_counts: z
    .object({
      created: z.int().min(0).describe('Number of new items.'),
      changed: z.int().min(0).describe('Number of items whose text changed.'),
      retired: z.int().min(0).describe('Number of items that the codebase no longer has.'),
      kept: z.int().min(0).describe('Number of items that stay because the owner edited them.'),
    })
    .describe('Number of items by what happened to them. All 0 if the content is the same.'),
  changes: z.array(codebaseChange).describe('The first hundred changes.'),
  warnings: readingWarnings.optional().describe('Content that Foyer skipped, and unknown fields, in plain sentences.'),
  missing_content_hints: z
    .array(z.enum(['pricing', 'contact', 'hours', 'policies']))
    .optional()
    .describe('Topics that buyers ask about and that the codebase lacks.'),
})

export type CodebaseResponse = z.infer<typeof codebaseResponse>
export type ReplaceCodebaseResponse = z.infer<typeof replaceCodebaseResponse>

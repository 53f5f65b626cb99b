import { z } from 'zod'
import { createAgentRequest, createAgentResponse, existingAgent } from './agents-contract.ts'
import { pageOf } from './pagination.ts'
import { createdAt, errorSentence, failure, success, warnings } from './fields.ts'

/** `POST {base_url}/agents/batch`. */

export const MAX_BATCH_AGENTS = 100

/** An agent to create: the fields of `POST /agents`. */
export const batchAgent = createAgentRequest
  .omit({ dry_run: true })
  .partial({ email: true })
  .describe('The fields of `POST /agents`, except `dry_run`.')

export const createAgentBatchRequest = z.object({
  template_agent_id: z
    .guid('must be a UUID')
    .optional()
    .describe(
      'An agent of the account. The new agents copy its appearance, allowed origins, tone, languages, goals, consent settings, privacy notice, `visitor_texts`, `visitor_mcp` and `retention_days`.',
    ),
  agents: z.array(batchAgent).min(1).max(MAX_BATCH_AGENTS).describe('The agents to create, 1 to 100.'),
})

/** What is read before the rows: each row has its own errors. */
export const batchEnvelope = createAgentBatchRequest.extend({
  agents: z.array(z.unknown()).min(1).max(MAX_BATCH_AGENTS),
})

const row = { row: z.int().min(1).describe('Position of the row in `agents`, from 1.') }

export const createdAgentRow = createAgentResponse
  .omit({ claim_url: true })
  .extend(row)
  .describe('A row whose agent exists.')
export const failedAgentRow = z
  .object({
    ...row,
    success: failure,
    status: z.int().describe('The status that `POST /agents` would return.'),
    error_code: z.string().describe('The `Error-Code` that `POST /agents` would return.'),
    error: errorSentence.meta({ examples: ['An agent already exists for this website'] }),
    existing_agent: existingAgent.optional(),
  })
  .describe('A row without an agent.')

const batchFields = z.object({
  batch_id: z.uuid().describe('Identifier of the batch.'),
  state: z
    .enum(['running', 'done', 'cancelled'])
    .describe('`running`: some rows wait. `cancelled`: rows that waited at that time were not created.'),
  total: z.int().min(1).describe('Number of rows.'),
  created: z.int().min(0).describe('Rows whose agent exists.'),
  failed: z.int().min(0).describe('Rows that failed. They do not affect the others.'),
  template_agent_id: createAgentBatchRequest.shape.template_agent_id,
  created_at: createdAt,
})

export const batchSummary = batchFields.describe('A batch of agents and its progress, without the results.')
export const batchRecord = batchFields
  .extend({
    results: z
      .array(z.union([createdAgentRow, failedAgentRow]))
      .describe('One for each row that is done, in the order of the rows.'),
  })
  .describe('A batch of agents and its progress.')

export const batchResponse = z.object({
  success,
  batch: batchRecord,
  warnings,
})

export const batchPage = pageOf(batchSummary)

export type BatchSummary = z.infer<typeof batchSummary>
export type BatchPage = z.infer<typeof batchPage>
export type BatchRecord = z.infer<typeof batchRecord>
export type BatchResponse = z.infer<typeof batchResponse>

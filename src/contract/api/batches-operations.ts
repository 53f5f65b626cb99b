import { createAgentOperation } from './agents-operations.ts'
import { MAX_BATCH_AGENTS } from './batches-contract.ts'
import { AT, BAD_FIELD, ID, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'
import { pageQuery } from './pagination.ts'

const ROWS = ['from a website', 'from a codebase'].map((name) => createAgentOperation.request?.examples[name])

const BATCH = {
  batch_id: ID,
  state: 'running',
  total: 3,
  created: 1,
  failed: 1,
  template_agent_id: ID,
  created_at: AT,
  results: [
    { row: 1, ...(createAgentOperation.answers[0]?.example as object), is_new_user: false, claim_url: undefined },
    {
      row: 2,
      success: false,
      status: 409,
      error_code: 'website_taken',
      error: 'An agent already exists for this website',
      existing_agent: {
        agent_id: ID,
        agent_name: 'Tide',
        company_name: 'Tidewheel Pottery',
        website_url: 'https://tidewheel.example/',
        created_at: AT,
      },
    },
  ],
}
const { results: _results, ...SUMMARY } = BATCH
const ANSWER = json('BatchResponse', 'The batch as it is now.', { success: true, batch: BATCH })
const BATCH_ID = pathId('batch_id', 'The `batch_id` from the response of `POST /agents/batch`.')
const NO_BATCH = missing('Batch')

/** Creating many agents with one request. */
export const BATCHES_OPERATIONS: Operation[] = [
  {
    operationId: 'createAgentBatch',
    method: 'post',
    path: '/agents/batch',
    summary: 'Create many agents',
    description: [
      `Creates up to ${MAX_BATCH_AGENTS} agents in a background job. The response is immediate; \`GET /batches/{batch_id}\` has the progress and the result of each row. It counts as one request for the limit of requests per minute.`,
      'Each row works like `POST /agents` with the same key. A row that fails does not affect the others. Requires an API key of an account with a verified email. The agents count towards `BATCH_AGENTS_PER_DAY` of the account (500), not towards the daily limit of 10 agents.',
    ].join('\n\n'),
    request: {
      schema: 'CreateAgentBatchRequest',
      examples: { 'two agents with the settings of another one': { template_agent_id: ID, agents: ROWS } },
    },
    answers: [ANSWER],
    errors: [
      BAD_FIELD,
      {
        status: 403,
        error: 'Verify your email before you create agents in batches: sign in by email.',
        when: 'The account has no verified email.',
      },
      {
        status: 403,
        error: 'Agent creation is turned off. Ask the operator to set CREATION.',
        when: 'The operator has turned off creation.',
      },
      { ...NO_AGENT, when: 'The account has no agent with the ID in `template_agent_id`.' },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'listBatches',
    method: 'get',
    path: '/batches',
    summary: 'List batches',
    description:
      'Returns the batches of the last 30 days with their progress, newest first. `GET /batches/{batch_id}` has the results. Requires an API key.',
    parameters: query(pageQuery.shape, { limit: 20 }),
    answers: [json('BatchPage', 'A page of batches.', { data: [SUMMARY] })],
    errors: [BAD_FIELD],
  },
  {
    operationId: 'getBatch',
    method: 'get',
    path: '/batches/{batch_id}',
    summary: 'Read the progress of a batch',
    description:
      'Returns the batch with the results so far. A batch is kept for 30 days. Requires an API key of its account.',
    parameters: [BATCH_ID],
    answers: [ANSWER],
    errors: [NO_BATCH],
  },
  {
    operationId: 'cancelBatch',
    method: 'post',
    path: '/batches/{batch_id}/cancel',
    summary: 'Cancel a batch',
    description:
      'Rows that are not created yet fail with `The batch was cancelled before this row.` Agents that exist stay. A batch that is done stays as it is. Requires an API key of its account.',
    parameters: [BATCH_ID],
    answers: [ANSWER],
    errors: [NO_BATCH],
  },
]

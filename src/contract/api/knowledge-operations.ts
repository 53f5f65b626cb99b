import type { Operation } from './operation-types.ts'
import { ARCHIVED } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import { BAD_FIELD, ID, json, query } from './operation-builders.ts'
import { batchQuery } from './knowledge-contract.ts'

export const addKnowledgeOperation: Operation = {
  operationId: 'addKnowledge',
  method: 'post',
  path: '/knowledge',
  summary: 'Add a knowledge item',
  description: [
    'Stores and embeds an item. The agent uses it from the next message. A demo agent accepts items without an API key; other agents require an API key of their account.',
    'Sending the same item again returns the existing one. A demo agent immediately uses items from the address that created it, within 24 hours. Other items wait for the owner’s approval, and `warnings` says so.',
  ].join('\n\n'),
  request: {
    schema: 'AddKnowledgeRequest',
    examples: {
      'a question with its answer': {
        agent_id: ID,
        title: 'Where can I park?',
        content: 'Guests park for free behind the house.',
        item_type: 'faq',
        category: 'arrival',
      },
    },
  },
  answers: [
    json('AddKnowledgeResponse', 'The item is stored.', {
      success: true,
      knowledge_item_id: '0199d4f3-0a77-7d2e-8c1b-64e5a9b0f312',
      agent_id: ID,
      agent_name: 'Lindenhof Assistant',
      embedding_generated: true,
    }),
  ],
  errors: [
    { status: 400, error: 'agent_id, title and content are required', when: 'A field is missing or blank.' },
    { status: 400, error: 'agent_id must be a UUID', when: '`agent_id` is not a UUID.' },
    {
      status: 400,
      error: 'item_type must be one of faq, product, policy, document',
      when: '`item_type` has another value.',
    },
    BAD_FIELD,
    { status: 403, error: 'Agent does not belong to this account', when: 'The API key belongs to another account.' },
    { status: 404, error: 'Agent not found', when: 'There is no agent with this ID.' },
    ARCHIVED,
    {
      status: 400,
      error: 'An unclaimed agent can have <n> items. Claim the agent, then add more with an API key.',
      when: 'The demo agent is full: 500 items by default.',
    },
    {
      status: 400,
      error:
        '<n> items already wait for the owner to approve them. Claim the agent to approve them and to add more with an API key.',
      when: 'The demo agent has the maximum number of held items.',
    },
    {
      status: 429,
      error: 'Rate limit exceeded: maximum <n> items per hour for an unclaimed agent',
      when: 'A demo agent accepts 50 items per hour by default. Held items have a separate limit.',
    },
    {
      status: 404,
      error: 'The item this request added has been deleted.',
      when: 'A request is repeated with its `Idempotency-Key` after the item was deleted.',
    },
    {
      status: 503,
      error: 'Another request is changing the same item. Try again.',
      when: 'Another request deleted the item while this one added it.',
    },
    ...BODY_ERRORS,
  ],
}

/** Refusals of bodies that are no list. */
const NOT_OF_BATCH = new Set(['Request body must be a JSON object', 'Content-Type must be application/json'])

const ROWS = [
  { title: 'Where can I park?', content: 'Guests park for free behind the house.', item_type: 'faq' },
  { title: 'Lift', content: 'There is a lift to all floors.', category: 'house' },
]

export const addKnowledgeBatchOperation: Operation = {
  operationId: 'addKnowledgeBatch',
  method: 'post',
  path: '/knowledge/batch',
  summary: 'Add many knowledge items',
  description: [
    'Stores and embeds up to 500 items from a JSON array, JSONL (one item a line) or CSV (columns named like the fields, separated by commas or semicolons). It counts as one request for the limit of requests per minute. Each row works like `POST /knowledge` and has its own result; a row that fails does not affect the others.',
    'Sending a batch again adds nothing twice: a row whose item exists returns that. Requires an API key of the account that owns the agents.',
  ].join('\n\n'),
  parameters: query(batchQuery.shape, {}),
  request: {
    schema: 'AddKnowledgeBatchRequest',
    examples: { 'two items': ROWS.map((row) => ({ agent_id: ID, ...row })) },
    texts: {
      'application/jsonl': ROWS.map((row) => JSON.stringify(row)).join('\n'),
      'text/csv': 'title,content,item_type\nWhere can I park?,Guests park for free behind the house.,faq\n',
    },
  },
  answers: [
    json('AddKnowledgeBatchResponse', 'The result of each row.', {
      success: true,
      stored: 1,
      failed: 1,
      results: [
        {
          row: 1,
          success: true,
          knowledge_item_id: ID,
          agent_id: ID,
          agent_name: 'Lindenhof Assistant',
          embedding_generated: true,
        },
        {
          row: 2,
          success: false,
          status: 400,
          error_code: 'missing_field',
          error: 'agent_id, title and content are required',
        },
      ],
    }),
  ],
  errors: [
    {
      status: 400,
      error: 'Request body must be a JSON array of items, JSONL or CSV',
      when: 'The body is empty, or is JSON but not an array.',
    },
    {
      status: 400,
      error: 'A batch can have 500 items. Send the others in another request.',
      when: 'The batch has more items.',
    },
    { status: 400, error: 'CSV must be UTF-8', when: 'The CSV has a different encoding.' },
    { status: 400, error: 'Invalid CSV: a quoted cell does not end', when: 'A quote is missing.' },
    {
      status: 400,
      error: 'Invalid CSV: the column <name> appears twice',
      when: 'Two columns of the header have the same name.',
    },
    BAD_FIELD,
    {
      status: 415,
      error: 'Content-Type must be application/json, application/jsonl or text/csv',
      when: 'The body has a different content type.',
    },
    ...BODY_ERRORS.filter(({ error }) => !NOT_OF_BATCH.has(error)),
  ],
}

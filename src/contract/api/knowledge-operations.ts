import type { Operation } from './operation-types.ts'
import { ARCHIVED } from './operation-builders.ts'
import { BODY_ERRORS, IDEMPOTENCY_ERRORS, IDEMPOTENCY_KEY } from './operation-parts.ts'
import { BAD_FIELD, ID, json } from './operation-builders.ts'

export const addKnowledgeOperation: Operation = {
  operationId: 'addKnowledge',
  method: 'post',
  path: '/knowledge',
  summary: 'Add a knowledge item',
  description: [
    'Stores and embeds an item. The agent uses it from the next message. A demo agent accepts items without an API key; other agents require an API key of their account.',
    'Sending the same item again returns the existing one. A demo agent immediately uses items from the address that created it, within 24 hours. Other items wait for the owner’s approval, and `warnings` says so.',
  ].join('\n\n'),
  parameters: [IDEMPOTENCY_KEY],
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
    ...IDEMPOTENCY_ERRORS,
  ],
}

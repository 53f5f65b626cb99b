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
    'Stores and embeds one item; the agent answers with it from its next message on. A demo agent takes items without a key, any other from keys of its account only.',
    'The same item sent again is answered with the one that stands. A demo agent uses at once what comes from the address that created it, within 24 hours; anything else waits for the approval of its owner, and `warnings` says so.',
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
    json('AddKnowledgeResponse', 'The item stands.', {
      success: true,
      knowledge_item_id: '0199d4f3-0a77-7d2e-8c1b-64e5a9b0f312',
      agent_id: ID,
      agent_name: 'Lindenhof Assistant',
      embedding_generated: true,
    }),
  ],
  errors: [
    { status: 400, error: 'agent_id, title and content are required', when: 'One of them is missing or blank.' },
    { status: 400, error: 'agent_id must be a UUID', when: '`agent_id` is something else.' },
    { status: 400, error: 'item_type must be one of faq, product, policy, document', when: 'Another type was named.' },
    BAD_FIELD,
    { status: 403, error: 'Agent does not belong to this account', when: 'The key is of another account.' },
    { status: 404, error: 'Agent not found', when: 'No agent has this id.' },
    ARCHIVED,
    {
      status: 400,
      error: 'An agent that is not claimed takes <n> items. Claim it, then add more with an API key.',
      when: 'A demo agent is full: 500 items unless the operator set another limit.',
    },
    {
      status: 400,
      error:
        "<n> items wait for the approval of this agent's owner already. Claim the agent to approve them and to add more with an API key.",
      when: 'Strangers have added as many items to a demo agent as may wait.',
    },
    {
      status: 429,
      error: 'Rate limit exceeded: maximum <n> items per hour for an agent that is not claimed',
      when: 'A demo agent takes 50 items an hour, unless the operator set another limit; those that are held count apart.',
    },
    {
      status: 404,
      error: 'The item that this request added was deleted.',
      when: 'A request is sent again with its `Idempotency-Key`, and the item is gone.',
    },
    {
      status: 503,
      error: 'The same item is being added and removed at this moment. Please try again.',
      when: 'An item was deleted while the same one was being added.',
    },
    ...BODY_ERRORS,
    ...IDEMPOTENCY_ERRORS,
  ],
}

import { knowledgeQuery } from './knowledge-contract.ts'
import { AT, BAD_FIELD, DONE, ID, NO_AGENT, json, pathId, query } from './operation-builders.ts'
import type { ErrorCase, Operation } from './operation-types.ts'
import { BODY_ERRORS, IDEMPOTENCY_ERRORS, IDEMPOTENCY_KEY } from './operation-parts.ts'

const EXAMPLE_AGENT = '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90'

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
        agent_id: EXAMPLE_AGENT,
        title: 'Where can I park?',
        content: 'Guests park for free behind the house.',
        item_type: 'faq',
        category: 'arrival',
      },
    },
  },
  answers: [
    {
      mediaType: 'application/json',
      description: 'The item stands.',
      schema: 'AddKnowledgeResponse',
      example: {
        success: true,
        knowledge_item_id: '0199d4f3-0a77-7d2e-8c1b-64e5a9b0f312',
        agent_id: EXAMPLE_AGENT,
        agent_name: 'Lindenhof Assistant',
        embedding_generated: true,
      },
    },
  ],
  errors: [
    { status: 400, error: 'agent_id, title and content are required', when: 'One of them is missing or blank.' },
    { status: 400, error: 'agent_id must be a UUID', when: '`agent_id` is something else.' },
    { status: 400, error: 'item_type must be one of faq, product, policy, document', when: 'Another type was named.' },
    { status: 400, error: '<field> <what it must be>', when: 'A field has a wrong type or is over its limit.' },
    { status: 403, error: 'Agent does not belong to this account', when: 'The key is of another account.' },
    { status: 404, error: 'Agent not found', when: 'No agent has this id.' },
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
      error: 'The same item was removed just now. Please try again.',
      when: 'An item was deleted while the same one was being added.',
    },
    ...BODY_ERRORS,
    ...IDEMPOTENCY_ERRORS,
  ],
}

const ITEM = {
  knowledge_item_id: ID,
  agent_id: EXAMPLE_AGENT,
  item_type: 'faq',
  title: 'Where can I park?',
  content: 'Guests park for free behind the house.',
  origin: 'added',
  state: 'held',
  created_at: AT,
}
const NO_ITEM: ErrorCase = {
  status: 404,
  error: 'Knowledge item not found',
  when: 'The agents of the account have no item with this id.',
}
const ITEM_ID = pathId('knowledge_item_id', 'From the list, or as adding it answered.')

export const OWN_KNOWLEDGE_OPERATIONS: Operation[] = [
  {
    operationId: 'listKnowledge',
    method: 'get',
    path: '/knowledge',
    summary: 'List what an agent knows',
    description: 'Newest first, items that wait for approval included. Needs a key of the account that owns the agent.',
    parameters: query(knowledgeQuery.shape, { limit: 20, item_type: 'faq', state: 'held', q: 'park' }, ['agent_id']),
    answers: [json('KnowledgePage', 'A page of items.', { data: [ITEM] })],
    errors: [NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'approveKnowledge',
    method: 'post',
    path: '/knowledge/{knowledge_item_id}/approve',
    summary: 'Approve a held item',
    description: 'The agent answers with it from its next message on. Needs a key of the account that owns the agent.',
    parameters: [ITEM_ID],
    answers: [DONE],
    errors: [NO_ITEM, ...BODY_ERRORS],
  },
  {
    operationId: 'deleteKnowledge',
    method: 'delete',
    path: '/knowledge/{knowledge_item_id}',
    summary: 'Delete an item, or reject a held one',
    description:
      'The agent does not know it any more from its next message on. What a website says comes back when the website is read again. Needs a key of the account that owns the agent.',
    parameters: [ITEM_ID],
    answers: [DONE],
    errors: [NO_ITEM],
  },
]

import { knowledgeQuery } from './knowledge-items-contract.ts'
import { AT, BAD_FIELD, DONE, ID, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { AnswerBody, ErrorCase, Operation } from './operation-types.ts'

const FACT = {
  kind: 'price',
  value: 'from £140',
  subject: 'Harbour suite',
  qualifier: 'from',
  unit: 'per night',
  currency: 'GBP',
  source_url: 'https://seagull.example/prices',
  words: 'Harbour suite: from £140 per night',
}
const ITEM = {
  knowledge_item_id: ID,
  agent_id: ID,
  item_type: 'product',
  title: 'Harbour suite',
  content: 'Harbour suite: from £140 per night',
  category: 'rooms',
  state: 'live',
  origin: 'website',
  author: 'site',
  source_url: 'https://seagull.example/prices',
  edited: true,
  site_says: { title: 'Harbour suite', content: 'Harbour suite: from £150 per night' },
  facts: [FACT],
  created_at: AT,
  updated_at: AT,
}
export const FACT_EXAMPLE = { ...FACT, knowledge_item_id: ID }

const ITEM_ID = pathId('knowledge_item_id', 'The ID from the list of items or from adding the item.')
const NO_ITEM = missing('Knowledge item')
const REMOVED: ErrorCase = {
  status: 409,
  error: 'This item is deleted. Restore it first.',
  when: 'The request changes or approves a deleted item.',
}
const TWIN: ErrorCase = {
  status: 409,
  error: 'Another item already says the same.',
  when: 'The edit would duplicate another item.',
}
const item = (description: string): AnswerBody => json('KnowledgeResponse', description, { success: true, item: ITEM })
const OWNER = 'Requires an API key of the account that owns the agent.'

export const KNOWLEDGE_ITEMS_OPERATIONS: Operation[] = [
  {
    operationId: 'listKnowledge',
    method: 'get',
    path: '/knowledge',
    summary: 'List knowledge items',
    description:
      'Returns an agent’s items, newest first, and items of one source in its order. Without a filter, returns all but removed items. Requires an API key of the account that owns the agent.',
    parameters: query(knowledgeQuery.shape, { limit: 20, item_type: 'product', state: 'held', q: 'suite' }, [
      'agent_id',
    ]),
    answers: [json('KnowledgePage', 'A page of items.', { data: [ITEM] })],
    errors: [NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'getKnowledge',
    method: 'get',
    path: '/knowledge/{knowledge_item_id}',
    summary: 'Read a knowledge item',
    description: `Returns the item with its facts and, if its owner edited it, the source’s current text. ${OWNER}`,
    parameters: [ITEM_ID],
    answers: [item('The item.')],
    errors: [NO_ITEM],
  },
  {
    operationId: 'updateKnowledge',
    method: 'patch',
    path: '/knowledge/{knowledge_item_id}',
    summary: 'Edit a knowledge item',
    description: `Changes the fields you send. The agent uses them from the next message. Reading the website again does not overwrite them: \`site_says\` has the website’s text if it differs. ${OWNER}`,
    parameters: [ITEM_ID],
    request: {
      schema: 'UpdateKnowledgeRequest',
      examples: {
        'another price': { content: 'Harbour suite: £150 per night' },
        'another title': { title: 'Suite above the harbour', category: 'rooms' },
      },
    },
    answers: [item('The current item.')],
    errors: [
      NO_ITEM,
      BAD_FIELD,
      REMOVED,
      TWIN,
      {
        status: 503,
        error: 'Another request is changing this item. Try again.',
        when: 'Other requests kept changing the item.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'deleteKnowledge',
    method: 'delete',
    path: '/knowledge/{knowledge_item_id}',
    summary: 'Delete or reject a knowledge item',
    description: `The agent stops using the item, and reading the website again does not bring it back. You can restore it: for one day if you added it, otherwise while its source exists. ${OWNER}`,
    parameters: [ITEM_ID],
    answers: [DONE],
    errors: [NO_ITEM],
  },
  {
    operationId: 'restoreKnowledge',
    method: 'post',
    path: '/knowledge/{knowledge_item_id}/restore',
    summary: 'Restore a deleted item',
    description: `Restores the item’s earlier state. ${OWNER}`,
    parameters: [ITEM_ID],
    answers: [item('The current item.')],
    errors: [NO_ITEM, TWIN, ...BODY_ERRORS],
  },
  {
    operationId: 'approveKnowledge',
    method: 'post',
    path: '/knowledge/{knowledge_item_id}/approve',
    summary: 'Approve a held item',
    description: `The agent uses a held or quarantined item from the next message. \`DELETE\` rejects it. ${OWNER}`,
    parameters: [ITEM_ID],
    request: { schema: 'ApproveKnowledgeRequest', examples: { 'the version you saw': { updated_at: AT } } },
    answers: [item('The current item.')],
    errors: [
      NO_ITEM,
      BAD_FIELD,
      REMOVED,
      {
        status: 409,
        error: 'This item has changed since you loaded it. Reload it and try again.',
        when: 'Another request or research changed the item.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'settleKnowledge',
    method: 'post',
    path: '/knowledge/{knowledge_item_id}/settle',
    summary: 'Resolve a conflict with the website',
    description: `For an edited item that differs from the website: \`mine\` keeps the edit until the website changes again, \`site\` uses the website’s text, or deletes the item if the website no longer has it. ${OWNER}`,
    parameters: [ITEM_ID],
    request: { schema: 'SettleKnowledgeRequest', examples: { 'the text of the website': { keep: 'site' } } },
    answers: [item('The current item.')],
    errors: [
      NO_ITEM,
      BAD_FIELD,
      {
        status: 409,
        error: 'The website has not changed since this item was edited.',
        when: 'There is no conflict.',
      },
      {
        status: 409,
        error: 'Another request changed this item. Reload it and try again.',
        when: 'Another request or research changed the item first.',
      },
      TWIN,
      ...BODY_ERRORS,
    ],
  },
]

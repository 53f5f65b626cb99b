import { knowledgeQuery } from './knowledge-items-contract.ts'
import { AT, BAD_FIELD, DONE, ID, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { AnswerBody, ErrorCase, Operation } from './operation-types.ts'

const FACT = {
  kind: 'price',
  value: '£140',
  subject: 'Harbour suite',
  unit: 'per night',
  currency: 'GBP',
  source_url: 'https://seagull.example/prices',
  words: 'Harbour suite: £140 per night',
}
const ITEM = {
  knowledge_item_id: ID,
  agent_id: ID,
  item_type: 'product',
  title: 'Harbour suite',
  content: 'Harbour suite: £140 per night',
  state: 'live',
  origin: 'website',
  source_url: 'https://seagull.example/prices',
  edited: false,
  facts: [FACT],
  created_at: AT,
  updated_at: AT,
}
export const FACT_EXAMPLE = { ...FACT, knowledge_item_id: ID }

const ITEM_ID = pathId('knowledge_item_id', 'From the list of items, or as adding it answered.')
const NO_ITEM = missing('Knowledge item')
const REMOVED: ErrorCase = {
  status: 409,
  error: 'This item was removed. Restore it first.',
  when: 'A removed item is changed or approved.',
}
const TWIN: ErrorCase = {
  status: 409,
  error: 'Another item says the same already.',
  when: 'An added item would stand twice.',
}
const item = (description: string): AnswerBody => json('KnowledgeResponse', description, { success: true, item: ITEM })
const OWNER = 'Needs a key of the account that owns its agent.'

export const KNOWLEDGE_ITEMS_OPERATIONS: Operation[] = [
  {
    operationId: 'listKnowledge',
    method: 'get',
    path: '/knowledge',
    summary: 'List knowledge items',
    description:
      'What an agent knows, newest first, and what came at once in the order of its source: all of it, or what the query asks for. Needs a key of the account that owns it.',
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
    description: `With its facts, and with what its source says now where its owner edited it. ${OWNER}`,
    parameters: [ITEM_ID],
    answers: [item('The item.')],
    errors: [NO_ITEM],
  },
  {
    operationId: 'updateKnowledge',
    method: 'patch',
    path: '/knowledge/{knowledge_item_id}',
    summary: 'Edit a knowledge item',
    description: `What is sent is changed, and answered with from the next message on. Later readings of the website do not overwrite it: what the site says then stands beside it in \`site_says\`. ${OWNER}`,
    parameters: [ITEM_ID],
    request: {
      schema: 'UpdateKnowledgeRequest',
      examples: { 'another price': { content: 'Harbour suite: £150 per night' } },
    },
    answers: [item('The item as it is now.')],
    errors: [
      NO_ITEM,
      BAD_FIELD,
      REMOVED,
      TWIN,
      {
        status: 503,
        error: 'This item is being changed at this moment. Please try again.',
        when: 'Others changed the item each time that the edit was about to be stored.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'deleteKnowledge',
    method: 'delete',
    path: '/knowledge/{knowledge_item_id}',
    summary: 'Remove or refuse a knowledge item',
    description: `The agent answers with it no more, and no later reading of the website brings it back. It can be restored: what was added by hand or in a creation for a day, the rest as long as its source stands. ${OWNER}`,
    parameters: [ITEM_ID],
    answers: [DONE],
    errors: [NO_ITEM],
  },
  {
    operationId: 'restoreKnowledge',
    method: 'post',
    path: '/knowledge/{knowledge_item_id}/restore',
    summary: 'Restore a removed item',
    description: `As it was before it was removed. ${OWNER}`,
    parameters: [ITEM_ID],
    answers: [item('The item as it is now.')],
    errors: [NO_ITEM, TWIN, ...BODY_ERRORS],
  },
  {
    operationId: 'approveKnowledge',
    method: 'post',
    path: '/knowledge/{knowledge_item_id}/approve',
    summary: 'Approve an item that waits',
    description: `A held or quarantined item is used in answers from the next message on. \`DELETE\` refuses it. ${OWNER}`,
    parameters: [ITEM_ID],
    request: { schema: 'ApproveKnowledgeRequest', examples: { 'as it was looked at': { updated_at: AT } } },
    answers: [item('The item as it is now.')],
    errors: [
      NO_ITEM,
      BAD_FIELD,
      REMOVED,
      {
        status: 409,
        error: 'This item has changed since you looked at it. Look at it again.',
        when: 'A later reading, or somebody else, has changed the item.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'settleKnowledge',
    method: 'post',
    path: '/knowledge/{knowledge_item_id}/settle',
    summary: 'Settle what differs from the site',
    description: `Of an edited item whose site says something else now: \`mine\` keeps the owner's words until the site changes again, \`site\` takes those of the site, or removes what the site says no more. ${OWNER}`,
    parameters: [ITEM_ID],
    request: { schema: 'SettleKnowledgeRequest', examples: { 'the words of the site': { keep: 'site' } } },
    answers: [item('The item as it is now.')],
    errors: [
      NO_ITEM,
      BAD_FIELD,
      {
        status: 409,
        error: 'The site says nothing else than when this item was edited.',
        when: 'There is nothing to settle.',
      },
      {
        status: 409,
        error: 'This item was changed at this moment. Look at it again.',
        when: 'Somebody else, or a reading, changed the item before it was settled.',
      },
      TWIN,
      ...BODY_ERRORS,
    ],
  },
]

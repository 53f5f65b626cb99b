import { gapQuery, leadQuery } from './inbox-contract.ts'
import { ARCHIVED, AT, BAD_FIELD, DONE, ID, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'

const NO_LEAD = missing('Lead')
const NO_GAP = missing('Gap')

export const LEAD = {
  lead_id: ID,
  agent_id: ID,
  conversation_id: ID,
  details: { email: { value: 'anna@example.com', words: 'anna@example.com', message_id: ID } },
  stage: 'interested',
  status: 'new',
  consent: { by: 'chat', text: 'May we store your details to answer you?', version: 1, at: AT },
  created_at: AT,
  updated_at: AT,
}
const GAP = {
  gap_id: ID,
  agent_id: ID,
  question: 'Do you ship to Norway?',
  count: 4,
  state: 'open',
  channels: ['webchat', 'mcp'],
  last_asked_at: AT,
}

const LEADS: Operation[] = [
  {
    operationId: 'listLeads',
    method: 'get',
    path: '/leads',
    summary: 'List leads',
    description:
      'Returns leads, newest first. With `Accept: text/csv`, returns all of them as one file, with the separator that spreadsheets expect for the first language of `Accept-Language`. Requires an API key.',
    parameters: query(leadQuery.shape, { limit: 20, status: 'new', stage: 'ready' }),
    answers: [
      json('LeadPage', 'A page of leads.', { data: [LEAD] }),
      { mediaType: 'text/csv', description: 'All leads, one per line.' },
    ],
    errors: [NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'getLead',
    method: 'get',
    path: '/leads/{lead_id}',
    summary: 'Read a lead',
    description: 'Requires an API key of the account that owns the agent.',
    parameters: [pathId('lead_id', 'From the list of leads.')],
    answers: [json('LeadRecordResponse', 'The lead.', { success: true, lead: LEAD })],
    errors: [NO_LEAD],
  },
  {
    operationId: 'updateLead',
    method: 'patch',
    path: '/leads/{lead_id}',
    summary: 'Change the status or the stage of a lead',
    description: 'Changes the fields you send. Requires an API key of the account that owns the agent.',
    parameters: [pathId('lead_id', 'From the list of leads.')],
    request: { schema: 'UpdateLeadRequest', examples: { won: { status: 'won' } } },
    answers: [json('LeadRecordResponse', 'The lead.', { success: true, lead: LEAD })],
    errors: [NO_LEAD, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'deleteLead',
    method: 'delete',
    path: '/leads/{lead_id}',
    summary: 'Delete a lead',
    description: 'Keeps the conversation and its messages. Requires an API key of the account that owns the agent.',
    parameters: [pathId('lead_id', 'From the list of leads.')],
    answers: [DONE],
    errors: [NO_LEAD],
  },
]

const GAPS: Operation[] = [
  {
    operationId: 'listGaps',
    method: 'get',
    path: '/gaps',
    summary: 'List unanswered questions',
    description:
      'Returns up to 200 unanswered questions, grouped by meaning, most frequent first. Requires an API key of the account that owns the agent.',
    parameters: query(gapQuery.shape, { state: 'open', limit: 20 }, ['agent_id']),
    answers: [json('GapList', 'The gaps.', { data: [GAP] })],
    errors: [NO_AGENT, BAD_FIELD, { status: 400, error: 'agent_id is required', when: '`agent_id` is missing.' }],
  },
  {
    operationId: 'getGap',
    method: 'get',
    path: '/gaps/{gap_id}',
    summary: 'Read a gap',
    description: 'Requires an API key of the account that owns the agent.',
    parameters: [pathId('gap_id', 'From the list of gaps.')],
    answers: [json('GapResponse', 'The gap.', { success: true, gap: GAP })],
    errors: [NO_GAP],
  },
  {
    operationId: 'answerGap',
    method: 'post',
    path: '/gaps/{gap_id}/answer',
    summary: 'Answer a gap',
    description:
      'Stores the answer as a knowledge item. The agent uses it from the next message. Also closes other gaps it answers. Requires an API key of the account that owns the agent.',
    parameters: [pathId('gap_id', 'From the list of gaps.')],
    request: {
      schema: 'AnswerGapRequest',
      examples: {
        'an answer': { question: 'Do you ship to Norway?', answer: 'We ship to Norway for 19 EUR.' },
      },
    },
    answers: [
      json('AnswerGapResponse', 'The item is stored.', {
        success: true,
        gap: { ...GAP, state: 'answered' },
        knowledge_item_id: ID,
      }),
    ],
    errors: [
      NO_GAP,
      BAD_FIELD,
      ARCHIVED,
      {
        status: 409,
        error: 'This gap is already answered.',
        when: 'An earlier call, or the answer to another gap, closed it. Edit that item instead.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'dismissGap',
    method: 'post',
    path: '/gaps/{gap_id}/dismiss',
    summary: 'Dismiss a gap',
    description: 'Requires an API key of the account that owns the agent.',
    parameters: [pathId('gap_id', 'From the list of gaps.')],
    answers: [json('GapResponse', 'The gap.', { success: true, gap: { ...GAP, state: 'dismissed' } })],
    errors: [NO_GAP, ...BODY_ERRORS],
  },
]

export const LEADS_OPERATIONS: Operation[] = [...LEADS, ...GAPS]

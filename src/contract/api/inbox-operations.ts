import { z } from 'zod'
import { conversationQuery, gapQuery, leadQuery } from './inbox-contract.ts'
import { AGENT_ID, BODY_ERRORS } from './operation-parts.ts'
import type { AnswerBody, ErrorCase, Operation, Parameter } from './operation-types.ts'

const ID = '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90'
const AT = '2026-11-20T09:30:00.000Z'

const pathId = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: z.uuid(),
  example: ID,
})
const query = (shape: Record<string, z.ZodType>, examples: Record<string, string | number>, required: string[] = []): Parameter[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: schema.description ?? '',
    schema,
    example: examples[name] ?? ID,
  }))
const json = (schema: string, description: string, example: unknown): AnswerBody => ({
  mediaType: 'application/json',
  description,
  schema,
  example,
})
const DONE = json('DoneResponse', 'It is done.', { success: true })

const NO_CONVERSATION: ErrorCase = {
  status: 404,
  error: 'Conversation not found',
  when: 'The account of the key has no conversation with this id.',
}
const NO_MESSAGE: ErrorCase = {
  status: 404,
  error: 'Message not found',
  when: 'The account of the key has no reply of an agent with this id.',
}
const NO_LEAD: ErrorCase = { status: 404, error: 'Lead not found', when: 'The account of the key has no lead with this id.' }
const NO_GAP: ErrorCase = { status: 404, error: 'Gap not found', when: 'The account of the key has no gap with this id.' }
const NO_AGENT: ErrorCase = { status: 404, error: 'Agent not found', when: 'The account of the key has no agent with this id.' }
const BAD_FIELD: ErrorCase = { status: 400, error: '<field> <what it must be>', when: 'A field has a wrong type or is over its limit.' }

const MESSAGE = { message_id: ID, role: 'visitor', text: 'How much is the weekly box?', answered: true, created_at: AT }
const CONVERSATION = { conversation_id: ID, agent_id: ID, channel: 'webchat', mode: 'agent', last_message: MESSAGE, created_at: AT }
const LEAD = {
  lead_id: ID,
  agent_id: ID,
  conversation_id: ID,
  details: { email: { value: 'anna@example.com', words: 'anna@example.com', message_id: ID } },
  stage: 'interested',
  status: 'new',
  consent: { by: 'own_words', text: '', at: AT },
  created_at: AT,
  updated_at: AT,
}
const GAP = { gap_id: ID, agent_id: ID, question: 'Do you ship to Norway?', count: 4, state: 'open', last_asked_at: AT }
const CONVERSATION_ID = pathId('conversation_id', 'From the list of conversations.')

const CONVERSATIONS: Operation[] = [
  {
    operationId: 'listConversations',
    method: 'get',
    path: '/conversations',
    summary: 'List conversations',
    description: 'Those of all agents of the account, or of one, newest first. Owners’ own tries are left out. Needs a key.',
    parameters: query(conversationQuery.shape, { limit: 20, mode: 'waiting' }),
    answers: [json('ConversationPage', 'A page of conversations.', { data: [CONVERSATION] })],
    errors: [BAD_FIELD],
  },
  {
    operationId: 'getConversation',
    method: 'get',
    path: '/conversations/{conversation_id}',
    summary: 'Read a conversation',
    description: 'With its messages. Needs a key of the account that owns its agent.',
    parameters: [CONVERSATION_ID],
    answers: [json('ConversationResponse', 'The conversation.', { success: true, conversation: { ...CONVERSATION, messages: [MESSAGE] } })],
    errors: [NO_CONVERSATION],
  },
  {
    operationId: 'deleteConversation',
    method: 'delete',
    path: '/conversations/{conversation_id}',
    summary: 'Delete a conversation',
    description: 'With its messages and its lead. Needs a key of the account that owns its agent.',
    parameters: [CONVERSATION_ID],
    answers: [DONE],
    errors: [NO_CONVERSATION],
  },
  ...(
    [
      [
        'takeOver',
        'takeover',
        'Take a conversation over',
        'A person answers from now on; the agent is silent, and what it was writing is not said.',
      ],
      ['handBack', 'handback', 'Hand a conversation back', 'The agent answers again.'],
    ] as const
  ).map(([operationId, verb, summary, description]): Operation => ({
    operationId,
    method: 'post',
    path: `/conversations/{conversation_id}/${verb}`,
    summary,
    description: `${description} Needs a key of the account that owns its agent.`,
    parameters: [CONVERSATION_ID],
    answers: [DONE],
    errors: [NO_CONVERSATION, ...BODY_ERRORS],
  })),
  {
    operationId: 'replyToVisitor',
    method: 'post',
    path: '/conversations/{conversation_id}/reply',
    summary: 'Answer a visitor',
    description:
      'Reaches the visitor in the same chat at once, and takes the conversation over. Needs a key of the account that owns its agent.',
    parameters: [CONVERSATION_ID],
    request: { schema: 'ReplyRequest', examples: { 'an answer': { text: 'Hello Anna, this is Jan from the shop.' } } },
    answers: [json('ReplyResponse', 'The message stands.', { success: true, message: { ...MESSAGE, role: 'person' } })],
    errors: [NO_CONVERSATION, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'correctAnswer',
    method: 'post',
    path: '/messages/{message_id}/correction',
    summary: 'Correct an answer',
    description:
      'The agent says these words to this question from its next message on, before all else it knows. The question is asked again after each research. Needs a key of the account that owns the agent.',
    parameters: [pathId('message_id', 'A reply of the agent.')],
    request: { schema: 'CorrectionRequest', examples: { 'another price': { answer: 'The weekly box is 26 EUR from January on.' } } },
    answers: [
      json('CorrectionResponse', 'The correction stands.', { success: true, correction_id: ID, question: 'How much is the weekly box?' }),
    ],
    errors: [NO_MESSAGE, BAD_FIELD, ...BODY_ERRORS],
  },
]

const LEADS: Operation[] = [
  {
    operationId: 'listLeads',
    method: 'get',
    path: '/leads',
    summary: 'List leads',
    description: 'Newest first. With `Accept: text/csv` all of them as one file. Needs a key.',
    parameters: query(leadQuery.shape, { limit: 20, status: 'new' }),
    answers: [json('LeadPage', 'A page of leads.', { data: [LEAD] }), { mediaType: 'text/csv', description: 'All leads, one a line.' }],
    errors: [BAD_FIELD],
  },
  {
    operationId: 'updateLead',
    method: 'patch',
    path: '/leads/{lead_id}',
    summary: 'Change the status of a lead',
    description: 'Needs a key of the account that owns the agent.',
    parameters: [pathId('lead_id', 'From the list of leads.')],
    request: { schema: 'UpdateLeadRequest', examples: { won: { status: 'won' } } },
    answers: [json('LeadRecordResponse', 'The lead.', { success: true, lead: LEAD })],
    errors: [NO_LEAD, BAD_FIELD, ...BODY_ERRORS],
  },
]

const GAPS: Operation[] = [
  {
    operationId: 'listGaps',
    method: 'get',
    path: '/gaps',
    summary: 'List what an agent could not answer',
    description:
      'Questions without an answer, grouped by meaning, the most asked first; at most 200. Needs a key of the account that owns the agent.',
    parameters: query(gapQuery.shape, { state: 'open' }, ['agent_id']),
    answers: [json('GapList', 'The gaps.', { data: [GAP] })],
    errors: [NO_AGENT, BAD_FIELD, { status: 400, error: 'agent_id is required', when: 'No agent is named.' }],
  },
  {
    operationId: 'answerGap',
    method: 'post',
    path: '/gaps/{gap_id}/answer',
    summary: 'Close a gap by an answer',
    description:
      'The answer becomes a knowledge item; the agent knows it from its next message on. Needs a key of the account that owns the agent.',
    parameters: [pathId('gap_id', 'From the list of gaps.')],
    request: { schema: 'AnswerGapRequest', examples: { 'an answer': { answer: 'We ship to Norway for 19 EUR.' } } },
    answers: [json('AnswerGapResponse', 'The item stands.', { success: true, knowledge_item_id: ID })],
    errors: [NO_GAP, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'dismissGap',
    method: 'post',
    path: '/gaps/{gap_id}/dismiss',
    summary: 'Dismiss a gap',
    description: 'Needs a key of the account that owns the agent.',
    parameters: [pathId('gap_id', 'From the list of gaps.')],
    answers: [DONE],
    errors: [NO_GAP, ...BODY_ERRORS],
  },
]

export const INBOX_OPERATIONS: Operation[] = [
  ...CONVERSATIONS,
  ...LEADS,
  ...GAPS,
  {
    operationId: 'getIdentitySecret',
    method: 'get',
    path: '/agents/{agent_id}/identity-secret',
    summary: 'Read the identity secret of an agent',
    description:
      'With it your server signs who a visitor is (`POST /identify` of the visitor’s API). Needs a key of the account that owns the agent.',
    parameters: [pathId('agent_id', AGENT_ID)],
    answers: [json('IdentitySecretResponse', 'The secret.', { success: true, identity_secret: 'is_…' })],
    errors: [NO_AGENT],
  },
]

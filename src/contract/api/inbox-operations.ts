import { conversationQuery, correctionQuery, threadQuery } from './inbox-contract.ts'
import { AGENT, AT, BAD_FIELD, DONE, ID, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { ErrorCase, Operation } from './operation-types.ts'

const NO_CONVERSATION = missing('Conversation')
const NO_MESSAGE: ErrorCase = {
  status: 404,
  error: 'Message not found',
  when: 'The account of the key has no reply of an agent with this id.',
}

const MESSAGE = { message_id: ID, role: 'visitor', text: 'How much is the weekly box?', answered: true, created_at: AT }
const CONVERSATION = {
  conversation_id: ID,
  agent_id: ID,
  channel: 'webchat',
  mode: 'agent',
  last_message: MESSAGE,
  unanswered: 0,
  taken_over: false,
  waiting: false,
  thumbs_down: 0,
  created_at: AT,
}
const REPLY = {
  ...MESSAGE,
  role: 'agent',
  text: 'The weekly box is 24.50 EUR a week.',
  sources: [{ title: 'Weekly vegetable box', url: 'https://lindenhof.example/box' }],
  passages: [{ knowledge_item_id: ID, title: 'Weekly vegetable box', text: 'Weekly vegetable box\n24.50 EUR a week' }],
  answered_by: 'builtin',
}
const CORRECTION = {
  correction_id: ID,
  agent_id: ID,
  question: 'How much is the weekly box?',
  answer: 'The weekly box is 26 EUR from January on.',
  holds: true,
  site_says: 'The weekly box is 24.50 EUR a week.',
  site_changed: false,
  checked_at: AT,
  created_at: AT,
}
const NO_CORRECTION = missing('Correction')
const STREAM =
  'The stream ends after a minute, so that an ended session or key is noticed: read the list anew and connect again.'
const CONVERSATION_ID = pathId('conversation_id', 'From the list of conversations.')

const CONVERSATIONS: Operation[] = [
  {
    operationId: 'listConversations',
    method: 'get',
    path: '/conversations',
    summary: 'List conversations',
    description: [
      'Those of all agents of the account, or of one, in which something was said; the one in which somebody spoke last comes first. Owners’ own tries are left out. Needs a key.',
      `With \`Accept: text/event-stream\` the stream tells each conversation that fits when something happens in it, and when one does not fit any more. ${STREAM}`,
    ].join('\n\n'),
    parameters: query(conversationQuery.shape, {
      limit: 20,
      mode: 'waiting',
      channel: 'webchat',
      unanswered: 'true',
      lead: 'true',
      taken_over: 'true',
      waiting: 'true',
      rating: 'down',
      q: 'norway',
    }),
    answers: [
      json('ConversationPage', 'A page of conversations.', { data: [CONVERSATION] }),
      { mediaType: 'text/event-stream', description: 'What happens from now on.', schema: 'InboxEvent' },
    ],
    errors: [NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'getConversation',
    method: 'get',
    path: '/conversations/{conversation_id}',
    summary: 'Read a conversation',
    description: `With its messages, each answer with its sources and the passages that the agent had before it. Needs a key of the account that owns its agent.\n\nWith \`Accept: text/event-stream\` the stream tells what is said from now on. ${STREAM}`,
    parameters: [CONVERSATION_ID, ...query(threadQuery.shape, {})],
    answers: [
      json('ConversationResponse', 'The conversation.', {
        success: true,
        conversation: { ...CONVERSATION, messages: [REPLY] },
      }),
      { mediaType: 'text/event-stream', description: 'What happens from now on.', schema: 'ThreadEvent' },
    ],
    errors: [NO_CONVERSATION, BAD_FIELD],
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
  {
    operationId: 'eraseVisitor',
    method: 'post',
    path: '/conversations/{conversation_id}/erase',
    summary: 'Erase a visitor',
    description:
      'Deletes this conversation and every other one of the account with the same visitor: the same signed identity, the same number, or the same email address or phone number of a lead. Messages, leads and what webhooks were to be told go with them. Needs a key of the account that owns its agent.',
    parameters: [CONVERSATION_ID],
    answers: [json('EraseResponse', 'Nothing of the visitor is left.', { success: true, conversations: 2 })],
    errors: [NO_CONVERSATION, ...BODY_ERRORS],
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
    request: {
      schema: 'CorrectionRequest',
      examples: { 'another price': { answer: 'The weekly box is 26 EUR from January on.' } },
    },
    answers: [
      json('CorrectionResponse', 'The correction stands.', {
        success: true,
        correction_id: ID,
        question: 'How much is the weekly box?',
      }),
    ],
    errors: [NO_MESSAGE, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'listCorrections',
    method: 'get',
    path: '/corrections',
    summary: 'List what was corrected',
    description:
      'Newest first, at most 500, each with whether it holds and what the agent would say without it. Needs a key of the account that owns the agent.',
    parameters: query(correctionQuery.shape, {}, ['agent_id']),
    answers: [json('CorrectionList', 'The corrections.', { data: [CORRECTION] })],
    errors: [NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'rewordCorrection',
    method: 'patch',
    path: '/corrections/{correction_id}',
    summary: 'Word a correction anew',
    description: 'The agent says these words from its next message on. Needs a key of the account that owns the agent.',
    parameters: [pathId('correction_id', 'From the list of corrections.')],
    request: {
      schema: 'RewordRequest',
      examples: { 'another price': { answer: 'The weekly box is 27 EUR from January on.' } },
    },
    answers: [DONE],
    errors: [NO_CORRECTION, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'keepCorrection',
    method: 'post',
    path: '/corrections/{correction_id}/keep',
    summary: 'Keep a correction after the site changed',
    description:
      'What the site says now counts as known: `site_changed` is false until it says something else again. Needs a key of the account that owns the agent.',
    parameters: [pathId('correction_id', 'From the list of corrections.')],
    answers: [DONE],
    errors: [NO_CORRECTION, ...BODY_ERRORS],
  },
  {
    operationId: 'deleteCorrection',
    method: 'delete',
    path: '/corrections/{correction_id}',
    summary: 'Take a correction back',
    description: 'The agent answers by itself again. Needs a key of the account that owns the agent.',
    parameters: [pathId('correction_id', 'From the list of corrections.')],
    answers: [DONE],
    errors: [NO_CORRECTION],
  },
]

export const INBOX_OPERATIONS: Operation[] = [
  ...CONVERSATIONS,
  {
    operationId: 'getIdentitySecret',
    method: 'get',
    path: '/agents/{agent_id}/identity-secret',
    summary: 'Read the identity secret of an agent',
    description:
      'With it your server signs who a visitor is (`POST /identify` of the visitor’s API). Needs a key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [json('IdentitySecretResponse', 'The secret.', { success: true, identity_secret: 'is_…' })],
    errors: [NO_AGENT],
  },
  {
    operationId: 'renewIdentitySecret',
    method: 'post',
    path: '/agents/{agent_id}/identity-secret',
    summary: 'Renew the identity secret of an agent',
    description:
      'Makes another secret and answers it. Tokens signed with the earlier one are refused from then on. A new owner of an agent gets another secret by itself. Needs a key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [json('IdentitySecretResponse', 'The new secret.', { success: true, identity_secret: 'is_…' })],
    errors: [NO_AGENT],
  },
]

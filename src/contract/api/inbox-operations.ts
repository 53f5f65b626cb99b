import { conversationQuery, correctionQuery, threadQuery } from './inbox-contract.ts'
import { AGENT, AT, BAD_FIELD, DONE, ID, NO_AGENT, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { ErrorCase, Operation } from './operation-types.ts'

const NO_CONVERSATION = missing('Conversation')
const NO_MESSAGE: ErrorCase = {
  status: 404,
  error: 'Message not found',
  when: 'The account has no reply with this ID.',
}

const MESSAGE = { message_id: ID, role: 'visitor', text: 'How much is the weekly box?', answered: true, created_at: AT }
const CONVERSATION = {
  conversation_id: ID,
  agent_id: ID,
  channel: 'webchat',
  mode: 'agent',
  visitor: { id: 'customer-1042', name: 'Anna', email: 'anna@example.com', phone: '+49 421 123456' },
  page_url: 'https://lindenhof.example/box',
  last_message: MESSAGE,
  lead: {
    lead_id: ID,
    name: 'Anna',
    email: 'anna@example.com',
    phone: '+49 421 123456',
    stage: 'interested',
    status: 'new',
  },
  match: { message_id: ID, text: MESSAGE.text },
  unanswered: 0,
  taken_over: false,
  waiting: false,
  thumbs_down: 0,
  flagged: 0,
  created_at: AT,
}
const REPLY = {
  ...MESSAGE,
  role: 'agent',
  text: 'The weekly box is 24.50 EUR a week.',
  sources: [{ title: 'Weekly vegetable box', url: 'https://lindenhof.example/box' }],
  delivery: { state: 'failed', reason: 'The visitor blocked the number.' },
  rating: 'down',
  rating_comment: 'I asked for the family box.',
  passages: [
    {
      knowledge_item_id: ID,
      title: 'Weekly vegetable box',
      url: 'https://lindenhof.example/box',
      text: 'Weekly vegetable box\n24.50 EUR a week',
    },
  ],
  answered_by: 'openai:gpt-4.1-mini',
  review: {
    judged: 'done',
    dropped: [
      {
        text: 'It is only 19.90 EUR today.',
        reason: 'price',
        note: 'The knowledge has no price of 19.90 EUR.',
        instead: 'The weekly box is 24.50 EUR a week.',
      },
    ],
    flags: [{ text: 'It is the best box in town.', reason: 'The knowledge does not compare boxes.' }],
  },
}
const CORRECTION = {
  correction_id: ID,
  agent_id: ID,
  question: 'How much is the weekly box?',
  answer: 'The weekly box is 26 EUR from January on.',
  verdict: 'corrected',
  holds: true,
  site_says: 'The weekly box is 24.50 EUR a week.',
  site_changed: false,
  checked_at: AT,
  created_at: AT,
}
const NO_CORRECTION = missing('Correction')
const CORRECTED = json('CorrectionRecordResponse', 'The correction.', { success: true, correction: CORRECTION })
const TOO_MANY_STREAMS = {
  status: 429,
  error: 'Too many open event streams. Close one first.',
  when: 'A key or session has 50 event streams open, or a client address 200.',
}
const STREAM =
  'The stream ends after one minute, so that revoking a session or API key takes effect. Read the list again and reconnect.'
const CONVERSATION_ID = pathId('conversation_id', 'From the list of conversations.')

const CONVERSATIONS: Operation[] = [
  {
    operationId: 'listConversations',
    method: 'get',
    path: '/conversations',
    summary: 'List conversations',
    description: [
      'Returns the conversations of all agents, or of one, with the most recent message first. Leaves out empty conversations and previews by the owner. Requires an API key.',
      `With \`Accept: text/event-stream\` the stream sends each new or changed conversation that matches, and each one that no longer matches. ${STREAM}`,
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
      flagged: 'true',
      from: '2026-11-01',
      to: '2026-11-20',
      time_zone: 'Europe/Berlin',
      q: 'norway',
    }),
    answers: [
      json('ConversationPage', 'A page of conversations.', { data: [CONVERSATION] }),
      { mediaType: 'text/event-stream', description: 'Events as they happen.', schema: 'InboxEvent' },
    ],
    errors: [TOO_MANY_STREAMS, NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'getConversation',
    method: 'get',
    path: '/conversations/{conversation_id}',
    summary: 'Read a conversation',
    description: `Returns the messages, each reply with its sources, its passages, and the sentences that checks dropped or flagged. Requires an API key of the account that owns the agent.\n\nWith \`Accept: text/event-stream\` the stream sends new messages. ${STREAM}`,
    parameters: [CONVERSATION_ID, ...query(threadQuery.shape, {})],
    answers: [
      json('ConversationResponse', 'The conversation.', {
        success: true,
        conversation: { ...CONVERSATION, messages: [REPLY] },
      }),
      { mediaType: 'text/event-stream', description: 'Events as they happen.', schema: 'ThreadEvent' },
    ],
    errors: [NO_CONVERSATION, BAD_FIELD, TOO_MANY_STREAMS],
  },
  {
    operationId: 'deleteConversation',
    method: 'delete',
    path: '/conversations/{conversation_id}',
    summary: 'Delete a conversation',
    description: 'Also deletes its messages and its lead. Requires an API key of the account that owns the agent.',
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
      'Deletes this conversation and all other conversations of the account with the same visitor: the same signed identity, WhatsApp number, or email address or phone number of a lead. Also deletes their messages, leads and pending webhook deliveries. Requires an API key of the account that owns the agent.',
    parameters: [CONVERSATION_ID],
    answers: [json('EraseResponse', 'The visitor’s data is deleted.', { success: true, conversations: 2 })],
    errors: [NO_CONVERSATION, ...BODY_ERRORS],
  },
  ...(
    [
      [
        'takeOver',
        'takeover',
        'Take over a conversation',
        'A person answers from now on. The agent stops, and drops the reply it is writing.',
        'person',
      ],
      ['handBack', 'handback', 'Hand back a conversation', 'The agent answers again.', 'agent'],
    ] as const
  ).map(([operationId, verb, summary, description, mode]): Operation => ({
    operationId,
    method: 'post',
    path: `/conversations/{conversation_id}/${verb}`,
    summary,
    description: `${description} Requires an API key of the account that owns the agent.`,
    parameters: [CONVERSATION_ID],
    answers: [
      json('ConversationRecordResponse', 'The conversation.', {
        success: true,
        conversation: { ...CONVERSATION, mode },
      }),
    ],
    errors: [NO_CONVERSATION, ...BODY_ERRORS],
  })),
  {
    operationId: 'replyToVisitor',
    method: 'post',
    path: '/conversations/{conversation_id}/reply',
    summary: 'Reply to a visitor',
    description:
      'Sends the message to the visitor in the same chat and takes over the conversation. Requires an API key of the account that owns the agent.',
    parameters: [CONVERSATION_ID],
    request: { schema: 'ReplyRequest', examples: { 'an answer': { text: 'Hello Anna, this is Jan from the shop.' } } },
    answers: [
      json('ReplyResponse', 'The message is stored.', { success: true, message: { ...MESSAGE, role: 'person' } }),
    ],
    errors: [NO_CONVERSATION, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'correctAnswer',
    method: 'post',
    path: '/messages/{message_id}/correction',
    summary: 'Correct an answer',
    description:
      'The agent gives this answer to this question from the next message, before any other knowledge. Foyer checks it again after each research. Requires an API key of the account that owns the agent.',
    parameters: [pathId('message_id', 'A reply from the agent.')],
    request: {
      schema: 'CorrectionRequest',
      examples: {
        'another price': {
          question: 'How much is the weekly box?',
          answer: 'The weekly box is 26 EUR from January on.',
        },
      },
    },
    answers: [
      json('CorrectionResponse', 'The correction is stored.', {
        success: true,
        correction_id: ID,
        question: 'How much is the weekly box?',
        correction: CORRECTION,
      }),
    ],
    errors: [NO_MESSAGE, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'giveVerdict',
    method: 'post',
    path: '/messages/{message_id}/verdict',
    summary: 'Mark a reply as right or wrong',
    description:
      'Stores the verdict. Each time Foyer reads the website, it asks the question again and checks that a right reply is unchanged and a wrong one is gone. To change the answer, send a correction. Requires an API key of the account that owns the agent.',
    parameters: [pathId('message_id', 'A reply from the agent.')],
    request: {
      schema: 'VerdictRequest',
      examples: { 'a right reply': { verdict: 'right', question: 'How much is the weekly box?' } },
    },
    answers: [
      json('CorrectionResponse', 'The verdict is stored.', {
        success: true,
        correction_id: ID,
        question: 'How much is the weekly box?',
        correction: CORRECTION,
      }),
    ],
    errors: [NO_MESSAGE, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'listCorrections',
    method: 'get',
    path: '/corrections',
    summary: 'List corrections',
    description:
      'Returns up to 500 corrections and replies that were marked as right or wrong, newest first, each with the result of the last check and the answer that the agent would give from its knowledge. Requires an API key of the account that owns the agent.',
    parameters: query(correctionQuery.shape, { limit: 20 }, ['agent_id']),
    answers: [json('CorrectionList', 'The corrections.', { data: [CORRECTION] })],
    errors: [NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'getCorrection',
    method: 'get',
    path: '/corrections/{correction_id}',
    summary: 'Read a correction',
    description: 'Requires an API key of the account that owns the agent.',
    parameters: [pathId('correction_id', 'From the list of corrections.')],
    answers: [CORRECTED],
    errors: [NO_CORRECTION],
  },
  {
    operationId: 'rewordCorrection',
    method: 'patch',
    path: '/corrections/{correction_id}',
    summary: 'Edit a correction',
    description:
      'The agent uses the new text from the next message. Requires an API key of the account that owns the agent.',
    parameters: [pathId('correction_id', 'From the list of corrections.')],
    request: {
      schema: 'RewordRequest',
      examples: { 'another price': { answer: 'The weekly box is 27 EUR from January on.' } },
    },
    answers: [CORRECTED],
    errors: [NO_CORRECTION, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'acceptCorrection',
    method: 'post',
    path: '/corrections/{correction_id}/keep',
    summary: 'Keep a correction after the site changed',
    description:
      'Marks the website’s current text as seen: `site_changed` is false until the website changes again. Requires an API key of the account that owns the agent.',
    parameters: [pathId('correction_id', 'From the list of corrections.')],
    answers: [CORRECTED],
    errors: [NO_CORRECTION, ...BODY_ERRORS],
  },
  {
    operationId: 'deleteCorrection',
    method: 'delete',
    path: '/corrections/{correction_id}',
    summary: 'Delete a correction',
    description: 'The agent answers from its knowledge again. Requires an API key of the account that owns the agent.',
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
      'Your server signs a visitor’s identity with it (`POST /identify` of the visitor’s API). Requires an API key of the account that owns the agent.',
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
      'Creates and returns a new secret. Tokens signed with the earlier one stop working. The secret also changes when the agent gets a new owner. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [json('IdentitySecretResponse', 'The new secret.', { success: true, identity_secret: 'is_…' })],
    errors: [NO_AGENT],
  },
]

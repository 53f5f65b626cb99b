import { z } from 'zod'
import { AT, ID, json } from '../api/operation-builders.ts'
import type { ErrorCase, Operation } from '../api/operation-types.ts'

/** The visitor API: what the widget, the hosted chat and your own chat call. */

const MESSAGE = {
  id: ID,
  role: 'agent',
  text: 'The weekly vegetable box costs 24.50 EUR a week.',
  sources: [{ title: 'Boxes', url: 'https://lindenhof.example/boxes' }],
  cards: [{ title: 'Weekly vegetable box', price: '24.50 EUR a week', url: 'https://lindenhof.example/boxes' }],
  actions: [{ type: 'contact_form', label: 'Leave your details' }],
  suggestions: [{ title: 'Delivery', text: 'When do you deliver?' }],
  answered: true,
  created_at: AT,
}
const LEAD = { name: 'Anna Berg', email: 'anna@example.com', need: 'A box for two people' }
const TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl'

const DONE = json('VisitorDone', 'Done.', { success: true })
const UNKNOWN_KEY: ErrorCase = { status: 404, error: 'Unknown widget key', when: 'No agent has this key.' }
const BAD_FIELD: ErrorCase = {
  status: 400,
  error: '<field> <what it must be>',
  when: 'A field has the wrong type or exceeds its limit.',
}
const MANY_CALLS: ErrorCase = {
  status: 429,
  error: 'Too many requests. Try again in <number> minutes.',
  when: 'More than 1,200 calls an hour (by default) from one client address to one agent.',
}
const MANY_MESSAGES: ErrorCase = {
  status: 429,
  error: 'You sent many messages. Try again in <number> minutes.',
  when: 'More than 30 messages an hour (by default) from one visitor, or 120 from one client address to one agent.',
}
const BAD_DETAILS: ErrorCase[] = [
  { status: 400, error: 'email or phone is required', when: 'Neither is sent.' },
  {
    status: 400,
    error: 'consent is required: tick the box',
    when: 'The session has a `consent_text`, and `consent` is not `true`.',
  },
]

export const VISITOR_OPERATIONS: Operation[] = [
  {
    operationId: 'startSession',
    method: 'post',
    path: '/sessions',
    summary: 'Start or resume a conversation',
    description:
      'Starts a conversation and returns its session token, the greeting and suggested questions. With an earlier token as bearer, resumes that conversation and returns its messages. If the conversation belongs to a different identified visitor, Foyer starts a new one.',
    takesNoKey: true,
    request: {
      schema: 'SessionRequest',
      examples: {
        'a new conversation': { widget_key: 'wc_…', page_url: 'https://lindenhof.example/boxes', locale: 'en-GB' },
      },
    },
    answers: [
      json('SessionResponse', 'The session.', {
        session_token: 'SESSION_TOKEN',
        conversation_id: ID,
        agent: {
          name: 'Lindenhof Assistant',
          company_name: 'Lindenhof',
          greeting: 'Hello! What would you like to know about Lindenhof?',
          suggested_questions: ['What does the weekly vegetable box cost?'],
          theme: { color: '#1f5f5b', position: 'right', scheme: 'auto' },
          verified: true,
          whatsapp: true,
        },
        mode: 'agent',
        messages: [],
      }),
    ],
    errors: [UNKNOWN_KEY, BAD_FIELD, MANY_CALLS],
  },
  {
    operationId: 'sendMessage',
    method: 'post',
    path: '/messages',
    summary: 'Send a message',
    description: [
      'Returns the reply with its sources. It costs one credit. `answered` is `false` if the agent said that it does not know.',
      'Two messages share a reply only if the second arrives before any of the first reply is shown: the first call then returns `superseded`, and the second the reply to both. While a person has taken over, the call returns `with_person`, and [`GET /messages`](https://foyer.example/docs/api/list-messages.md) has their reply.',
      'With `client_id`, a UUID, you can send a message again: it is answered once.',
      'With `Accept: text/event-stream`, Foyer streams the turn as a UI message stream of the AI SDK.',
    ].join('\n\n'),
    request: {
      schema: 'MessageRequest',
      examples: { 'a question': { text: 'What does the weekly vegetable box cost?', client_id: ID } },
    },
    answers: [
      json('MessageResponse', 'The reply.', { message: MESSAGE }),
      {
        mediaType: 'text/event-stream',
        description: 'A UI message stream of the AI SDK. The last event is `[DONE]`.',
        schema: 'ChatStreamPart',
      },
    ],
    errors: [BAD_FIELD, MANY_MESSAGES],
  },
  {
    operationId: 'listMessages',
    method: 'get',
    path: '/messages',
    summary: 'List messages',
    description: [
      'Returns the last 100 messages, or the next 100 after one. Messages are ordered by their IDs: a reply comes before the messages that arrived while it was written, although it is stored after them.',
      'With `Accept: text/event-stream`, the stream stays open and sends each new message, who answers, and the deletion of the conversation. After a disconnect, ask again with the ID of the last message. A visitor can have eight streams open.',
    ].join('\n\n'),
    parameters: [
      {
        name: 'after',
        in: 'query',
        description: 'ID of a message: returns those after it.',
        schema: z.uuid(),
        example: ID,
      },
    ],
    answers: [
      json('MessageList', 'The messages.', { messages: [MESSAGE] }),
      { mediaType: 'text/event-stream', description: 'Each `data:` is one event as JSON.', schema: 'LiveEvent' },
    ],
    errors: [
      { status: 400, error: 'after must be a message ID', when: '`after` is not a UUID.' },
      {
        status: 429,
        error: 'Too many open event streams. Close one first.',
        when: 'The visitor has eight streams open.',
      },
    ],
  },
  {
    operationId: 'submitContact',
    method: 'post',
    path: '/leads',
    summary: 'Submit contact details',
    description:
      'Stores a lead. Requires `email` or `phone`, and `consent: true` if the session has a `consent_text`. A later call adds to the same lead.',
    request: { schema: 'LeadRequest', examples: { 'a contact form': { ...LEAD, consent: true } } },
    answers: [json('LeadResponse', 'What is stored.', { success: true, lead: LEAD })],
    errors: [...BAD_DETAILS, BAD_FIELD, MANY_MESSAGES],
  },
  {
    operationId: 'askForPerson',
    method: 'post',
    path: '/handoff',
    summary: 'Ask for a person',
    description:
      'Notifies the owner that the visitor wants a person. Accepts contact details. The message in the response says what happens next.',
    request: {
      schema: 'HandoffRequest',
      examples: { 'with an email address': { email: 'anna@example.com', text: 'Please call me.', consent: true } },
    },
    answers: [json('HandoffResponse', 'What happens next.', { message: MESSAGE, mode: 'waiting' })],
    errors: [...BAD_DETAILS.slice(1), BAD_FIELD, MANY_MESSAGES],
  },
  {
    operationId: 'rateReply',
    method: 'post',
    path: '/feedback',
    summary: 'Rate a reply',
    description: 'Stores the rating of a reply. `none` removes it.',
    request: {
      schema: 'FeedbackRequest',
      examples: { 'not helpful': { message_id: ID, rating: 'down', comment: 'The price is from last year.' } },
    },
    answers: [DONE],
    errors: [
      BAD_FIELD,
      {
        status: 404,
        error: 'Message not found: rate a message of the agent in this conversation',
        when: 'The message is not a reply in this conversation.',
      },
      MANY_CALLS,
    ],
  },
  {
    operationId: 'identifyVisitor',
    method: 'post',
    path: '/identify',
    summary: 'Identify a visitor',
    description:
      "Identifies the visitor with a JSON Web Token (HS256) that your server signs with the agent's identity secret. [Signed-in visitors](https://foyer.example/docs/widget.md#signed-in-visitors) has the code.",
    request: { schema: 'IdentifyRequest', examples: { 'a signed token': { token: TOKEN } } },
    answers: [json('IdentifyResponse', 'The visitor is identified.', { success: true, name: 'Anna Berg' })],
    errors: [
      BAD_FIELD,
      {
        status: 401,
        error: 'The token has expired or is not signed with this agent’s identity secret.',
        when: 'The signature, `sub` or `exp` is wrong.',
      },
      {
        status: 409,
        error: 'This conversation belongs to another visitor. Start a new session.',
        when: 'The conversation belongs to another identified visitor.',
      },
      MANY_CALLS,
    ],
  },
  {
    operationId: 'continueOnWhatsApp',
    method: 'post',
    path: '/whatsapp',
    summary: 'Continue on WhatsApp',
    description:
      'Returns a link that continues this conversation on WhatsApp. It works once, for an hour, for the first person who sends its text.',
    answers: [
      json('WhatsappResponse', 'The link.', {
        link: 'https://foyer.example/whatsapp/12025550143?text=Hello%20Lindenhof!%20(FY7K2M9Q)',
      }),
    ],
    errors: [
      { status: 404, error: 'This agent is not on WhatsApp.', when: 'The channel is off, or this is a preview.' },
      MANY_CALLS,
    ],
  },
  {
    operationId: 'deleteOwnConversation',
    method: 'delete',
    path: '/conversation',
    summary: 'Delete the conversation',
    description: "Deletes the conversation with its messages and the visitor's contact details.",
    answers: [DONE],
  },
]

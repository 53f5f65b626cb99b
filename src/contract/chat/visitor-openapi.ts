import { type ApiStyle, describeHeaders, describeOperation, describeSharedErrors } from '../api/describe-operation.ts'
import { withFieldExamples } from '../api/field-examples.ts'
import { errorResponse, toNamedSchemas } from '../api/openapi-schemas.ts'
import type { OpenApiDocument } from '../api/openapi-types.ts'
import { COMMON_HEADERS, LICENSE } from '../api/operation-parts.ts'
import type { ErrorCase } from '../api/operation-types.ts'
import {
  chatMessage,
  chatStreamPart,
  messageRequest,
  messageResponse,
  sessionRequest,
  sessionResponse,
} from './chat-contract.ts'
import {
  feedbackRequest,
  handoffRequest,
  handoffResponse,
  identifyRequest,
  identifyResponse,
  leadRequest,
  leadResponse,
  liveEvent,
  messageList,
  visitorDone,
  whatsappResponse,
} from './visitor-contract.ts'
import { VISITOR_OPERATIONS } from './visitor-operations.ts'

const REQUESTS = {
  SessionRequest: sessionRequest,
  MessageRequest: messageRequest,
  LeadRequest: leadRequest,
  HandoffRequest: handoffRequest,
  FeedbackRequest: feedbackRequest,
  IdentifyRequest: identifyRequest,
}

const ANSWERS = {
  ChatMessage: chatMessage,
  SessionResponse: sessionResponse,
  MessageResponse: messageResponse,
  ChatStreamPart: chatStreamPart,
  MessageList: messageList,
  LiveEvent: liveEvent,
  LeadResponse: leadResponse,
  HandoffResponse: handoffResponse,
  IdentifyResponse: identifyResponse,
  WhatsappResponse: whatsappResponse,
  VisitorDone: visitorDone,
  ErrorResponse: errorResponse,
}

const SESSION_ERRORS: ErrorCase[] = [
  {
    status: 401,
    error: 'Invalid session token. Start a new session.',
    when: 'The token is missing or unknown, or the conversation is deleted.',
  },
]
/** Errors of every operation. */
const AGENT_ERRORS: ErrorCase[] = [
  {
    status: 403,
    error: 'This website is not in the agent’s allowed origins. Its owner can add it.',
    when: 'The owner has listed origins, and the page is on a different one.',
  },
  { status: 404, error: 'This agent is no longer available.', when: 'The agent is archived.' },
]

const { 'X-Request-Id': REQUEST_ID } = COMMON_HEADERS
const TAG = 'visitors'
const DESCRIPTION = [
  'The operations behind every chat: the widget, the hosted page and your own chat. Pages on all origins that the owner allows can call them.',
  'Start a session with the widget key of the embed code. Send its `session_token` as bearer with every other call. A token opens one conversation and nothing else.',
].join('\n\n')

/** Returns the OpenAPI 3.1 document of the visitor API with this base URL. */
export function createVisitorDocument(baseUrl: string): OpenApiDocument {
  const style: ApiStyle = {
    schemas: { ...toNamedSchemas(REQUESTS, 'input'), ...toNamedSchemas(ANSWERS, 'output') },
    headers: REQUEST_ID ? { 'X-Request-Id': REQUEST_ID } : {},
    tagOf: () => TAG,
    descriptionOf: ({ description }) => description,
    securityOf: ({ takesNoKey = false }) => {
      const withSession = [{ sessionToken: [] }]
      return takesNoKey ? [{}, ...withSession] : withSession
    },
    keyErrors: SESSION_ERRORS,
  }
  const paths: OpenApiDocument['paths'] = {}
  for (const operation of VISITOR_OPERATIONS) {
    const described = { ...operation, errors: [...(operation.errors ?? []), ...AGENT_ERRORS] }
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(style, described) }
  }
  const examples = VISITOR_OPERATIONS.flatMap(({ request, answers }) => [
    ...Object.values(request?.examples ?? {}).map((example) => ({ schema: request?.schema ?? '', example })),
    ...answers.map(({ schema = '', example }) => ({ schema, example })),
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'Visitor API', version: '1.0.0', description: DESCRIPTION, license: LICENSE },
    servers: [{ url: baseUrl }],
    tags: [{ name: TAG, description: 'The chat of a visitor with an agent.' }],
    paths,
    webhooks: {},
    components: {
      schemas: withFieldExamples(style.schemas, examples),
      headers: describeHeaders(style),
      responses: describeSharedErrors(style),
      securitySchemes: {
        sessionToken: { type: 'http', scheme: 'bearer', description: 'The `session_token` of `POST /sessions`.' },
      },
    },
  }
}

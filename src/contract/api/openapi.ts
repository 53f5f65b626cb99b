import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { type BodyExample, withFieldExamples } from './field-examples.ts'
import { agentStatusOperation, createAgentOperation } from './agents-operations.ts'
import { BATCHES_OPERATIONS } from './batches-operations.ts'
import { describeIdempotencyKey } from './idempotent-operations.ts'
import { INBOX_OPERATIONS } from './inbox-operations.ts'
import { insightsOperation } from './insights-operations.ts'
import { LEADS_OPERATIONS } from './leads-operations.ts'
import { addKnowledgeBatchOperation, addKnowledgeOperation } from './knowledge-operations.ts'
import { namedSchemas, referenceTo, toJsonSchema } from './openapi-schemas.ts'
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiExample,
  OpenApiHeader,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  Reference,
  WebhookOperation,
} from './openapi-types.ts'
import {
  BODY_ERRORS,
  COMMON_ERRORS,
  COMMON_HEADERS,
  ERROR_HEADERS,
  FIXED_FIELD,
  type HeaderText,
  IF_NONE_MATCH,
  KEY_ERRORS,
  REVALIDATION_HEADERS,
  RETRY_AFTER,
  STATUS_WORDS,
} from './operation-parts.ts'
import type { AnswerBody, ErrorCase, Operation, Parameter } from './operation-types.ts'
import { CODEBASE_OPERATIONS } from './codebase-operations.ts'
import { DOCUMENTS_OPERATIONS } from './documents-operations.ts'
import { KNOWLEDGE_ITEMS_OPERATIONS } from './knowledge-items-operations.ts'
import { RESEARCH_OPERATIONS } from './research-operations.ts'
import { OWN_AGENTS_OPERATIONS } from './own-agents-operations.ts'
import { WEBHOOKS_OPERATIONS } from './webhooks-operations.ts'
import { WEBHOOK_EXAMPLES } from './webhook-examples.ts'
import { WHATSAPP_OPERATIONS } from './whatsapp-operations.ts'
import { verifyWebsiteOperation } from './verification-operation.ts'
import { OPEN_TO_ANYBODY, rightFor, scopesWith } from './rights.ts'
import { openApiOperation, qrOperation } from './service-operations.ts'

/** The public API. An operation that is not in this list is not part of it. */
const OPERATIONS: Operation[] = [
  createAgentOperation,
  addKnowledgeOperation,
  addKnowledgeBatchOperation,
  agentStatusOperation,
  ...BATCHES_OPERATIONS,
  verifyWebsiteOperation,
  ...KNOWLEDGE_ITEMS_OPERATIONS,
  ...OWN_AGENTS_OPERATIONS,
  ...RESEARCH_OPERATIONS,
  ...DOCUMENTS_OPERATIONS,
  ...CODEBASE_OPERATIONS,
  ...INBOX_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...LEADS_OPERATIONS,
  insightsOperation,
  ...WEBHOOKS_OPERATIONS,
  ...WHATSAPP_OPERATIONS,
  qrOperation,
  openApiOperation,
].map(describeIdempotencyKey)

const OPERATION_OF = new Map(OPERATIONS.map((operation) => [operation.operationId, operation]))

/** Returns an operation of the public API. Throws if there is none with this ID. */
export function getOperation(operationId: string): Operation {
  const operation = OPERATION_OF.get(operationId)
  if (!operation) throw new Error(`the table of operations has no ${operationId}`)
  return operation
}

/** Returns the summary of an operation. */
export function findSummary(operationId: string): string | undefined {
  return OPERATION_OF.get(operationId)?.summary
}

const VERSION = '1.0.0'
const DESCRIPTION = [
  'One call turns a website or the content of a repository into a sales agent that answers visitors in a chat widget and on WhatsApp.',
  'Requests and responses are JSON. Unknown fields are ignored, and where a response has `warnings`, they list each by its path (at most ten), with the field probably meant. `null` and blank text count as not sent.',
  'An error is `{"success": false, "error": "…"}` with one sentence that says what is wrong and how to fix it. An unknown path returns 404 and an unsupported method 405 with `Allow`, both in this format.',
].join('\n\n')

/** Returns the OpenAPI 3.1 document for an API with this base URL, with or without responses that are event streams. */
export function createOpenApiDocument(
  baseUrl: string,
  { withStreams = true }: { withStreams?: boolean } = {},
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const operation of withStreams ? OPERATIONS : OPERATIONS.map(withoutStreams)) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: toOperation(operation) }
  }
  const headers = { ...COMMON_HEADERS, ...REVALIDATION_HEADERS, ...ERROR_HEADERS, 'Retry-After': RETRY_AFTER }
  return {
    openapi: '3.1.0',
    info: { title: 'Sales-Agent Creation API', version: VERSION, description: DESCRIPTION },
    servers: [{ url: baseUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { event: { post: WEBHOOK } },
    components: {
      schemas: withFieldExamples(namedSchemas(), [...OPERATIONS.flatMap(listBodyExamples), ...PAYLOADS]),
      headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, toHeader(text)])),
      responses: sharedErrors(),
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', description: 'An API key, `ak_…`, made in the dashboard.' },
      },
    },
  }
}

function withoutStreams({ answers, ...operation }: Operation): Operation {
  return { ...operation, answers: answers.filter(({ mediaType }) => mediaType !== 'text/event-stream') }
}

const PAYLOADS = Object.values(WEBHOOK_EXAMPLES).map((example) => ({ schema: 'WebhookPayload', example }))

function listBodyExamples({ request, answers }: Operation): BodyExample[] {
  const sent = Object.values(request?.examples ?? {}).map((example) => ({ schema: request?.schema ?? '', example }))
  return [...sent, ...answers.map(({ schema = '', example }) => ({ schema, example }))]
}

/** Groups of operations, by the start of their paths. */
const TAGS = {
  agents: 'Agents, their websites and documents, and all that belongs to one of them.',
  batches: 'Agents that one request creates, and how far it is.',
  knowledge: 'What agents know, item by item.',
  conversations: 'What visitors and agents say, and answering in person.',
  messages: 'Single answers of agents.',
  corrections: 'Answers that their owners have put right.',
  leads: 'Visitors who can be reached.',
  gaps: 'Questions that had no answer.',
  insights: 'Figures over time.',
  webhooks: 'Telling another system what happens.',
  account: 'The account of the key.',
  keys: 'Keys of the API.',
  team: 'Who works in the account.',
  changes: 'Who changed what.',
  qr: 'QR codes of links.',
  'openapi.json': 'This document.',
}

function tagOf({ path }: Operation): string {
  return path.split('/')[1] ?? ''
}

const WEBHOOK: WebhookOperation = {
  operationId: 'receiveEvent',
  tags: ['webhooks'],
  summary: 'Receive an event',
  description:
    'The request that Foyer sends to a webhook, with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks (https://www.standardwebhooks.com). A webhook gets the events it selects, and `webhook.test`.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: referenceTo('WebhookPayload'),
        examples: Object.fromEntries(
          Object.entries(WEBHOOK_EXAMPLES).map(([event, value]) => [event, { summary: event, value }]),
        ),
      },
    },
  },
  security: [],
  responses: { '2XX': { description: 'Taken. Anything else within 10 seconds, or nothing, has it sent again.' } },
}

function toOperation(operation: Operation): OpenApiOperation {
  const {
    operationId,
    summary,
    description,
    takesNoKey = false,
    isRevalidated = false,
    parameters = [],
    request,
    answers,
    errors = [],
  } = operation
  return {
    operationId,
    tags: [tagOf(operation)],
    summary,
    description: takesNoKey ? description : `${description}\n\n${scopesOf(operation)}`,
    security: [
      ...(takesNoKey || OPEN_TO_ANYBODY.has(operationId) ? [{}] : []),
      ...(takesNoKey ? [] : [{ bearerAuth: [] }]),
    ],
    parameters: [...parameters, ...(isRevalidated ? [IF_NONE_MATCH] : [])].map(toParameter),
    ...(request
      ? {
          requestBody: {
            required: isBodyRequired(namedSchemas()[request.schema]),
            content: {
              [request.mediaType ?? 'application/json']: toRequestMedia(request),
              ...toTextMedia(request.texts),
            },
          },
        }
      : {}),
    responses: {
      200: toSuccess(answers, isRevalidated),
      ...(isRevalidated ? { 304: { ...toSuccess([], true), description: 'The client has this version.' } } : {}),
      ...toErrorResponses([
        ...errors,
        ...(operation.method === 'patch' ? [FIXED_FIELD] : []),
        ...(takesNoKey ? [] : KEY_ERRORS),
        ...COMMON_ERRORS,
      ]),
    },
  }
}

function scopesOf(operation: Operation): string {
  const scopes = scopesWith(rightFor(operation)).map((scope) => `\`${scope}\``)
  return `Scopes of a key: ${scopes.join(', ')}.`
}

function toParameter({ schema, required = false, ...rest }: Parameter): OpenApiParameter {
  return { ...rest, required, schema: toJsonSchema(schema) }
}

function isBodyRequired({ type, required = [] }: JsonSchema = {}): boolean {
  return type === 'array' || required.length > 0
}

function toTextMedia(texts: Record<string, string> = {}): Record<string, OpenApiMedia> {
  const media = Object.entries(texts).map(([type, example]): [string, OpenApiMedia] => [
    type,
    { schema: { type: 'string' }, example },
  ])
  return Object.fromEntries(media)
}

function toRequestMedia({ schema, examples }: NonNullable<Operation['request']>): OpenApiMedia {
  const named = Object.entries(examples).map(([name, value]): [string, OpenApiExample] => [
    toSlug(name),
    { summary: name, value },
  ])
  return { schema: referenceTo(schema), examples: Object.fromEntries(named) }
}

function toSuccess(answers: AnswerBody[], isRevalidated: boolean): OpenApiResponse {
  const [first] = answers
  const content = answers.map(({ mediaType, schema, example, description }): [string, OpenApiMedia] => [
    mediaType,
    {
      ...(schema ? { schema: { ...referenceTo(schema), description } } : {}),
      ...(example === undefined ? {} : { example }),
    },
  ])
  return {
    description: first?.description ?? '',
    headers: toHeaders(200, isRevalidated),
    content: Object.fromEntries(content),
  }
}

function toErrorResponses(cases: ErrorCase[]): Record<string, OpenApiResponse | Reference> {
  const byStatus = Map.groupBy(cases, ({ status }) => status)
  return Object.fromEntries(
    Array.from(byStatus, ([status, group]) => {
      const name = SHARED_ERRORS[status]
      return [
        status,
        name && isShared(status, group) ? { $ref: `#/components/responses/${name}` } : toErrorResponse(status, group),
      ]
    }),
  )
}

/** Names of errors that most operations share. */
const SHARED_ERRORS: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  421: 'MisdirectedRequest',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
}

function sharedErrors(): Record<string, OpenApiResponse> {
  return Object.fromEntries(
    Object.entries(SHARED_ERRORS).map(([status, name]) => [
      name,
      toErrorResponse(Number(status), sharedCases(Number(status))),
    ]),
  )
}

function isShared(status: number, cases: ErrorCase[]): boolean {
  const shared = sharedCases(status)
  return cases.length === shared.length && cases.every((one) => shared.includes(one))
}

function sharedCases(status: number): ErrorCase[] {
  return [...BODY_ERRORS, ...KEY_ERRORS, ...COMMON_ERRORS].filter((one) => one.status === status)
}

function toErrorResponse(status: number, cases: ErrorCase[]): OpenApiResponse {
  const examples = cases.map(({ error, when }): [string, OpenApiExample] => [
    toSlug(error),
    { summary: when, value: { success: false, error } },
  ])
  return {
    description: STATUS_WORDS[status] ?? 'The request was refused.',
    headers: toHeaders(status),
    content: {
      'application/json': {
        schema: referenceTo(status === 409 ? 'ConflictResponse' : 'ErrorResponse'),
        examples: Object.fromEntries(examples),
      },
    },
  }
}

function toHeaders(status: number, isRevalidated = false): OpenApiResponse['headers'] {
  const names = [
    ...Object.keys(COMMON_HEADERS),
    ...(isRevalidated ? Object.keys(REVALIDATION_HEADERS) : []),
    ...(status >= 400 ? Object.keys(ERROR_HEADERS) : []),
    ...([429, 503].includes(status) ? ['Retry-After'] : []),
  ]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function toHeader({ description, example }: HeaderText): OpenApiHeader {
  return { description, required: true, schema: { type: typeof example === 'number' ? 'integer' : 'string' }, example }
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

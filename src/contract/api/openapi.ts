import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { type BodyExample, withFieldExamples } from './field-examples.ts'
import { agentStatusOperation, createAgentOperation } from './agents-operations.ts'
import { BATCHES_OPERATIONS } from './batches-operations.ts'
import { describeIdempotencyKey } from './idempotent-operations.ts'
import { INBOX_OPERATIONS } from './inbox-operations.ts'
import { insightsOperation } from './insights-operations.ts'
import { LEADS_OPERATIONS } from './leads-operations.ts'
import { addKnowledgeBatchOperation, addKnowledgeOperation } from './knowledge-operations.ts'
import { type ApiStyle, describeHeaders, describeOperation, describeSharedErrors } from './describe-operation.ts'
import { namedSchemas, referenceTo } from './openapi-schemas.ts'
import type { OpenApiDocument, WebhookOperation } from './openapi-types.ts'
import { COMMON_HEADERS, KEY_ERRORS, LICENSE } from './operation-parts.ts'
import type { AnswerBody, Operation } from './operation-types.ts'
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
  'Requests and responses are JSON. Unknown fields are ignored, and `warnings` in the response lists each by its path (at most ten), with the field probably meant. `null` and blank text count as not sent.',
  'An error is `{"success": false, "error": "…"}` with one sentence that says what is wrong and how to fix it. An unknown path returns 404 and an unsupported method 405 with `Allow`, both in this format.',
].join('\n\n')

/** Returns the OpenAPI 3.1 document for an API with this base URL, with or without responses that are event streams. */
export function createOpenApiDocument(
  baseUrl: string,
  { withStreams = true }: { withStreams?: boolean } = {},
): OpenApiDocument {
  const named = namedSchemas()
  const unused = withStreams ? [] : STREAMED
  const schemas = Object.fromEntries(Object.entries(named).filter(([name]) => !unused.includes(name)))
  const style: ApiStyle = { ...STYLE, schemas }
  const paths: OpenApiDocument['paths'] = {}
  for (const operation of withStreams ? OPERATIONS : OPERATIONS.map(withoutStreams)) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(style, operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sales-Agent Creation API', version: VERSION, description: DESCRIPTION, license: LICENSE },
    servers: [{ url: baseUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { event: { post: WEBHOOK } },
    components: {
      schemas: withFieldExamples(schemas, [...OPERATIONS.flatMap(listBodyExamples), ...PAYLOADS]),
      headers: describeHeaders(style),
      responses: describeSharedErrors(style),
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', description: 'An API key, `ak_…`, created in the dashboard.' },
      },
    },
  }
}

const isStream = ({ mediaType }: AnswerBody): boolean => mediaType === 'text/event-stream'

/** Schemas of events, which only streams have. */
const STREAMED = OPERATIONS.flatMap(({ answers }) => answers.filter(isStream)).map(({ schema }) => schema ?? '')

function withoutStreams({ answers, ...operation }: Operation): Operation {
  return { ...operation, answers: answers.filter((answer) => !isStream(answer)) }
}

const PAYLOADS = Object.values(WEBHOOK_EXAMPLES).map((example) => ({ schema: 'WebhookPayload', example }))

function listBodyExamples({ request, answers }: Operation): BodyExample[] {
  const sent = Object.values(request?.examples ?? {}).map((example) => ({ schema: request?.schema ?? '', example }))
  return [...sent, ...answers.map(({ schema = '', example }) => ({ schema, example }))]
}

/** Groups of operations, by the start of their paths. */
const TAGS = {
  agents: 'Agents with their websites, documents and settings.',
  batches: 'Agents created in one request, and their progress.',
  knowledge: 'Knowledge items of agents.',
  conversations: 'Conversations with visitors, and replies from a person.',
  messages: 'Replies of agents.',
  corrections: 'Corrections by owners, and their verdicts on replies.',
  leads: 'Visitors who left contact details.',
  gaps: 'Questions that the agent could not answer.',
  insights: 'Figures for a period.',
  webhooks: 'Endpoints that get events, and their deliveries.',
  account: 'The account of the key.',
  keys: 'API keys of the account.',
  team: 'Members of the account, and invitations.',
  changes: 'The audit log: who changed what.',
  qr: 'QR codes of links.',
  'openapi.json': 'This document.',
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
  responses: {
    '2XX': {
      description: 'The event is accepted. After any other response, or none within 10 seconds, Foyer sends it again.',
    },
  },
}

const STYLE: Omit<ApiStyle, 'schemas'> = {
  headers: COMMON_HEADERS,
  tagOf: ({ path }) => path.split('/')[1] ?? '',
  descriptionOf: (operation) =>
    operation.takesNoKey ? operation.description : `${operation.description}\n\n${scopesOf(operation)}`,
  securityOf: ({ operationId, takesNoKey = false }) => {
    const withKey = takesNoKey ? [] : [{ bearerAuth: [] }]
    return takesNoKey || OPEN_TO_ANYBODY.has(operationId) ? [{}, ...withKey] : withKey
  },
  keyErrors: KEY_ERRORS,
}

function scopesOf(operation: Operation): string {
  const scopes = scopesWith(rightFor(operation)).map((scope) => `\`${scope}\``)
  return `Scopes of a key: ${scopes.join(', ')}.`
}

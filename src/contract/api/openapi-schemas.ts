import { z } from 'zod'
import {
  verification,
  verifyWebsiteRequest,
  verifyWebsiteResponse,
  agentStatusResponse,
  codebaseContext,
  conflictResponse,
  createAgentRequest,
  createAgentResponse,
  createAgentResult,
  creationEvent,
  dryRunResponse,
  plannedFact,
  plannedItem,
} from './agents-contract.ts'
import {
  batchAgent,
  batchPage,
  batchRecord,
  batchResponse,
  batchSummary,
  createAgentBatchRequest,
  createdAgentRow,
  failedAgentRow,
} from './batches-contract.ts'
import {
  accountResponse,
  changePage,
  changeRecord,
  changeRoleRequest,
  createKeyRequest,
  createKeyResponse,
  invitationRecord,
  invitationResponse,
  inviteMemberRequest,
  keyList,
  keyRecord,
  keyResponse,
  memberRecord,
  memberResponse,
  teamResponse,
  updateAccountRequest,
} from './account-contract.ts'
import {
  addKnowledgeBatchRequest,
  addKnowledgeBatchResponse,
  addKnowledgeFields,
  addKnowledgeResponse,
  addedRow,
  failedRow,
} from './knowledge-contract.ts'
import {
  approveKnowledgeRequest,
  fact,
  knowledgePage,
  knowledgeRecord,
  knowledgeResponse,
  settleKnowledgeRequest,
  updateKnowledgeRequest,
} from './knowledge-items-contract.ts'
import {
  codebaseChange,
  codebaseRecord,
  codebaseResponse,
  replaceCodebaseRequest,
  replaceCodebaseResponse,
} from './codebase-contract.ts'
import { documentList, documentRecord, documentResponse, uploadDocumentRequest } from './documents-contract.ts'
import {
  factList,
  readAgainRequest,
  researchReportResponse,
  testAgentRequest,
  testAgentResponse,
} from './research-contract.ts'
import {
  answerGapRequest,
  answerGapResponse,
  conversationPage,
  conversationRecord,
  conversationRecordResponse,
  conversationResponse,
  correctionList,
  correctionRecord,
  correctionRecordResponse,
  correctionRequest,
  rewordRequest,
  correctionResponse,
  verdictRequest,
  eraseResponse,
  gapList,
  gapRecord,
  gapResponse,
  identitySecretResponse,
  inboxEvent,
  inboxMessage,
  leadDetail,
  leadPage,
  leadRecord,
  leadRecordResponse,
  replyRequest,
  replyResponse,
  threadEvent,
  threadMessage,
  updateLeadRequest,
} from './inbox-contract.ts'
import { insightsResponse } from './insights-contract.ts'
import {
  agentRecord,
  agentRecordPage,
  agentRecordResponse,
  consentText,
  consentTextList,
  doneResponse,
  updateAgentRequest,
} from './own-agents-contract.ts'
import {
  createWebhookRequest,
  updateWebhookRequest,
  webhookDelivery,
  webhookDeliveryPage,
  webhookDeliveryResponse,
  webhookList,
  webhookPayload,
  webhookRecord,
  webhookResponse,
  webhookSecretResponse,
} from './webhooks-contract.ts'
import { connectNumberRequest, numberRecord, numberResponse } from './whatsapp-contract.ts'
import { errorSentence, failure } from './fields.ts'
import type { JsonSchema } from './openapi-types.ts'

/** Every error body. A header has the request ID. */
export const errorResponse = z.object({
  success: failure,
  error: errorSentence,
})

const openApiDocument = z.looseObject({
  openapi: z.string().meta({ description: 'Version of the OpenAPI format.', examples: ['3.1.0'] }),
  info: z
    .looseObject({
      title: z.string().meta({ description: 'Name of the API.', examples: ['Sales-Agent Creation API'] }),
      version: z.string().meta({ description: 'Version of the API.', examples: ['1.0.0'] }),
    })
    .describe('Name and version of the API.'),
  servers: z
    .array(
      z.looseObject({
        url: z
          .string()
          .meta({ description: 'Base URL of the operations.', examples: ['https://foyer.example/api/v1/public'] }),
      }),
    )
    .describe('Where the API is served.'),
  paths: z.looseObject({}).describe('The operations by path and method.'),
  components: z.looseObject({}).describe('Schemas, headers and responses that operations refer to.'),
})

const REQUESTS = {
  CreateAgentRequest: createAgentRequest,
  CreateAgentBatchRequest: createAgentBatchRequest,
  BatchAgent: batchAgent,
  CodebaseContext: codebaseContext,
  AddKnowledgeRequest: addKnowledgeFields,
  AddKnowledgeBatchRequest: addKnowledgeBatchRequest,
  UpdateKnowledgeRequest: updateKnowledgeRequest,
  ApproveKnowledgeRequest: approveKnowledgeRequest,
  SettleKnowledgeRequest: settleKnowledgeRequest,
  ReadAgainRequest: readAgainRequest,
  TestAgentRequest: testAgentRequest,
  UploadDocumentRequest: uploadDocumentRequest,
  ReplaceCodebaseRequest: replaceCodebaseRequest,
  VerifyWebsiteRequest: verifyWebsiteRequest,
  UpdateAgentRequest: updateAgentRequest,
  ReplyRequest: replyRequest,
  CorrectionRequest: correctionRequest,
  VerdictRequest: verdictRequest,
  RewordRequest: rewordRequest,
  UpdateLeadRequest: updateLeadRequest,
  AnswerGapRequest: answerGapRequest,
  ConnectNumberRequest: connectNumberRequest,
  CreateWebhookRequest: createWebhookRequest,
  UpdateWebhookRequest: updateWebhookRequest,
  CreateKeyRequest: createKeyRequest,
  InviteMemberRequest: inviteMemberRequest,
  ChangeRoleRequest: changeRoleRequest,
  UpdateAccountRequest: updateAccountRequest,
}

/** Schemas of records in responses and events, which clients refer to by name. */
const RECORDS = {
  AddedRow: addedRow,
  FailedRow: failedRow,
  Agent: agentRecord,
  ApiKey: keyRecord,
  Batch: batchRecord,
  BatchSummary: batchSummary,
  CreatedAgentRow: createdAgentRow,
  FailedAgentRow: failedAgentRow,
  Change: changeRecord,
  ConsentText: consentText,
  Conversation: conversationRecord,
  Correction: correctionRecord,
  Document: documentRecord,
  Codebase: codebaseRecord,
  CodebaseChange: codebaseChange,
  Fact: fact,
  Gap: gapRecord,
  Invitation: invitationRecord,
  KnowledgeItem: knowledgeRecord,
  Lead: leadRecord,
  LeadDetail: leadDetail,
  Member: memberRecord,
  Message: inboxMessage,
  PlannedFact: plannedFact,
  PlannedItem: plannedItem,
  ThreadMessage: threadMessage,
  Verification: verification,
  Webhook: webhookRecord,
  WebhookDelivery: webhookDelivery,
  WhatsappNumber: numberRecord,
}

const ANSWERS = {
  CreateAgentResponse: createAgentResponse,
  CreateAgentResult: createAgentResult,
  DryRunResponse: dryRunResponse,
  CreationEvent: creationEvent,
  BatchResponse: batchResponse,
  BatchPage: batchPage,
  AgentStatusResponse: agentStatusResponse,
  AddKnowledgeResponse: addKnowledgeResponse,
  AddKnowledgeBatchResponse: addKnowledgeBatchResponse,
  KnowledgePage: knowledgePage,
  KnowledgeResponse: knowledgeResponse,
  ResearchReportResponse: researchReportResponse,
  TestAgentResponse: testAgentResponse,
  FactList: factList,
  DocumentResponse: documentResponse,
  CodebaseResponse: codebaseResponse,
  ReplaceCodebaseResponse: replaceCodebaseResponse,
  DocumentList: documentList,
  VerifyWebsiteResponse: verifyWebsiteResponse,
  AgentRecordPage: agentRecordPage,
  AgentRecordResponse: agentRecordResponse,
  ConsentTextList: consentTextList,
  DoneResponse: doneResponse,
  ConversationPage: conversationPage,
  ConversationResponse: conversationResponse,
  ConversationRecordResponse: conversationRecordResponse,
  ReplyResponse: replyResponse,
  CorrectionResponse: correctionResponse,
  CorrectionRecordResponse: correctionRecordResponse,
  CorrectionList: correctionList,
  EraseResponse: eraseResponse,
  InboxEvent: inboxEvent,
  ThreadEvent: threadEvent,
  LeadPage: leadPage,
  LeadRecordResponse: leadRecordResponse,
  GapList: gapList,
  GapResponse: gapResponse,
  AnswerGapResponse: answerGapResponse,
  IdentitySecretResponse: identitySecretResponse,
  InsightsResponse: insightsResponse,
  NumberResponse: numberResponse,
  WebhookList: webhookList,
  WebhookResponse: webhookResponse,
  WebhookSecretResponse: webhookSecretResponse,
  WebhookDeliveryPage: webhookDeliveryPage,
  WebhookDeliveryResponse: webhookDeliveryResponse,
  WebhookPayload: webhookPayload,
  KeyList: keyList,
  KeyResponse: keyResponse,
  MemberResponse: memberResponse,
  CreateKeyResponse: createKeyResponse,
  TeamResponse: teamResponse,
  InvitationResponse: invitationResponse,
  AccountResponse: accountResponse,
  ChangePage: changePage,
  ErrorResponse: errorResponse,
  ConflictResponse: conflictResponse,
  OpenApiDocument: openApiDocument,
}

/** Returns the schema of a request's body by its name in the document. */
export function findRequestSchema(name: string): z.ZodType | undefined {
  return new Map<string, z.ZodType>(Object.entries(REQUESTS)).get(name)
}

let schemas: Record<string, JsonSchema> | undefined

/**
 * The document's named schemas. All are open to further fields, because responses get new ones (docs/versioning.md).
 * Built on first use, because that takes longer than anything else a process does with them.
 */
export function namedSchemas(): Record<string, JsonSchema> {
  return (schemas ??= { ...toNamedSchemas(REQUESTS, 'input'), ...toNamedSchemas({ ...RECORDS, ...ANSWERS }, 'output') })
}

/** Returns a reference to a named schema. */
export function referenceTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` }
}

/** Returns JSON Schemas by name, in which references replace nested ones. */
export function toNamedSchemas(named: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const converted = z.toJSONSchema(registry, { ...AS_BODY, io, uri: (id) => referenceTo(id).$ref })
  return Object.fromEntries(
    Object.keys(named).map((name) => {
      const { $schema: _dialect, $id: _address, ...json } = converted.schemas[name] ?? {}
      return [name, json as JsonSchema]
    }),
  )
}

/** Returns JSON Schema 2020-12 for the input of a zod schema. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { ...AS_JSON_SCHEMA, io: 'input' })
  return json as JsonSchema
}

/** Leaves out what only programs need. */
const AS_JSON_SCHEMA = {
  target: 'draft-2020-12',
  override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    // The format already says it; the pattern would repeat it in 190 characters.
    if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  },
} satisfies z.core.ToJSONSchemaParams

/** Leaves out defaults, too, which descriptions name: generators require a field of a body that has one. */
const AS_BODY = {
  ...AS_JSON_SCHEMA,
  override: (context: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    AS_JSON_SCHEMA.override(context)
    delete context.jsonSchema.default
  },
} satisfies z.core.ToJSONSchemaParams

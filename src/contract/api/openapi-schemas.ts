import { z } from 'zod'
import {
  verifyWebsiteRequest,
  verifyWebsiteResponse,
  agentStatusResponse,
  conflictResponse,
  createAgentRequest,
  createAgentResponse,
  creationEvent,
} from './agents-contract.ts'
import {
  accountResponse,
  changePage,
  changeRoleRequest,
  createKeyRequest,
  createKeyResponse,
  invitationResponse,
  inviteMemberRequest,
  keyList,
  teamResponse,
  updateAccountRequest,
} from './account-contract.ts'
import { addKnowledgeFields, addKnowledgeResponse } from './knowledge-contract.ts'
import {
  approveKnowledgeRequest,
  knowledgePage,
  knowledgeResponse,
  settleKnowledgeRequest,
  updateKnowledgeRequest,
} from './knowledge-items-contract.ts'
import { documentList, documentResponse, uploadDocumentRequest } from './documents-contract.ts'
import { factList, readAgainRequest, researchReportResponse } from './research-contract.ts'
import {
  answerGapRequest,
  answerGapResponse,
  conversationPage,
  conversationResponse,
  correctionList,
  correctionRequest,
  rewordRequest,
  correctionResponse,
  eraseResponse,
  gapList,
  identitySecretResponse,
  inboxEvent,
  leadPage,
  leadRecordResponse,
  replyRequest,
  replyResponse,
  threadEvent,
  updateLeadRequest,
} from './inbox-contract.ts'
import { insightsResponse } from './insights-contract.ts'
import { agentRecordPage, agentRecordResponse, consentTextList, doneResponse, updateAgentRequest } from './own-agents-contract.ts'
import {
  createWebhookRequest,
  updateWebhookRequest,
  webhookDeliveryPage,
  webhookDeliveryResponse,
  webhookList,
  webhookResponse,
  webhookSecretResponse,
} from './webhooks-contract.ts'
import { connectNumberRequest, numberResponse } from './whatsapp-contract.ts'
import type { JsonSchema } from './openapi-types.ts'

/** Every error body. The request id stands in a header. */
const errorResponse = z.object({
  success: z.literal(false),
  error: z.string().describe('One sentence that says what is wrong and how to mend it.'),
})

const openApiDocument = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.looseObject({ url: z.string() })),
  paths: z.looseObject({}),
  components: z.looseObject({}),
})

const REQUESTS = {
  CreateAgentRequest: createAgentRequest,
  AddKnowledgeRequest: addKnowledgeFields,
  UpdateKnowledgeRequest: updateKnowledgeRequest,
  ApproveKnowledgeRequest: approveKnowledgeRequest,
  SettleKnowledgeRequest: settleKnowledgeRequest,
  ReadAgainRequest: readAgainRequest,
  UploadDocumentRequest: uploadDocumentRequest,
  VerifyWebsiteRequest: verifyWebsiteRequest,
  UpdateAgentRequest: updateAgentRequest,
  ReplyRequest: replyRequest,
  CorrectionRequest: correctionRequest,
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

const ANSWERS = {
  CreateAgentResponse: createAgentResponse,
  CreationEvent: creationEvent,
  AgentStatusResponse: agentStatusResponse,
  AddKnowledgeResponse: addKnowledgeResponse,
  KnowledgePage: knowledgePage,
  KnowledgeResponse: knowledgeResponse,
  ResearchReportResponse: researchReportResponse,
  FactList: factList,
  DocumentResponse: documentResponse,
  DocumentList: documentList,
  VerifyWebsiteResponse: verifyWebsiteResponse,
  AgentRecordPage: agentRecordPage,
  AgentRecordResponse: agentRecordResponse,
  ConsentTextList: consentTextList,
  DoneResponse: doneResponse,
  ConversationPage: conversationPage,
  ConversationResponse: conversationResponse,
  ReplyResponse: replyResponse,
  CorrectionResponse: correctionResponse,
  CorrectionList: correctionList,
  EraseResponse: eraseResponse,
  InboxEvent: inboxEvent,
  ThreadEvent: threadEvent,
  LeadPage: leadPage,
  LeadRecordResponse: leadRecordResponse,
  GapList: gapList,
  AnswerGapResponse: answerGapResponse,
  IdentitySecretResponse: identitySecretResponse,
  InsightsResponse: insightsResponse,
  NumberResponse: numberResponse,
  WebhookList: webhookList,
  WebhookResponse: webhookResponse,
  WebhookSecretResponse: webhookSecretResponse,
  WebhookDeliveryPage: webhookDeliveryPage,
  WebhookDeliveryResponse: webhookDeliveryResponse,
  KeyList: keyList,
  CreateKeyResponse: createKeyResponse,
  TeamResponse: teamResponse,
  InvitationResponse: invitationResponse,
  AccountResponse: accountResponse,
  ChangePage: changePage,
  ErrorResponse: errorResponse,
  ConflictResponse: conflictResponse,
  OpenApiDocument: openApiDocument,
}

let schemas: Record<string, JsonSchema> | undefined

/**
 * The named schemas of the document: requests open to further fields, which are ignored; answers closed. Made when they are first asked for,
 * since that takes longer than all else a process does with them.
 */
export function namedSchemas(): Record<string, JsonSchema> {
  return (schemas ??= { ...convertAll(REQUESTS, 'input'), ...convertAll(ANSWERS, 'output') })
}

function convertAll(of: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(of).map(([name, schema]) => [name, toJsonSchema(schema, io)]))
}

/** JSON Schema 2020-12 of what a zod schema takes in or gives out, without what only a program would say. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    override: ({ jsonSchema }) => {
      // The format says it, and the pattern would say it again in 190 characters.
      if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return json as JsonSchema
}

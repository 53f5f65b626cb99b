import { IDEMPOTENCY_ERRORS, IDEMPOTENCY_KEY } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'

/** Operations that create or send something. Every other `POST` can be repeated without a second effect. */
const CREATE_OR_SEND: ReadonlySet<string> = new Set([
  'createAgent',
  'createAgentBatch',
  'addKnowledge',
  'addKnowledgeBatch',
  'uploadDocument',
  'readWebsiteAgain',
  'replyToVisitor',
  'correctAnswer',
  'giveVerdict',
  'answerGap',
  'renewIdentitySecret',
  'createWebhook',
  'changeWebhookSecret',
  'testWebhook',
  'deliverAgain',
  'connectWhatsappNumber',
  'createKey',
  'inviteMember',
])

/** Reports whether an operation accepts an `Idempotency-Key`. */
export const takesIdempotencyKey = ({ operationId }: Operation): boolean => CREATE_OR_SEND.has(operationId)

/** Adds the key and its errors to the description of an operation that accepts it. */
export function describeIdempotencyKey(operation: Operation): Operation {
  if (!takesIdempotencyKey(operation)) return operation
  return {
    ...operation,
    parameters: [...(operation.parameters ?? []), IDEMPOTENCY_KEY],
    errors: [...(operation.errors ?? []), ...IDEMPOTENCY_ERRORS],
  }
}

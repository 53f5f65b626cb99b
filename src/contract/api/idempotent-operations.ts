import { IDEMPOTENCY_ERRORS, IDEMPOTENCY_KEY } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'

/**
 * Operations that create or send something, and `testAgent`, so that a client can send its key with every call that
 * asks for something new. Any other `POST` can be repeated without a second effect.
 */
const ACCEPT_KEY: ReadonlySet<string> = new Set([
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
  'testAgent',
])

/** Reports whether an operation accepts an `Idempotency-Key`. */
export const takesIdempotencyKey = ({ operationId }: Operation): boolean => ACCEPT_KEY.has(operationId)

/** Adds the key and its errors to the description of an operation that accepts it. */
export function describeIdempotencyKey(operation: Operation): Operation {
  if (!takesIdempotencyKey(operation)) return operation
  return {
    ...operation,
    parameters: [...(operation.parameters ?? []), IDEMPOTENCY_KEY],
    errors: [...(operation.errors ?? []), ...IDEMPOTENCY_ERRORS],
  }
}

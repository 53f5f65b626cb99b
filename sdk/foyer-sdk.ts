export {
  ApiError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  type ExistingAgent,
  ForbiddenError,
  FoyerError,
  IdempotencyMismatchError,
  MisdirectedRequestError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnavailableError,
  UnsupportedMediaTypeError,
} from './api-errors.ts'
export { Foyer, type FoyerOptions, type NewAgent } from './foyer-client.ts'
export type { CallOptions } from './http-client.ts'
export { Chat, StartedChat } from './visitor-chat.ts'
export { type UnwrapOptions, unwrapWebhook, type WebhookHeaders, WebhookVerificationError } from './unwrap-webhook.ts'
export type * from './generated/api-operations.ts'
export type * from './generated/api-schemas.ts'
export type * from './generated/visitor-operations.ts'

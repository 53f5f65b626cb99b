/** Errors of the product. Each transport maps a code to its own protocol. Any other error is a bug. */
export type ErrorCode =
  | 'invalid_input'
  | 'missing_field'
  | 'invalid_email'
  | 'invalid_website'
  | 'unauthorized'
  | 'forbidden'
  | 'recent_sign_in_required'
  | 'not_found'
  | 'conflict'
  | 'website_taken'
  | 'idempotency_mismatch'
  | 'day_limit'
  | 'rate_limited'
  | 'misdirected'
  | 'unavailable'

export interface ErrorDetails {
  cause?: unknown
  /** More members of the public error body, such as `existing_agent`. */
  body?: Record<string, unknown>
  /** When to retry, in seconds. */
  retryAfterSeconds?: number
}

/** A failure with a message for the person who caused it. Callers see the message unchanged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly body: Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.body = details.body ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

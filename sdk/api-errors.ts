import type { ErrorCode } from './generated/api-schemas.ts'

/** Every error of the SDK. An aborted call throws the reason of its `AbortSignal` instead. */
export class FoyerError extends Error {
  override readonly name: string = 'FoyerError'
}

/** No response arrived: the connection failed or was cut. */
export class ConnectionError extends FoyerError {
  override readonly name: string = 'ConnectionError'
}

/** No response arrived in time. */
export class TimeoutError extends ConnectionError {
  override readonly name: string = 'TimeoutError'
}

/** An agent that has the website already. */
export interface ExistingAgent {
  agent_id: string
  agent_name: string
  company_name: string
  website_url: string
  created_at: string
}

/** What an instance says about a request that it refuses. */
export interface Refusal {
  status: number
  message: string
  /** The word in `Error-Code`. A later version of the API may have more of them. */
  code: ErrorCode | undefined
  /** `X-Request-Id`: identifies the request in the service's log. */
  requestId: string | undefined
  /** The seconds in `Retry-After`. */
  retryAfterSeconds: number | undefined
  existingAgent: ExistingAgent | undefined
}

/** The instance refused the request. There is a class for each status. */
export class ApiError extends FoyerError {
  override readonly name: string = 'ApiError'
  readonly status: number
  readonly code: Refusal['code']
  readonly requestId: Refusal['requestId']
  readonly retryAfterSeconds: Refusal['retryAfterSeconds']

  constructor({ message, status, code, requestId, retryAfterSeconds }: Refusal) {
    super(message)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** 400: a field or the body is invalid. */
export class BadRequestError extends ApiError {
  override readonly name: string = 'BadRequestError'
  /** Paths of the fields with which the message begins, such as `codebase_context.products[2].name`. */
  readonly fields: string[] = fieldsIn(this.message)
}

/** 401: the key is missing, invalid, expired or revoked. */
export class UnauthorizedError extends ApiError {
  override readonly name: string = 'UnauthorizedError'
}

/** 403: the key may not do this. */
export class ForbiddenError extends ApiError {
  override readonly name: string = 'ForbiddenError'
}

/** 404: there is nothing with this ID. */
export class NotFoundError extends ApiError {
  override readonly name: string = 'NotFoundError'
}

/** 409: the request does not fit the current state. */
export class ConflictError extends ApiError {
  override readonly name: string = 'ConflictError'
  /** The agent that has the website, if `code` is `website_taken`. */
  readonly existingAgent: ExistingAgent | undefined

  constructor(refusal: Refusal) {
    super(refusal)
    this.existingAgent = refusal.existingAgent
  }
}

/** 413: the body or the file is too large. */
export class PayloadTooLargeError extends ApiError {
  override readonly name: string = 'PayloadTooLargeError'
}

/** 415: the body has another media type. */
export class UnsupportedMediaTypeError extends ApiError {
  override readonly name: string = 'UnsupportedMediaTypeError'
}

/** 421: the instance does not serve this host. */
export class MisdirectedRequestError extends ApiError {
  override readonly name: string = 'MisdirectedRequestError'
}

/** 422: the idempotency key was used with another body. */
export class IdempotencyMismatchError extends ApiError {
  override readonly name: string = 'IdempotencyMismatchError'
}

/** 429: a limit is reached. */
export class RateLimitError extends ApiError {
  override readonly name: string = 'RateLimitError'
}

/** 500 and above: the instance, or a proxy before it, failed. */
export class ServerError extends ApiError {
  override readonly name: string = 'ServerError'
}

/** 503: the instance cannot do this now. */
export class UnavailableError extends ServerError {
  override readonly name: string = 'UnavailableError'
}

const CLASSES: Record<number, new (refusal: Refusal) => ApiError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  421: MisdirectedRequestError,
  422: IdempotencyMismatchError,
  429: RateLimitError,
  503: UnavailableError,
}

/** Returns the error of a response that is not a success. Whatever its body is, the status decides its class. */
export function toApiError({ status, statusText, headers }: Response, text: string): ApiError {
  const { error, existing_agent: existingAgent } = parseRefusal(text)
  const Class = CLASSES[status] ?? (status >= 500 ? ServerError : ApiError)
  return new Class({
    status,
    message: error ?? `The instance replied with status ${status} ${statusText}`.trimEnd(),
    code: (headers.get('error-code') as ErrorCode | null) ?? undefined,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: secondsOf(headers.get('retry-after')),
    existingAgent,
  })
}

/** A proxy may write `Retry-After` as a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = Number(retryAfter)
  const either = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds
  return Number.isNaN(either) ? undefined : Math.max(0, either)
}

function parseRefusal(text: string): { error?: string; existing_agent?: ExistingAgent } {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** A message about fields begins with their paths: `name must be a string`, `email and company_name are required`. */
const FIELDS = /^([a-z]\w*(?:[.[\]\w]*)(?:(?:, | and | or )[a-z][.[\]\w]*)*) (?:must|is|are|cannot) /

function fieldsIn(message: string): string[] {
  return FIELDS.exec(message)?.[1]?.split(/, | and | or /) ?? []
}

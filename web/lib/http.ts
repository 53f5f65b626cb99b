import { askToConfirm } from './confirm-sign-in.ts'
import { sharedText } from './shared-text.ts'

/** An error with a message to show as it is. `status` is 0 if no complete response arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  /** The value of the `Error-Code` header. */
  readonly code: string | undefined
  /** The URL in the `Link` header that explains the error. */
  readonly helpUrl: string | undefined

  constructor(status: number, message: string, body: Record<string, unknown> = {}, headers = new Headers()) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.code = headers.get('Error-Code') ?? undefined
    this.helpUrl = /<([^>]+)>; rel="help"/.exec(headers.get('Link') ?? '')?.[1]
  }
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
}

/** Returns a path with a query. It leaves out undefined and blank values. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path
}

/**
 * Sends a request to this origin and returns a successful response. Throws `ApiError` otherwise. If the request needs a
 * recent sign-in, asks the person to confirm, then sends it again, once.
 */
export async function send(path: string, options?: RequestOptions): Promise<Response> {
  try {
    return await sendOnce(path, options)
  } catch (error) {
    if (!needsRecentSignIn(error) || !(await askToConfirm())) throw error
    return sendOnce(path, options)
  }
}

const needsRecentSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'recent_sign_in_required'

async function sendOnce(path: string, { method = 'GET', body, headers = {} }: RequestOptions = {}): Promise<Response> {
  const response = await fetch(path, { method, ...toPayload(body, headers) }).catch(() => {
    throw new ApiError(0, sharedText.unreachable)
  })
  if (!response.ok) throw await toApiError(response)
  return response
}

/** Sends a form or a file as it is, and anything else as JSON. */
function toPayload(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { headers, body }
  if (body instanceof Blob) return { headers: { 'Content-Type': body.type, ...headers }, body }
  return { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** Sends a request like `send` and returns the response's JSON. The caller names its type from the contract. */
export async function sendForJson<Answer>(path: string, options?: RequestOptions): Promise<Answer> {
  const response = await send(path, options)
  return response.json().catch(() => {
    throw new ApiError(response.status, sharedText.unexpectedAnswer(response.status))
  })
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  return errorOfBody(response.status, body, response.headers)
}

/** Returns the error for an error body of the API. */
export function errorOfBody(status: number, body: unknown, headers?: Headers): ApiError {
  if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') {
    return new ApiError(status, body.error, { ...body }, headers)
  }
  return new ApiError(status, sharedText.unexpectedAnswer(status))
}

/** Returns an error's message for people. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : sharedText.crashed
}

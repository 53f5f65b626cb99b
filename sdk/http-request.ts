import { FoyerError, toApiError } from './api-errors.ts'

/** A call of an operation. */
export interface Call {
  method: string
  path: string
  query?: object | undefined
  body?: unknown
  /** Fields of a body in `multipart/form-data`. */
  form?: object
  /** The operation accepts an `Idempotency-Key`. */
  takesKey?: boolean
  accept?: string
  /** The body is text of this type. */
  contentType?: string
}

/** Where a call goes, and in whose name. */
export interface Destination {
  baseUrl: string
  /** The API key, or the token of a visitor's session. */
  bearer: string | undefined
  userAgent: string | undefined
}

/** A request that can be sent several times. */
export interface PreparedRequest {
  url: string
  init: RequestInit
}

/** Returns a path with its parameters encoded. */
export function path(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw(parts, ...ids.map(encodeURIComponent))
}

export function prepareRequest(
  { baseUrl, bearer, userAgent }: Destination,
  call: Call,
  idempotencyKey: string,
): PreparedRequest {
  const { method, query = {}, takesKey, accept = 'application/json' } = call
  const url = new URL(`${baseUrl}${call.path}`)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  const headers = new Headers({ accept })
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  if (userAgent !== undefined) headers.set('user-agent', userAgent)
  if (takesKey) headers.set('idempotency-key', idempotencyKey)
  if (call.body !== undefined) headers.set('content-type', call.contentType ?? 'application/json')
  // A redirect would send the key to another address. Workers know only `manual`.
  return { url: url.href, init: { method, headers, body: encodeBody(call), redirect: 'manual' } }
}

function encodeBody({ body, form, contentType }: Call): RequestInit['body'] {
  if (form) return toFormData(form)
  if (body === undefined) return undefined
  return contentType === undefined ? JSON.stringify(body) : (body as string)
}

function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string | Blob)
  return form
}

/** Sends a request and returns the response of a success. Throws the error of any other. */
export async function sendRequest({ url, init }: PreparedRequest, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { ...init, signal })
  if (response.ok) return response
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
    throw new FoyerError(`${url} redirects to another address. Set baseUrl to the address of the instance.`)
  throw toApiError(response, await response.text())
}

/** Returns the JSON of a success. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new FoyerError(`${response.url} does not reply like a Foyer instance (status ${response.status}).`)
  }
}

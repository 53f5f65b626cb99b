import type { FastifyRequest } from 'fastify'
import { getOperation } from '#src/contract/api/openapi.ts'
import { passCallerOn } from '../http/callers/caller.ts'

/** The base path of the public API. */
const API_PATH = '/api/v1/public'

/** The input of an operation of the public API: the fields of its path, query and body in one object. */
export type OperationInput = Record<string, unknown>

export interface OperationAnswer {
  status: number
  body: Record<string, unknown>
  /** The `Error-Code` of a refusal. */
  errorCode: string | undefined
  /** The `Retry-After` of a refusal, in seconds. */
  retryAfter: string | undefined
}

/** Returns the answer of a tool that calls no operation. */
export function toAnswer(body: Record<string, unknown>): OperationAnswer {
  return { status: 200, body, errorCode: undefined, retryAfter: undefined }
}

/** The argument that becomes the header `Idempotency-Key`. */
export const IDEMPOTENCY_ARGUMENT = 'idempotency_key'

/**
 * Calls an operation of the public API for the caller of a request, without the network: through the same checks,
 * limits, idempotency and audit log as a client's call. The request itself was counted already.
 */
export async function callOperation(
  request: FastifyRequest,
  operationId: string,
  input: OperationInput,
  signal: AbortSignal,
): Promise<OperationAnswer> {
  const { method, path } = getOperation(operationId)
  const { [IDEMPOTENCY_ARGUMENT]: key, ...fields } = input
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = asText(fields[name])
    delete fields[name]
    return encodeURIComponent(value || '-')
  })
  const isRead = method === 'get'
  // `inject` starts when it is awaited.
  const reply = await passCallerOn(request.caller, async () => {
    return await request.server.inject({
      method,
      url: `${API_PATH}${url}`,
      query: isRead ? toQuery(fields) : undefined,
      payload: isRead ? undefined : fields,
      headers: { host: request.headers.host, ...(key === undefined ? {} : { 'idempotency-key': asText(key) }) },
      remoteAddress: request.ip,
      signal,
    })
  })
  const { 'error-code': errorCode, 'retry-after': retryAfter } = reply.headers
  return {
    status: reply.statusCode,
    body: reply.json(),
    errorCode: errorCode === undefined ? undefined : String(errorCode),
    retryAfter,
  }
}

function toQuery(fields: OperationInput): Record<string, string> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(sent.map(([name, value]) => [name, asText(value)]))
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

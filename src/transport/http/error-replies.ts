import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '#src/base/errors.ts'

const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  misdirected: 421,
  idempotency_mismatch: 422,
  rate_limited: 429,
  unavailable: 503,
}

/** What the framework refuses by itself, in the product's words. */
const FRAMEWORK: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Request body must be at most 1 MiB'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Content-Type must be application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'Content-Length does not match the request body'],
  FST_ERR_BAD_URL: [400, 'Invalid URL'],
}

export interface ErrorAnswer {
  status: number
  body: { success: false; error: string } & Record<string, unknown>
  retryAfterSeconds?: number | undefined
}

/** Any failure as the public API says it. What is not an `AppError` is a bug: it says nothing of itself. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    return {
      status: STATUS[error.code],
      body: { success: false, error: error.message, ...error.body },
      retryAfterSeconds: error.retryAfterSeconds,
    }
  }
  const [status, message] = FRAMEWORK[(error as FastifyError).code] ?? [500, 'Internal server error']
  return { status, body: { success: false, error: message } }
}

export function installErrorReplies(server: FastifyInstance): void {
  const routes: { method: string; pattern: RegExp }[] = []
  server.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(
      `^${url
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:\w+/g, '[^/]+')
        .replace(/\*/g, '.*')}$`,
    )
    if (!url.endsWith('*')) for (const name of [method].flat()) routes.push({ method: name, pattern })
  })

  server.setErrorHandler((error, request, reply) => {
    const answer = toErrorAnswer(error)
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed')
    sendError(reply, answer)
  })

  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
    if (allowed.length === 0) return sendError(reply, { status: 404, body: { success: false, error: 'Not found' } })
    reply.header('allow', allowed.join(', '))
    return sendError(reply, { status: 405, body: { success: false, error: 'Method not allowed' } })
  })
}

function sendError(reply: FastifyReply, { status, body, retryAfterSeconds }: ErrorAnswer): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.status(status).type('application/json').send(body)
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError, type ErrorCode } from '#src/base/errors.ts'
import { isDatabaseOutage } from '#src/base/database-outage.ts'
import { html } from '#src/base/markup.ts'
import type { PublicErrorCode } from '#src/contract/api/error-codes.ts'
import { sendPage } from './plain-html.ts'

/** The page of the errors, with a part for each code. */
const ERRORS_PAGE = '/docs/errors'

declare module 'fastify' {
  interface FastifyInstance {
    appUrl: () => string
  }
}

const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  missing_field: 400,
  invalid_email: 400,
  invalid_website: 400,
  unauthorized: 401,
  forbidden: 403,
  recent_sign_in_required: 403,
  not_found: 404,
  conflict: 409,
  website_taken: 409,
  misdirected: 421,
  idempotency_mismatch: 422,
  day_limit: 429,
  rate_limited: 429,
  unavailable: 503,
}

/** Messages for errors of the framework and the database, by error code, or by status if there is no code. */
const REFUSALS: Record<string, [number, string, PublicErrorCode]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Request body must be at most 1 MiB', 'body_too_large'],
  FST_REQ_FILE_TOO_LARGE: [413, 'file must be at most 10 MiB', 'body_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Content-Type must be application/json', 'unsupported_media_type'],
  BATCH_MEDIA_TYPE: [
    415,
    'Content-Type must be application/json, application/jsonl or text/csv',
    'unsupported_media_type',
  ],
  COMPRESSED_BODY: [
    415,
    'Request body must not be compressed: send it without Content-Encoding',
    'unsupported_media_type',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'Content-Length does not match the request body', 'invalid_input'],
  FST_ERR_BAD_URL: [400, 'Invalid URL', 'invalid_input'],
  FST_STATIC_FORBIDDEN_PATH: [404, 'Not found', 'not_found'],
  // Inserting a row that refers to one that another request has deleted.
  23503: [404, 'The agent or item this belongs to has been deleted', 'not_found'],
  412: [412, 'The file does not match If-Match or If-Unmodified-Since', 'conflict'],
  416: [416, 'Range is outside the file', 'invalid_input'],
}

export interface ErrorReply {
  status: number
  code: PublicErrorCode
  body: { success: false; error: string } & Record<string, unknown>
  retryAfterSeconds?: number
}

const RETRY_SOON_SECONDS = 5

const OUTAGE: ErrorReply = {
  status: 503,
  code: 'unavailable',
  body: { success: false, error: 'The database cannot be reached. Try again in a few seconds.' },
  retryAfterSeconds: RETRY_SOON_SECONDS,
}

/**
 * Converts any failure to the public error shape. An error that is neither an `AppError` nor an outage is a bug: its
 * message is not shown.
 */
export function toErrorReply(error: unknown): ErrorReply {
  if (error instanceof AppError) {
    return {
      status: STATUS[error.code],
      code: error.code,
      body: { success: false, error: error.message, ...error.body },
      retryAfterSeconds: error.retryAfterSeconds ?? (error.code === 'unavailable' ? RETRY_SOON_SECONDS : undefined),
    }
  }
  if (isDatabaseOutage(error)) return OUTAGE
  const { code, statusCode } = error as Partial<FastifyError>
  const [status, message, word] = REFUSALS[code ?? String(statusCode)] ?? INTERNAL
  return { status, code: word, body: { success: false, error: message } }
}

const INTERNAL = [500, 'Internal server error', 'internal'] as const

type RequestHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Handles every failure, and replies to unknown routes before reading the body. Returns the handler of unknown routes,
 * for scopes whose hooks run before it.
 */
export function installErrorReplies(server: FastifyInstance, { addresses }: Pick<App, 'addresses'>): RequestHandler {
  server.decorate('appUrl', addresses.app)
  const routes: Route[] = []
  const refuse: RequestHandler = (request, reply) => refuseUnknown(routes, request, reply)
  server.addHook('onRoute', ({ method, url }) => {
    if (!url.endsWith('*')) for (const name of [method].flat()) routes.push({ method: name, pattern: toPattern(url) })
  })
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404) refuse(request, reply)
    else done(null, payload)
  })
  server.setNotFoundHandler(refuse)
  server.setErrorHandler((error, request, reply) => {
    const answer = toErrorReply(error)
    if (answer.status >= 500 && !isAborted(request)) request.log.error({ err: error }, 'request failed')
    sendError(reply, answer)
  })
  return refuse
}

/** Reports whether the client disconnected before it had sent the whole request. */
function isAborted({ raw, socket }: FastifyRequest): boolean {
  return raw.readableAborted && socket.destroyed
}

interface Route {
  method: string
  pattern: RegExp
}

function toPattern(url: string): RegExp {
  const path = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${path}$`)
}

function refuseUnknown(routes: Route[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
  if (allowed.length === 0 || allowed.includes(request.method)) {
    return sendError(reply, { status: 404, code: 'not_found', body: { success: false, error: 'Not found' } })
  }
  return sendError(reply.header('allow', allowed.toSorted().join(', ')), {
    status: 405,
    code: 'method_not_allowed',
    body: { success: false, error: 'Method not allowed' },
  })
}

/** Sends an error in the public shape, or as a page to a browser that opens a URL outside the API. */
export function sendError(reply: FastifyReply, { status, code, body, retryAfterSeconds }: ErrorReply): FastifyReply {
  reply.header('error-code', code).header('link', `<${reply.server.appUrl()}${ERRORS_PAGE}#${code}>; rel="help"`)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (opensPage(reply.request)) {
    const title = status === 404 ? 'Page not found' : 'This page could not be loaded'
    const lead = status === 404 ? 'Check the URL.' : body.error
    return sendPage(
      reply.status(status),
      title,
      html`<p>${lead}</p>
        <p><a href="/">Go to the start page</a></p>`,
    )
  }
  return reply.status(status).type('application/json').send(body)
}

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

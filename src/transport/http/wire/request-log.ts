import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { App } from '#src/app.ts'
import { inContext } from '#src/base/context.ts'
import type { Span } from '#src/base/span-types.ts'
import { WAITING_SECONDS } from '#src/base/metrics.ts'
import type { Tracer } from '#src/base/tracing.ts'

const REQUEST_SECONDS = {
  name: 'foyer_http_request_seconds',
  help: 'Time from the head of a request to the end of its response, streams included.',
  buckets: WAITING_SECONDS,
}
declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the API key or of the signed-in person, for the log. */
    accountId?: string
    /** If traces are recorded. */
    span?: Span
  }
}

/** Polled every few seconds, so not logged. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Logs and measures each finished request, by route and without the query, because both can contain tokens. A line has
 * the account and the code of a refusal, so that sign-ins and refused requests can be found. Every log line of a
 * request carries its ID. If traces are recorded, each request but the quiet ones is a span.
 */
export function logRequests(server: FastifyInstance, app: Pick<App, 'log' | 'metrics' | 'tracer'>): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    inContext({ requestId: request.id, span: request.span }, done)
  if (app.tracer) server.addHook('onRequest', beginRequestSpan(app.tracer))
  server.addHook('onRequest', enter)
  // Reading the body starts in the connection's context, not in the request's.
  server.addHook('preValidation', enter)
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.raw.statusCode
    app.metrics.observe(REQUEST_SECONDS, reply.elapsedTime / 1000, { method, route, status: String(status) })
    const error = reply.getHeader('error-code')
    const { id: requestId, accountId } = request
    if (request.span) endRequestSpan(request.span, request, status)
    const line = { requestId, method, route, status, error, accountId, ms: Math.round(reply.elapsedTime) }
    app.log[QUIET.has(route) ? 'debug' : 'info'](line, 'request')
    done()
  })
  server.addHook('onRequestAbort', ({ id, method, routeOptions }, done) => {
    app.log.debug({ requestId: id, method, route: routeOptions.url ?? 'none' }, 'the client aborted its request')
    done()
  })
}

function beginRequestSpan(tracer: Tracer) {
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { method, headers, routeOptions } = request
    if (!QUIET.has(routeOptions.url ?? '')) {
      const traceparent = headers['traceparent']
      request.span = tracer.begin(method, {
        kind: 'server',
        traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      })
    }
    done()
  }
}

function endRequestSpan(span: Span, { id, method, routeOptions }: FastifyRequest, status: number): void {
  const route = routeOptions.url
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'foyer.request_id': id,
  }
  span.set(attributes, route === undefined ? method : `${method} ${route}`)
  if (status >= 500) span.fail(undefined)
  span[Symbol.dispose]()
}

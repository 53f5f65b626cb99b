import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { App } from '#src/app.ts'
import { inContext } from '#src/base/context.ts'
import { WAITING_SECONDS } from '#src/base/metrics.ts'
import { beginRequestSpan, endRequestSpan, isPolled } from './request-spans.ts'

const REQUEST_SECONDS = {
  name: 'foyer_http_request_seconds',
  help: 'Time from the head of a request to the end of its response, streams included.',
  buckets: WAITING_SECONDS,
}
declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the API key or of the signed-in person, for the log. */
    accountId?: string
  }
}

/**
 * Logs and measures each finished request, by route and without the query, because both can contain tokens. A line has
 * the account and the code of a refusal, so that sign-ins and refused requests can be found. Every log line of a
 * request carries its ID. If traces are recorded, each request that is not polled is a span.
 */
export function observeRequests(server: FastifyInstance, app: Pick<App, 'log' | 'metrics' | 'tracer'>): void {
  const enterContext = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    inContext({ requestId: request.id, span: request.span }, done)
  if (app.tracer) server.addHook('onRequest', beginRequestSpan(app.tracer))
  server.addHook('onRequest', enterContext)
  // Reading the body starts in the connection's context, not in the request's.
  server.addHook('preValidation', enterContext)
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.raw.statusCode
    app.metrics.observe(REQUEST_SECONDS, reply.elapsedTime / 1000, { method, route, status: String(status) })
    const error = reply.getHeader('error-code')
    const { id: requestId, accountId } = request
    if (request.span) endRequestSpan(request.span, request, status)
    const line = { requestId, method, route, status, error, accountId, ms: Math.round(reply.elapsedTime) }
    app.log[isPolled(route) ? 'debug' : 'info'](line, 'request')
    done()
  })
  server.addHook('onRequestAbort', ({ id, method, routeOptions }, done) => {
    app.log.debug({ requestId: id, method, route: routeOptions.url ?? 'none' }, 'the client aborted its request')
    done()
  })
}

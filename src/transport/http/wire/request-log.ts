import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { App } from '#src/app.ts'
import { inContext } from '#src/base/context.ts'
import { WAITING_SECONDS } from '#src/base/metrics.ts'

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

/** Polled every few seconds, so not logged. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Logs and measures each finished request, by route and without the query, because both can contain tokens. A line has
 * the account and the code of a refusal, so that sign-ins and refused requests can be found. Every log line of a
 * request carries its ID.
 */
export function logRequests(server: FastifyInstance, app: Pick<App, 'log' | 'metrics'>): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    inContext({ requestId: request.id }, done)
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
    const line = { requestId, method, route, status, error, accountId, ms: Math.round(reply.elapsedTime) }
    app.log[QUIET.has(route) ? 'debug' : 'info'](line, 'request')
    done()
  })
  server.addHook('onRequestAbort', ({ id, method, routeOptions }, done) => {
    app.log.debug({ requestId: id, method, route: routeOptions.url ?? 'none' }, 'the client aborted its request')
    done()
  })
}

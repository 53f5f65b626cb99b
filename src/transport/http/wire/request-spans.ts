import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Span } from '#src/base/span-types.ts'
import type { Tracer } from '#src/base/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** If traces are recorded. */
    span?: Span
  }
}

const POLLED = new Set(['/healthz', '/readyz', '/metrics'])

/** Reports whether monitoring requests the route every few seconds. Only logs of level `debug` have such requests. */
export const isPolled = (route: string): boolean => POLLED.has(route)

/** Returns a hook that begins a request's span. */
export function beginRequestSpan(tracer: Tracer) {
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { method, headers, routeOptions } = request
    if (!isPolled(routeOptions.url ?? '')) {
      const traceparent = headers['traceparent']
      request.span = tracer.begin(method, {
        kind: 'server',
        traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      })
    }
    done()
  }
}

/** Ends a request's span with its route and status. A status of 500 and above is a failure. */
export function endRequestSpan(span: Span, { id, method, routeOptions }: FastifyRequest, status: number): void {
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

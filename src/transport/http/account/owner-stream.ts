import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { type EventStream, openEventStream } from '../wire/sse-reply.ts'

/** Streams events to an owner until the client disconnects, the session or key ends, or the service stops. */
export function openOwnerStream(app: App, { caller }: FastifyRequest, reply: FastifyReply): EventStream {
  const stream = openEventStream(reply)
  if (stream.signal.aborted) return stream
  const stopWatching = caller.entitlement && app.sessionWatch.watch(caller.entitlement.credential, stream.end)
  stream.signal.addEventListener('abort', () => stopWatching?.(), { once: true })
  app.stopping.addEventListener('abort', () => stream.end(), { once: true, signal: stream.signal })
  return stream
}

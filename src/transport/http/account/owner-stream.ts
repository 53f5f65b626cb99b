import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { type EventStream, openEventStream } from '../wire/sse-reply.ts'
import { STREAMS_PER_ADDRESS } from '../wire/stream-slots.ts'

/** Tabs of a dashboard, and conversations that an integration follows. */
const STREAMS_PER_CREDENTIAL = 50

/**
 * Streams events to an owner until the client disconnects, the session or key ends, or the service stops. Throws
 * `rate_limited` if the session, the key or the client's address has too many streams.
 */
export function openOwnerStream(app: App, request: FastifyRequest, reply: FastifyReply): EventStream {
  const { caller, server } = request
  const limits = [
    { key: caller.entitlement?.credential.id ?? '', max: STREAMS_PER_CREDENTIAL },
    { key: hashedAddress(app, request), max: STREAMS_PER_ADDRESS },
  ]
  server.streamSlots.check(limits)
  const stream = openEventStream(reply)
  server.streamSlots.hold(limits, stream)
  if (stream.signal.aborted) return stream
  const stopWatching = caller.entitlement && app.sessionWatch.watch(caller.entitlement.credential, stream.end)
  stream.signal.addEventListener('abort', () => stopWatching?.(), { once: true })
  app.stopping.addEventListener('abort', () => stream.end(), { once: true, signal: stream.signal })
  return stream
}

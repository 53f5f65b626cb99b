import type { FastifyReply } from 'fastify'
import type { App } from '#src/app.ts'
import { type EventStream, openEventStream } from '../wire/sse-reply.ts'

/** Only the beginning of a request looks at its session or key: a stream must begin anew to go on. */
const LIFE_MS = 60_000

/** Events for an owner, until the client leaves, a minute is over or the service stops. */
export function openOwnerStream(app: App, reply: FastifyReply): EventStream {
  const stream = openEventStream(reply)
  const timer = setTimeout(() => stream.end(), LIFE_MS).unref()
  stream.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  app.stopping.addEventListener('abort', () => stream.end(), { once: true, signal: stream.signal })
  return stream
}

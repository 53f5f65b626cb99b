import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 15_000

export interface EventStream {
  /** Sends an event. Does nothing after the client has disconnected. */
  send(data: unknown, event?: string): void
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  end(): void
}

/** Returns a signal that aborts when the client disconnects, or at once if it already has. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.closed) gone.abort()
  else raw.on('close', () => gone.abort())
  return gone.signal
}

/** Turns a reply into server-sent events. Comments every 15 s keep proxies from closing an idle stream. */
export function openEventStream(reply: FastifyReply, headers: Record<string, string> = {}): EventStream {
  reply.hijack()
  const { raw } = reply
  const signal = abortOnDisconnect(reply)
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    ...headers,
  })
  raw.flushHeaders()
  const heartbeat = signal.aborted ? undefined : setInterval(() => raw.write(': alive\n\n'), HEARTBEAT_MS)
  signal.addEventListener('abort', () => clearInterval(heartbeat), { once: true })
  return {
    signal,
    send: (data, event) => {
      if (raw.writable)
        raw.write(
          `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
        )
    },
    end: () => {
      clearInterval(heartbeat)
      raw.end()
    },
  }
}

export function wantsEventStream(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false
}

import type { FastifyInstance } from 'fastify'
import { AppError } from '#src/base/errors.ts'
import type { EventStream } from './sse-reply.ts'

interface SlotLimit {
  key: string
  max: number
}

/** Limits the event streams that this process has open at the same time. */
export interface StreamSlots {
  /** Throws `rate_limited` if a key has all its streams. */
  check(limits: readonly SlotLimit[]): void
  /** Counts a stream for its keys until it ends. */
  hold(limits: readonly SlotLimit[], stream: EventStream): void
}

/** An office shares an address. */
export const STREAMS_PER_ADDRESS = 200
const RETRY_SECONDS = 15

declare module 'fastify' {
  interface FastifyInstance {
    streamSlots: StreamSlots
  }
}

/** Counts the event streams of visitors and owners together. */
export function countStreams(server: FastifyInstance): void {
  server.decorate('streamSlots', createStreamSlots())
}

function createStreamSlots(): StreamSlots {
  const open = new Map<string, number>()
  const add = (key: string, change: number): void => {
    const count = (open.get(key) ?? 0) + change
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return {
    check: (limits) => {
      if (limits.every(({ key, max }) => (open.get(key) ?? 0) < max)) return
      throw new AppError('rate_limited', 'Too many open event streams. Close one first.', {
        retryAfterSeconds: RETRY_SECONDS,
      })
    },
    hold: (limits, { signal }) => {
      if (signal.aborted) return
      for (const { key } of limits) add(key, 1)
      const release = (): void => limits.forEach(({ key }) => add(key, -1))
      signal.addEventListener('abort', release, { once: true })
    },
  }
}

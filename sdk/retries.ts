import { ApiError, ConnectionError } from './api-errors.ts'

const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 8_000
/** A caller waits no longer. The limits of a day say hours. */
const MAX_RETRY_AFTER_SECONDS = 60

/** Reports whether the same request may succeed later. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ApiError) || (error.retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS) return false
  return error.status === 408 || error.status === 429 || error.status >= 500
}

/**
 * Returns the milliseconds before the next attempt: what `Retry-After` says, and a random part of a backoff that
 * doubles, so that callers who failed together do not come back together.
 */
export function delayBefore(error: unknown, retries: number): number {
  const backoffMs = Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** retries)
  return (error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0) + backoffMs
}

/** Waits. Throws the reason of the signal when it aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      // The caller chooses the reason.
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

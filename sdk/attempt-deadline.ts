import { ConnectionError, FoyerError, TimeoutError } from './api-errors.ts'

/** Ends an attempt when it takes too long, or when the caller's signal aborts. */
export interface AttemptDeadline {
  signal: AbortSignal
  /** Gives the attempt its whole time again. */
  restart(): void
  /** Ends the attempt now. */
  abort(): void
  /** The attempt needs no deadline any more. */
  end(): void
  /** Returns what to throw for an error of the attempt: the reason of the caller's signal, or an error of the SDK. */
  explain(error: unknown): unknown
}

export function startDeadline(baseUrl: string, timeoutMs: number, caller?: AbortSignal): AttemptDeadline {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  let hasExpired = false
  const expire = (): void => {
    hasExpired = true
    abort()
  }
  let timer = setTimeout(expire, timeoutMs)
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort, { once: true })
  const end = (): void => {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
  return {
    signal: controller.signal,
    end,
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(expire, timeoutMs)
    },
    abort: () => {
      end()
      abort()
    },
    explain: (error) => {
      if (caller?.aborted) return caller.reason
      if (error instanceof FoyerError) return error
      if (hasExpired) return new TimeoutError(`${baseUrl} did not reply within ${timeoutMs} ms.`, { cause: error })
      return new ConnectionError(`Cannot reach ${baseUrl}: ${reasonOf(error)}.`, { cause: error })
    },
  }
}

/** Node says only `fetch failed`, and gives the reason as its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

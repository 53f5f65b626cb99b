import { FetchError } from './fetch-types.ts'

export interface Deadline {
  /** Aborts with the `FetchError` that says what timed out. */
  signal: AbortSignal
  /** Starts to wait for the first byte of a response, again for every request. */
  expectFirstByte(): void
  firstByteCame(): void
  /** Stops all clocks. */
  clear(): void
}

export interface DeadlineOptions {
  host: string
  timeoutMs: number
  firstByteMs: number
  signal: AbortSignal | undefined
}

/** Combines the timers of one fetch and its caller's signal into one signal. */
export function startDeadline({ host, timeoutMs, firstByteMs, signal }: DeadlineOptions): Deadline {
  const controller = new AbortController()
  const expire = (ms: number, what: string) =>
    setTimeout(
      () => controller.abort(new FetchError('timeout', `${host} did not ${what} within ${spellSeconds(ms)}.`)),
      ms,
    )
  const stop = () => controller.abort(new FetchError('aborted', `Reading from ${host} was canceled.`, signal?.reason))

  const total = expire(timeoutMs, 'finish its response')
  let firstByte: NodeJS.Timeout | undefined
  if (signal?.aborted) stop()
  else signal?.addEventListener('abort', stop, { once: true })

  return {
    signal: controller.signal,
    expectFirstByte() {
      firstByte = expire(firstByteMs, 'answer')
    },
    firstByteCame: () => clearTimeout(firstByte),
    clear() {
      clearTimeout(total)
      clearTimeout(firstByte)
      signal?.removeEventListener('abort', stop)
    },
  }
}

function spellSeconds(ms: number): string {
  const seconds = Math.round(ms / 100) / 10
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

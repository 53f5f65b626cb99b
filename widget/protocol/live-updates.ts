/** Follows what is said elsewhere while it is wanted. */
export interface LiveUpdates {
  /** Follows as long as the page is seen. */
  start(): void
  stop(): void
}

const firstPauseMs = 1000
const maxPauseMs = 30_000

/**
 * Calls `follow` again and again, as each call ends with a break of the line; after breaks the pause grows, until the
 * browser is online again. Nobody follows from a page that is not seen or that rests in the back-forward cache. Ends
 * for good with `signal`.
 */
export function createLiveUpdates(follow: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): LiveUpdates {
  let wanted = false
  let running: AbortController | undefined

  const adjust = () => {
    const shouldRun = wanted && !document.hidden && !signal.aborted
    if (shouldRun && !running) void run((running = new AbortController()).signal)
    if (shouldRun) return
    running?.abort()
    running = undefined
  }
  const run = async (ended: AbortSignal) => {
    for (let pauseMs = firstPauseMs; !ended.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const startedAt = performance.now()
      await follow(ended).catch(() => undefined)
      if (performance.now() - startedAt > maxPauseMs) pauseMs = firstPauseMs
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const setWanted = (next: boolean) => {
    wanted = next
    adjust()
  }
  const leave = () => {
    running?.abort()
    running = undefined
  }
  const again = () => {
    leave()
    adjust()
  }
  document.addEventListener('visibilitychange', adjust, { signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', adjust, { signal })
  addEventListener('online', again, { signal })
  signal.addEventListener('abort', leave)
  return { start: () => setWanted(true), stop: () => setWanted(false) }
}

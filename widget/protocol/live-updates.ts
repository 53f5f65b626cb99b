/** Follows messages from elsewhere. */
export interface LiveUpdates {
  /** Follows while the page is visible. */
  start(): void
  stop(): void
}

const firstPauseMs = 1000
const maxPauseMs = 30_000

/**
 * Calls `follow` again after each disconnect, with growing pauses until the browser is online. Pauses while the page is
 * hidden or in the back-forward cache. Stops with `signal`.
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

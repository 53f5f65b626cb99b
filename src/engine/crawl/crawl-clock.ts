/** The time that a crawl has left. */
export interface CrawlClock {
  /** Aborts when the time is over, the caller has enough, or the clock is stopped. */
  signal: AbortSignal
  /** Reports whether there is enough time to start another page. */
  mayStart(): boolean
  /** Returns what ended the crawl, if anything did. */
  endedBy(): 'time' | 'signal' | undefined
  stop(): void
}

/** The last moments of a crawl, in which a page would rarely finish: a share of the time budget, up to a limit. */
const LAST_START = { share: 0.05, maxMs: 500 }

/** Starts a clock that the caller must stop. The caller's signal ends it early. */
export function startCrawlClock(timeBudgetMs: number, callerSignal: AbortSignal | undefined): CrawlClock {
  const controller = new AbortController()
  const end = (reason: 'time' | 'signal' | 'stop') => controller.abort(new DOMException(reason, 'AbortError'))
  const deadline = performance.now() + timeBudgetMs
  const timer = setTimeout(end, timeBudgetMs, 'time')
  const onAbort = () => end('signal')
  if (callerSignal?.aborted) onAbort()
  else callerSignal?.addEventListener('abort', onAbort, { once: true })
  const lastStart = deadline - Math.min(timeBudgetMs * LAST_START.share, LAST_START.maxMs)

  return {
    signal: controller.signal,
    mayStart: () => !controller.signal.aborted && performance.now() < lastStart,
    endedBy() {
      if (callerSignal?.aborted) return 'signal'
      return performance.now() >= lastStart ? 'time' : undefined
    },
    stop() {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', onAbort)
      end('stop')
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { untilAborted } from './until-aborted.ts'

export interface Politeness {
  /** Waits for the host's turn, then does the work. Rejects with the signal's reason if it aborts before the turn. */
  run<T>(url: URL, work: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** The `Crawl-delay` of the host's robots.txt; longer than 5 s counts as 5 s. */
  setCrawlDelay(url: URL, seconds: number): void
  /**
   * Returns how many requests to send to the host at once: 4, or 8 if the host needs no consideration. Rejects with the
   * signal's reason.
   */
  connectionsTo(url: URL, signal: AbortSignal): Promise<number>
  /** Delays further requests to the host, because it asked for that. */
  pause(url: URL, ms: number): void
}

export interface PolitenessOptions {
  /**
   * Reports whether a host needs no consideration: allowed private hosts, and the service's own. Cached for a while.
   */
  isExempt: (url: URL) => Promise<boolean>
}

const CONNECTIONS_PER_HOST = 4
/** Enough to keep the reading threads busy while a nearby machine responds. */
const CONNECTIONS_WHEN_EXEMPT = 8
const BETWEEN_STARTS_MS = 100
const MAX_CRAWL_DELAY_MS = 5000
const HOSTS_REMEMBERED = 1000

interface Host {
  queue: PQueue
  exempt: Promise<boolean>
  betweenStartsMs: number
  /** By `performance.now()`, which is never set back. */
  nextStartAt: number
}

/** Limits the requests to each host, for all crawls of the process. */
export function createPoliteness({ isExempt }: PolitenessOptions): Politeness {
  const hosts = new LRUCache<string, Host>({ max: HOSTS_REMEMBERED })

  function hostOf(url: URL): Host {
    const key = url.host.replace(/^www\./, '')
    const known = hosts.get(key)
    if (known !== undefined) return known
    const queue = new PQueue({ concurrency: CONNECTIONS_PER_HOST })
    const host = { queue, exempt: isExempt(url), betweenStartsMs: BETWEEN_STARTS_MS, nextStartAt: 0 }
    hosts.set(key, host)
    return host
  }

  return {
    async run(url, work, signal) {
      const host = hostOf(url)
      if (await untilAborted(host.exempt, signal)) {
        await takeTurn(host, 0, signal)
        return work()
      }
      const start = async () => {
        await takeTurn(host, host.betweenStartsMs, signal)
        return work()
      }
      return host.queue.add(start, { signal })
    },
    setCrawlDelay(url, seconds) {
      hostOf(url).betweenStartsMs = Math.min(Math.max(seconds * 1000, BETWEEN_STARTS_MS), MAX_CRAWL_DELAY_MS)
    },
    async connectionsTo(url, signal) {
      return (await untilAborted(hostOf(url).exempt, signal)) ? CONNECTIONS_WHEN_EXEMPT : CONNECTIONS_PER_HOST
    },
    pause(url, ms) {
      const host = hostOf(url)
      host.nextStartAt = Math.max(host.nextStartAt, performance.now() + ms)
    },
  }
}

/** Several callers may wait: the first to wake takes the turn, the others wait for the next. */
async function takeTurn(host: Host, untilNextMs: number, signal: AbortSignal): Promise<void> {
  for (let ms = host.nextStartAt - performance.now(); ms > 0; ms = host.nextStartAt - performance.now())
    await sleep(ms, undefined, { signal })
  host.nextStartAt = performance.now() + untilNextMs
}

import { FetchError, type FetchedResponse } from '#src/engine/fetch/fetch-types.ts'
import type { Miss } from './crawl-types.ts'
import { skip } from './crawl-miss.ts'
import { judgeError } from './judge-response.ts'
import { MAX_ROBOTS_BYTES, PRODUCT_TOKEN, type Robots, parseRobots } from './protocols/robots.ts'
import type { Visitor } from './visit-page.ts'

export type RobotsAnswer =
  | { outcome: 'robots'; robots: Robots }
  | { outcome: 'missed'; miss: Miss }
  | { outcome: 'stopped' }

const TIMEOUT_MS = 8000

/**
 * Reads the robots.txt of a URL's origin (RFC 9309) and passes its crawl delay on. A missing file allows everything;
 * a server error or 429 allows nothing; an unreachable host is a miss. Never rejects.
 */
export async function fetchRobots(visitor: Visitor, url: URL, ledBy?: URL): Promise<RobotsAnswer> {
  const { fetch, gate, signal, firstByteMs } = visitor
  const request = {
    timeoutMs: TIMEOUT_MS,
    firstByteMs,
    maxBytes: MAX_ROBOTS_BYTES,
    cutAtMax: true,
    signal,
    ledBy: ledBy?.href,
  }
  try {
    const response = await gate.run(url, () => fetch(new URL('/robots.txt', url), request), signal)
    return judgeRobots(response, url, visitor)
  } catch (error) {
    if (signal.aborted) return { outcome: 'stopped' }
    if (error instanceof FetchError && LED_NOWHERE.has(error.failure))
      return allow(url, visitor, { text: '', problem: 'robots_unreadable' })
    return { outcome: 'missed', miss: judgeError(error, url) }
  }
}

/** The problem may be the robots.txt, not the host. If it is the host, its pages fail in the same way. */
const LED_NOWHERE = new Set(['too_many_redirects', 'invalid_url', 'address_refused'])

function judgeRobots({ status, body, cut }: FetchedResponse, url: URL, visitor: Visitor): RobotsAnswer {
  if (status === 429 || status >= 500) {
    const sentence = `${url.host} returned status ${status} for its robots.txt, so Foyer does not read the website.`
    return { outcome: 'missed', miss: skip('robots_unavailable', sentence) }
  }
  if (status < 200 || status >= 300) return allow(url, visitor, { text: '' })
  return allow(url, visitor, { text: new TextDecoder().decode(body), problem: cut ? 'robots_cut' : undefined })
}

function allow(
  url: URL,
  { gate }: Visitor,
  { text, problem }: { text: string; problem?: Robots['problem'] },
): RobotsAnswer {
  const parsed = parseRobots(text, PRODUCT_TOKEN)
  const robots = { ...parsed, problem: parsed.problem ?? problem }
  gate.setCrawlDelay(url, robots.crawlDelaySeconds ?? 0)
  return { outcome: 'robots', robots }
}

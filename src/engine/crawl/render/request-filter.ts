import type { Request, Route } from 'playwright-core'
import type { FetchedResponse, GuardedFetch } from '#src/engine/fetch/fetch-types.ts'

/** What makes up the text of a page; pictures, styles and fonts do not. */
const TEXT = ['document', 'script', 'xhr', 'fetch']
/** What makes up its look. */
const LOOK = ['stylesheet', 'image', 'font']
const METHODS = new Set(['GET', 'HEAD', 'POST'])
const MAX_REQUESTS = 150
const MAX_BYTES = 20_000_000
const MAX_BODY_BYTES = 5_000_000
const REQUEST_MS = 5_000
/** Of the connection or for crawlers, not of what is shown; cookies stay out of a page that is looked at once. */
const DROPPED =
  /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|set-cookie|alt-svc|link|refresh|x-robots-tag)$/u
const SENT = /^(?:accept|accept-language|content-type|authorization|x-.*)$/u

export interface RequestFilter {
  /** Answers a request of a rendered page through the guard, or lets it fail. Never throws. */
  handle: (route: Route) => Promise<void>
  /** The status of the last document of the page itself; `undefined` when none came. */
  documentStatus: () => number | undefined
}

/**
 * Stands between one rendered page and the network: 150 requests and 20 MB at most, by GET, HEAD or POST, each through
 * the guard.
 */
export function createRequestFilter({
  start,
  fetch,
  signal,
  withLook = false,
}: {
  start: URL
  fetch: GuardedFetch
  signal: AbortSignal
  /** Whether to answer requests for styles, pictures and fonts too. */
  withLook?: boolean
}): RequestFilter {
  const wanted = new Set(withLook ? [...TEXT, ...LOOK] : TEXT)
  let requests = 0
  let bytes = 0
  let status: number | undefined

  async function answer(request: Request): Promise<FetchedResponse | undefined> {
    if (!wanted.has(request.resourceType()) || !METHODS.has(request.method())) return undefined
    if (++requests > MAX_REQUESTS || bytes > MAX_BYTES) return undefined
    const response = await fetch(request.url(), toFetch(request, start, signal))
    bytes += response.body.length
    if (isDocument(request)) status = response.status
    return response
  }

  return {
    documentStatus: () => status,
    async handle(route) {
      try {
        const response = await answer(route.request())
        if (response === undefined) return await route.abort('blockedbyclient')
        const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !DROPPED.test(name)))
        await route.fulfill({ status: response.status, headers, body: Buffer.from(response.body) })
      } catch {
        await route.abort('failed').catch(() => {})
      }
    },
  }
}

/**
 * Whatever the page asks for is led to by the page: a public one leads to no private host, not by moving there either.
 */
function toFetch(request: Request, start: URL, signal: AbortSignal) {
  const body = request.postData()
  return {
    method: request.method() as 'GET' | 'HEAD' | 'POST',
    headers: Object.fromEntries(Object.entries(request.headers()).filter(([name]) => SENT.test(name))),
    maxBytes: MAX_BODY_BYTES,
    timeoutMs: REQUEST_MS,
    signal,
    ...(body !== null && { body }),
    ...(request.url() !== start.href && { ledBy: start.href }),
  }
}

const isDocument = (request: Request): boolean =>
  request.isNavigationRequest() && request.frame().parentFrame() === null

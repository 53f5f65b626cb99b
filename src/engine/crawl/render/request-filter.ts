import type { Request, Route } from 'playwright-core'
import type { FetchedResponse, GuardedFetch } from '#src/engine/fetch/fetch-types.ts'

/** Resources that make up the text of a page. Pictures, styles and fonts do not. */
const TEXT = ['document', 'script', 'xhr', 'fetch']
/** Resources that make up its look. */
const LOOK = ['stylesheet', 'image', 'font']
const METHODS = new Set(['GET', 'HEAD', 'POST'])
const MAX_REQUESTS = 150
const MAX_BYTES = 20_000_000
const MAX_BODY_BYTES = 5_000_000
const REQUEST_MS = 5_000
/** Headers of the connection or for crawlers. Cookies are dropped because a page is opened once. */
const DROPPED =
  /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|set-cookie|alt-svc|link|refresh|x-robots-tag)$/u
const SENT = /^(?:accept|accept-language|content-type|authorization|x-.*)$/u

export interface RequestFilter {
  /** Answers a request of a rendered page through the guarded client, or lets it fail. Never throws. */
  handle: (route: Route) => Promise<void>
  /** Returns the status of the page's last document; `undefined` if there was none. */
  documentStatus: () => number | undefined
}

/**
 * Filters the requests of one rendered page: at most 150 requests and 20 MB, with GET, HEAD or POST, each through the
 * guarded client.
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

/** The page leads to everything it requests: a public page leads to no private host, not even by navigating there. */
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

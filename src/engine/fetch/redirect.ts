import { FetchError, type FetchedResponse, type FetchRequest } from './fetch-types.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Reports whether a response redirects. Without a `location` it does not, whatever its status. */
export function isRedirect({ status, headers }: Pick<FetchedResponse, 'status' | 'headers'>): boolean {
  return REDIRECTS.has(status) && headers['location'] !== undefined
}

/** Returns the target of a redirect; null if that is not a web address. */
export const redirectTarget = ({ headers }: Pick<FetchedResponse, 'headers'>, from: URL): URL | null =>
  URL.parse(headers['location'] ?? '', from.href)

/**
 * Returns the target of a redirect and the request to send there, as browsers do: 303 always turns into GET, 301 and
 * 302 turn POST into GET. Removes the caller's own headers at another origin, because they may contain a key.
 */
export function redirectRequest(
  response: FetchedResponse,
  from: URL,
  request: FetchRequest,
): { url: URL; request: FetchRequest } {
  const url = redirectTarget(response, from)
  if (url === null) throw new FetchError('invalid_url', `${from.host} redirects to an invalid URL.`)
  const becomesGet =
    request.method === 'POST' && (response.status === 303 || response.status === 301 || response.status === 302)
  const method = becomesGet ? 'GET' : request.method
  const headers = url.origin === from.origin ? request.headers : harmlessHeaders(request.headers)
  const { body, ...rest } = request
  return {
    url,
    request: { ...rest, method, headers, body: becomesGet ? undefined : body },
  }
}

function harmlessHeaders(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^(accept(-.*)?|content-type)$/i.test(name)))
}

import type { FetchedResponse } from './fetch-types.ts'
import { redirectTarget } from './redirect.ts'

const NEXT_COOKIE = /,\s*(?=[^;,=\s]+=)/
const IS_TAKEN_BACK = /;\s*(?:max-age\s*=\s*(?:0|-\d+)|expires\s*=[^;]*\b1970\b)/i

/**
 * Returns the `cookie` header for the target of a redirect: the cookies of the request and those that the response
 * sets, as browsers send them, or ''. Another host gets none.
 */
export function redirectCookies(response: Pick<FetchedResponse, 'headers'>, from: URL, sent = ''): string {
  if (redirectTarget(response, from)?.host !== from.host) return ''
  const cookies = new Map(sent === '' ? [] : sent.split('; ').map((pair) => [nameOf(pair), pair]))
  for (const cookie of (response.headers['set-cookie'] ?? '').split(NEXT_COOKIE)) {
    const pair = cookie.split(';', 1)[0]?.trim() ?? ''
    if (IS_TAKEN_BACK.test(cookie)) cookies.delete(nameOf(pair))
    else if (nameOf(pair) !== '') cookies.set(nameOf(pair), pair)
  }
  return [...cookies.values()].join('; ')
}

const nameOf = (pair: string): string => /^[^=]+(?==)/.exec(pair)?.[0] ?? ''

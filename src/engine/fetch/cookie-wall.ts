import type { FetchedResponse } from './fetch-types.ts'
import { isRedirect } from './redirect.ts'

const NEXT_COOKIE = /,\s*(?=[^;,=\s]+=)/
const IS_TAKEN_BACK = /;\s*(?:max-age\s*=\s*(?:0|-\d+)|expires\s*=[^;]*\b1970\b)/i

/**
 * The `cookie` header with which a page is to be asked for once more, where its answer sets cookies and leads to the page itself: it shows
 * what it holds to those who bring them, as browsers do. `undefined` for every other answer.
 */
export function cookiesOfWall(answer: Pick<FetchedResponse, 'status' | 'headers'>, url: URL): string | undefined {
  if (!isRedirect(answer) || withoutHash(URL.parse(answer.headers['location'] ?? '', url.href)) !== withoutHash(url)) return undefined
  const cookies = (answer.headers['set-cookie'] ?? '').split(NEXT_COOKIE).filter((cookie) => !IS_TAKEN_BACK.test(cookie))
  const pairs = cookies.map((cookie) => cookie.split(';', 1)[0]?.trim() ?? '').filter((pair) => /^[^=]+=/.test(pair))
  return pairs.length > 0 ? pairs.join('; ') : undefined
}

const withoutHash = (url: URL | null): string | undefined => url?.href.split('#', 1)[0]

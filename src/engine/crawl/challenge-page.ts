import type { FetchedResponse } from '../fetch/fetch-types.ts'

/** Names of scripts and fields in the challenge pages of common protections. */
const MARKS =
  /_cf_chl_opt|cf-browser-verification|\/cdn-cgi\/challenge-platform\/|cf-turnstile-response|captcha-delivery\.com|_Incapsula_Resource|px-captcha|awsWafCookieDomainList|\/\.well-known\/sgcaptcha\/|ddos-guard\/js-challenge|sucuri_cloudproxy_js|KPSDK\.|bm-verify/u
const REFUSALS = new Set([202, 401, 403, 405, 429, 503])
/**
 * Longer pages are the site's own. They may have the same marks where the site checks its visitors beside its
 * content.
 */
const MAX_REFUSAL_BYTES = 60_000
const MAX_PAGE_BYTES = 5_000

/**
 * Reports whether a response is a challenge page that asks visitors to prove that they are people, instead of the
 * page.
 */
export function isChallenge({ status, headers, body }: FetchedResponse): boolean {
  if (headers['cf-mitigated'] === 'challenge' || headers['sg-captcha'] === 'challenge') return true
  if (body.length > (REFUSALS.has(status) ? MAX_REFUSAL_BYTES : MAX_PAGE_BYTES)) return false
  return MARKS.test(new TextDecoder('latin1').decode(body))
}

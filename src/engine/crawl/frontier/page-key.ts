import { bareHostAndPort, normaliseEncoding, withoutIndexFile } from './url-form.ts'

/** Parameters that say where visitors come from or who they are, not what the page shows. */
const TRACKING =
  /^(utm_.*|mtm_.*|pk_.*|hsa_.*|_hs.*|__hs.*|mc_[ce]id|ga_.*|_ga|_gl|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|epik|srsltid|vero_id|wickedid|oly_(anon|enc)_id|ref|ref_src|referrer|source|campaign|cmpid|spm|scm)$/i

const SESSION =
  /^(phpsessid|jsessionid|aspsessionid.*|sessionid|session_id|sid|sessid|cfid|cftoken|zenid|oscsid|_?nonce|_?csrf.*)$/i

/**
 * Returns the key of a page. Two URLs with the same key count as the same page: scheme, `www.`, fragment, tracking
 * and session parameters, the order of parameters, index files, trailing and doubled slashes make no difference.
 */
export function pageKey(url: URL): string {
  const plain = normaliseEncoding(url.pathname)
    .replace(/;[a-z]*sess(ion)?id=[^/]*/i, '')
    .replace(/\/{2,}/g, '/')
  const path = withoutIndexFile(plain).replace(/\/$/, '')
  const query = meaningfulParameters(url)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  return bareHostAndPort(url) + path + (query === '' ? '' : `?${query}`)
}

/** Returns the query's parameters without tracking and sessions, with well-formed texts. */
export function meaningfulParameters(url: URL): [name: string, value: string][] {
  return [...url.searchParams].filter(([name]) => !TRACKING.test(name) && !SESSION.test(name))
}

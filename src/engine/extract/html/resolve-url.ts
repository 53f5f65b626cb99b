import { memoize } from '#src/base/memoize.ts'

/** Resolves `href` against `base` to an absolute http(s) URL without fragment; '' if it is not one. */
export function resolveUrl(href: string, base: string): string {
  const url = URL.parse(href.trim(), base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return ''
  url.hash = ''
  return url.href
}

const MAX_CACHED = 4_000
const FROM_ROOT = /^\/(?![/\\])\S*$/u
const resolveAbsolute = memoize(MAX_CACHED, (address: string) => resolveUrl(address, address))

/** Does the same for the links of a page, most of which are on its other pages too: `/shop`. */
export function resolveLink(href: string, base: string): string {
  const root = FROM_ROOT.test(href) ? ROOT.exec(base)?.[0] : undefined
  return root === undefined ? resolveUrl(href, base) : resolveAbsolute(root + href)
}
const ROOT = /^https?:\/\/[^/?#\\@]+/u

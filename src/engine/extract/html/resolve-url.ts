/** `href` against `base` as an absolute http(s) address without fragment, or '' when it is none. */
export function resolveUrl(href: string, base: string): string {
  const url = URL.parse(href.trim(), base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return ''
  url.hash = ''
  return url.href
}

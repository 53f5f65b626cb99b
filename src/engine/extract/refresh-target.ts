import { resolveUrl } from './html/resolve-url.ts'

const MAX_REFRESH_SECONDS = 10

/** Returns the URL that a `Refresh` (in the page or its response) leads to within ten seconds, or ''. */
export function refreshTarget(content: string, baseUrl: string): string {
  const [, seconds = '', target = ''] = /^\s*(\d*)[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?([^"']*)/iu.exec(content) ?? []
  return target.trim() && Number(seconds) <= MAX_REFRESH_SECONDS ? resolveUrl(target.trim(), baseUrl) : ''
}

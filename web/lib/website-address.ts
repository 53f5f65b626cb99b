const LOCAL = /^(localhost|127\.|\[::1\])/i

/** Returns a typed website as a URL: `example.com` becomes `https://example.com`. Blank stays blank. */
export function completeAddress(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text
  return `${LOCAL.test(text) ? 'http' : 'https'}://${text}`
}

/** Second-level labels under which registries sell names: the name in `example.co.uk` is `example`. */
const SHARED_LABELS = new Set(['ac', 'co', 'com', 'edu', 'go', 'gov', 'ne', 'net', 'or', 'org'])

/**
 * Guesses a company name from a website's host: `www.north-star.co.uk` gives `North Star`. Blank if the host has no
 * name.
 */
export function suggestCompanyName(typed: string): string {
  const address = URL.parse(completeAddress(typed))
  if (!address?.hostname.includes('.') || /^[\d.]+$|^\[/.test(address.hostname)) return ''
  const labels = address.hostname.split('.').filter(Boolean)
  labels.pop()
  if (labels.length > 1 && SHARED_LABELS.has(labels.at(-1) ?? '')) labels.pop()
  const name = labels.at(-1) ?? ''
  if (name === 'www' || name.startsWith('xn--')) return ''
  return name
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Returns a URL for display: without scheme, `www.` and trailing slash. */
export function displayAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

/** Returns a page's decoded path and query for display, or the host for the home page. */
export function displayPath(url: string): string {
  const address = URL.parse(url)
  if (!address) return url
  const path = address.pathname + address.search
  if (path === '/') return address.host
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

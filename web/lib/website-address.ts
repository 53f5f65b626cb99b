const LOCAL = /^(localhost|127\.|\[::1\])/i

/**
 * What a person typed as a website, as a full address: `example.com` becomes `https://example.com`. Blank stays blank.
 */
export function completeAddress(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text
  return `${LOCAL.test(text) ? 'http' : 'https'}://${text}`
}

/** Second-level labels that registries sell names under: `example.co.uk` is named by `example`. */
const SHARED_LABELS = new Set(['ac', 'co', 'com', 'edu', 'go', 'gov', 'ne', 'net', 'or', 'org'])

/**
 * A company name read from a website's host: `www.north-star.co.uk` gives `North Star`. Blank for hosts that name
 * nothing.
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

/** A website as a person writes it: without scheme, `www.` and trailing slash. */
export function displayAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

/** Where a page stands within its site, decoded for reading: path and query, or the host for the home page. */
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

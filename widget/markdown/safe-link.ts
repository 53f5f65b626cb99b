const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns the normalized URL if it is safe: absolute, http(s), mailto or tel, and without credentials, which can
 * disguise a host. Undefined otherwise.
 */
export function toSafeLink(address: string): string | undefined {
  const url = parseAddress(address)
  return url && schemes.has(url.protocol) && !url.username && !url.password ? url.href : undefined
}

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

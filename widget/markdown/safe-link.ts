const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address in normal form when a visitor may safely follow it: absolute, http(s), mailto or tel, and without
 * credentials, which serve to disguise a host. Anything else is `undefined`.
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

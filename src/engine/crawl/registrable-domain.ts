/**
 * Returns the registrable domain of a host, by the Public Suffix List including its private section; undefined for a
 * suffix, an IP address or a host without one.
 */
export async function findRegistrableDomain(host: string): Promise<string | undefined> {
  // The list is large, and rarely needed.
  const { getDomain } = await import('tldts')
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined
}

/**
 * Returns the domain of a host that somebody can register, by the Public Suffix List with the suffixes that companies
 * give out; undefined for a suffix itself, an IP address or a host without one.
 */
export async function findRegistrableDomain(host: string): Promise<string | undefined> {
  // The list is large, and rarely needed.
  const { getDomain } = await import('tldts')
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined
}

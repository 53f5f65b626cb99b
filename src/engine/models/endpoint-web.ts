import { type GuardedFetchService, createGuardedFetch } from '../fetch/guarded-fetch.ts'

/** A way out that leads to a model's endpoint, wherever the operator put it, and to no other host that is not public. */
export function createEndpointWeb(baseUrl: string): GuardedFetchService {
  const { protocol, hostname, port } = new URL(baseUrl)
  const host = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  return createGuardedFetch({ userAgent: 'Foyer/0.1', allowPrivateHosts: [host] })
}

import { VERSION } from '#src/base/version.ts'
import { type GuardedFetchService, createGuardedFetch } from '../fetch/guarded-fetch.ts'
import { hostAndPort } from '../fetch/host-policy.ts'

/**
 * Creates a guarded fetch that reaches the endpoint of a model, even at a private address, and no other private host.
 */
export function createEndpointWeb(baseUrl: string): GuardedFetchService {
  return createGuardedFetch({ userAgent: `Foyer/${VERSION}`, allowPrivateHosts: [hostAndPort(new URL(baseUrl))] })
}

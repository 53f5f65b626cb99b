import { VERSION } from '#src/base/version.ts'
import { type GuardedFetchService, createGuardedFetch } from '../fetch/guarded-fetch.ts'
import { hostAndPort } from '../fetch/host-policy.ts'

/**
 * A way out that leads to a model's endpoint, wherever the operator put it, and to no other host that is not public.
 */
export function createEndpointWeb(baseUrl: string): GuardedFetchService {
  return createGuardedFetch({ userAgent: `Foyer/${VERSION}`, allowPrivateHosts: [hostAndPort(new URL(baseUrl))] })
}

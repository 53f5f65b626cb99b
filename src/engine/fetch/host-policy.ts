import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { FetchError, type FetchFailure, type Lookup, type OwnSite, type PrivateHosts } from './fetch-types.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'
import { untilAborted } from './until-aborted.ts'

/** How a URL may be reached: as a public website, as an allowed private host, or as the service's own website. */
export type Route = 'public' | 'private' | 'own'

export interface HostPolicyOptions {
  allowPrivateHosts: PrivateHosts
  ownSite?: OwnSite
  lookup: Lookup
}

export interface HostPolicy {
  /**
   * Returns why a URL may not be read, from its form alone, as a clause after a colon; `undefined` if it may. Uses no
   * network.
   */
  checkUrl(url: URL): string | undefined
  /**
   * Does `checkUrl`, then checks that the host resolves to permitted addresses. A name that does not resolve passes.
   */
  checkHost(url: URL): Promise<string | undefined>
  /** Returns how to connect. Throws a `FetchError` for what `checkUrl` refuses and for a port that is not allowed. */
  findRoute(url: URL): Promise<Route>
  /** Reports whether the route may connect to an address. */
  permits(route: Route, address: string): boolean
}

/** The ports of public websites. Any other is more likely another service. */
const PUBLIC_PORTS = [80, 443, 8080, 8443]

/** Names are resolved again after this time. Every connection is checked anyway. */
const ROUTE_TTL_MS = 10_000

/** A name that does not resolve in this time is not refused for its addresses. */
const LOOKUP_TIMEOUT_MS = 5000

type Problem = readonly [failure: FetchFailure, clause: string]

const NOT_PUBLIC: Problem = ['address_refused', 'it must be a public address; give the URL visitors use']

/** Decides which hosts may be read. Decides by address; uses names only to refuse early. */
export function createHostPolicy({ allowPrivateHosts, ownSite, lookup }: HostPolicyOptions): HostPolicy {
  const opened = new Set(
    typeof allowPrivateHosts === 'string' ? [] : allowPrivateHosts.map((host) => host.toLowerCase()),
  )
  const routes = new LRUCache<string, Route>({ max: 1000, ttl: ROUTE_TTL_MS })

  const isOwn = (url: URL) =>
    ownSite !== undefined && url.origin === new URL(ownSite.origin).origin && ownSite.serves(url.pathname)

  /** Resolves a host. An address literal is itself. */
  async function resolve(url: URL): Promise<{ address: string }[]> {
    const address = addressOf(url)
    return isIP(address) > 0 ? [{ address }] : lookup(address)
  }

  /** Returns the route if it is certain without DNS, or `undefined` if the addresses decide. */
  function routeByForm(url: URL): Route | undefined {
    if (isOwn(url)) return 'own'
    if (opened.has(hostAndPort(url))) return 'private'
    if (allowPrivateHosts !== 'loopback') return 'public'
    if (isLocalName(url) || isLoopbackAddress(addressOf(url))) return 'private'
    return isIP(addressOf(url)) > 0 ? 'public' : undefined
  }

  function findProblem(url: URL): Problem | undefined {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      return ['invalid_url', `it must begin with http: or https:, not ${url.protocol}`]
    if (url.username !== '' || url.password !== '') return ['invalid_url', 'leave out the user name and password']
    const route = routeByForm(url)
    if (route === 'own' || route === 'private') return undefined
    if (isPrivateName(url)) return NOT_PUBLIC
    if (route === undefined) return undefined
    const address = addressOf(url)
    if (isLocalName(url) || (isIP(address) > 0 && !isPublicAddress(address))) return NOT_PUBLIC
    return findPortProblem(url)
  }

  async function findHostProblem(url: URL): Promise<Problem | undefined> {
    const problem = findProblem(url)
    if (problem !== undefined) return problem
    const addresses = await untilAborted(resolve(url), AbortSignal.timeout(LOOKUP_TIMEOUT_MS)).catch(() => [])
    const route = routeByForm(url) ?? routeByAddresses(addresses)
    if (route !== 'own' && addresses.some(({ address }) => !permits(route, address))) return NOT_PUBLIC
    return route === 'public' ? findPortProblem(url) : undefined
  }

  async function findRoute(url: URL): Promise<Route> {
    const problem = findProblem(url)
    if (problem !== undefined) throw refusal(url, problem)
    const route = routeByForm(url) ?? routes.get(url.host) ?? routeByAddresses(await resolve(url))
    if (route !== 'own') routes.set(url.host, route)
    const portProblem = route === 'public' ? findPortProblem(url) : undefined
    if (portProblem !== undefined) throw refusal(url, portProblem)
    return route
  }

  function permits(route: Route, address: string): boolean {
    if (route === 'public') return isPublicAddress(address)
    return route === 'own' || allowPrivateHosts !== 'loopback' || isLoopbackAddress(address)
  }

  return {
    checkUrl: (url) => findProblem(url)?.[1],
    checkHost: async (url) => (await findHostProblem(url))?.[1],
    findRoute,
    permits,
  }
}

function routeByAddresses(addresses: { address: string }[]): Route {
  return addresses.length > 0 && addresses.every(({ address }) => isLoopbackAddress(address)) ? 'private' : 'public'
}

function findPortProblem(url: URL): Problem | undefined {
  if (PUBLIC_PORTS.includes(portOf(url))) return undefined
  return ['address_refused', `port ${portOf(url)} is not a port of public websites (${PUBLIC_PORTS.join(', ')})`]
}

const refusal = (url: URL, [failure, clause]: Problem) =>
  new FetchError(failure, `${url.host || url.protocol} cannot be read: ${clause}.`)

const portOf = (url: URL) => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

/** Returns the form in which settings name a private host. */
export const hostAndPort = (url: URL): string => `${url.hostname}:${portOf(url)}`

/** Returns the host without the brackets of an IPv6 literal. The URL parser has made literals canonical. */
const addressOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Reports whether a name is in no public DNS: of clouds and companies (`internal`), of links (RFC 6762) and of homes
 * (RFC 8375).
 */
const isPrivateName = (url: URL) => /(^|\.)(internal|local|home\.arpa)\.?$/.test(url.hostname)

const isLocalName = (url: URL) => /(^|\.)(localhost|ip6-localhost|ip6-loopback)\.?$/.test(url.hostname)

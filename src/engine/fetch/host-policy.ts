import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { FetchError, type FetchFailure, type Lookup, type OwnSite, type PrivateHosts } from './fetch-types.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'
import { untilAborted } from './until-aborted.ts'

/** How a URL may be reached: like anybody's site, as a private host that is opened, or as the service's own site. */
export type Route = 'public' | 'private' | 'own'

export interface HostPolicyOptions {
  allowPrivateHosts: PrivateHosts
  ownSite?: OwnSite
  lookup: Lookup
}

export interface HostPolicy {
  /**
   * Returns why a URL may not be read, by its form alone, as a clause for after a colon; `undefined` if it may. No
   * network.
   */
  checkUrl(url: URL): string | undefined
  /** `checkUrl`, then whether the host resolves to addresses that may be read. A name that does not resolve passes. */
  checkHost(url: URL): Promise<string | undefined>
  /** How to connect. Throws a `FetchError` for what `checkUrl` refuses and for a port that is not open. */
  findRoute(url: URL): Promise<Route>
  /** Reports whether the route may connect to an address. */
  permits(route: Route, address: string): boolean
}

/** The ports that public websites use; anything else is more likely another service. */
const PUBLIC_PORTS = [80, 443, 8080, 8443]

/** Names are asked for again after this time; a connection is checked in any case. */
const ROUTE_TTL_MS = 10_000

/** A name that does not resolve in this time is not refused for its addresses. */
const LOOKUP_TIMEOUT_MS = 5000

type Problem = readonly [failure: FetchFailure, clause: string]

const NOT_PUBLIC: Problem = ['address_refused', 'it must be a public address; give the URL visitors use']

/** Decides which hosts may be read. It decides by address; names are only looked at to refuse early. */
export function createHostPolicy({ allowPrivateHosts, ownSite, lookup }: HostPolicyOptions): HostPolicy {
  const opened = new Set(
    typeof allowPrivateHosts === 'string' ? [] : allowPrivateHosts.map((host) => host.toLowerCase()),
  )
  const routes = new LRUCache<string, Route>({ max: 1000, ttl: ROUTE_TTL_MS })

  const isOwn = (url: URL) =>
    ownSite !== undefined && url.origin === new URL(ownSite.origin).origin && ownSite.serves(url.pathname)

  /** An address literal is itself. */
  async function resolve(url: URL): Promise<{ address: string }[]> {
    const address = addressOf(url)
    return isIP(address) > 0 ? [{ address }] : lookup(address)
  }

  /** Decided without DNS, or `undefined` when only the addresses can tell. */
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

/** How a private host that may be asked is named. */
export const hostAndPort = (url: URL): string => `${url.hostname}:${portOf(url)}`

/**
 * The host without the brackets of an IPv6 literal. Literals are in canonical form already: the URL parser sees to
 * that.
 */
const addressOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Names that no public DNS holds: of clouds and companies (`internal`), of links (RFC 6762) and of homes (RFC 8375).
 */
const isPrivateName = (url: URL) => /(^|\.)(internal|local|home\.arpa)\.?$/.test(url.hostname)

const isLocalName = (url: URL) => /(^|\.)(localhost|ip6-localhost|ip6-loopback)\.?$/.test(url.hostname)

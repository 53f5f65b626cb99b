import { lookup as dnsLookup } from 'node:dns/promises'
import type { Agent } from 'undici'
import { startDeadline, type Deadline } from './deadline.ts'
import { toFetchError } from './fetch-failures.ts'
import {
  FetchError,
  type FetchedResponse,
  type FetchRequest,
  type GuardedFetch,
  type GuardedStream,
  type Lookup,
  type OwnSite,
  type PrivateHosts,
  type StreamedResponse,
  type StreamRequest,
} from './fetch-types.ts'
import { createGuardedAgent } from './guarded-agent.ts'
import { createHostPolicy, type HostPolicy, type Route } from './host-policy.ts'
import { redirectCookies } from './redirect-cookies.ts'
import { isRedirect, redirectRequest } from './redirect.ts'
import { sendRequest, streamRequest } from './send-request.ts'
import { untilAborted } from './until-aborted.ts'

export interface GuardedFetchOptions {
  /** Names the service and a page about it, such as `FoyerBot/0.1 (+https://example.com/bot)`. */
  userAgent: string
  allowPrivateHosts: PrivateHosts
  ownSite?: OwnSite
  lookup?: Lookup
}

export interface GuardedFetchService extends Pick<HostPolicy, 'checkUrl' | 'checkHost'> {
  fetch: GuardedFetch
  stream: GuardedStream
  /**
   * Reports whether the URL may be read only because it is the service's own website or an allowed private host.
   * Never throws.
   */
  isPrivate(url: URL): Promise<boolean>
  /** Ends all connections, idle or not. */
  close(): Promise<void>
}

const DEFAULTS = { timeoutMs: 15_000, maxRedirects: 5 }
const CONNECT_TIMEOUT_MS = 10_000
/** Names of this machine resolve at once. */
const LOCAL_LOOKUP_MS = 1000

interface Guard {
  policy: HostPolicy
  agents: Record<Route, Agent>
  options: GuardedFetchOptions
}

/** Creates the only way out to the network. Close it when the process ends. */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetchService {
  const lookup = options.lookup ?? ((hostname) => dnsLookup(hostname, { all: true }))
  const policy = createHostPolicy({ ...options, lookup, ownSite: options.ownSite })
  const closing = new AbortController()
  const createAgent = (route: Route) =>
    createGuardedAgent({
      lookup,
      permits: (address) => policy.permits(route, address),
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
      closing: closing.signal,
    })
  const agents = { public: createAgent('public'), private: createAgent('private'), own: createAgent('own') }
  const guard: Guard = { policy, agents, options }

  return {
    checkUrl: policy.checkUrl,
    checkHost: policy.checkHost,
    fetch: (url, request = {}) => fetchGuarded(guard, url, request),
    stream: (url, request) => streamGuarded(guard, url, request),
    isPrivate: (url) =>
      untilAborted(policy.findRoute(url), AbortSignal.timeout(LOCAL_LOOKUP_MS)).then(
        (route) => route !== 'public',
        () => false,
      ),
    async close() {
      closing.abort()
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()))
    },
  }
}

async function fetchGuarded(guard: Guard, target: string | URL, request: FetchRequest): Promise<FetchedResponse> {
  const url = URL.parse(String(target))
  if (url === null) throw new FetchError('invalid_url', `Invalid URL: ${String(target).slice(0, 200)}`)
  const { timeoutMs = DEFAULTS.timeoutMs, firstByteMs = timeoutMs, signal } = request
  const deadline = startDeadline({ host: url.host, timeoutMs, firstByteMs, signal })
  try {
    return await followRedirects(guard, url, request, deadline)
  } finally {
    deadline.clear()
  }
}

async function streamGuarded(
  { policy, agents, options }: Guard,
  target: string | URL,
  request: StreamRequest,
): Promise<StreamedResponse> {
  const url = URL.parse(String(target))
  if (url === null) throw new FetchError('invalid_url', `Invalid URL: ${String(target).slice(0, 200)}`)
  try {
    const route = await untilAborted(policy.findRoute(url), request.signal)
    return await streamRequest(agents[route], url, request, options.userAgent)
  } catch (error) {
    throw toFetchError(error, url.host)
  }
}

async function followRedirects(
  guard: Guard,
  start: URL,
  first: FetchRequest,
  deadline: Deadline,
): Promise<FetchedResponse> {
  const { redirect = 'follow', maxRedirects = DEFAULTS.maxRedirects } = first
  const visited = new Set<string>()
  let url = start
  let request = first
  let cookie = ''
  let ledBy = first.ledBy === undefined ? undefined : URL.parse(first.ledBy)
  for (;;) {
    deadline.expectFirstByte()
    const answer = await fetchOnce(guard, url, { request, ledBy, deadline }).catch((error: unknown) => {
      throw toFetchError(error, url.host)
    })
    if (redirect === 'manual' || !isRedirect(answer)) return answer
    const next = redirectRequest(answer, url, request)
    visited.add(`${url.href} ${cookie}`)
    cookie = redirectCookies(answer, url, cookie)
    if (visited.has(`${next.url.href} ${cookie}`))
      throw new FetchError('too_many_redirects', `${start.host} has a redirect loop.`)
    if (visited.size > maxRedirects)
      throw new FetchError('too_many_redirects', `${start.host} redirects more than ${maxRedirects} times.`)
    ledBy = url
    url = next.url
    request = cookie === '' ? next.request : { ...next.request, headers: { ...next.request.headers, cookie } }
  }
}

interface Step {
  request: FetchRequest
  ledBy: URL | null | undefined
  deadline: Deadline
}

async function fetchOnce(
  { policy, agents, options }: Guard,
  url: URL,
  { request, ledBy, deadline }: Step,
): Promise<FetchedResponse> {
  const route = await untilAborted(policy.findRoute(url), deadline.signal)
  if (route !== 'public' && ledBy && (await untilAborted(policy.findRoute(ledBy), deadline.signal)) === 'public') {
    throw new FetchError('address_refused', `${ledBy.host} redirects to ${url.host}, which is not a public address.`)
  }
  const connect = route === 'own' ? options.ownSite?.connect : undefined
  return sendRequest(agents[route], { url, request, connect, userAgent: options.userAgent, deadline })
}

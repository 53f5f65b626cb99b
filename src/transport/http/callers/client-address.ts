import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import type { ClientAddress } from '#src/base/caller-address.ts'
import { signText } from '#src/base/signed-text.ts'

/**
 * What a client is counted by, hashed with the installation's secret and so useless to anybody else: its address, or of
 * IPv6 its network.
 */
export function hashedAddress(app: Pick<App, 'secretKey'>, request: FastifyRequest): string {
  return hash(app, networkOf(addressOf(request)))
}

/**
 * A socket that takes both families writes an IPv4 address as an IPv6 one, and some proxies write the client's port
 * behind its address.
 */
function addressOf({ ip }: FastifyRequest): string {
  const [, before = ip] = /^(\[.*\]|[\d.]+):\d+$/.exec(ip) ?? []
  return before.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/**
 * The first 64 bits of an IPv6 address: of the others a client takes as many as it likes (RFC 8981). Anything else as
 * it is.
 */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const groups = (part = ''): string[] => part.split(':').filter(Boolean)
  const [before, after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::').map(groups)
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0')
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}

function hash({ secretKey }: Pick<App, 'secretKey'>, address: string): string {
  return signText(secretKey, `address:${address}`)
}

/**
 * Where a proxy says that it speaks for others and no setting says whom to believe, the socket's address is the proxy's
 * or a pretence.
 */
export function readClientAddress(app: Pick<App, 'secretKey' | 'config'>, request: FastifyRequest): ClientAddress {
  const known = app.config.trustProxy !== undefined || !isForwarded(request)
  return { hash: hash(app, addressOf(request)), counted: hashedAddress(app, request), known }
}

const UNKNOWN_PROXY = {
  name: 'foyer_unknown_proxy_requests_total',
  help: 'Requests that came through a proxy while TRUST_PROXY was not set.',
}

/** Says once in the log that a proxy is in front and not configured, and counts what comes through it. */
export function warnOfUnknownProxy(
  server: FastifyInstance,
  { config, log, metrics }: Pick<App, 'config' | 'log' | 'metrics'>,
): void {
  if (config.trustProxy !== undefined) return
  let warned = false
  server.addHook('onRequest', (request, _reply, done) => {
    const name = forwardingHeader(request)
    if (name !== undefined) metrics.increase(UNKNOWN_PROXY)
    if (name !== undefined && !warned) {
      warned = true
      log.warn(
        `${name} was received but TRUST_PROXY is not set: client addresses count as unknown, and sign-ins and other limits count all clients as one. Set it, or keep the header out.`,
      )
    }
    done()
  })
}

/** What proxies add to a request that they pass on. */
const FORWARDING_HEADERS = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host', 'Via']

/** Whether a request came through a proxy, by what it carries. */
export function isForwarded(request: FastifyRequest): boolean {
  return forwardingHeader(request) !== undefined
}

function forwardingHeader({ headers }: FastifyRequest): string | undefined {
  return FORWARDING_HEADERS.find((name) => headers[name.toLowerCase()] !== undefined)
}

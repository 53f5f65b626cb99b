import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import type { ClientAddress } from '#src/base/caller-address.ts'
import { memoizeTexts } from '#src/base/memoize.ts'
import { signText } from '#src/base/signed-text.ts'

/**
 * Returns the key that a client is counted by: its address, or its IPv6 network, hashed with the installation's secret,
 * so that it is useless to others.
 */
export function hashedAddress({ secretKey }: Pick<App, 'secretKey'>, { ip }: FastifyRequest): string {
  return hashesOf(secretKey, ip).counted
}

/**
 * Returns the client's address in plain form. A dual-stack socket writes an IPv4 address as IPv6, and some proxies
 * append the client's port.
 */
function addressOf(ip: string): string {
  const [, before = ip] = /^(\[.*\]|[\d.]+):\d+$/.exec(ip) ?? []
  return before.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/**
 * Returns the first 64 bits of an IPv6 address, because a client can use as many of the others as it likes (RFC 8981).
 * Returns any other address unchanged.
 */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const groups = (part = ''): string[] => part.split(':').filter(Boolean)
  const [before, after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::').map(groups)
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0')
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}

/** A request needs them for several limits, and a connection has many requests. */
const hashesOf = memoizeTexts(1_000, (secretKey = '', ip = '') => {
  const address = addressOf(ip)
  const hash = (text: string): string => signText(secretKey, `address:${text}`)
  return { hash: hash(address), counted: hash(networkOf(address)) }
})

/** Returns the client's address, which is not known when an untrusted proxy forwarded the request. */
export function readClientAddress({ secretKey }: Pick<App, 'secretKey'>, request: FastifyRequest): ClientAddress {
  return { ...hashesOf(secretKey, request.ip), known: isKnown(request) }
}

/** Returns false for a forwarding header from a sender that `TRUST_PROXY` does not name. */
function isKnown(request: FastifyRequest): boolean {
  // The socket's address first, then trusted proxies, then the client.
  const { ips = [] } = request
  return ips.length > 1 || !isForwarded(request)
}

const UNKNOWN_PROXY = {
  name: 'foyer_unknown_proxy_requests_total',
  help: 'Requests that came through a proxy that TRUST_PROXY does not name.',
}

/** Counts the requests from a proxy that `TRUST_PROXY` does not name, and logs one warning. */
export function warnOfUnknownProxy(
  server: FastifyInstance,
  { config, log, metrics }: Pick<App, 'config' | 'log' | 'metrics'>,
): void {
  const mistake = config.trustProxy === undefined ? 'TRUST_PROXY is not set' : 'TRUST_PROXY does not name its sender'
  const opened = config.isLocal && config.crawl.allowPrivateHosts !== 'none' ? PRIVATE_HOSTS_OPEN : ''
  let warned = false
  server.addHook('onRequest', (request, _reply, done) => {
    done()
    if (isKnown(request)) return
    metrics.increase(UNKNOWN_PROXY)
    if (warned) return
    warned = true
    log.warn(
      `${forwardingHeader(request)} was received, but ${mistake}: client addresses count as unknown, and limits count all clients as one. Set TRUST_PROXY to the address or network of the proxy, or remove the header.${opened}`,
    )
  })
}

const PRIVATE_HOSTS_OPEN =
  ' Set PUBLIC_URL too: until then, visitors from outside can have Foyer read websites on this machine.'

/** Headers that proxies add to a forwarded request, as they are written and as Node names them. */
const FORWARDING_HEADERS = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host', 'Via'].map(
  (name) => [name, name.toLowerCase()] as const,
)

/** Reports whether a request has headers that a proxy adds. */
export function isForwarded(request: FastifyRequest): boolean {
  return forwardingHeader(request) !== undefined
}

function forwardingHeader({ headers }: FastifyRequest): string | undefined {
  return FORWARDING_HEADERS.find(([, name]) => headers[name] !== undefined)?.[0]
}

import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import type { ClientAddress } from '#src/base/caller-address.ts'

/** The client's address, hashed with the installation's secret: enough to count by and to compare, useless to anybody else. */
export function hashedAddress(app: Pick<App, 'secretKey'>, request: FastifyRequest): string {
  // A socket that takes both families writes an IPv4 address as an IPv6 one.
  const address = request.ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return createHmac('sha256', app.secretKey).update(`address:${address}`).digest('base64url')
}

/** Where a proxy says that it speaks for others and no setting says whom to believe, the socket's address is the proxy's or a pretence. */
export function readClientAddress(app: Pick<App, 'secretKey' | 'config'>, request: FastifyRequest): ClientAddress {
  return { hash: hashedAddress(app, request), known: app.config.trustProxy !== undefined || !isForwarded(request) }
}

const UNKNOWN_PROXY = {
  name: 'foyer_unknown_proxy_requests_total',
  help: 'Requests that came through a proxy while TRUST_PROXY was not set.',
}

/** Says once in the log that a proxy is in front and not configured, and counts what comes through it. */
export function warnOfUnknownProxy(server: FastifyInstance, { config, log, metrics }: Pick<App, 'config' | 'log' | 'metrics'>): void {
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

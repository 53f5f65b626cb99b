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

/** With `X-Forwarded-For` and no setting that says whom to believe, the socket's address is somebody's proxy or a pretence. */
export function readClientAddress(app: Pick<App, 'secretKey' | 'config'>, request: FastifyRequest): ClientAddress {
  return { hash: hashedAddress(app, request), known: app.config.trustProxy !== undefined || !isForwarded(request) }
}

/** Says once in the log that a proxy is in front and not configured. */
export function warnOfUnknownProxy(server: FastifyInstance, { config, log }: Pick<App, 'config' | 'log'>): void {
  if (config.trustProxy !== undefined) return
  let warned = false
  server.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isForwarded(request)) {
      warned = true
      log.warn(
        'X-Forwarded-For was received but TRUST_PROXY is not set: client addresses count as unknown, and sign-ins and other limits count all clients as one. Set it, or keep the header out.',
      )
    }
    done()
  })
}

function isForwarded(request: FastifyRequest): boolean {
  return request.headers['x-forwarded-for'] !== undefined
}

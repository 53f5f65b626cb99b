import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isLoopbackHost } from '#src/base/loopback.ts'
import { isSameSecret } from '#src/base/signed-text.ts'
import { isForwarded } from './callers/client-address.ts'

const DATABASE_PATIENCE_MS = 2_000
const NOT_FOR_YOU = 'Metrics need METRICS_TOKEN as a bearer token, or a client on the same machine.'

/** Routes for supervisors, load balancers and monitoring. */
export function operationsRoutes(server: FastifyInstance, app: App): void {
  server.get('/healthz', () => ({ status: 'ok' }))

  server.get('/readyz', async () => {
    if (app.stopping.aborted) throw new AppError('unavailable', 'stopping')
    const reached = await app.database.ping(DATABASE_PATIENCE_MS)
    if (!reached) throw new AppError('unavailable', 'The database does not respond.')
    return { status: 'ready' }
  })

  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(app, request)) throw new AppError('forbidden', NOT_FOR_YOU)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await app.metrics.render())
  })
}

function mayReadMetrics({ config }: App, request: FastifyRequest): boolean {
  const { authorization = '' } = request.headers
  if (config.metricsToken !== undefined) return isSameSecret(authorization, `Bearer ${config.metricsToken}`)
  // A proxy on this machine also connects from loopback, for remote clients.
  return !isForwarded(request) && isLoopback(request.socket.remoteAddress ?? '')
}

function isLoopback(address: string): boolean {
  return isLoopbackHost(address.replace(/^::ffff:/, ''))
}

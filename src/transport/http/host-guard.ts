import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isLoopbackHost } from '#src/base/loopback.ts'

/**
 * While the service listens on loopback only, a request must name a loopback host or one of the service's own addresses: a web page
 * whose name was pointed at this machine (DNS rebinding) is refused.
 */
export function guardHost(server: FastifyInstance, app: App): void {
  if (!isLoopbackHost(app.config.host)) return
  server.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers
    done(
      isExpected(app, host)
        ? undefined
        : new AppError(
            'misdirected',
            `This service does not answer to the host ${host}. Set PUBLIC_URL to the address it is reached under.`,
          ),
    )
  })
}

function isExpected(app: App, host: string): boolean {
  const own = [app.addresses.public(), app.addresses.app(), app.addresses.widget()].some((address) => new URL(address).host === host)
  return own || isLoopbackHost(host.replace(/:\d+$/, ''))
}

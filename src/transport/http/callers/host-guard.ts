import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isLoopbackHost } from '#src/base/loopback.ts'

/**
 * Refuses requests without a `Host` header, which HTTP/1.1 requires, or with several. While the service listens on
 * loopback only, the header must name a loopback host or one of the service's own addresses. This
 * refuses web pages whose name points to this machine (DNS rebinding).
 */
export function guardHost(server: FastifyInstance, app: App): void {
  const isLocal = isLoopbackHost(app.config.host)
  // Runs after the hooks that set headers, and before the body is read.
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const { host = '' } = request.headers
    if (host === '' && request.raw.httpVersion !== '1.0') return done(new AppError('invalid_input', 'Host is required'))
    // A proxy may have read another one of them.
    if ((request.raw.headersDistinct['host'] ?? []).length > 1)
      return done(new AppError('invalid_input', 'Host must be sent once'))
    const message = `This service does not serve the host ${host}. Set PUBLIC_URL to the URL clients use.`
    done(!isLocal || isExpected(app, host) ? null : new AppError('misdirected', message), payload)
  })
}

function isExpected(app: App, host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (isLoopbackHost(name)) return true
  return [app.addresses.public(), app.addresses.app(), app.addresses.widget()].some(
    (address) => new URL(address).hostname === name,
  )
}

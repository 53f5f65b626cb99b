import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isLoopbackHost } from '#src/base/loopback.ts'
import { allowPreflight, readPreflight, shareWith } from '../wire/cross-origin.ts'

/**
 * Refuses requests without a `Host` header, which HTTP/1.1 requires, or with several. While the service listens on
 * loopback only, the header must name a loopback host or one of the service's own addresses. This refuses web pages
 * whose name points to this machine (DNS rebinding).
 */
export function guardHost(server: FastifyInstance, app: App): void {
  const isLocal = isLoopbackHost(app.config.host)
  // Runs after the hooks that set headers, and before the body is read.
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const { host = '' } = request.headers
    if (host === '' && request.raw.httpVersion !== '1.0') return done(new AppError('invalid_input', 'Host is required'))
    // A proxy may have read another one of them.
    if (countHosts(request.raw.rawHeaders) > 1) return done(new AppError('invalid_input', 'Host must be sent once'))
    done(!isLocal || isExpected(app, host) ? null : refusalOf(host), payload)
  })
}

/** Counts the `Host` headers in a list of names and values. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/**
 * Refuses requests that a web page may have sent to this service through a name of its own: `Host` must be an address,
 * or a name of the service, and `Origin`, if there is one, the service's own or on this machine. With `tokens`, a page
 * of any origin may send a request with a token. Accepted pages can read the responses.
 */
export function guardOrigin(scope: FastifyInstance, app: App, { tokens = false } = {}): void {
  scope.addHook('onRequest', (request, reply, done) => {
    const { host = '', origin, authorization } = request.headers
    if (host !== '' && !isAddress(host) && !isExpected(app, host)) return done(refusalOf(host))
    if (origin === undefined) return done()
    const { isPreflight, withToken } = readPreflight(request)
    const hasToken = tokens && (withToken || authorization !== undefined)
    if (!hasToken && !isExpected(app, URL.parse(origin)?.host ?? ''))
      return done(new AppError('forbidden', `Requests from pages of ${origin} are not accepted here.`))
    shareWith(reply, origin)
    if (isPreflight) allowPreflight(request, reply, 'POST')
    else done()
  })
}

/** Reports whether a `Host` is an IP address, which no page can point elsewhere. */
const isAddress = (host: string): boolean => isIP(host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) !== 0

const refusalOf = (host: string): AppError =>
  new AppError('misdirected', `This service does not serve the host ${host}. Set PUBLIC_URL to the URL clients use.`)

function isExpected(app: App, host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (isLoopbackHost(name)) return true
  return [app.addresses.public(), app.addresses.app(), app.addresses.widget()].some(
    (address) => new URL(address).hostname === name,
  )
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { hashedAddress } from '../callers/client-address.ts'

const MIB = 1024 * 1024
/** An office may share an address, and an upload may have 10 MiB. */
const MAX_PER_ADDRESS = 64 * MIB
const MAX_IN_ALL = 256 * MIB
const RETRY_SECONDS = 15

/**
 * Limits the bytes of request bodies that have not arrived completely. Bodies wait in memory for up to five minutes,
 * so slow clients could otherwise use up the memory with little traffic.
 */
export function limitArrivingBodies(server: FastifyInstance, app: Pick<App, 'secretKey'>): void {
  const arriving = new Map<string, number>()
  let inAll = 0
  const add = (address: string, bytes: number): void => {
    inAll += bytes
    const sum = (arriving.get(address) ?? 0) + bytes
    if (sum > 0) arriving.set(address, sum)
    else arriving.delete(address)
  }
  server.addHook('onRequest', (request, _reply, done) => {
    const bytes = expectedBytes(request)
    if (bytes === 0) return done()
    const address = hashedAddress(app, request)
    if (inAll + bytes > MAX_IN_ALL || (arriving.get(address) ?? 0) + bytes > MAX_PER_ADDRESS) {
      const options = { retryAfterSeconds: RETRY_SECONDS }
      return done(new AppError('rate_limited', 'Too many requests have not arrived completely. Try again.', options))
    }
    add(address, bytes)
    let isHeld = true
    const release = (): void => {
      if (isHeld) add(address, -bytes)
      isHeld = false
    }
    request.raw.once('end', release).once('close', release)
    done()
  })
}

/** Returns the most bytes that a body may take: the route's limit, or its length if that is known and smaller. */
function expectedBytes({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit
  return Math.min(Number(headers['content-length'] ?? 0), bodyLimit)
}

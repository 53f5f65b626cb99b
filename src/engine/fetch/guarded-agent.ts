import { isIP, type LookupFunction, Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { FetchError, type Lookup } from './fetch-types.ts'

export interface GuardedAgentOptions {
  permits: (address: string) => boolean
  lookup: Lookup
  connectTimeoutMs: number
  /** Ends every socket, including connecting ones. */
  closing: AbortSignal
}

const MAX_HEADER_BYTES = 65_536

/**
 * Creates an HTTP/1.1 client that connects only to permitted addresses. Resolves a name once per connection, and
 * refuses it if any of its addresses is not permitted. The socket connects to one of exactly these addresses, which
 * is checked again afterwards.
 */
export function createGuardedAgent({ permits, lookup, connectTimeoutMs, closing }: GuardedAgentOptions): Agent {
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    lookup: guardLookup(lookup, permits),
    autoSelectFamily: true,
    allowH2: false,
  })
  // With the option `signal`, Node leaves a listener on it for each socket, which keeps the socket and its client in
  // memory.
  const sockets = new Set<Socket>()
  closing.addEventListener('abort', () => sockets.forEach((socket) => socket.destroy()), { once: true })

  return new Agent({
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect(target, callback) {
      const address = target.hostname.replace(/^\[|\]$/g, '')
      if (isIP(address) > 0 && !permits(address)) return callback(refused(address), null)
      const opened: unknown = connect(target, (error, socket) => {
        if (error !== null) return callback(error, null)
        if (isPermitted(socket, permits)) return callback(null, socket)
        socket.destroy()
        callback(refused(target.hostname), null)
      })
      if (opened instanceof Socket) sockets.add(opened.once('close', () => sockets.delete(opened)))
    },
  })
}

const isPermitted = (socket: Socket, permits: (address: string) => boolean) =>
  socket.remoteAddress !== undefined && permits(socket.remoteAddress)

function guardLookup(lookup: Lookup, permits: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined) return callback(notFound(hostname), '')
        if (!addresses.every(({ address }) => permits(address))) return callback(refused(hostname), '')
        if (options.all === true) return callback(null, addresses)
        callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

const refused = (host: string) =>
  new FetchError('address_refused', `${host} is not a public address, so Foyer does not read it.`)

const notFound = (host: string) => new FetchError('name_not_found', `The name ${host} has no address.`)

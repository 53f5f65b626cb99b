import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

export interface LoopbackServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, without a slash. */
  origin: string
  port: number
  /** Closes open connections too. */
  close(): Promise<void>
}

const usedPorts = new Set<number>()

/**
 * Starts an HTTP server on loopback, at an address that this process has not used before, because the service remembers
 * websites by address. A handler that throws breaks its connection.
 */
export async function startLoopbackServer(handle: HttpHandler): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    const handled = (async () => handle(request, response))()
    handled.catch(() => response.destroy())
  })
  const close = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  if (usedPorts.has(port)) {
    await close()
    return startLoopbackServer(handle)
  }
  usedPorts.add(port)
  return { origin: `http://127.0.0.1:${port}`, port, close, [Symbol.asyncDispose]: close }
}

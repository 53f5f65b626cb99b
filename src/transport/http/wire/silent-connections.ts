import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends connections on which nothing was sent yet when the server closes. Browsers and HTTP clients open one in advance,
 * and after a stream was cut. Node waits a minute for its first request, and with it the whole shutdown.
 */
export function endSilentConnections(server: FastifyInstance): void {
  const open = new Set<Socket>()
  let isClosing = false
  server.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.addHook('preClose', (done) => {
    isClosing = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    done()
  })
}

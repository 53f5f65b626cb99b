import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answerClientError, endUnreadReplies } from './unroutable-replies.ts'

/** Starts a server and returns functions that open connections to it and count them. */
async function startServer(server = createServer()) {
  server.on('clientError', answerClientError)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const open = async (bytes: string) => {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(bytes)
    return socket
  }
  const connections = () =>
    new Promise<number>((resolve) => void server.getConnections((_error, count) => resolve(count)))
  return { server, open, connections }
}

test('a connection that never finishes its head, nor closes after the reply, is destroyed', async () => {
  const { open, connections } = await startServer(createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 }))
  const socket = await open('GET / HTTP/1.1\r\nhost: localhost\r\n')
  socket.resume()
  await once(socket, 'end')
  await expect.poll(connections).toBe(0)
})

test('a client that never reads its response is disconnected, and one that waits for it is not', async () => {
  const { server, open, connections } = await startServer()
  server.on('request', (request, response) => {
    endUnreadReplies(response, 100)
    if (request.url === '/large') response.end(Buffer.alloc(50_000_000))
    else setTimeout(() => response.end('late'), 500)
  })
  const stuck = await open('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
  stuck.pause()
  const patient = await open('GET /late HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  const [reply] = (await once(patient, 'data')) as [Buffer]
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200/)
  patient.destroy()
  await expect.poll(connections).toBe(0)
})

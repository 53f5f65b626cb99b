import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export interface CountingProxy extends AsyncDisposable {
  /** The database's URL by way of the proxy. */
  url: string
  /** Times that a connection waited for the server: requests sent together count once. */
  roundTrips(): number
}

/** Starts a proxy in front of a PostgreSQL server that counts the round trips of all connections. */
export async function startCountingProxy(url: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(url)
  let count = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname)
    let isAsking = false
    for (const socket of [client, upstream]) {
      open.add(socket.setNoDelay(true))
      socket.on('error', () => {})
      socket.once('close', () => open.delete(socket))
    }
    client.on('data', () => {
      if (!isAsking) count += 1
      isAsking = true
    })
    upstream.on('data', () => (isAsking = false))
    client.pipe(upstream).pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    roundTrips: () => count,
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

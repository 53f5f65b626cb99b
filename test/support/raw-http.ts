import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends bytes unchanged and returns the response once the service closes the connection. */
export async function sendBytes(origin: string, bytes: string | Buffer): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

/** Sends a request with any `Host`, which `fetch` does not allow. */
export function askAs(
  origin: string,
  path: string,
  host: string,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { headers: { host } }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    sent.on('error', reject).end()
  })
}

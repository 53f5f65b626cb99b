import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  headers: Record<string, string>
  body: string
}

/** Somebody's own system: keeps what it gets, and answers with the next of the given statuses; 200 after the last. */
export interface WebhookReceiver extends AsyncDisposable {
  url: string
  received: ReceivedRequest[]
  answerWith(...statuses: number[]): void
  /** Takes requests from now on and answers none. */
  fallSilent(): void
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedRequest[] = []
  let statuses: number[] = []
  let isSilent = false
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      if (isSilent) return
      const status = statuses.shift() ?? 200
      response.writeHead(status, { location: '/elsewhere' }).end('a secret of the receiver')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith: (...next) => {
      statuses = next
    },
    fallSilent: () => {
      isSilent = true
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

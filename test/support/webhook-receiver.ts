import { text } from 'node:stream/consumers'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'
import { findPayloadBreaches } from './openapi-check.ts'

export interface ReceivedRequest {
  headers: Record<string, string>
  body: string
}

/**
 * A webhook receiver that keeps its requests and responds with the given statuses in turn, then 200. Disposing of it
 * throws if a request does not match the OpenAPI document.
 */
export interface WebhookReceiver extends AsyncDisposable {
  url: string
  received: ReceivedRequest[]
  answerWith(...statuses: number[]): void
  /** Accepts later requests without responding. */
  fallSilent(): void
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedRequest[] = []
  let statuses: number[] = []
  let isSilent = false
  const server = await startLoopbackServer(async (request, response) => {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) })
    if (isSilent) return
    const status = statuses.shift() ?? 200
    response.writeHead(status, { location: '/elsewhere' }).end('a secret of the receiver')
  })
  return {
    url: `${server.origin}/hook`,
    received,
    answerWith: (...next) => {
      statuses = next
    },
    fallSilent: () => {
      isSilent = true
    },
    [Symbol.asyncDispose]: async () => {
      await server.close()
      const breaches = received.flatMap(({ body }) => findPayloadBreaches(body))
      if (breaches.length > 0)
        throw new Error(`not as the document describes what webhooks are sent: ${breaches.join('; ')}`)
    },
  }
}

import { text } from 'node:stream/consumers'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'
import { findPayloadBreaches } from './openapi-check.ts'

export interface ReceivedRequest {
  headers: Record<string, string>
  body: string
}

/**
 * Somebody's own system: keeps what it gets, and answers with the next of the given statuses; 200 after the last.
 * Throws in the end where something came that the OpenAPI document does not describe.
 */
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

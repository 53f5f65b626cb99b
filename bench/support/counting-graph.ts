import { createHmac } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'

const APP_SECRET = 'the secret of the measurements'
const PHONE_NUMBER_ID = '100200300400500'

/** Returns the settings that connect a process to the number of `startCountingGraph`. */
export const numberSettings = (graphUrl: string): Record<string, string> => ({
  WHATSAPP_PHONE: '49301234567',
  WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_APP_SECRET: APP_SECRET,
  WHATSAPP_VERIFY_TOKEN: 'verify',
  WHATSAPP_API_URL: graphUrl,
  WHATSAPP_MESSAGES_PER_SECOND: '100000',
})

/** Posts a webhook as Meta does, until it is accepted or given up. Returns the milliseconds of the successful try. */
export async function deliverUntilAccepted(
  originOf: () => string,
  value: Record<string, unknown>,
  giveUp?: AbortSignal,
): Promise<number> {
  const metadata = { display_phone_number: '49301234567', phone_number_id: PHONE_NUMBER_ID }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] })
  const signature = `sha256=${createHmac('sha256', APP_SECRET).update(body).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  for (;;) {
    const startedAt = performance.now()
    const status = await fetch(`${originOf()}/webhooks/whatsapp`, { method: 'POST', headers, body }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    if (status === 200) return performance.now() - startedAt
    await sleep(200, undefined, { signal: giveUp })
  }
}

export interface CountingGraph extends AsyncDisposable {
  url: string
  /** Number of messages that reached each visitor. */
  reached: Map<string, number>
}

/** Starts a fake Graph API that counts the messages to each visitor and confirms them by webhook. */
export async function startCountingGraph(originOf: () => string): Promise<CountingGraph> {
  const reached = new Map<string, number>()
  const closing = new AbortController()
  const server = await startLoopbackServer(async (request, reply) => {
    const { to, biz_opaque_callback_data: reference } = (await json(request)) as {
      to?: string
      biz_opaque_callback_data?: string
    }
    const answer = (body: object): void =>
      void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (to === undefined) return answer({ success: true })
    const times = (reached.get(to) ?? 0) + 1
    reached.set(to, times)
    const id = `wamid.${to}.${times}`
    const status = { id, status: 'sent', timestamp: '1', recipient_id: to, biz_opaque_callback_data: reference }
    deliverUntilAccepted(originOf, { statuses: [status] }, closing.signal).catch(() => {})
    answer({ messaging_product: 'whatsapp', messages: [{ id }] })
  })
  return {
    url: server.origin,
    reached,
    [Symbol.asyncDispose]: () => {
      // The service that would receive them may be gone by then.
      closing.abort()
      return server.close()
    },
  }
}

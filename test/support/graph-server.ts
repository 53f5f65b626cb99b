import { text } from 'node:stream/consumers'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'

/** A request to a number's messages. */
export interface GraphCall {
  path: string
  authorization: string
  // @NOTE any: every test knows the message it waits for.
  body: any
}

export interface GraphServer extends AsyncDisposable {
  url: string
  /** Accepted messages, in order. */
  sent: GraphCall[]
  /** Read receipts. */
  receipts: GraphCall[]
  /**
   * Fails the next message, or the next to `visitor`. Status 0 accepts it and cuts the connection before the response;
   * 200 accepts it and never responds.
   */
  refuseNext(status: number, code?: number, visitor?: string): void
  /** Called with each accepted message and its ID. */
  onTaken: (call: GraphCall, id: string) => void
}

/** Starts a fake of WhatsApp's Graph API: one number for every ID, with the token `good`. */
export async function startGraph(): Promise<GraphServer> {
  const refusals: { status: number; code: number; visitor?: string }[] = []
  const server = await startLoopbackServer(async (request, reply) => {
    const sent = await text(request)
    const answer = (status: number, body: object): void =>
      void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, code: number): void =>
      answer(status, { error: { message: `refused with ${code}`, code } })
    const call = {
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: sent ? JSON.parse(sent) : {},
    }
    if (call.authorization !== 'Bearer good') return refuse(401, 190)
    if (request.method === 'GET')
      return answer(200, { display_phone_number: '+49 30 7654321', verified_name: 'Lindenhof', id: '1' })
    if (call.body.status === 'read') return graph.receipts.push(call) && answer(200, { success: true })
    const to = call.body.to ?? call.body.recipient
    const at = refusals.findIndex(({ visitor }) => visitor === undefined || visitor === to)
    const [refusal] = at < 0 ? [] : refusals.splice(at, 1)
    if (refusal && refusal.status > 200) return refuse(refusal.status, refusal.code)
    const id = `wamid.${graph.sent.push(call)}`
    graph.onTaken(call, id)
    if (refusal?.status === 0) return reply.destroy()
    if (refusal) return answer(200, {})
    answer(200, { messaging_product: 'whatsapp', contacts: [{ wa_id: to }], messages: [{ id }] })
  })
  const graph: GraphServer = {
    url: server.origin,
    sent: [],
    receipts: [],
    refuseNext: (status, code = 1, visitor) => void refusals.push({ status, code, visitor }),
    onTaken: () => {},
    [Symbol.asyncDispose]: server.close,
  }
  return graph
}

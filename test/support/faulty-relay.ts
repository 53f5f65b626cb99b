import { type IncomingMessage, type ServerResponse, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'

/** What happens to a request on its way to a service, or to the response on its way back. */
export type Fault =
  | 'none'
  /** The connection is cut before the service sees the request. */
  | 'cut before'
  /** The service responds, and the response is lost. */
  | 'cut after'
  /** The first half of the response arrives. */
  | 'cut inside'
  /** The response never arrives, and the connection stays open. */
  | 'delayed'
  | 'refused by 429'
  | 'refused by 503'
  /** A proxy in between responds with a page. */
  | 'refused by 502'

export const FAULTS: readonly Fault[] = [
  'cut before',
  'cut after',
  'cut inside',
  'delayed',
  'refused by 429',
  'refused by 503',
  'refused by 502',
]

export interface FaultyRelay extends AsyncDisposable {
  /** Has a path, so that tests do not take the relay's own responses for those of the service. */
  url: string
  /** The requests in order, each with its idempotency key and what happened to it. */
  requests: { name: string; key: string | undefined; fault: Fault }[]
}

const PREFIX = '/proxy'

/** Passes requests on to a service, with the fault that `chooseFault` returns for each, such as `POST /agents`. */
export async function startFaultyRelay(
  origin: string,
  chooseFault: (name: string) => Fault = () => 'none',
): Promise<FaultyRelay> {
  const requests: FaultyRelay['requests'] = []
  const server = await startLoopbackServer(async (incoming, outgoing) => {
    const path = (incoming.url ?? '/').slice(PREFIX.length)
    const name = `${incoming.method} ${path.replace(/^\/api\/v1\/(?:public|chat)/, '')}`
    const fault = chooseFault(name)
    requests.push({ name, key: incoming.headers['idempotency-key'] as string | undefined, fault })
    if (fault === 'cut before') return void outgoing.destroy()
    if (fault.startsWith('refused')) return refuse(outgoing, Number(fault.slice(-3)))
    const { status, headers, body } = await pass(new URL(path, origin), incoming)
    if (fault === 'delayed') return
    if (fault === 'cut after') return void outgoing.destroy()
    outgoing.writeHead(status, { ...headers, 'content-length': body.length })
    if (fault === 'none') return void outgoing.end(body)
    outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
  })
  return { url: `${server.origin}${PREFIX}`, requests, [Symbol.asyncDispose]: server.close }
}

function refuse(outgoing: ServerResponse, status: number): void {
  if (status === 502) outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  else outgoing.writeHead(status, { 'retry-after': '0' }).end('{"success":false,"error":"Try again."}')
}

async function pass(
  target: URL,
  incoming: IncomingMessage,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  const sent = await buffer(incoming)
  return new Promise((resolve, reject) => {
    const headers = { ...incoming.headers, host: target.host }
    const passed = request(target, { method: incoming.method, headers, agent: false }, (response) => {
      const { 'transfer-encoding': _chunked, ...kept } = response.headers
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 500, headers: kept, body }), reject)
    })
    passed.on('error', reject)
    passed.end(sent)
  })
}

import { createInterface } from 'node:readline'
import { CommandFailure } from '../command-failure.ts'
import type { Instance } from '../instance/call-instance.ts'
import { type Run, instanceOf } from './command-run.ts'
import { readLock } from '../lock-file.ts'
import { rootOf } from './command-run.ts'

interface Message {
  id?: string | number | null
  method?: string
  params?: {
    name?: unknown
    uri?: unknown
    _meta?: Record<string, unknown>
    protocolVersion?: unknown
    requestId?: unknown
  }
  result?: { protocolVersion?: unknown }
}

/** What the bridge knows about the connection. */
interface Bridge {
  instance: Instance
  /** The protocol version that the handshake agreed on, in older protocols. */
  version: string | undefined
  session: string | undefined
  running: Map<string | number, AbortController>
}

const META_VERSION = 'io.modelcontextprotocol/protocolVersion'
const INTERNAL_ERROR = -32_603

/**
 * Passes JSON-RPC between stdio and `<instance>/mcp`, message by message, as Streamable HTTP defines. It ends when its
 * input ends and every request is answered.
 */
export async function runMcpBridge(run: Run): Promise<void> {
  const instance = instanceOf(run, readLock(rootOf(run)))
  const bridge: Bridge = { instance, version: undefined, session: undefined, running: new Map() }
  const pending = new Set<Promise<void>>()
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    const sent = forward(bridge, line)
    pending.add(sent)
    void sent.finally(() => pending.delete(sent))
    // Messages after the handshake name the version that it agreed on.
    if (methodOf(line) === 'initialize') await sent
  }
  await Promise.all(pending)
}

const methodOf = (line: string): string | undefined => parse(line)?.method

function parse(line: string): Message | undefined {
  try {
    return JSON.parse(line) as Message
  } catch {
    return undefined
  }
}

async function forward(bridge: Bridge, line: string): Promise<void> {
  const message = parse(line)
  const id = message?.method === undefined ? undefined : message.id
  const stop = new AbortController()
  if (id !== undefined && id !== null) bridge.running.set(id, stop)
  if (message?.method === 'notifications/cancelled') {
    const cancelled = message.params?.requestId
    if (typeof cancelled === 'string' || typeof cancelled === 'number') bridge.running.get(cancelled)?.abort()
  }
  try {
    const response = await post(bridge, line, message, stop.signal)
    bridge.session = response.headers.get('mcp-session-id') ?? bridge.session
    await passOn(bridge, response, id)
  } catch (error) {
    if (!stop.signal.aborted && !bridge.instance.signal.aborted)
      fail(id, `Cannot reach ${bridge.instance.url}: ${reasonOf(error)}`)
  } finally {
    if (id !== undefined && id !== null) bridge.running.delete(id)
  }
}

function post(
  { instance, version, session }: Bridge,
  line: string,
  message: Message | undefined,
  stop: AbortSignal,
): Promise<Response> {
  const { method, params } = message ?? {}
  const own = params?.['_meta']?.[META_VERSION]
  const named = params?.name ?? params?.uri
  const headers: Record<string, string | undefined> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    authorization: instance.apiKey && `Bearer ${instance.apiKey}`,
    'mcp-session-id': session,
    'mcp-protocol-version': typeof own === 'string' ? own : version,
    'mcp-method': method,
    'mcp-name': typeof named === 'string' ? headerText(named) : undefined,
  }
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return fetch(`${instance.url}/mcp`, {
    method: 'POST',
    headers: Object.fromEntries(given),
    body: line,
    redirect: 'error',
    signal: AbortSignal.any([instance.signal, stop]),
  })
}

/** A header's value is ASCII; the protocol encodes any other text in Base64. */
const headerText = (text: string): string =>
  /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/u.test(text) ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`

async function passOn(bridge: Bridge, response: Response, id: Message['id']): Promise<void> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('text/event-stream') && response.body) {
    for await (const data of eventsOf(response.body)) say(bridge, data)
    return
  }
  const text = (await response.text()).trim()
  if (text === '') {
    if (!response.ok) fail(id, `The instance replied with status ${response.status}`)
    return
  }
  const message = parse(text)
  const isRpc = message !== undefined && ('result' in message || 'error' in message) && 'jsonrpc' in message
  if (isRpc || Array.isArray(message)) say(bridge, text)
  else fail(id, `The instance replied with status ${response.status}: ${errorIn(message) ?? 'no JSON-RPC'}`)
}

const errorIn = (message: object | undefined): string | undefined =>
  message && 'error' in message && typeof message.error === 'string' ? message.error : undefined

/** Yields the data of server-sent events, as the HTML standard defines them. */
async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let waiting = ''
  let data: string[] = []
  for await (const bytes of body) {
    waiting += decoder.decode(bytes, { stream: true })
    const lines = waiting.split(/\r\n|\n|\r(?!$)/u)
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /u, ''))
      else if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      }
    }
  }
}

/** Writes one message on one line. */
function say(bridge: Bridge, text: string): void {
  const message = parse(text)
  if (message === undefined) return
  const agreed = message.result?.protocolVersion
  if (typeof agreed === 'string') bridge.version = agreed
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

/** Sends an error for a request that got no answer. A notification gets none. */
function fail(id: Message['id'], message: string): void {
  if (id === undefined) process.stderr.write(`${message}\n`)
  else process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message } })}\n`)
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandFailure) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

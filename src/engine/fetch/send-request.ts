import { isUtf8 } from 'node:buffer'
import type { Agent, Dispatcher } from 'undici'
import type { Deadline } from './deadline.ts'
import type { FetchedResponse, FetchRequest, StreamedResponse, StreamRequest } from './fetch-types.ts'
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts'
import { isRedirect } from './redirect.ts'

export interface Hop {
  url: URL
  request: FetchRequest
  /** The address to connect to instead of the URL's host, over plain HTTP. */
  connect: { host: string; port: number } | undefined
  userAgent: string
  deadline: Deadline
}

const DEFAULT_MAX_BYTES = 5_000_000
const MAX_REDIRECT_BODY_BYTES = 16_384
const REDIRECT_BODY_MS = 500
const ROBOTS = 'x-robots-tag'

/** Sends one request and reads the response within the deadline. Returns a redirect without its body. */
export async function sendRequest(agent: Agent, hop: Hop): Promise<FetchedResponse> {
  const answer = await agent.request(toDispatch(hop))
  hop.deadline.firstByteCame()
  const headers = { ...flattenHeaders(answer.headers), ...robotsLines(answer.headers) }
  const response = {
    url: hop.url.href.split('#', 1)[0] ?? '',
    status: answer.statusCode,
    headers,
    body: new Uint8Array(),
    cut: false,
  }
  if (isRedirect(response)) {
    // Read so that the connection can be used again. One that does not end is closed.
    await answer.body
      .dump({ limit: MAX_REDIRECT_BODY_BYTES, signal: AbortSignal.timeout(REDIRECT_BODY_MS) })
      .catch(() => {})
    hop.deadline.signal.throwIfAborted()
    return response
  }
  const { maxBytes = DEFAULT_MAX_BYTES, cutAtMax = false } = hop.request
  const read = await readBody(answer.body, headers['content-encoding'] ?? '', { maxBytes, cutAtMax })
  hop.deadline.signal.throwIfAborted()
  return { ...response, ...read }
}

/** Sends one request and returns the response as it arrives, decompressed. */
export async function streamRequest(
  agent: Agent,
  url: URL,
  request: StreamRequest,
  userAgent: string,
): Promise<StreamedResponse> {
  const { method, headers, body = null, signal } = request
  const answer = await agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: { ...lowerCaseNames(headers), 'accept-encoding': 'identity', 'user-agent': userAgent },
    body,
    signal,
  })
  return { status: answer.statusCode, headers: flattenHeaders(answer.headers), body: answer.body }
}

function toDispatch({ url, request, connect, userAgent, deadline }: Hop): Dispatcher.RequestOptions {
  return {
    origin: connect === undefined ? url.origin : `http://${connect.host}:${connect.port}`,
    path: url.pathname + url.search,
    method: request.method ?? 'GET',
    headers: {
      accept: '*/*',
      ...lowerCaseNames(request.headers ?? {}),
      'accept-encoding': ACCEPTED_ENCODINGS,
      'user-agent': userAgent,
      ...(connect !== undefined && { host: url.host }),
    },
    body: request.body ?? null,
    signal: deadline.signal,
  }
}

const lowerCaseNames = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function flattenHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return { ...flat, ...(flat['location'] !== undefined && { location: asUtf8(flat['location']) }) }
}

/** Each header starts from the beginning: what follows the name of a crawler in one does not apply to the next. */
function robotsLines({ [ROBOTS]: value }: Record<string, string | string[] | undefined>): Record<string, string> {
  return Array.isArray(value) ? { [ROBOTS]: value.join('\n') } : {}
}

/** Servers send URLs with letters beyond ASCII unencoded, and the client passes each byte on as a character. */
function asUtf8(text: string): string {
  const bytes = Buffer.from(text, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : text
}

import type {
  ChatMessage,
  MessageRequest,
  MessageResponse,
  SessionRequest,
  SessionResponse,
} from '#src/contract/chat/chat-contract.ts'
import type { LiveEvent } from '#src/contract/chat/visitor-contract.ts'
import { readEvents } from './chat-events.ts'
import { ChatFailure } from './chat-failure.ts'
import { advanceTurn, concludeTurn } from './chat-turn.ts'
import type { Turn } from './chat-turn.ts'

/** Where to call, and with which token. */
export interface Line {
  apiBase: string
  token: string | undefined
  signal: AbortSignal
}

export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: object
  accept?: string
}

/** A stream that is silent this long counts as broken. */
const stallTimeoutMs = 45_000
const eventStream = 'text/event-stream'
/** The smallest ID: without one, a stream starts with the next message. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** `POST /sessions`. Throws a `ChatFailure`. */
export async function postSession(line: Line, body: Partial<SessionRequest>): Promise<SessionResponse> {
  return readJson(await request(line, { method: 'POST', path: 'sessions', body }))
}

/**
 * `POST /messages`, with a stream or JSON as the response. `onText` gets the whole text so far. Throws a `ChatFailure`.
 */
export async function postMessage(
  line: Line,
  body: MessageRequest,
  onTurn: (turn: Turn) => void,
): Promise<MessageResponse> {
  const response = await request(line, { method: 'POST', path: 'messages', body, accept: eventStream })
  return isStream(response) ? readTurn(response.body, onTurn) : readJson(response)
}

/** Any call with a JSON response. Throws a `ChatFailure`. */
export async function callForJson<Answer>(line: Line, call: Call): Promise<Answer> {
  return readJson(await request(line, call))
}

/**
 * `GET /messages`: yields new messages, until the connection breaks if the service streams. Behind a proxy that buffers
 * streams, it polls after each response.
 */
export async function* streamMessages(line: Line, after = beforeAll): AsyncGenerator<LiveEvent, void, void> {
  const path = `messages?after=${after}`
  let response = await request(line, { method: 'GET', path, accept: eventStream })
  if (isStream(response)) {
    let isHeldBack = true
    for await (const data of readEvents(response.body, stallTimeoutMs)) {
      // The service sends the mode at once.
      isHeldBack = false
      yield parseJson(data)
    }
    if (!isHeldBack) return
    response = await request(line, { method: 'GET', path })
  }
  const { messages } = await readJson<{ messages: ChatMessage[] }>(response)
  for (const message of messages) yield { type: 'message', message }
}

type StreamResponse = Response & { body: ReadableStream<Uint8Array> }

function isStream(response: Response): response is StreamResponse {
  return response.body !== null && Boolean(response.headers.get('content-type')?.startsWith(eventStream))
}

async function request(line: Line, { method, path, body, accept = 'application/json' }: Call): Promise<Response> {
  const headers = new Headers({ accept })
  if (body) headers.set('content-type', 'application/json')
  if (line.token !== undefined) headers.set('authorization', `Bearer ${line.token}`)
  const init: RequestInit = { method, headers, signal: line.signal, credentials: 'omit' }
  if (body) init.body = JSON.stringify(body)
  const response = await fetch(`${line.apiBase}/api/v1/chat/${path}`, init).catch(brokenLine)
  if (!response.ok) throw new ChatFailure(await readSentence(response), response.status)
  return response
}

async function readTurn(body: ReadableStream<Uint8Array>, onTurn: (turn: Turn) => void): Promise<MessageResponse> {
  let turn: Turn = { text: '' }
  const events = readEvents(body, stallTimeoutMs)
  for (let next = await events.next().catch(brokenLine); !next.done; next = await events.next().catch(brokenLine)) {
    if (next.value === '[DONE]') break
    turn = advanceTurn(turn, parseJson(next.value))
    onTurn(turn)
  }
  await events.return()
  return concludeTurn(turn)
}

// @NOTE any: the callers name the shape, which the service promises in its contract.
function parseJson(data: string): any {
  try {
    return JSON.parse(data)
  } catch {
    return brokenLine()
  }
}

function readJson<Body>(response: Response): Promise<Body> {
  return response.json().catch(brokenLine)
}

/** Returns the message of an error in the public shape. Internal errors have none that helps a visitor. */
async function readSentence(response: Response): Promise<string> {
  if (response.status >= 500) return ''
  const body: { error?: unknown } | undefined = await response.json().catch(() => undefined)
  return typeof body?.error === 'string' ? body.error : ''
}

function brokenLine(): never {
  throw new ChatFailure('')
}

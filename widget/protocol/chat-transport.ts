import type { ChatMessage, ChatStreamPart, MessageResponse, SessionRequest, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { readEvents } from './chat-events.ts'
import { ChatFailure } from './chat-failure.ts'
import { advanceTurn, concludeTurn, emptyTurn } from './chat-turn.ts'

/** Where to call, and as whom. */
export interface Line {
  apiBase: string
  token: string | undefined
  signal: AbortSignal
}

/** A stream that says nothing for this long is taken for broken. */
const stallTimeoutMs = 45_000

/** `POST /sessions`. Throws a `ChatFailure`. */
export async function postSession(line: Line, body: Partial<SessionRequest>): Promise<SessionResponse> {
  const response = await post(line, 'sessions', body, 'application/json')
  return readJson<SessionResponse>(response)
}

/**
 * `POST /messages`, read as a stream or as JSON, whichever the service answers with. `onText` hears the whole text so far. Resolves to
 * `undefined` when a later message has taken the turn over. Throws a `ChatFailure`.
 */
export async function postMessage(line: Line, text: string, onText: (text: string) => void): Promise<ChatMessage | undefined> {
  const response = await post(line, 'messages', { text }, 'text/event-stream')
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream && response.body) return readTurn(response.body, onText)
  const answer = await readJson<Partial<MessageResponse>>(response)
  return answer.message
}

async function post(line: Line, path: string, body: object, accept: string): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', accept })
  if (line.token !== undefined) headers.set('authorization', `Bearer ${line.token}`)
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal: line.signal, credentials: 'omit' } as const
  const response = await fetch(`${line.apiBase}/api/v1/chat/${path}`, request).catch(brokenLine)
  if (!response.ok) throw new ChatFailure(await readSentence(response), response.status)
  return response
}

async function readTurn(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<ChatMessage | undefined> {
  let turn = emptyTurn
  const events = readEvents(body, stallTimeoutMs)
  for (let next = await events.next().catch(brokenLine); !next.done; next = await events.next().catch(brokenLine)) {
    if (next.value === '[DONE]') break
    const advanced = advanceTurn(turn, parsePart(next.value))
    if (advanced.text !== turn.text) onText(advanced.text)
    turn = advanced
  }
  await events.return()
  return concludeTurn(turn)
}

function parsePart(data: string): ChatStreamPart {
  try {
    return JSON.parse(data)
  } catch {
    return brokenLine()
  }
}

function readJson<Body>(response: Response): Promise<Body> {
  return response.json().catch(brokenLine)
}

/** The sentence of a refusal in the public error shape. A fault of the service's own has none that would help a visitor. */
async function readSentence(response: Response): Promise<string> {
  if (response.status >= 500) return ''
  const body: { error?: unknown } | undefined = await response.json().catch(() => undefined)
  return typeof body?.error === 'string' ? body.error : ''
}

function brokenLine(): never {
  throw new ChatFailure('')
}

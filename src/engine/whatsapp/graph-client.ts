import { FetchError, type FetchedResponse, type GuardedFetch } from '../fetch/fetch-types.ts'
import { GraphError } from './graph-errors.ts'
import type { GraphMessage } from './outbound-message.ts'

/** A phone number in the Graph API, with its token. */
export interface GraphNumber {
  /** Base address with the version, such as `https://graph.facebook.com/v23.0`. */
  apiUrl: string
  phoneNumberId: string
  token: string
}

export interface GraphNumberFacts {
  /** Formatted for people. */
  phone: string
  name: string
}

const TIMEOUT_MS = 15_000
const MAX_BYTES = 64 * 1024

/** Sends a message and returns its ID. Throws `GraphError` if it is refused, `FetchError` if the outcome is unknown. */
export async function sendGraphMessage(
  fetch: GuardedFetch,
  number: GraphNumber,
  message: GraphMessage,
): Promise<string> {
  const answer = await post(fetch, number, message)
  const { messages } = answer as { messages?: { id?: unknown }[] }
  const id = messages?.[0]?.id
  if (typeof id === 'string' && id !== '') return id
  throw new FetchError('connection_failed', 'The response has no message ID.')
}

/**
 * Shows the visitor that their message was read, and with `typing` that an answer is being written. Throws like
 * `sendGraphMessage`.
 */
export async function markGraphRead(
  fetch: GuardedFetch,
  number: GraphNumber,
  messageId: string,
  typing: boolean,
): Promise<void> {
  const read = { messaging_product: 'whatsapp', status: 'read', message_id: messageId }
  await post(fetch, number, typing ? { ...read, typing_indicator: { type: 'text' } } : read)
}

/** Reads a number from the Graph API, which shows that the token is valid for it. Throws like `sendGraphMessage`. */
export async function readGraphNumber(
  fetch: GuardedFetch,
  { apiUrl, phoneNumberId, token }: GraphNumber,
): Promise<GraphNumberFacts> {
  const url = `${apiUrl}/${encodeURIComponent(phoneNumberId)}?fields=display_phone_number,verified_name`
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  const { display_phone_number: phone, verified_name: name } = readAnswer(response) as Record<string, unknown>
  return { phone: typeof phone === 'string' ? phone : '', name: typeof name === 'string' ? name : '' }
}

async function post(
  fetch: GuardedFetch,
  { apiUrl, phoneNumberId, token }: GraphNumber,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${apiUrl}/${encodeURIComponent(phoneNumberId)}/messages`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  return readAnswer(response)
}

function readAnswer({ status, body }: FetchedResponse): unknown {
  const answer = parse(body) as { error?: { code?: unknown; message?: unknown; error_data?: { details?: unknown } } }
  if (status >= 200 && status < 300 && answer.error === undefined) return answer
  // An error of a gateway says nothing about the request behind it.
  if (status >= 500 && answer.error === undefined)
    throw new FetchError('connection_failed', `A gateway returned HTTP ${status}.`)
  const { code, message, error_data: data } = answer.error ?? {}
  const said = [data?.details, message].find((words) => typeof words === 'string')
  throw new GraphError(Number(code) || 0, status, said ?? `HTTP ${status}`)
}

function parse(body: Uint8Array): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

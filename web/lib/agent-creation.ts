import type {
  CreateAgentFields,
  CreateAgentResponse,
  CreationEvent,
  VerifyWebsiteResponse,
} from '#src/contract/api/agents-contract.ts'
import { readEvents } from '../../widget/protocol/chat-events.ts'
import { ApiError, errorOfBody, send, sendForJson } from './http.ts'
import { sharedText } from './shared-text.ts'

export type CreationRequest = Pick<CreateAgentFields, 'company_name' | 'website_url'> & { email: string }

const PUBLIC_API = '/api/v1/public'
/** The service sends something at least every 15 seconds. */
const STALL_MS = 45_000

/** The events of a creation that is no dry run, without `failed`, which is thrown. */
export type CreationProgress =
  | Exclude<CreationEvent, { type: 'failed' | 'done' }>
  | { type: 'done'; answer: CreateAgentResponse }

/**
 * Creates an agent and yields the events, `done` last. Throws `ApiError` with the service's message if it refuses, and
 * with status 0 if the stream breaks. A call with the same key and request can be repeated: it creates one agent.
 */
export async function* createAgent(request: CreationRequest, idempotencyKey: string): AsyncGenerator<CreationProgress> {
  const response = await send(`${PUBLIC_API}/agents`, {
    method: 'POST',
    body: request,
    headers: { Accept: 'text/event-stream', 'Idempotency-Key': idempotencyKey },
  })
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
    yield { type: 'done', answer: (await response.json()) as CreateAgentResponse }
    return
  }
  yield* readCreation(response.body)
}

async function* readCreation(body: ReadableStream<Uint8Array>): AsyncGenerator<CreationProgress> {
  const events = readEvents(body, STALL_MS)
  for (;;) {
    const next = await events.next().catch(() => undefined)
    if (!next || next.done) throw new ApiError(0, sharedText.connectionLost)
    const event = JSON.parse(next.value) as CreationProgress | Extract<CreationEvent, { type: 'failed' }>
    if (event.type === 'failed') throw errorOfBody(event.status, event.body)
    yield event
    if (event.type === 'done') return
  }
}

/** Verifies a website for an agent that this browser's address created and nobody has claimed yet. */
export const verifyOwnWebsite = (agentId: string, websiteUrl: string) =>
  sendForJson<VerifyWebsiteResponse>(`${PUBLIC_API}/agents/${agentId}/verification`, {
    method: 'POST',
    body: { website_url: websiteUrl },
  }).then(({ verification }) => verification)

/**
 * Returns a new key for `Idempotency-Key`. It works on pages without a secure context, where `randomUUID` is missing.
 */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

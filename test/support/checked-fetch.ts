import { type ApiAnswer, findBreaches } from './openapi-check.ts'

const BASE = '/api/v1/public'
const plainFetch = globalThis.fetch

/**
 * Fetches and checks every response of the public API against the OpenAPI document. A mismatch fails the call, or for a
 * stream its reading.
 */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await plainFetch(input, init)
  const url = new URL(input instanceof Request ? input.url : input)
  if (!url.pathname.startsWith(`${BASE}/`)) return response
  const { status, headers } = response
  const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
  const answer = { method, path: url.pathname.slice(BASE.length), status, headers }
  if (headers.get('content-type')?.startsWith('text/event-stream')) return checkAtTheEnd(response, answer)
  check({ ...answer, text: await response.clone().text() })
  return response
}

function checkAtTheEnd(response: Response, answer: Omit<ApiAnswer, 'text'>): Response {
  let text = ''
  const watch = new TransformStream<string, string>({
    transform: (part, controller) => {
      text += part
      controller.enqueue(part)
    },
    flush: () => check({ ...answer, text }),
  })
  const body = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(watch)
    .pipeThrough(new TextEncoderStream())
  return new Response(body ?? null, response)
}

function check(answer: ApiAnswer): void {
  const breaches = findBreaches(answer)
  if (breaches.length > 0)
    throw new Error(`${answer.method} ${answer.path} breaks its description: ${breaches.join('; ')}`)
}

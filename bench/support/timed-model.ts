import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'

const SENTENCE = 'The weekly vegetable box costs 24.50 EUR a week. '
const WORDS = 'It is packed on Thursdays. Would you like to know what is in it?'.split(/(?<= )/)
/** Holds the whole knowledge of the measured agents. */
const CONTEXT_TOKENS = 32_768

export interface TimedModel extends AsyncDisposable {
  baseUrl: string
  /** Milliseconds from the request to the first sentence, by the number in the visitor's question. */
  own: Map<string, number>
  /** Characters of the last request. */
  lastLength(): number
}

/**
 * Starts a model in OpenAI's format that waits, sends a sentence at once and records the time, then sends two more word
 * by word.
 */
export async function startTimedModel(thinkingMs: number): Promise<TimedModel> {
  const own = new Map<string, number>()
  let lastLength = 0
  const server = await startLoopbackServer(async (request, response) => {
    if (request.method === 'GET') {
      const models = { object: 'list', data: [{ id: 'timed', object: 'model', max_model_len: CONTEXT_TOKENS }] }
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(models))
    }
    const receivedAt = performance.now()
    const body = await text(request)
    lastLength = body.length
    await sleep(thinkingMs)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, finish: string | null = null): boolean =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    send({ role: 'assistant', content: SENTENCE })
    // The history contains earlier questions.
    own.set([...body.matchAll(/question (\d+)/g)].at(-1)?.[1] ?? '', performance.now() - receivedAt)
    for (const word of WORDS) send({ content: word })
    send({}, 'stop')
    return response.end('data: [DONE]\n\n')
  })
  return {
    baseUrl: `${server.origin}/v1`,
    own,
    lastLength: () => lastLength,
    [Symbol.asyncDispose]: server.close,
  }
}

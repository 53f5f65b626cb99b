import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'

const THINKING_MS = 200
const SENTENCE = 'The weekly vegetable box costs 24.50 EUR a week. '

export interface TimedModel extends AsyncDisposable {
  baseUrl: string
  /** Milliseconds from the request to the first sentence, by the number in the visitor's question. */
  own: Map<string, number>
}

/** Starts a model in OpenAI's format that waits 200 ms, sends one sentence and records the time. */
export async function startTimedModel(): Promise<TimedModel> {
  const own = new Map<string, number>()
  const server = await startLoopbackServer(async (request, response) => {
    const receivedAt = performance.now()
    const body = await text(request)
    await sleep(THINKING_MS)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, finish: string | null = null): boolean =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    send({ role: 'assistant', content: SENTENCE })
    // The history contains earlier questions.
    own.set([...body.matchAll(/question (\d+)/g)].at(-1)?.[1] ?? '', performance.now() - receivedAt)
    send({ content: 'It is packed on Thursdays.' })
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  return { baseUrl: `${server.origin}/v1`, own, [Symbol.asyncDispose]: server.close }
}

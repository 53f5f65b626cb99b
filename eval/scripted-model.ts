import { text } from 'node:stream/consumers'
import { startLoopbackServer } from '../scripts/loopback-server.ts'

export interface ScriptedModel extends AsyncDisposable {
  baseUrl: string
  /** Streams these parts to every later request. */
  say(pieces: readonly string[]): void
}

/** Starts a scripted model in the format of OpenAI's chat completions. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let pieces: readonly string[] = []
  const server = await startLoopbackServer(async (request, response) => {
    await text(request)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, finish: string | null = null): boolean => {
      const choices = [{ index: 0, delta, finish_reason: finish }]
      return response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices })}\n\n`)
    }
    for (const content of pieces) send({ role: 'assistant', content })
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  return {
    baseUrl: `${server.origin}/v1`,
    say: (next) => {
      pieces = next
    },
    [Symbol.asyncDispose]: server.close,
  }
}

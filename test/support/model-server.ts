import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Script, WIRES } from './model-wires.ts'

export type { Script } from './model-wires.ts'

export interface ModelRequest {
  // @NOTE any: every test knows the body it looks into.
  body: any
  /** Instructions and conversation as one text. */
  prompt: string
  headers: IncomingMessage['headers']
}

export interface ModelServer extends AsyncDisposable {
  url: string
  /** What came so far. */
  requests: ModelRequest[]
  /** How many requests were given up by the client before they were done. */
  abandoned: number
  /** What to do from now on. */
  play(script: Script | ((request: ModelRequest) => Script)): void
}

/** A model behind a real socket, in the wire format of OpenAI's chat completions, Anthropic's messages or Google's Gemini. It streams only. */
export async function startModelServer(format: keyof typeof WIRES = 'openai'): Promise<ModelServer> {
  let script: (request: ModelRequest) => Script = () => ({ text: ['Hello.'] })
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) model.abandoned += 1
    })
    answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body = JSON.parse(text)
    const received = { body, prompt: promptOf(body), headers: request.headers }
    requests.push(received)
    await WIRES[format](response, script(received), body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const model: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    abandoned: 0,
    play: (next) => {
      script = typeof next === 'function' ? next : () => next
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return model
}

// @NOTE any: a request body of any format.
function promptOf({ messages = [], system = '', contents = [], systemInstruction = { parts: [] } }: any): string {
  const texts = [{ content: system }, systemInstruction, ...messages, ...contents].map(({ content, parts = content }) =>
    typeof parts === 'string' ? parts : (parts ?? []).map(({ text = '' }: { text?: string }) => text).join('\n'),
  )
  return texts.join('\n\n')
}

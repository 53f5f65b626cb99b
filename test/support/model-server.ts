import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { startLoopbackServer } from '../../scripts/loopback-server.ts'
import { isLineCall, judgeLinesBy } from './line-judge.ts'
import { type Script, WIRES } from './model-wires.ts'

export type { Script } from './model-wires.ts'

export interface ModelRequest {
  // @NOTE any: every test knows the body it reads.
  body: any
  /** Instructions and conversation as one text. */
  prompt: string
  headers: IncomingMessage['headers']
}

export interface ModelServer extends AsyncDisposable {
  url: string
  /** The requests so far, but for those to judge lines of a website. */
  requests: ModelRequest[]
  /** The requests to judge lines of a website. They come in the background, after an agent was created. */
  lineRequests: ModelRequest[]
  /** Number of requests that the client aborted. */
  abandoned: number
  /** What a GET of a path answers, as JSON. Any other path is 404. Undefined: no GET is ever answered. */
  reports: Record<string, unknown> | undefined
  /** The paths of all GET requests. */
  probed: string[]
  /** Sets the script of later requests. */
  play(script: Script | ((request: ModelRequest) => Script)): void
  /** Sets the verdicts of later requests to judge lines. By default all lines of websites are fine. */
  judgeLines(script: (request: ModelRequest) => Script): void
}

/**
 * Starts a scripted model in the format of OpenAI's chat completions, Anthropic's messages or Google's Gemini. It only
 * streams.
 */
export async function startModelServer(format: keyof typeof WIRES = 'openai'): Promise<ModelServer> {
  let script: (request: ModelRequest) => Script = () => ({ text: ['Hello.'] })
  let lineScript: (request: ModelRequest) => Script = judgeLinesBy([])
  const requests: ModelRequest[] = []
  const lineRequests: ModelRequest[] = []
  const server = await startLoopbackServer(async (request, response) => {
    if (request.method === 'GET') {
      model.probed.push(request.url ?? '')
      if (!model.reports) return
      const report = model.reports[request.url ?? '']
      const status = report === undefined ? 404 : 200
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(report ?? {}))
      return
    }
    response.on('close', () => {
      if (!response.writableFinished) model.abandoned += 1
    })
    const body = JSON.parse(await text(request))
    const received = { body, prompt: promptOf(body), headers: request.headers }
    const isOfLines = isLineCall(received)
    ;(isOfLines ? lineRequests : requests).push(received)
    const played = (isOfLines ? lineScript : script)(received)
    if (played.instead) response.writeHead(played.instead.status, played.instead.headers).end(played.instead.body)
    else await WIRES[format](response, played, body)
  })
  const model: ModelServer = {
    url: `${server.origin}/v1`,
    requests,
    lineRequests,
    abandoned: 0,
    reports: {},
    probed: [],
    play: (next) => {
      script = typeof next === 'function' ? next : () => next
    },
    judgeLines: (next) => {
      lineScript = next
    },
    [Symbol.asyncDispose]: server.close,
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

import { text } from 'node:stream/consumers'
import { startLoopbackServer } from '../scripts/loopback-server.ts'

/** A request in the format of OpenAI's chat completions. */
export interface ModelRequest {
  messages: { role: string; content?: string | { text?: string }[] | null }[]
  tools?: { function: { name: string } }[]
}

/** The parts of a text to stream, or a tool to call. */
export type ModelAnswer = readonly string[] | { tool: string; input: object }

/** Disposing of it throws what its responses threw, which its callers take for a broken connection. */
export interface ScriptedModel extends AsyncDisposable {
  baseUrl: string
  /** Sets what answers later requests. */
  answer(respond: (request: ModelRequest) => ModelAnswer): void
}

const CHARACTERS_PER_TOKEN = 4

/** Earlier requests that a later one is compared with. */
const REMEMBERED = 20

/** Returns all texts of a request, one below the other. */
export function promptOf({ messages }: ModelRequest): string {
  const texts = messages.flatMap(({ content }) =>
    typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text),
  )
  return texts.join('\n\n')
}

/**
 * Starts a scripted model in the format of OpenAI's chat completions. It reports tokens by their usual number of
 * characters, and as cached those with which an earlier request began too.
 */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let respond: (request: ModelRequest) => ModelAnswer = () => []
  const seen: string[] = []
  const failures: unknown[] = []
  const tryToRespond = (body: ModelRequest): ModelAnswer => {
    try {
      return respond(body)
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
  const server = await startLoopbackServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(404).end()
    const body = JSON.parse(await text(request)) as ModelRequest
    const answered = tryToRespond(body)
    const prompt = promptOf(body)
    const cached = Math.max(0, ...seen.map((earlier) => commonStart(earlier, prompt)))
    seen.push(prompt)
    if (seen.length > REMEMBERED) seen.shift()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (fields: object): boolean =>
      response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', ...fields })}\n\n`)
    const choose = (delta: object, finish: string | null = null): boolean =>
      send({ choices: [{ index: 0, delta, finish_reason: finish }] })
    if ('tool' in answered) {
      const called = { name: answered.tool, arguments: JSON.stringify(answered.input) }
      choose({ role: 'assistant', tool_calls: [{ index: 0, id: 'call-0', type: 'function', function: called }] })
      choose({}, 'tool_calls')
    } else {
      for (const content of answered) choose({ role: 'assistant', content })
      choose({}, 'stop')
    }
    const written = 'tool' in answered ? JSON.stringify(answered) : answered.join('')
    send({ choices: [], usage: usageOf(prompt.length, cached, written.length) })
    return response.end('data: [DONE]\n\n')
  })
  return {
    baseUrl: `${server.origin}/v1`,
    answer: (next) => {
      respond = next
    },
    [Symbol.asyncDispose]: async () => {
      await server.close()
      if (failures.length > 0) throw failures[0]
    },
  }
}

function usageOf(prompt: number, cached: number, written: number): object {
  const tokens = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN)
  return {
    prompt_tokens: tokens(prompt),
    completion_tokens: tokens(written),
    total_tokens: tokens(prompt) + tokens(written),
    prompt_tokens_details: { cached_tokens: tokens(cached) },
  }
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a scripted model does with one request. */
export interface Script {
  /** The parts its text is streamed in. */
  text?: string[]
  /** Reasoning, in a separate part before the text. */
  reasoning?: string[]
  tools?: { name: string; input: unknown }[]
  /** Calls its tools also when it has their results, unless it must not. */
  callsAgain?: boolean
  /** Of its 900 input tokens, those that it reports as cached. */
  cachedTokens?: number
  /** Refuses with this status and message. */
  refuse?: { status: number; message: string }
  /** Breaks the connection after this many parts. */
  cutAfter?: number
  /** Ends the stream after this many parts, without a finish reason. */
  endAfter?: number
  /** Keeps the connection open after this many parts and sends nothing more. */
  silentAfter?: number
  /** Waits this long before the first part and between parts. */
  pauseMs?: number
  /** Waits for the promise at a part's index before sending that part. */
  holds?: readonly (Promise<unknown> | undefined)[]
  finish?: 'stop' | 'length' | 'content_filter'
  /** Sends an event of an unknown kind before the first part and between parts. */
  sendsUnknown?: boolean
  /** Responds with this instead of a stream. */
  instead?: { status: number; headers: Record<string, string>; body: string }
}

/** Signs a model's thoughts. Providers refuse the results of its tools without this signature. */
export const SIGNATURE = 'c2lnbmVkIHRob3VnaHQ='

function refuse(response: ServerResponse, { status, message }: { status: number; message: string }): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { code: status, message, type: 'error', status: 'ERROR' } }))
}

interface Wire {
  send(data: unknown, event?: string): void
  /** Returns false if nothing more must be sent. */
  pace(piece: number): Promise<boolean>
}

function openWire(
  response: ServerResponse,
  { cutAfter, endAfter, silentAfter, pauseMs = 0, holds = [], sendsUnknown = false }: Script,
): Wire {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  return {
    send: (data, event) => void response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
    pace: async (piece) => {
      if (pauseMs > 0) await sleep(pauseMs)
      await holds[piece]
      if (sendsUnknown) response.write('event: balance\ndata: {"type":"balance","left":5}\n\n')
      if (piece === silentAfter) return false
      if (piece !== cutAfter && piece !== endAfter) return true
      if (piece === cutAfter) response.destroy()
      else response.end()
      return false
    },
  }
}

// @NOTE any: a request body.
async function writeOpenAi(response: ServerResponse, script: Script, body: any): Promise<void> {
  if (script.refuse) return refuse(response, script.refuse)
  const { send, pace } = openWire(response, script)
  const chunk = (delta: unknown, finish: string | null = null): void =>
    send({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: body.model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    })
  chunk({ role: 'assistant' })
  for (const text of script.reasoning ?? []) chunk({ reasoning_content: text })
  for (const [at, text] of (script.text ?? []).entries()) {
    if (!(await pace(at))) return
    chunk({ content: text })
  }
  if (!(await pace(script.text?.length ?? 0))) return
  // A model that got its tools' results does not call them again.
  const hasResults = body.messages.some(({ role }: { role: string }) => role === 'tool')
  const mayCall = script.callsAgain ? body.tool_choice !== 'none' : !hasResults
  const asks = mayCall ? (script.tools ?? []) : []
  for (const [index, { name, input }] of asks.entries()) {
    chunk({
      tool_calls: [
        {
          index,
          id: `call-${index}`,
          type: 'function',
          function: { name, arguments: JSON.stringify(input) },
          // As Gemini signs the calls of a model that thinks.
          extra_content: { google: { thought_signature: SIGNATURE } },
        },
      ],
    })
  }
  chunk({}, asks.length > 0 ? 'tool_calls' : (script.finish ?? 'stop'))
  if (body.stream_options?.include_usage)
    send({
      id: 'c1',
      choices: [],
      usage: {
        prompt_tokens: 900,
        completion_tokens: 50,
        total_tokens: 950,
        prompt_tokens_details: { cached_tokens: script.cachedTokens ?? 0 },
      },
    })
  response.end('data: [DONE]\n\n')
}

// @NOTE any: a request body.
async function writeAnthropic(response: ServerResponse, script: Script, body: any): Promise<void> {
  if (script.refuse) return refuse(response, script.refuse)
  const { send, pace } = openWire(response, script)
  const event = (type: string, data: object): void => send({ type, ...data }, type)
  event('message_start', {
    message: {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: body.model,
      content: [],
      stop_reason: null,
      usage: {
        input_tokens: 900 - (script.cachedTokens ?? 0),
        cache_read_input_tokens: script.cachedTokens ?? 0,
        output_tokens: 1,
      },
    },
  })
  let index = 0
  for (const thinking of script.reasoning ?? []) {
    event('content_block_start', { index, content_block: { type: 'thinking', thinking: '' } })
    event('content_block_delta', { index, delta: { type: 'thinking_delta', thinking } })
    event('content_block_delta', { index, delta: { type: 'signature_delta', signature: SIGNATURE } })
    event('content_block_stop', { index: index++ })
  }
  event('content_block_start', { index, content_block: { type: 'text', text: '' } })
  for (const [at, text] of (script.text ?? []).entries()) {
    if (!(await pace(at))) return
    event('content_block_delta', { index, delta: { type: 'text_delta', text } })
  }
  if (!(await pace(script.text?.length ?? 0))) return
  event('content_block_stop', { index: index++ })
  const hasResults = JSON.stringify(body.messages).includes('"tool_result"')
  const calls = hasResults ? [] : (script.tools ?? [])
  for (const { name, input } of calls) {
    event('content_block_start', { index, content_block: { type: 'tool_use', id: `call-${index}`, name, input: {} } })
    const partial_json = JSON.stringify(input)
    event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } })
    event('content_block_stop', { index: index++ })
  }
  const reason =
    script.finish === 'length'
      ? 'max_tokens'
      : script.finish === 'content_filter'
        ? 'refusal'
        : calls.length > 0
          ? 'tool_use'
          : 'end_turn'
  event('message_delta', { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 50 } })
  event('message_stop', {})
  response.end()
}

// @NOTE any: a request body.
async function writeGoogle(response: ServerResponse, script: Script, body: any): Promise<void> {
  if (script.refuse) return refuse(response, script.refuse)
  const { send, pace } = openWire(response, script)
  const chunk = (parts: object[], rest: object = {}): void =>
    send({ candidates: [{ index: 0, content: { role: 'model', parts }, ...rest }], modelVersion: 'scripted' })
  for (const text of script.reasoning ?? []) chunk([{ text, thought: true }])
  for (const [at, text] of (script.text ?? []).entries()) {
    if (!(await pace(at))) return
    chunk([{ text }])
  }
  if (!(await pace(script.text?.length ?? 0))) return
  const wasAnswered = body.contents.some(({ parts }: { parts: object[] }) =>
    parts.some((part) => 'functionResponse' in part),
  )
  const calls = wasAnswered
    ? []
    : (script.tools ?? []).map(({ name, input }) => ({
        functionCall: { name, args: input },
        thoughtSignature: SIGNATURE,
      }))
  const finishReason =
    script.finish === 'length' ? 'MAX_TOKENS' : script.finish === 'content_filter' ? 'SAFETY' : 'STOP'
  send({
    candidates: [{ index: 0, content: { role: 'model', parts: calls }, finishReason }],
    usageMetadata: {
      promptTokenCount: 900,
      cachedContentTokenCount: script.cachedTokens ?? 0,
      candidatesTokenCount: 50,
      totalTokenCount: 950,
    },
  })
  response.end()
}

/** Writers of a script's response, by the name of the format. */
export const WIRES = { openai: writeOpenAi, anthropic: writeAnthropic, google: writeGoogle }

import { randomInt } from 'node:crypto'
import type { Config } from '#src/config.ts'
import { createChatModel } from '#src/engine/models/chat/chat-model.ts'
import { type ChatEnd, ChatError, type ChatModel } from '#src/engine/models/chat/chat-types.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import { estimateTokens } from '#src/engine/write/prompt/estimate-tokens.ts'
import { type Finding, bad, good, odd, wordsOf } from './finding.ts'

/** A local model without a graphics card reads a long prompt for minutes. */
const READING_MS = 600_000
/** Enough for a model that thinks before it answers. */
const MAX_TOKENS = 500
/** Tokens for the answer and the structure of the messages, as in the prompt of a visitor's turn. */
const RESERVED_TOKENS = 1_000
const INSTRUCTIONS = 'You get a list and answer a question about it.'

/**
 * Checks that a model remembers the start of a prompt as long as the longest that Foyer sends. Some endpoints, Ollama
 * among them, drop the start of a prompt that is longer than their context, and report nothing.
 */
export async function checkLongPrompt(model: NonNullable<Config['model']>): Promise<Finding[]> {
  const web = createEndpointWeb(model.baseUrl)
  const chat = createChatModel({ ...model, patienceMs: READING_MS, stream: web.stream, fetch: web.fetch })
  try {
    return await checkMemory(chat, { contextTokens: await chat.contextTokens(), patienceMs: model.patienceMs })
  } finally {
    await web.close()
  }
}

async function checkMemory(
  chat: ChatModel,
  { contextTokens, patienceMs }: { contextTokens: number; patienceMs: number },
): Promise<Finding[]> {
  const named = `CHAT_MODEL ${chat.name}`
  const length = `a prompt of ${contextTokens} tokens`
  try {
    const long = await askForCode(chat, contextTokens - RESERVED_TOKENS)
    if (!long.isRemembered) {
      const short = await askForCode(chat, 0)
      if (!short.isRemembered)
        return [odd(`${named} did not repeat a number from a short prompt. It may be too small for this task.`)]
      return [bad(`${named} forgot the start of ${length}${countOf(long.end)}. ${FORGETTING_FIX}`)]
    }
    const found = good(`${named} remembers the start of ${length} (CHAT_CONTEXT_TOKENS).`)
    return long.firstMs <= patienceMs ? [found] : [found, odd(slowness(named, length, { ...long, patienceMs }))]
  } catch (error) {
    const isTooLong = error instanceof ChatError && error.failure === 'too_long'
    if (isTooLong) return [bad(`${named} refused ${length}. Set CHAT_CONTEXT_TOKENS to the context of the endpoint.`)]
    return [odd(`${named} did not answer ${length}: ${wordsOf(error)}.`)]
  }
}

const FORGETTING_FIX =
  'Its endpoint holds less and drops the rest without an error. Set CHAT_CONTEXT_TOKENS to what it holds, or let it hold more (Ollama: OLLAMA_CONTEXT_LENGTH).'

const countOf = ({ inputTokens }: ChatEnd): string => (inputTokens > 0 ? `; its endpoint counted ${inputTokens}` : '')

function slowness(named: string, length: string, times: { firstMs: number; patienceMs: number }): string {
  const [took, waits] = [times.firstMs, times.patienceMs].map((ms) => Math.ceil(ms / 1000))
  return `${named} took ${took} s to begin an answer to ${length}. After ${waits} s (CHAT_PATIENCE_SECONDS) the built-in answerer answers. An endpoint that caches the start of a prompt is faster from the second message.`
}

interface Recall {
  isRemembered: boolean
  firstMs: number
  end: ChatEnd
}

/** Asks for a random number that comes before a list of about this many tokens. */
async function askForCode(chat: ChatModel, tokens: number): Promise<Recall> {
  const code = String(randomInt(100_000, 1_000_000))
  const list = [`The reference number is ${code}.`, ...fillerLines(tokens)].join('\n')
  const began = performance.now()
  await using parts = chat.write({
    instructions: INSTRUCTIONS,
    // A visitor's turn has this shape too: the knowledge first, the question last.
    messages: [
      { role: 'user', content: list },
      { role: 'assistant', content: 'I have read it.' },
      { role: 'user', content: 'What is the reference number? Write only the number.' },
    ],
    tools: [],
    maxTokens: MAX_TOKENS,
    signal: AbortSignal.timeout(READING_MS),
  })
  let written = ''
  let next = await parts.next()
  const firstMs = performance.now() - began
  for (; !next.done; next = await parts.next()) if (next.value.type === 'text') written += next.value.text
  return { isRemembered: written.replace(/\D/g, '').includes(code), firstMs, end: next.value }
}

function fillerLines(tokens: number): string[] {
  const lines: string[] = []
  for (let used = 0, row = 1; used < tokens; row += 1) {
    const line = `Shelf ${row} holds ${(row * 7) % 90} boxes of tiles and ${(row * 5) % 60} bags of sand.`
    used += estimateTokens(line) + 1
    lines.push(line)
  }
  return lines
}

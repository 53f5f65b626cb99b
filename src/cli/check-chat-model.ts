import type { Config } from '#src/config.ts'
import { createChatModel } from '#src/engine/models/chat/chat-model.ts'
import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import { type Finding, good, hintAtVersion, odd, wordsOf } from './finding.ts'

const PATIENCE_MS = 30_000
/** Enough for a model that thinks before it answers. */
const MAX_TOKENS = 500

/**
 * Checks that the chat model answers, and names the usual mistake if it does not. Without this check nobody would
 * notice, because the built-in answerer takes over.
 */
export async function checkChatModel({ model }: Config): Promise<Finding[]> {
  if (!model) return [good('Answers come from the built-in answerer.')]
  const web = createEndpointWeb(model.baseUrl)
  const chat = createChatModel({ ...model, stream: web.stream, fetch: web.fetch })
  const began = performance.now()
  try {
    const isThere = await saysSomething(chat)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return [
      isThere
        ? good(`CHAT_MODEL ${chat.name} responded in ${seconds} s.`)
        : odd(`CHAT_MODEL ${chat.name} returned an empty answer.`),
    ]
  } catch (error) {
    const words = wordsOf(error)
    const hint = hintAtVersion('CHAT_BASE_URL', model.baseUrl, words)
    return [odd(`CHAT_MODEL ${chat.name}: ${words}. Until it works, the built-in answerer answers.${hint}`)]
  } finally {
    await web.close()
  }
}

async function saysSomething(chat: ChatModel): Promise<boolean> {
  const parts = chat.write({
    instructions: 'You are asked whether you can be reached. Answer with the word yes.',
    messages: [{ role: 'user', content: 'Are you there?' }],
    tools: [],
    maxTokens: MAX_TOKENS,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  for await (const part of parts) if (part.type === 'text' && part.text.trim() !== '') return true
  return false
}

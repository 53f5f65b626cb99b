import { ChatError, type ChatModel, type ChatRequest } from '../models/chat/chat-types.ts'
import { estimateTokens } from './prompt/estimate-tokens.ts'
import { type TokenUsage, isFree, usageOf } from './prompt/token-usage.ts'

/**
 * Returns the text that a model writes, once it is complete. `onUsage` gets the tokens of each call that the provider
 * counts, even of a failed one. Throws `ChatError`.
 */
export async function writeWhole(
  model: ChatModel,
  request: ChatRequest,
  onUsage: (usage: TokenUsage) => void,
): Promise<string> {
  const prompt = [request.instructions, ...request.messages.map(({ content }) => content)]
  let written = ''
  let end
  let failure: ChatError | undefined
  try {
    await using parts = model.write(request)
    let next = await parts.next()
    for (; !next.done; next = await parts.next()) if (next.value.type === 'text') written += next.value.text
    end = next.value
    return written
  } catch (error) {
    if (error instanceof ChatError) failure = error
    throw error
  } finally {
    if (!isFree(failure)) onUsage(usageOf(end, { sent: () => estimateTokens(prompt.join('\n')), written }))
  }
}

import { Readable } from 'node:stream'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { GuardedStream } from '../../fetch/fetch-types.ts'
import type { ChatQuirks } from './chat-quirks.ts'
import { ChatError } from './chat-types.ts'

export const CHAT_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ChatProvider = (typeof CHAT_PROVIDERS)[number]

/** The provider of a model. */
export interface ChatEndpoint {
  provider: ChatProvider
  /** The provider's name for the model. */
  model: string
  /** The URL without `/chat/completions` or `/messages`. */
  baseUrl: string
  /** '' for an endpoint without a key. */
  apiKey: string
  stream: GuardedStream
}

/** Returns the AI SDK's model for an endpoint. It reads `quirks` at every request. */
export function createLanguageModel(endpoint: ChatEndpoint, quirks: ChatQuirks): LanguageModelV4 {
  const { provider, model, apiKey } = endpoint
  const baseURL = endpoint.baseUrl.replace(/\/+$/, '')
  const fetch = createModelFetch(endpoint.stream)
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey, fetch })(model)
  if (provider === 'google') return createGoogle({ baseURL, apiKey, fetch })(model)
  const compatible = createOpenAICompatible({
    name: provider,
    baseURL,
    ...(apiKey === '' ? {} : { apiKey }),
    includeUsage: true,
    fetch,
    transformRequestBody: (body) => adaptBody(body, quirks),
  })
  return compatible.chatModel(model)
}

/** Adapts a request: some models accept only the newer name of the limit, and some refuse options that others need. */
function adaptBody(body: Record<string, unknown>, { newLimitName, noUsage }: ChatQuirks): Record<string, unknown> {
  const { max_tokens, stream_options, ...rest } = body
  return {
    ...rest,
    ...(max_tokens === undefined ? {} : { [newLimitName ? 'max_completion_tokens' : 'max_tokens']: max_tokens }),
    ...(stream_options === undefined || noUsage ? {} : { stream_options }),
  }
}

/** Returns the guarded fetch in the shape that the AI SDK expects. */
function createModelFetch(stream: GuardedStream): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input
    const { status, headers, body } = await stream(url, {
      method: init.method === 'GET' ? 'GET' : 'POST',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
      signal: init.signal ?? new AbortController().signal,
    })
    const instead = status < 400 ? insteadOfStream(status, headers['content-type'] ?? '') : undefined
    if (instead)
      throw new ChatError(
        'refused',
        `The endpoint returned ${instead} instead of a stream; check CHAT_MODEL, CHAT_BASE_URL and CHAT_API_KEY`,
      )
    return new Response(Readable.toWeb(body) as ReadableStream, { status, headers })
  }
}

/**
 * Returns what came in place of a stream: a sign-in page, the page of a program, or an error with a status of
 * success.
 */
function insteadOfStream(status: number, contentType: string): string | undefined {
  if (status >= 300) return `status ${status}`
  return /^[\w.+-]+\/(?:html|json)/i.exec(contentType)?.[0]
}

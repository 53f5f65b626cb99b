import { APICallError } from '@ai-sdk/provider'
import { beginSpan, traceHeaders } from '#src/base/tracing.ts'
import { FetchError } from '../../fetch/fetch-types.ts'
import { type Breaker, createBreaker } from '../breaker.ts'
import { type ChatEndpoint, createLanguageModel } from './chat-provider.ts'
import { type ContextWindowOptions, createContextWindow } from './context-window.ts'
import { type ChatQuirks, guessQuirks, isTooLong, learnQuirk } from './chat-quirks.ts'
import { ChatError, type ChatModel } from './chat-types.ts'
import { type AnswerClock, streamAnswer } from './stream-answer.ts'

export interface ChatModelOptions extends ChatEndpoint, ContextWindowOptions {
  /** The longest wait for the first part of an answer, and between parts. */
  patienceMs: number
}

/** The time for a whole answer after the longest wait for its first part. */
const WRITING_MS = 32_000
const MAX_LESSONS = 4
/** One error for all answers. An abort without a reason would create an error with a stack for each. */
const ENDED = new Error('the answer has ended')

/**
 * Creates a model behind a provider of the AI SDK. Options that it refuses are left out of this and all later
 * requests. A model that gives no answer several times in a row is not called for a while.
 */
export function createChatModel(options: ChatModelOptions): ChatModel {
  const breaker = createBreaker()
  const quirks = guessQuirks(options.provider, options.model)
  const model = createLanguageModel(options, quirks)
  const window = createContextWindow(options)
  return {
    name: `${options.provider}:${options.model}`,
    patienceMs: options.patienceMs,
    contextTokens: window.tokens,
    usesTools: () => !quirks.noTools,
    async *write(request) {
      if (!breaker.mayAsk())
        throw new ChatError(
          'unavailable',
          'Foyer is not calling the model for a while, because it timed out several times in a row',
        )
      const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': options.model }
      using span = beginSpan(`chat ${options.model}`, { kind: 'client', attributes })
      for (let lessons = 0; ; lessons += 1) {
        using silence = span.begin('first token')
        const attempt = createAttempt(options, breaker, {
          caller: request.signal,
          onPart: () => silence[Symbol.dispose](),
        })
        const hadRoom = quirks.thinks
        try {
          const end = yield* streamAnswer(model, request, { quirks, attempt, headers: traceHeaders(span) })
          span.set({ 'gen_ai.usage.input_tokens': end.inputTokens, 'gen_ai.usage.output_tokens': end.outputTokens })
          if (end.reason !== 'length' || attempt.hasText() || hadRoom) return end
          quirks.thinks = true
        } catch (error) {
          if (attempt.ranOut() && !attempt.hasParts()) breaker.noteSilence()
          quirks.thinks ||= attempt.ranOut() && attempt.hasParts() && !attempt.hasText()
          if (lessons < MAX_LESSONS && !attempt.hasParts() && isLesson(error, quirks)) continue
          const failure = toChatError(error, attempt, request.signal)
          span.fail(failure)
          span.set({ 'foyer.failure': failure.failure })
          if (failure.failure === 'too_long') window.doubt()
          throw failure
        } finally {
          attempt.end()
        }
      }
    },
  }
}

interface Attempt extends AnswerClock {
  hasParts(): boolean
  ranOut(): boolean
  end(): void
}

function createAttempt(
  { patienceMs }: ChatModelOptions,
  breaker: Breaker,
  { caller, onPart }: { caller: AbortSignal; onPart: () => void },
): Attempt {
  const clock = new AbortController()
  const total = setTimeout(() => clock.abort(), patienceMs + WRITING_MS)
  const patience = setTimeout(() => clock.abort(), patienceMs)
  let parts = 0
  let hasText = false
  return {
    signal: AbortSignal.any([clock.signal, caller]),
    came: () => {
      parts += 1
      onPart()
      breaker.noteAnswer()
      patience.refresh()
    },
    hasParts: () => parts > 0,
    wrote: () => {
      hasText = true
    },
    hasText: () => hasText,
    ranOut: () => clock.signal.aborted,
    end: () => {
      clearTimeout(total)
      clearTimeout(patience)
      // Leaving a stream does not end its request.
      clock.abort(ENDED)
    },
  }
}

function refusalOf(error: unknown): { status: number; body: string } | undefined {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return undefined
  return { status: error.statusCode, body: `${error.message} ${error.responseBody ?? ''}`.slice(0, 4000) }
}

function isLesson(error: unknown, quirks: ChatQuirks): boolean {
  const refusal = refusalOf(error)
  return refusal !== undefined && !isTooLong(refusal) && learnQuirk(quirks, refusal)
}

/** Returns the failure in Foyer's own words. A provider's may contain keys. */
function toChatError(error: unknown, attempt: Attempt, caller: AbortSignal): ChatError {
  if (caller.aborted) return new ChatError('aborted', 'The visitor no longer waits for the answer')
  if (error instanceof ChatError && error.failure !== 'timeout') return error
  if (attempt.ranOut()) return new ChatError('timeout', 'The model took too long')
  const refusal = refusalOf(error)
  if (refusal && isTooLong(refusal))
    return new ChatError('too_long', 'The request exceeds the context length of the model')
  if (refusal?.status === 429) return new ChatError('rate_limited', 'The model limits requests (429)')
  if (refusal && refusal.status >= 500) return new ChatError('unavailable', `The model returned ${refusal.status}`)
  if (refusal && refusal.status >= 400)
    return new ChatError(
      'refused',
      `The model refused the request (${refusal.status}); check CHAT_MODEL, CHAT_BASE_URL and CHAT_API_KEY`,
    )
  const cause = error instanceof Error ? error.cause : undefined
  const fetchError = error instanceof FetchError ? error : cause instanceof FetchError ? cause : undefined
  if (fetchError && !attempt.hasParts())
    return new ChatError('unavailable', `The model cannot be reached: ${fetchError.failure.replaceAll('_', ' ')}`)
  return new ChatError('broken_off', 'The model stopped early')
}

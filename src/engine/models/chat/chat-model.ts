import {
  APICallError,
  type LanguageModel,
  type TextStreamPart,
  type ToolSet,
  TypeValidationError,
  jsonSchema,
  stepCountIs,
  streamText,
  tool,
} from 'ai'
import { FetchError } from '../../fetch/fetch-types.ts'
import { type Breaker, createBreaker } from '../breaker.ts'
import { type ChatEndpoint, createLanguageModel } from './chat-provider.ts'
import { type ContextWindowOptions, createContextWindow } from './context-window.ts'
import { type ChatQuirks, guessQuirks, isTooLong, learnQuirk } from './chat-quirks.ts'
import {
  type ChatEnd,
  ChatError,
  type ChatModel,
  type ChatPart,
  type ChatRequest,
  type ChatTool,
} from './chat-types.ts'
import { createReasoningFilter } from './strip-reasoning.ts'

export interface ChatModelOptions extends ChatEndpoint, ContextWindowOptions {
  /** Until the first part of an answer, and between parts. */
  patienceMs: number
}

/** Of a whole answer, once it could have begun. */
const WRITING_MS = 32_000
const TEMPERATURE = 0.2
/** A model may note something once and then writes on; one that searches may do so three times. */
const MAX_STEPS = 2
const MAX_SEARCHING_STEPS = 5
const MAX_LESSONS = 4
/** Room for what a model thinks, beside its answer. */
const THOUGHT_TOKENS = 2_000

// The SDK would write its own lines to the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * A model behind the AI SDK. What it refuses is left out of this request and of all later ones; one that is silent
 * again and again gets rests.
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
      for (let lessons = 0; ; lessons += 1) {
        const attempt = createAttempt(options, breaker, request.signal)
        const hadRoom = quirks.thinks
        try {
          const end = yield* streamOnce(model, request, { quirks, attempt })
          if (end.reason !== 'length' || attempt.hasText() || hadRoom) return end
          quirks.thinks = true
        } catch (error) {
          if (attempt.ranOut() && !attempt.hasParts()) breaker.noteSilence()
          quirks.thinks ||= attempt.ranOut() && attempt.hasParts() && !attempt.hasText()
          if (lessons < MAX_LESSONS && !attempt.hasParts() && isLesson(error, quirks)) continue
          const failure = toChatError(error, attempt, request.signal)
          if (failure.failure === 'too_long') window.doubt()
          throw failure
        } finally {
          attempt.end()
        }
      }
    },
  }
}

interface Attempt {
  signal: AbortSignal
  /** Something came: the clock begins anew. */
  came(): void
  hasParts(): boolean
  /** Some of it is shown. */
  wrote(): void
  hasText(): boolean
  ranOut(): boolean
  end(): void
}

function createAttempt({ patienceMs }: ChatModelOptions, breaker: Breaker, caller: AbortSignal): Attempt {
  const clock = new AbortController()
  const total = setTimeout(() => clock.abort(), patienceMs + WRITING_MS)
  let patience = setTimeout(() => clock.abort(), patienceMs)
  let parts = 0
  let hasText = false
  return {
    signal: AbortSignal.any([clock.signal, caller]),
    came: () => {
      parts += 1
      breaker.noteAnswer()
      clearTimeout(patience)
      patience = setTimeout(() => clock.abort(), patienceMs)
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
      // Leaving a stream does not end the request behind it.
      clock.abort()
    },
  }
}

/** A model that thinks is not silent. */
const COMES = new Set(['text-delta', 'reasoning-delta', 'tool-input-delta', 'tool-call'])
/** How a step ends whose text is whole. */
const WHOLE = new Set(['stop', 'tool-calls', 'other'])

async function* streamOnce(
  model: LanguageModel,
  request: ChatRequest,
  { quirks, attempt }: { quirks: ChatQuirks; attempt: Attempt },
): AsyncGenerator<ChatPart, ChatEnd> {
  const end: ChatEnd = { reason: 'stop', inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  const filter = createReasoningFilter(quirks.thinksUnopened)
  for await (const part of openStream(model, request, { quirks, signal: attempt.signal })) {
    // Providers add kinds of events; a stream in which none is known ends without a reason, and breaks off.
    if (part.type === 'error' && !TypeValidationError.isInstance(part.error)) throw part.error
    if (part.type === 'abort') throw new ChatError('timeout', 'The model took too long')
    if (part.type === 'tool-call') yield { type: 'tool', name: part.toolName, input: toRecord(part.input) }
    if (part.type === 'finish') Object.assign(end, readEnd(part))
    if (COMES.has(part.type)) attempt.came()
    // What it writes after its tools is a paragraph of its own.
    if (part.type === 'finish-step' && WHOLE.has(part.finishReason) && attempt.hasText())
      yield { type: 'text', text: '\n\n' }
    if (part.type !== 'text-delta') continue
    // No database holds NUL, and nobody sees it.
    const text = filter.push(part.text.replaceAll('\0', ''))
    if (text === '') continue
    attempt.wrote()
    yield { type: 'text', text }
  }
  // Where a limit cut it off, what was held back may be reasoning whose end is missing.
  if (end.reason === 'length') return end
  const rest = filter.end()
  if (attempt.hasText() || rest !== '') quirks.thinksUnopened = filter.closedUnopened()
  if (rest !== '') yield { type: 'text', text: rest }
  return end
}

function openStream(
  model: LanguageModel,
  { instructions, messages, tools, maxTokens }: ChatRequest,
  { quirks, signal }: { quirks: ChatQuirks; signal: AbortSignal },
): AsyncIterable<TextStreamPart<ToolSet>> {
  const set = quirks.noTools ? [] : tools.map((one) => [one.name, toTool(one)] as const)
  const [first, ...others] = messages
  const joined =
    first && quirks.noSystem ? [{ ...first, content: `${instructions}\n\n${first.content}` }, ...others] : messages
  const steps = tools.some(({ run }) => run) ? MAX_SEARCHING_STEPS : MAX_STEPS
  return streamText({
    model,
    ...(quirks.noSystem ? {} : { instructions }),
    messages: joined.map(({ role, content, isStable }) => ({
      role,
      content,
      ...(isStable ? { providerOptions: KEPT } : {}),
    })),
    maxOutputTokens: quirks.thinks ? maxTokens + THOUGHT_TOKENS : maxTokens,
    // A visitor waits.
    ...(quirks.thinks && !quirks.noEffort ? { reasoning: quirks.mustThink ? 'low' : 'none' } : {}),
    ...(quirks.noTemperature ? {} : { temperature: TEMPERATURE }),
    ...(set.length > 0
      ? {
          tools: Object.fromEntries(set),
          stopWhen: stepCountIs(steps),
          // After its searches a model has to write. Elsewhere another choice would cost what Anthropic has cached.
          prepareStep: ({ stepNumber }) => (stepNumber === MAX_SEARCHING_STEPS - 1 ? { toolChoice: 'none' } : {}),
        }
      : {}),
    // The built-in answerer is a better second try than waiting.
    maxRetries: 0,
    abortSignal: signal,
    onError: () => {},
  }).stream
}

/** Anthropic caches up to here; others cache what begins like an earlier request. */
const KEPT = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** A tool without a `run` of its own reaches nothing: what it is asked for is told to the caller, who decides. */
function toTool({ description, parameters, run }: ChatTool): ToolSet[string] {
  return tool({
    description,
    inputSchema: jsonSchema<Record<string, unknown>>(parameters),
    execute: (input) => run?.(toRecord(input)) ?? 'Noted.',
  })
}

function readEnd({ finishReason, totalUsage }: Extract<TextStreamPart<ToolSet>, { type: 'finish' }>): ChatEnd {
  // A stream may end in good order before its answer does.
  if (finishReason === 'error' || finishReason === 'interrupted')
    throw new ChatError('broken_off', 'The model stopped early')
  const reason = finishReason === 'content-filter' ? 'filtered' : finishReason === 'length' ? 'length' : 'stop'
  return {
    reason,
    inputTokens: totalUsage.inputTokens ?? 0,
    cachedTokens: totalUsage.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: totalUsage.outputTokens ?? 0,
  }
}

function toRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {}
}

function refusalOf(error: unknown): { status: number; body: string } | undefined {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return undefined
  return { status: error.statusCode, body: `${error.message} ${error.responseBody ?? ''}`.slice(0, 4000) }
}

function isLesson(error: unknown, quirks: ChatQuirks): boolean {
  const refusal = refusalOf(error)
  return refusal !== undefined && !isTooLong(refusal) && learnQuirk(quirks, refusal)
}

/** The failure in our own words: a provider's may hold keys. */
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

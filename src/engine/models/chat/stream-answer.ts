import {
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4Message,
  type LanguageModelV4StreamPart,
  type LanguageModelV4ToolCall,
  type LanguageModelV4ToolResultPart,
  TypeValidationError,
} from '@ai-sdk/provider'
import { isRecord } from '#src/base/is-record.ts'
import type { ChatQuirks } from './chat-quirks.ts'
import { type ChatEnd, ChatError, type ChatMessage, type ChatPart, type ChatRequest } from './chat-types.ts'
import { type ReasoningFilter, createReasoningFilter } from './reasoning-filter.ts'

/** The time for a model's answer. */
export interface AnswerClock {
  /** Aborts when the time is up, or when nobody waits for the answer any longer. */
  signal: AbortSignal
  /** Notes a sign of the model, and starts the wait for the next part. */
  came(): void
  /** Notes that some of the answer was yielded. */
  wrote(): void
  hasText(): boolean
}

const TEMPERATURE = 0.2
/**
 * The most steps: a model may call a tool once and then continue. One that searches may do so three times, and then
 * note something.
 */
const MAX_STEPS = 2
const MAX_SEARCHING_STEPS = 5
/** Tokens for the model's thoughts, in addition to its answer. */
const THOUGHT_TOKENS = 2_000
/**
 * Anthropic caches everything up to this mark. Other providers cache the longest beginning that they know from an
 * earlier request.
 */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** Parts that show that the model is at work. A model that thinks counts as working. */
const SIGNS_OF_WORK = new Set(['text-delta', 'reasoning-delta', 'tool-input-delta', 'tool-call'])
/** Reasons with which a step ends whose text is complete. */
const WHOLE = new Set(['stop', 'tool-calls', 'other'])

/**
 * Streams one answer, without the model's reasoning. Calls the model again with the results of its tools, a limited
 * number of times.
 */
export async function* streamAnswer(
  model: LanguageModelV4,
  request: ChatRequest,
  { quirks, attempt, headers }: { quirks: ChatQuirks; attempt: AnswerClock; headers: Record<string, string> },
): AsyncGenerator<ChatPart, ChatEnd> {
  const end: ChatEnd = { reason: 'stop', inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  const filter = createReasoningFilter(quirks.thinksUnopened)
  const options = { ...toOptions(request, quirks, attempt.signal), headers }
  const steps = !options.tools ? 1 : request.tools.some(({ run }) => run) ? MAX_SEARCHING_STEPS : MAX_STEPS
  for (let step = 1; ; step += 1) {
    // After its searches, the model must write. In other steps, another choice would lose what Anthropic has cached.
    if (step === MAX_SEARCHING_STEPS) options.toolChoice = { type: 'none' }
    const { said, calls } = yield* streamStep(model, options, { end, filter, attempt })
    if (calls.length === 0 || step === steps) break
    const results = await Promise.all(calls.map((call) => runTool(call, request)))
    options.prompt.push({ role: 'assistant', content: said }, { role: 'tool', content: results })
  }
  // If a limit cut the answer off, the filter may hold reasoning that has no end.
  if (end.reason === 'length') return end
  const rest = filter.end()
  if (attempt.hasText() || rest !== '') quirks.thinksUnopened = filter.hasUnopenedEnd()
  if (rest !== '') yield { type: 'text', text: rest }
  return end
}

function toOptions(
  { instructions, messages, tools, maxTokens }: ChatRequest,
  quirks: ChatQuirks,
  abortSignal: AbortSignal,
): LanguageModelV4CallOptions {
  const [first, ...others] = messages
  const prompt = quirks.noSystem
    ? [...(first ? [{ ...first, content: `${instructions}\n\n${first.content}` }] : []), ...others].map(toMessage)
    : [{ role: 'system' as const, content: instructions }, ...messages.map(toMessage)]
  const offered = quirks.noTools ? [] : tools
  return {
    prompt,
    maxOutputTokens: quirks.thinks ? maxTokens + THOUGHT_TOKENS : maxTokens,
    // A visitor waits.
    reasoning: quirks.thinks && !quirks.noEffort ? (quirks.mustThink ? 'low' : 'none') : undefined,
    temperature: quirks.noTemperature ? undefined : TEMPERATURE,
    ...(offered.length > 0 && {
      tools: offered.map(({ name, description, parameters: inputSchema }) => ({
        type: 'function',
        name,
        description,
        inputSchema,
      })),
      toolChoice: { type: 'auto' },
    }),
    abortSignal,
  }
}

function toMessage({ role, content, isStable }: ChatMessage): LanguageModelV4Message {
  return { role, content: [{ type: 'text', text: content }], providerOptions: isStable ? CACHED : undefined }
}

type Said = Extract<LanguageModelV4Message, { role: 'assistant' }>['content']

/** Streams the answer to one request, and returns what to send back with the results of its tool calls. */
async function* streamStep(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  { end, filter, attempt }: { end: ChatEnd; filter: ReasoningFilter; attempt: AnswerClock },
): AsyncGenerator<ChatPart, { said: Said; calls: LanguageModelV4ToolCall[] }> {
  const said: Said = []
  const calls: LanguageModelV4ToolCall[] = []
  const { stream } = await model.doStream(options)
  for await (const part of stream) {
    // Providers add kinds of events. A stream without any known event ends without a reason and counts as broken off.
    if (part.type === 'error' && !TypeValidationError.isInstance(part.error)) throw part.error
    if (SIGNS_OF_WORK.has(part.type)) attempt.came()
    remember(said, part)
    if (part.type === 'tool-call') {
      calls.push(part)
      yield { type: 'tool', name: part.toolName, input: readInput(part) ?? {} }
    } else if (part.type === 'text-delta') {
      // No database can store NUL.
      const text = filter.push(part.delta.replaceAll('\0', ''))
      if (text === '') continue
      attempt.wrote()
      yield { type: 'text', text }
    } else if (part.type === 'finish') {
      addUsage(end, part)
      // Text after a tool call starts a new paragraph.
      if (WHOLE.has(part.finishReason.unified) && attempt.hasText()) yield { type: 'text', text: '\n\n' }
    }
  }
  return { said: said.filter((part) => part.type !== 'text' || part.text !== '' || part.providerOptions), calls }
}

/**
 * Adds a part to the model's words. Some providers refuse tool results without the reasoning and signatures before
 * them.
 */
function remember(said: Said, part: LanguageModelV4StreamPart): void {
  const providerOptions = 'providerMetadata' in part ? part.providerMetadata : undefined
  if (part.type === 'tool-call') {
    const { type, toolCallId, toolName } = part
    said.push({ type, toolCallId, toolName, input: readInput(part) ?? {}, providerOptions })
    return
  }
  const [kind = '', event = ''] = part.type.split('-')
  if (kind !== 'text' && kind !== 'reasoning') return
  if (event === 'start') said.push({ type: kind, text: '', providerOptions })
  const open = said.findLast((one) => one.type === kind)
  if (open?.type !== kind) return
  if ('delta' in part) open.text += part.delta
  open.providerOptions = providerOptions ?? open.providerOptions
}

/** Returns the input of a tool call, or nothing if it is not a JSON object. */
function readInput({ input }: LanguageModelV4ToolCall): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(input || '{}')
    return isRecord(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** Runs a tool. A tool without `run` does nothing: the caller gets its input and decides. */
async function runTool(call: LanguageModelV4ToolCall, { tools }: ChatRequest): Promise<LanguageModelV4ToolResultPart> {
  const { toolCallId, toolName } = call
  const tool = tools.find(({ name }) => name === toolName)
  const input = readInput(call)
  const output =
    tool && input
      ? { type: 'text' as const, value: (await tool.run?.(input)) ?? 'Noted.' }
      : { type: 'error-text' as const, value: tool ? 'The input is not a JSON object.' : 'There is no such tool.' }
  return { type: 'tool-result', toolCallId, toolName, output }
}

/** Adds the tokens of a step, and notes the reason for its end. */
function addUsage(
  end: ChatEnd,
  { finishReason: { unified }, usage }: Extract<LanguageModelV4StreamPart, { type: 'finish' }>,
): void {
  // A stream may end properly before its answer does.
  if (unified === 'error' || unified === 'interrupted') throw new ChatError('broken_off', 'The model stopped early')
  end.reason = unified === 'content-filter' ? 'filtered' : unified === 'length' ? 'length' : 'stop'
  end.inputTokens += usage.inputTokens.total ?? 0
  end.cachedTokens += usage.inputTokens.cacheRead ?? 0
  end.outputTokens += usage.outputTokens.total ?? 0
}

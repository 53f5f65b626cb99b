import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '#src/base/is-record.ts'
import type { GuardedFetch } from '../../fetch/fetch-types.ts'
import type { ChatProvider } from './chat-provider.ts'

/** More tokens cost more and take longer to read. Two of three businesses need fewer. */
const HOSTED_TOKENS = 24_000
/** Context window of small local models, in tokens. They silently forget the beginning of longer input. */
const UNKNOWN_TOKENS = 4_096

/** The windows of hosted models, by name. The first match counts. */
const WINDOWS: readonly [RegExp, number][] = [
  [/gpt-3\.5/, 16_385],
  [/gpt-4(?:-\d{4})?$/, 8_192],
  [/gpt-(?:4|5|oss)|chatgpt|(?:^|:)o\d/, 128_000],
  [/claude/, 200_000],
  [/gemini/, 1_000_000],
]

/** How long a known window is remembered. It may change when the endpoint reloads the model. */
const KNOWN_MS = 60_000
/**
 * How long an unknown window is remembered. Ollama reports the window only of a loaded model, and loads a model for
 * its first answer.
 */
const UNKNOWN_MS = 5_000
const PROBE_MS = 2_000
const PATIENCE_MS = 300
const MAX_BYTES = 1024 * 1024

export interface ContextWindowOptions {
  provider: ChatProvider
  model: string
  baseUrl: string
  apiKey: string
  fetch: GuardedFetch
  /** The operator's own setting. */
  contextTokens?: number | undefined
}

export interface ContextWindow {
  /** Returns the tokens for prompt and answer together. Only the first call waits, for a moment. */
  tokens(): Promise<number>
  /** Notes that the model refused a prompt as too long, so that its window is probed again. */
  doubt(): void
}

/** Finds how many tokens a model can take: by the setting, by its name, or by asking its endpoint. */
export function createContextWindow(options: ContextWindowOptions): ContextWindow {
  const { provider, model, contextTokens } = options
  const fixed = contextTokens ?? (provider === 'compatible' ? undefined : hostedTokens(model))
  if (fixed !== undefined) return { tokens: () => Promise.resolve(fixed), doubt: () => {} }
  let known: number | undefined
  let probedAt = -Infinity
  let probing: Promise<void> | undefined
  const probe = async (): Promise<void> => {
    const reported = await probeWindow(options)
    known = reported ?? known
    probedAt = performance.now()
    probing = undefined
  }
  return {
    tokens: async () => {
      if (performance.now() - probedAt > (known === undefined ? UNKNOWN_MS : KNOWN_MS)) probing ??= probe()
      if (probing && probedAt === -Infinity)
        await Promise.race([probing, sleep(PATIENCE_MS, undefined, { ref: false })])
      return known ?? UNKNOWN_TOKENS
    },
    doubt: () => {
      probedAt = -Infinity
    },
  }
}

function hostedTokens(model: string): number {
  const window = WINDOWS.find(([name]) => name.test(model))?.[1]
  return window === undefined ? UNKNOWN_TOKENS : Math.min(window, HOSTED_TOKENS)
}

/**
 * Asks the endpoint as vLLM, llama.cpp and Ollama expect it. If several answer, which is unlikely, the smallest
 * window counts.
 */
async function probeWindow({ model, baseUrl, apiKey, fetch }: ContextWindowOptions): Promise<number | undefined> {
  const base = baseUrl.replace(/\/+$/, '')
  const root = base.replace(/\/v\d+$/, '')
  const read = async (url: string): Promise<unknown> => {
    const headers = { accept: 'application/json', ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }) }
    try {
      const { status, body } = await fetch(url, {
        headers,
        timeoutMs: PROBE_MS,
        maxBytes: MAX_BYTES,
        redirect: 'manual',
      })
      return status === 200 ? JSON.parse(Buffer.from(body).toString()) : undefined
    } catch {
      return undefined
    }
  }
  const [served, props, loaded] = await Promise.all([`${base}/models`, `${root}/props`, `${root}/api/ps`].map(read))
  const windows = [
    ...listOf(served, 'data')
      .filter(({ id }) => id === model)
      .map((one) => one['max_model_len']),
    memberOf(memberOf(props, 'default_generation_settings'), 'n_ctx'),
    ...listOf(loaded, 'models')
      .filter((one) => [one['name'], one['model']].some((name) => name === model || name === `${model}:latest`))
      .map((one) => one['context_length']),
  ]
  const told = windows.filter((window): window is number => typeof window === 'number' && window > 0)
  return told.length === 0 ? undefined : Math.min(...told)
}

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

function listOf(value: unknown, name: string): Record<string, unknown>[] {
  const list = memberOf(value, name)
  return Array.isArray(list) ? list.filter(isRecord) : []
}

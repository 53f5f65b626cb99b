import type { Log } from '#src/base/log.ts'
import type { Metrics } from '#src/base/metrics.ts'
import type { ChatError, ChatModel } from '#src/engine/models/chat/chat-types.ts'
import type { TokenUsage } from '#src/engine/write/prompt/token-usage.ts'

const ERRORS = {
  name: 'foyer_model_errors_total',
  help: 'Failed calls of the chat model, by cause.',
}
const TOKENS = {
  name: 'foyer_model_tokens_total',
  help: 'Tokens that the chat model used, estimated if it did not report them.',
}

/** Counts the tokens of calls to a model. */
export interface TokenCount {
  used: TokenUsage
  add: (usage: TokenUsage) => void
}

export function countTokenUse(): TokenCount {
  const used = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  return {
    used,
    add: ({ inputTokens, cachedTokens, outputTokens }) => {
      used.inputTokens += inputTokens
      used.cachedTokens += cachedTokens
      used.outputTokens += outputTokens
    },
  }
}

/** Adds the tokens of a model to the metrics. */
export function countTokens(metrics: Metrics, { name: model }: ChatModel, used: TokenUsage): void {
  metrics.increase(TOKENS, { model, kind: 'input' }, used.inputTokens)
  metrics.increase(TOKENS, { model, kind: 'cached' }, used.cachedTokens)
  metrics.increase(TOKENS, { model, kind: 'output' }, used.outputTokens)
}

/** Counts and logs a model's error with a sentence for the log. */
export function noteModelError(
  { metrics, log }: { metrics: Metrics; log: Log },
  { name: model }: ChatModel,
  { failure, message }: Pick<ChatError, 'failure' | 'message'>,
  sentence: string,
): void {
  metrics.increase(ERRORS, { model, failure })
  log.warn({ model, failure, reason: message }, sentence)
}

import type { ChatEnd, ChatError } from '../../models/chat/chat-types.ts'
import { estimateTokens } from './estimate-tokens.ts'

export type TokenUsage = Omit<ChatEnd, 'reason'>

/**
 * Reports whether a provider does not count a call that failed in this way. It counts calls that it began to work on.
 */
export function isFree(failure: ChatError | undefined): boolean {
  return failure !== undefined && ['refused', 'rate_limited', 'unavailable', 'too_long'].includes(failure.failure)
}

/** Returns the tokens that a call used, estimated if the provider did not report them. */
export function usageOf(
  end: ChatEnd | undefined,
  { sent, written }: { sent: () => number; written: string },
): TokenUsage {
  if (end && end.inputTokens + end.outputTokens > 0) return end
  return { inputTokens: sent(), cachedTokens: 0, outputTokens: estimateTokens(written) }
}

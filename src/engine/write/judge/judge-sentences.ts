import { ChatError, type ChatModel } from '../../models/chat/chat-types.ts'
import type { TokenUsage } from '../prompt/token-usage.ts'
import { writeWhole } from '../write-whole.ts'
import { type JudgePromptInput, createJudgeRequest } from './judge-prompt.ts'
import { type Verdict, readVerdicts } from './read-verdicts.ts'

export interface JudgeInput extends JudgePromptInput {
  model: ChatModel
  signal: AbortSignal
  /** Called with the tokens of each call that a provider counts, even of one that was given up. */
  onUsage: (usage: TokenUsage) => void
}

/** The shares of the context to try, one after the other, if the prompt is too long for the model. */
const SHARES = [1, 0.5, 0.2]

/**
 * Lets a model judge the sentences of a reply by texts of the business. Returns the verdicts by the index of their
 * sentence, without those that the model left out. Throws `ChatError` if the model fails or gives no verdict at all.
 */
export async function judgeSentences(input: JudgeInput): Promise<Map<number, Verdict>> {
  for (const share of SHARES) {
    try {
      return await judgeOnce({ ...input, contextTokens: input.contextTokens * share })
    } catch (error) {
      const isLast = share === SHARES.at(-1)
      if (isLast || !(error instanceof ChatError) || error.failure !== 'too_long') throw error
    }
  }
  throw new Error('unreachable')
}

async function judgeOnce(input: JudgeInput): Promise<Map<number, Verdict>> {
  const { model, sentences, signal, onUsage } = input
  const written = await writeWhole(model, { ...createJudgeRequest(input), signal }, onUsage)
  const verdicts = readVerdicts(written, sentences.length)
  if (verdicts.size === 0) throw new ChatError('unreadable', 'The model gave no verdicts')
  return verdicts
}
